"""A game told again from its journal: all its lines and scores, how it stood at any moment, and what a bot would have
done. Pure replays of what is stored, each as one viewer was or would have been told it; slow enough to be run beside
the event loop."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from seaboard.bots import Choose
from seaboard.core.game import CHANCE, Game
from seaboard.core.log import Action, GameLog, Header, Undo
from seaboard.core.match import Match
from seaboard.server.table.journal import Row, Setup, Stored
from seaboard.server.table.table import ABANDONED, FINISHED, Table
from seaboard.server.tell.lines import tell_line, tell_without_rules
from seaboard.server.tell.seat_view import tell_position
from seaboard.server.tell.wire import Choice, History, Position, Reviewed, Scores, Viewer


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


def review_game(game: Game[Any], log: GameLog, bot: Choose) -> list[Reviewed]:
    """What a bot would have done at each real decision of a person, knowing what the person knew. What was taken back
    is not reviewed."""
    match = Match(game, log.header)
    reviewed: list[Reviewed] = []
    stayed = _stayed(log)
    for entry in log.entries:
        if isinstance(entry, Action) and entry.seq in stayed and _is_of_person(log, entry):
            reviewed += _review_move(match, entry, bot)
        match.enter(entry)
    return reviewed


def _is_of_person(log: GameLog, entry: Action) -> bool:
    return entry.actor != CHANCE and log.header.seats[entry.actor].bot is None


def _stayed(log: GameLog) -> set[int]:
    """The numbers of the actions that nobody took back."""
    stayed: list[int] = []
    for entry in log.entries:
        if isinstance(entry, Action):
            stayed.append(entry.seq)
        else:
            while stayed and stayed[-1] >= entry.to:
                stayed.pop()
    return set(stayed)


def _review_move(match: Match, entry: Action, bot: Choose) -> list[Reviewed]:
    game, seat = match.game, entry.actor
    if len(game.legal(match.state, seat)) < 2:
        return []
    # The same game always gets the same review.
    rng = Random(f"{match.log.header.commitment}/{entry.seq}")
    advised = bot(game, game.imagine(match.state, seat, rng), seat, rng)
    played, best = Choice(entry.id, entry.do), Choice(advised, game.describe(advised))
    return [Reviewed(entry.seq, seat, played, best, agrees=advised == entry.id)]
