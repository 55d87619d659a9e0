"""Show a log step by step, and say whether it is sound."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from seaboard.core.errors import Trouble
from seaboard.core.log import Action, End, GameLog, Undo, bad_line, read_log
from seaboard.core.match import Match
from seaboard.games import open_game
from seaboard.locales.words import Words
from seaboard.terminal.play import WIDE, open_words, read_line
from seaboard.terminal.tables import SEAT_STYLES, draw_table, name_things
from seaboard.terminal.telling import tell_action, tell_event, tell_winners


def replay_file(path: Path, box: Path | None, language: str) -> None:
    """Walk through a log: with keys in a terminal, from beginning to end in a pipe."""
    log = read_log(path)
    game = open_game(log.header.game, box)
    words = open_words(language, game.name)
    try:
        match = Match(game, log.header)
    except Trouble as trouble:
        if trouble.message != "other-rules":
            raise bad_line(str(path), 1, trouble) from None
        tell_without_rules(log, words)
        return
    show = Show(Positions(log, match, str(path)), words)
    if sys.stdin.isatty() and sys.stdout.isatty():
        show.walk()
    else:
        show.tell_all()


def tell_without_rules(log: GameLog, words: Words) -> None:
    """What was done in a game of other rules; what came of it only those rules know."""
    console = Console(highlight=False, markup=False)
    names = [seat.name for seat in log.header.seats]
    console.print(Text(words("replay-without-rules", rules=log.header.rules), "yellow"))
    for number, entry in enumerate(log.entries):
        tell_entry(console, words, number, entry, names)
    if isinstance(log.end, End):
        console.print(tell_winners(words, log.end.result, names))


def tell_entry(console: Console, words: Words, number: int, entry: Action | Undo, names: list[str]) -> None:
    """One entry in words."""
    if isinstance(entry, Action):
        text = tell_action(words, entry.actor, entry.do, names)
    else:
        text = words("log-undo", who=names[entry.actor])
    style = SEAT_STYLES[entry.actor] if entry.actor >= 0 else "dim"
    console.print(Text(f"{number:>5}  {text}", style))


class Positions:
    """Every position of a log, each entry checked on the way."""

    def __init__(self, log: GameLog, match: Match, file: str) -> None:
        self.match = match
        self.names = [seat.name for seat in log.header.seats]
        self.states = [match.game.copy(match.state)]
        self.entries = log.entries
        self.result = log.end.result if isinstance(log.end, End) else None
        for number, entry in enumerate(log.entries, 2 if log.reveal is None else 3):
            try:
                match.enter(entry)
            except Trouble as reason:
                raise bad_line(file, number, reason) from None
            self.states.append(match.game.copy(match.state))


class Show:
    """A log on the screen."""

    def __init__(self, positions: Positions, words: Words) -> None:
        self.positions = positions
        self.words = name_things(positions.match.game.view(positions.states[0], None), words)
        self.console = Console(highlight=False, markup=False)

    def tell(self, number: int) -> None:
        """One entry in words, and what came of it."""
        entry = self.positions.entries[number]
        tell_entry(self.console, self.words, number, entry, self.positions.names)
        if isinstance(entry, Action):
            before, after = self.positions.states[number : number + 2]
            for event in self.positions.match.game.events(before, entry.id, after, None):
                self.console.print(Text(f"       {tell_event(self.words, event, self.positions.names)}", "bold"))

    def show(self, number: int) -> None:
        """The table before an entry."""
        view = self.positions.match.game.view(self.positions.states[number], None)
        self.console.print(draw_table(view, self.words, self.positions.names, self.console.width >= WIDE))

    def tell_all(self) -> None:
        """The whole game in words and its last table."""
        for number in range(len(self.positions.entries)):
            self.tell(number)
        self.show(len(self.positions.entries))
        if self.positions.result is not None:
            self.console.print(tell_winners(self.words, self.positions.result, self.positions.names))

    def walk(self) -> None:
        """Enter goes on, b back, a number there, q leaves."""
        last = len(self.positions.entries)
        at = 0
        while True:
            self.show(at)
            if at > 0:
                self.tell(at - 1)
            try:
                wish = read_line(self.console, self.words("replay-prompt", number=at, last=last))
            except EOFError:
                return
            if wish == "q":
                return
            if wish == "b":
                at = max(0, at - 1)
            elif wish.isdecimal():
                at = min(int(wish), last)
            else:
                at = min(at + 1, last)
