"""How the game of a table stands, for those who look at it. What they are told alike is made once; and to whoever knows
how it stood before, only those parts of the view are told that are different now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from seaboard.core.game import Json, ScoreSheet
from seaboard.core.log import End

if TYPE_CHECKING:
    from seaboard.server.table.table import Table

Viewer = int | None
"""A seat, or None for a spectator."""

encode = msgspec.json.Encoder().encode


class Choice(msgspec.Struct):
    """Something a seat may do."""

    id: int
    do: Json


class Play(msgspec.Struct):
    """The game as one viewer is told it."""

    seq: int
    due: str
    actors: tuple[int, ...]
    awaited: tuple[int, ...]
    score: ScoreSheet | None
    clock: Json | msgspec.UnsetType
    view: msgspec.Raw = msgspec.Raw(b"null")
    legal: list[Choice] = []
    may_undo: bool = False


class Standing:
    """The game of a table after its last line. `before` is how it stood when everybody was told the last time."""

    __slots__ = ("_alike", "_changes", "_known", "_known_at", "_seen", "number", "table")

    def __init__(self, table: Table, before: Standing | None = None) -> None:
        self.table = table
        self.number = table.number
        self._alike: Play | None = None
        self._seen: dict[Viewer, Json] = {}
        self._known_at = -1 if before is None else before.number
        self._known = {} if before is None else before._seen
        self._changes: dict[Viewer, msgspec.Raw] = {}

    def tell(self, viewer: Viewer, since: int | None = None) -> Play | None:
        """The game as a viewer sees it, and what they may do; None before it begins. `since` is the last line that the
        viewer was told of, if any."""
        table = self.table
        if table.match is None:
            return None
        if self._alike is None:
            self._alike = _tell_alike(table)
        view = self._view(viewer, since)
        if viewer is None:
            return replace(self._alike, view=view)
        legal = _tell_legal(table, viewer) if viewer in self._alike.actors else []
        return replace(self._alike, view=view, legal=legal, may_undo=table.may_undo(viewer))

    def let_go(self) -> None:
        """Everybody has been told: how it stood before is of no use any more."""
        self._known_at, self._known, self._changes = -1, {}, {}

    def follows(self, since: int | None) -> bool:
        """Whether those who know of the lines up to this one are told only what changed."""
        return since == self._known_at

    def hears_what_all_hear(self, viewer: Viewer, since: int) -> bool:
        """Whether a viewer is told the same as all others who follow: they see what all see, and have no choice now."""
        table = self.table
        if table.game.has_secrets or since < table.rearranged or not self.follows(since):
            return False
        return viewer is None or not (viewer in table.actors() or table.may_undo(viewer))

    def _view(self, viewer: Viewer, since: int | None) -> msgspec.Raw:
        # Without secrets all see the same, but for who they are themselves.
        eyes = viewer if self.table.game.has_secrets else None
        if eyes not in self._seen:
            self._seen[eyes] = self._look(eyes)
        if not self.follows(since) or eyes not in self._known:
            return msgspec.Raw(encode({**self._seen[eyes], "you": viewer}))
        if eyes not in self._changes:
            known = self._known[eyes]
            seen = self._seen[eyes].items()
            changes = {part: now for part, now in seen if now is not known[part] and now != known[part]}
            self._changes[eyes] = msgspec.Raw(encode(changes))
        return self._changes[eyes]

    def _look(self, eyes: Viewer) -> Json:
        assert self.table.match is not None
        seen = self.table.game.view(self.table.match.state, eyes)
        del seen["you"]
        return seen


def _tell_alike(table: Table) -> Play:
    """What all are told of a game."""
    assert table.match is not None
    end = table.match.log.end
    clock: Json | msgspec.UnsetType = msgspec.UNSET
    if table.clock is not None:
        deadlines = {str(seat): table.clock.deadline(seat) for seat in table.clock.since}
        clock = {"banks": table.clock.banks, "deadlines": deadlines}
    return Play(
        table.seq,
        table.game.due(table.match.state),
        table.actors(),
        table.awaited(),
        end.result if isinstance(end, End) else None,
        clock,
    )


def _tell_legal(table: Table, seat: int) -> list[Choice]:
    assert table.match is not None
    return [Choice(action, table.game.describe(action)) for action in table.match.legal(seat)]
