"""Show a log step by step. What a log says of itself is told only as far as the rules bear it out."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.text import Text

from seaboard.core.errors import Trouble
from seaboard.core.game import OVER
from seaboard.core.log import Action, End, GameLog, Undo, bad_line
from seaboard.core.match import Match
from seaboard.games import open_game
from seaboard.locales.words import Words
from seaboard.terminal.ending import tell_end
from seaboard.terminal.menus import name_things
from seaboard.terminal.play import open_words
from seaboard.terminal.saves import open_log
from seaboard.terminal.screen import Screen, read_number
from seaboard.terminal.stories import tell_story
from seaboard.terminal.streams import clean
from seaboard.terminal.tables import SEAT_STYLES, Picture
from seaboard.terminal.telling import tell_action


def replay_file(path: Path, box: Path | None, language: str) -> None:
    """Walk through a log: with keys in a terminal, from beginning to end in a pipe."""
    log = open_log(path)
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
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        show.walk()
    else:
        show.tell_all()


def tell_without_rules(log: GameLog, words: Words) -> None:
    """What was done in a game of other rules; what came of it only those rules know."""
    screen = Screen()
    names = [clean(seat.name) for seat in log.header.seats]
    screen.say(words("replay-without-rules", rules=log.header.rules), "yellow")
    for number, entry in enumerate(log.entries):
        tell_entry(screen, words, number, entry, names)
    if isinstance(log.end, End) and len(names) > 1:  # nobody wins alone
        winners = [_name_seat(words, seat, names) for seat in log.end.result.winners]
        screen.say(words("winners-unchecked", names=", ".join(winners)), "yellow")


def tell_entry(screen: Screen, words: Words, number: int, entry: Action | Undo, names: list[str]) -> None:
    """One entry in words; one that only other rules understand as it stands there."""
    if isinstance(entry, Undo):
        text = words("log-undo", who=_name_seat(words, entry.actor, names))
    else:
        try:
            text = tell_action(words, entry.actor, entry.do, names)
        except (KeyError, IndexError, TypeError, AttributeError):
            who = _name_seat(words, entry.actor, names)
            text = f"{who}: {msgspec.json.encode(entry.do).decode()}"
    style = SEAT_STYLES[entry.actor] if 0 <= entry.actor < len(SEAT_STYLES) else "dim"
    screen.say(f"{number:>5}  {text}", style)


def _name_seat(words: Words, seat: int, names: list[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else words("nobody-here", seat=seat)


class Positions:
    """Every position of a log, each entry checked on the way, and the result at the end."""

    def __init__(self, log: GameLog, match: Match, file: str) -> None:
        self.match = match
        self.names = [clean(seat.name) for seat in log.header.seats]
        self.states = [match.game.copy(match.state)]
        self.entries = log.entries
        self.is_over = isinstance(log.end, End)
        first = 2 if log.reveal is None else 3
        for number, entry in enumerate(log.entries, first):
            try:
                self._enter(entry)
            except Trouble as reason:
                raise bad_line(file, number, reason) from None
        try:
            self._check_end(log)
        except Trouble as reason:
            raise bad_line(file, first + len(log.entries), reason) from None

    def _check_end(self, log: GameLog) -> None:
        """What the log calls the result must be what the rules count."""
        if isinstance(log.end, End) and self.match.actor != OVER:
            raise Trouble("not-over")
        if isinstance(log.end, End) and log.end.result != self.match.game.score(self.match.state):
            raise Trouble("result-differs")

    def _enter(self, entry: Action | Undo) -> None:
        self.match.enter(entry)
        self.states.append(self.match.game.copy(self.match.state))


class Show:
    """A log on the screen."""

    def __init__(self, positions: Positions, words: Words) -> None:
        self.positions = positions
        self.game = positions.match.game
        self.words = name_things(self.game, self.game.view(positions.states[0], None), words)
        self.screen = Screen()
        self.picture = Picture(self.game, self.words, positions.names)

    def tell(self, number: int) -> None:
        """One entry in words, and what came of it."""
        entry = self.positions.entries[number]
        tell_entry(self.screen, self.words, number, entry, self.positions.names)
        if isinstance(entry, Action):
            before, after = self.positions.states[number : number + 2]
            for sentence in tell_story(self.game, before, entry.id, after, None, self.words, self.positions.names):
                self.screen.say_after("       ", Text(sentence, "bold"))

    def tell_all(self) -> None:
        """The whole game in words and its last table."""
        for number in range(len(self.positions.entries)):
            self.tell(number)
        self.picture.show_all(self.screen, self.positions.states[-1], None)
        self.tell_end()

    def tell_end(self) -> None:
        """What came of it all, as the rules count it."""
        if self.positions.is_over:
            tell_end(self.screen, self.words, self.game, self.positions.states[-1], self.positions.names)

    def walk(self) -> None:
        """Enter goes on, b back, a number there, t shows the whole table, q leaves."""
        last = len(self.positions.entries)
        at = 0
        while True:
            if at > 0:
                self.tell(at - 1)
            self.picture.show_changes(self.screen, self.positions.states[at], None)
            if at == last:
                self.tell_end()
            try:
                wish = self.screen.ask(self.words("replay-prompt", number=at, last=last))
            except EOFError:
                return
            if wish == "q":
                return
            if wish == "t":
                self.picture.forget()
            elif wish == "b":
                at = max(0, at - 1)
            elif wish.isdecimal():
                number = read_number(wish)
                at = last if number is None else min(number, last)
            else:
                at = min(at + 1, last)
