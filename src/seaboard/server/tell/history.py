"""A game told again from its journal: all its lines and scores, and how it stood at any moment. Pure replays of what is
stored, each as one viewer was or would have been told it; slow enough to be run beside
the event loop."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from seaboard.core.game import Game
from seaboard.core.log import Action, GameLog, Header, Undo
from seaboard.server.table.journal import Row, Setup, Stored
from seaboard.server.table.table import ABANDONED, FINISHED, Table
from seaboard.server.tell.answers import History, Position, Scores
from seaboard.server.tell.lines import tell_line, tell_without_rules
from seaboard.server.tell.seat_view import tell_position
from seaboard.server.tell.wire import Viewer


def tell_history(game: Game[Any], stored: Stored, viewer: Viewer) -> History:
    """Every line from the beginning as the viewer was told it, and when the game is over the scores on the way."""
    table = Table(game, stored.setup, stored.seed)
    lines: list[Raw] = []
    scores: list[Scores] = []
    for row in stored.rows:
        lines.append(Raw(tell_line(game, table.apply(row), viewer)))
        if isinstance(row.line, Header | Action | Undo):
            _note_scores(table, scores)
    over = table.status in (FINISHED, ABANDONED)
    return History(table.number, lines, scores if over else None, served=True)


def _note_scores(table: Table, scores: list[Scores]) -> None:
    """Add how it stands now, if that is something new."""
    assert table.match is not None
    totals = table.game.score(table.match.state).totals
    if not scores or scores[-1].totals != totals:
        scores.append(Scores(table.seq, totals))


def tell_history_without_rules(stored: Stored) -> History:
    """The lines of a game that is over and whose rules are not here any more: what was done can still be told, not what
    came of it."""
    lines = [Raw(tell_without_rules(row)) for row in stored.rows]
    return History(len(stored.rows), lines, None, served=False)


def tell_past_position(game: Game[Any], setup: Setup, log: GameLog, viewer: Viewer) -> Position:
    """How the game stood for a viewer at the end of this part of its log. Nothing can be done there."""
    # Without its clock, which would have run out long ago.
    table = Table(game, msgspec.structs.replace(setup, clock=None), b"")
    for number, line in enumerate(log.lines(), 1):
        table.apply(Row(number, 0, line))
    return Position(len(log.entries), tell_position(table, viewer))
