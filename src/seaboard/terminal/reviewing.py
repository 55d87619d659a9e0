"""A game that is over, reviewed in the terminal: skill and luck of each seat, the costliest decisions and the luckiest
draws; or all of it for other programs."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from seaboard.bots.outlook import budget_of
from seaboard.bots.review import ITERATIONS, Decision, Draw, GameReview, Reviewer
from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE
from seaboard.games import open_game
from seaboard.locales.words import Words
from seaboard.terminal.menus import name_things
from seaboard.terminal.play import open_words
from seaboard.terminal.saves import open_log
from seaboard.terminal.screen import Screen
from seaboard.terminal.streams import clean
from seaboard.terminal.tables import SEAT_STYLES, seat_mark
from seaboard.terminal.telling import tell_action, tell_choice

MOST_TOLD = 5
MOST_THINKING = 1_000_000
"""Iterations a decision: some seconds each."""


def review_file(path: Path, box: Path | None, thinking: int | None, seed: str, as_json: bool, language: str) -> None:
    """Review a log: in words, or as one line of JSON."""
    if thinking is not None and not 1 <= thinking <= MOST_THINKING:
        raise Trouble("bad-thinking", thinking=thinking, most=MOST_THINKING)
    log = open_log(path)
    if log.end is None:
        raise Trouble("not-over")
    game = open_game(log.header.game, box)
    words = open_words(language, game.name)
    reviewer = Reviewer(game, log, thinking or budget_of(game, ITERATIONS), seed)
    _think(reviewer, words)
    if as_json:
        sys.stdout.write(msgspec.json.encode(reviewer.result()).decode() + "\n")
        return
    names = [clean(seat.name) for seat in log.header.seats]
    Told(
        reviewer.result(),
        name_things(game, game.view(game.new(game.parse_options(log.header.options)), None), words),
        names,
    ).tell()


def _think(reviewer: Reviewer, words: Words) -> None:
    """Go through the game, with a bar."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        bar = bars.add_task(words("review-working"), total=len(reviewer.history))
        while not reviewer.is_done:
            reviewer.go_on()
            bars.advance(bar)


class Told:
    """A review in words."""

    def __init__(self, review: GameReview, words: Words, names: list[str]) -> None:
        self.review, self.words, self.names = review, words, names
        self.screen = Screen()

    def tell(self) -> None:
        """The seats, then the moments that mattered most."""
        self.screen.print(self._draw_seats())
        self.screen.say(self.words("review-help", iterations=self.review.iterations), "dim")
        mistakes = sorted((each for each in self.review.decisions if each.lost > 0), key=lambda each: -each.lost)
        self.screen.say(self.words("review-mistakes" if mistakes else "review-fine"), "bold")
        for mistake in mistakes[:MOST_TOLD]:
            self.screen.say_after("  ", Text(self._tell_mistake(mistake), SEAT_STYLES[mistake.seat]))
        lucky = sorted(self.review.draws, key=lambda each: -max(each.luck))
        if lucky:
            self.screen.say(self.words("review-lucky"), "bold")
        for draw in lucky[:MOST_TOLD]:
            self.screen.say_after("  ", Text(self._tell_draw(draw)))

    def _draw_seats(self) -> Table:
        table = Table(
            self.words("player"), self.words("review-decided"), self.words("review-lost"), self.words("review-luck")
        )
        for seat, each in enumerate(self.review.seats):
            luck = f"{self._amount(each.luck)} ± {self._amount(each.error, signed=False)}"
            name = Text(f"{seat_mark(seat)} {self.names[seat]}", SEAT_STYLES[seat])
            table.add_row(name, f"{each.mistakes}/{each.decisions}", self._amount(-each.lost), luck)
        return table

    def _tell_mistake(self, each: Decision) -> str:
        return self.words(
            "review-mistake",
            number=each.seq,
            name=self.names[each.seat],
            played=tell_choice(self.words, each.played.do, self.names),
            lost=self._amount(-each.lost),
            other=tell_choice(self.words, each.other.do, self.names),
        )

    def _tell_draw(self, each: Draw) -> str:
        seat = max(range(len(each.luck)), key=lambda seat: each.luck[seat])
        drawn = tell_action(self.words, CHANCE, each.drawn.do, self.names)
        luck = self._amount(each.luck[seat])
        return self.words("review-draw", number=each.seq, drawn=drawn, luck=luck, name=self.names[seat])

    def _amount(self, amount: float, signed: bool = True) -> str:
        """A chance in percent, or points."""
        scaled = round(100 * amount if self.review.measure == "chance" else amount, 1)
        sign = "−" if scaled < 0 else "+" if signed and scaled > 0 else ""
        return self.words("review-amount", measure=self.review.measure, sign=sign, amount=abs(scaled))
