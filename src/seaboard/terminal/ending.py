"""The end of a game in words: why it ended, the score sheet, who has won and what decided a tie; or, for who played
alone, how good the result is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.table import Table
from rich.text import Text

from seaboard.core.game import Game, Json, ScoreSheet, State
from seaboard.locales.words import Words
from seaboard.terminal.screen import Screen
from seaboard.terminal.tables import SEAT_STYLES, seat_mark, table_of, top_totals
from seaboard.terminal.telling import message_id

TieBreaks = dict[str, Callable[[Json, int], int]]


def tell_end(screen: Screen, words: Words, game: Game[Any], state: State, names: list[str]) -> None:
    """All there is to say about a finished game."""
    sheet, view = game.score(state), game.view(state, None)
    for reason in sheet.ended_by:
        screen.say(words(message_id("end", reason)))
    screen.print(draw_score(words, sheet, names))
    for line in tell_tie(words, view, sheet, names):
        screen.say(line)
    screen.say(tell_result(words, view, sheet, names), "bold green")


def draw_score(words: Words, sheet: ScoreSheet, names: list[str]) -> Table:
    """The score sheet, part by part."""
    table = Table(title=words("score-sheet"))
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text(f"{seat_mark(seat)} {name}", SEAT_STYLES[seat]), justify="right")
    for part, points in sheet.parts.items():
        table.add_row(words(message_id("part", part)), *map(str, points))
    table.add_section()
    table.add_row(words("total"), *(Text(str(total), "bold") for total in sheet.totals))
    return table


def tell_result(words: Words, view: Json, sheet: ScoreSheet, names: list[str]) -> str:
    """Who has won; nobody wins alone, there the result has its own sentence."""
    if len(names) == 1:
        verdict: str = table_of(view["game"]).tell_verdict(view, words)
        return verdict
    return tell_winners(words, [names[seat] for seat in sheet.winners])


def tell_winners(words: Words, winners: list[str]) -> str:
    """Who has won, in a sentence."""
    if len(winners) == 1:
        return words("winner", name=winners[0])
    return words("winners-shared", names=", ".join(winners))


def tell_tie(words: Words, view: Json, sheet: ScoreSheet, names: list[str]) -> list[str]:
    """What decided between those who would share the victory else: each count that was compared, until one decides."""
    table = table_of(view["game"])
    tied: list[int] = getattr(table, "list_tied", top_totals)(view, sheet)
    told: list[str] = []
    breaks: TieBreaks = getattr(table, "TIE_BREAKS", {})
    for name, count in breaks.items():
        if len(tied) < 2:
            break
        counts = {seat: count(view, seat) for seat in tied}
        standing = ", ".join(f"{names[seat]} {counts[seat]}" for seat in tied)
        told.append(words(message_id("tie", name), standing=standing))
        tied = [seat for seat in tied if counts[seat] == max(counts.values())]
    return told
