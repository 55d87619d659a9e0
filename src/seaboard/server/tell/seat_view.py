"""How the game of a table stands, for those who look at it. What they are told alike is made once; and to whoever knows
how it stood before, only the delta of the view is told."""

from __future__ import annotations

from msgspec import UNSET, Raw
from msgspec.structs import replace

from seaboard.core.game import Json
from seaboard.core.log import End
from seaboard.core.remember import Memory, recall
from seaboard.server.table.table import Table
from seaboard.server.tell.lines import encode
from seaboard.server.tell.wire import Choice, ClockState, Play, Viewer
from seaboard.server.times import now, wall_clock


class SeatViews:
    """The game of a table after its last line. `before` is how it stood when everybody was told the last time."""

    __slots__ = (
        "_alike",
        "_base",
        "_base_number",
        "_choosers",
        "_deltas",
        "_memory",
        "_undoers",
        "_views",
        "number",
        "table",
    )

    def __init__(self, table: Table, before: SeatViews | None = None) -> None:
        self.table = table
        self.number = table.number
        self._alike: Play | None = None
        self._undoers = table.undoers()
        self._choosers = {*table.actors(), *self._undoers}
        self._views: dict[Viewer, Json] = {}
        self._base_number = -1 if before is None else before.number
        self._base = {} if before is None else before._views
        self._memory: Memory = {} if before is None or before.table is not table else before._memory
        self._deltas: dict[Viewer, Raw] = {}

    def tell(self, viewer: Viewer, since: int | None = None) -> Play | None:
        """The game as a viewer sees it, and what they may do; None before it begins. `since` is the last line that the
        viewer was told of, if any."""
        table = self.table
        if table.match is None:
            return None
        if self._alike is None:
            self._alike = _tell_alike(table)
        if table.clock is not None:
            # Nothing happened, and yet: the room may have been closed since, or the system's clock set.
            self._alike.clock = _tell_clock(table)
        view = self._view(viewer, since)
        if viewer is None:
            return replace(self._alike, view=view)
        legal = _tell_legal(table, viewer) if viewer in self._alike.actors else []
        return replace(self._alike, view=view, legal=legal, may_undo=viewer in self._undoers)

    def forget_base(self) -> None:
        """Everybody has been told: how it stood before is of no use any more."""
        self._base_number, self._base, self._deltas = -1, {}, {}

    def has_delta(self, since: int | None) -> bool:
        """Whether those who know of the lines up to this one are told only what changed."""
        return since == self._base_number

    def hears_what_all_hear(self, viewer: Viewer, since: int) -> bool:
        """Whether a viewer is told the same as all others who follow: they see what all see, and have no choice now."""
        table = self.table
        if viewer in self._choosers or table.game.has_secrets:
            return False
        return since == self._base_number and since >= table.rearranged

    def _view(self, viewer: Viewer, since: int | None) -> Raw:
        # Without secrets all see the same, but for who they are themselves.
        eyes = viewer if self.table.game.has_secrets else None
        if eyes not in self._views:
            self._views[eyes] = self._look(eyes)
        if not self.has_delta(since) or eyes not in self._base:
            return Raw(encode({**self._views[eyes], "you": viewer}))
        if eyes not in self._deltas:
            base, parts = self._base[eyes], self._views[eyes].items()
            delta = {part: now for part, now in parts if now is not base[part] and now != base[part]}
            self._deltas[eyes] = Raw(encode(delta))
        return self._deltas[eyes]

    def _look(self, eyes: Viewer) -> Json:
        assert self.table.match is not None
        seen = recall(self._memory, self.table.game.view, self.table.match.state, eyes)
        del seen["you"]
        return seen


def tell_position(table: Table, viewer: Viewer) -> Play:
    """How the game stands for somebody who can do nothing there."""
    play = SeatViews(table).tell(viewer)
    assert play is not None
    return replace(play, legal=[], may_undo=False)


def _tell_alike(table: Table) -> Play:
    """What all are told of a game."""
    assert table.match is not None
    end = table.match.log.end
    return Play(
        seq=table.seq,
        due=table.game.due(table.match.state),
        actors=table.actors(),
        awaited=table.awaited(),
        score=end.result if isinstance(end, End) else None,
        clock=UNSET,
        view=Raw(b"null"),
        legal=[],
        may_undo=False,
    )


def _tell_clock(table: Table) -> ClockState:
    assert table.clock is not None
    ahead, people = wall_clock() - now(), table.people
    deadlines = {str(seat): table.clock.deadline(seat) + ahead for seat in table.clock.since if seat in people}
    return ClockState(table.clock.banks, deadlines)


def _tell_legal(table: Table, seat: int) -> list[Choice]:
    assert table.match is not None
    return [Choice(action, table.game.describe(action)) for action in table.match.legal(seat)]
