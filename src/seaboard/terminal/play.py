"""A game at the terminal: the table, numbered choices and a few letters. Everything that happens is written to the
save before it is shown, so that a game can be left, or crash, at any moment."""

from __future__ import annotations

import hashlib
import secrets
import select
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from seaboard.bots import Choose, decide, open_bot
from seaboard.core.dealer import SEED_BYTES, Dealer, HandDealer, commit_to_seed, open_dealer
from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, OVER, Game, ScoreSheet, State
from seaboard.core.log import LONGEST_NAME, Action, Seat
from seaboard.core.match import Match, new_header
from seaboard.games import GAMES, open_game
from seaboard.locales.words import Words
from seaboard.terminal.saves import Save, find_save, saves_folder
from seaboard.terminal.tables import SEAT_STYLES, draw_table, name_things, seat_mark
from seaboard.terminal.telling import message_id, tell_action, tell_choice, tell_event, tell_winners

WIDE = 116  # columns from which table and seats stand side by side


class Leave(Exception):
    """The player leaves the table."""


class Wishes(msgspec.Struct):
    """What a new game should be like, as the command line says it."""

    game: str
    options: dict[str, Any] = {}
    bots: list[str] | None = None
    names: list[str] = []
    seed: str | None = None
    by_hand: bool = False
    box: Path | None = None
    folder: Path | None = None


def open_words(language: str, game: str) -> Words:
    """All the words that a table in the terminal needs."""
    return Words(language, "terminal", "trouble", game)


def choose_game(language: str) -> str:
    """Ask which game to play, if there are several."""
    if len(GAMES) == 1:
        return GAMES[0]
    console = Console(highlight=False, markup=False)
    words = Words(language, "terminal")
    console.print(Text(words("which-game"), "bold"))
    for number, name in enumerate(GAMES, 1):
        game_words = Words(language, name)
        console.print(f"  {number}  {game_words('title')}: {game_words('tagline')}")
    while True:
        wish = read_line(console, words("which-game-prompt"))
        if wish.isdecimal() and 1 <= int(wish) <= len(GAMES):
            return GAMES[int(wish) - 1]
        if wish in GAMES:
            return wish
        console.print(Text(words("not-a-number", wish=wish, last=len(GAMES)), "red"))


def read_line(console: Console, prompt: str) -> str:
    """A line from the person, in lower case; EOFError when there are no more. A pipe's answers are shown too."""
    console.print(Text(prompt, "bold"), end=" ")
    console.file.flush()
    if sys.stdin.isatty() and sys.platform != "win32":
        _wait_for_line()
    line = sys.stdin.readline()
    if not line:
        console.print()
        raise EOFError
    if not sys.stdin.isatty():
        console.print(Text(line.strip()))
    return line.strip().lower()


def _wait_for_line() -> None:
    """Wait for the keyboard, looking up now and then: a Ctrl-C that comes in the instant before a blocking read begins
    would be noticed only after the next line."""
    while not select.select([sys.stdin], [], [], 0.25)[0]:
        pass


def play_new(wishes: Wishes, language: str) -> None:
    """Set up a new game and play it."""
    game = open_game(wishes.game, wishes.box)
    options = game.parse_options(wishes.options)
    words = open_words(language, game.name)
    seats = _fill_seats(wishes, game.players(game.new(options)), words)
    for seat in seats:
        if seat.bot is not None:
            open_bot(seat.bot, game)
    seed = None if wishes.by_hand else _make_seed(wishes.seed)
    header = new_header(
        game,
        options,
        seats,
        dealer="hand" if seed is None else "secure" if wishes.seed is None else "own",
        commitment=None if seed is None else commit_to_seed(seed),
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    match = Match(game, header)
    save = Save.create(saves_folder(wishes.folder), header, seed)
    if seed is not None:
        save.write(match.reveal())
    TableTalk(match, save, words, seed).run()


def play_saved(wanted: str, folder: Path | None, box: Path | None, language: str, repair: bool) -> None:
    """Go on with a saved game."""
    save = find_save(saves_folder(folder), wanted)
    repaired = save.repair() if repair else None
    log = save.read()
    game = open_game(log.header.game, box)
    words = open_words(language, game.name)
    match = Match.resume(game, log)
    if log.end is not None:
        raise Trouble("already-over", file=str(save.path))
    seed = save.read_seed() if log.header.dealer != "hand" else None
    if not log.is_open:
        save.write(match.reveal())
    talk = TableTalk(match, save, words, seed)
    if repaired is not None:
        talk.say(words("repaired", lines=repaired))
    talk.run()


def _fill_seats(wishes: Wishes, players: int, words: Words) -> list[Seat]:
    """People sit first, then the bots; without other wishes one person plays against greedy bots."""
    bots = wishes.bots if wishes.bots is not None else ["greedy"] * (players - 1)
    if len(bots) > players:
        raise Trouble("too-many-bots", bots=len(bots), players=players)
    people = players - len(bots)
    if len(wishes.names) > people:
        raise Trouble("too-many-names", names=len(wishes.names), people=people)
    seats = []
    for number in range(people):
        named = number < len(wishes.names)
        name = wishes.names[number] if named else words("person", number=number + 1)
        if len(name) > LONGEST_NAME:
            raise Trouble("name-too-long", name=name, most=LONGEST_NAME)
        seats.append(Seat(name))
    for number, bot in enumerate(bots):
        seats.append(Seat(words("bot-name", number=number), bot))
    return seats


def _make_seed(wanted: str | None) -> bytes:
    """A secret seed; the same one for the same wish."""
    return secrets.token_bytes(SEED_BYTES) if wanted is None else hashlib.sha256(f"seed {wanted}".encode()).digest()


class TableTalk:
    """A match at the terminal: shows, asks, obeys."""

    def __init__(self, match: Match, save: Save, words: Words, seed: bytes | None) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.save = save
        self.words = name_things(self.game.view(match.state, None), words)
        self.console = Console(highlight=False, markup=False)
        self.seats = match.log.header.seats
        self.names = [seat.name for seat in self.seats]
        self.bots: list[Choose | None] = [None if s.bot is None else open_bot(s.bot, self.game) for s in self.seats]
        self.seed = seed
        self.dealer: Dealer = HandDealer(self.ask_outcome) if seed is None else open_dealer(match.log, seed)
        self.rng = Random(seed)
        """For the bots' own thinking; it never touches the dice."""

    def say(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.console.print(Text(text, style))

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.welcome()
        try:
            while self.match.actor != OVER:
                self.take_turn()
        except (Leave, EOFError):
            self.say(self.words("saved", name=self.save.path.stem))
            return
        self.finish()

    def welcome(self) -> None:
        """Who plays what, and how to talk to the table."""
        self.console.rule(Text(self.words("title"), "bold"))
        for seat, name in enumerate(self.names):
            bot = self.seats[seat].bot
            level = "" if bot is None else f" ({self.words('bot-level', bot=bot)})"
            self.say(f"  {seat_mark(seat)} {name}{level}", SEAT_STYLES[seat])
        commitment = self.match.log.header.commitment
        if commitment is not None:
            self.say(self.words("commitment", hash=commitment), "dim")
        self.say(self.words("letters"), "dim")

    def take_turn(self) -> None:
        """Let whoever acts act once."""
        actor = self.match.actor
        if actor == CHANCE:
            self.record(self.match.deal(self.dealer))
            return
        bot = self.bots[actor]
        if bot is None:
            self.ask_person(actor)
        else:
            self.record(self.match.play(actor, decide(bot, self.game, self.match.state, actor, self.rng)))

    def record(self, entry: Action) -> None:
        """Write an action down, then tell what the people at this terminal may hear of it."""
        self.save.write(entry)
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        hearer = people[0] if len(people) == 1 else None
        told = self.game.told(self.match.before, entry.actor, entry.id, hearer)
        if told is not None:
            self.say(tell_action(self.words, entry.actor, told, self.names), self._style_of(entry.actor))
        for event in self.game.events(self.match.before, entry.id, self.match.state, hearer):
            self.say(tell_event(self.words, event, self.names), "bold")

    def _style_of(self, actor: int) -> str:
        return "dim" if actor == CHANCE else SEAT_STYLES[actor]

    def ask_person(self, seat: int) -> None:
        """Show the table and the choices until the person has decided or taken back."""
        legal = self.game.legal(self.match.state, seat)
        if self.game.has_secrets and self.bots.count(None) > 1:
            self.read(self.words("hand-over", name=self.names[seat]))
        self.show_table(seat)
        self.show_choices(seat, legal)
        while True:
            wish = self.read(self.words("prompt", name=self.names[seat]))
            if wish.isdecimal() and 1 <= int(wish) <= len(legal):
                self.record(self.match.play(seat, legal[int(wish) - 1]))
                return
            if wish == "u":
                if self.undo(seat):
                    return
            elif wish.startswith("?"):
                self.explain(seat, legal, wish[1:].strip())
            elif wish == "h":
                bot = open_bot("greedy", self.game)
                hint = decide(bot, self.game, self.match.state, seat, Random(len(self.match.history)))
                self.say(self.words("hint", choice=self.choice(hint)), "yellow")
            elif wish == "s":
                self.show_score(self.game.score(self.match.state))
            elif wish == "q":
                raise Leave
            elif wish == "":
                self.show_choices(seat, legal)
            else:
                self.say(self.words("not-understood", wish=wish, last=len(legal)), "red")

    def show_table(self, seat: int | None) -> None:
        """The table as a seat sees it."""
        view = self.game.view(self.match.state, seat)
        self.console.print(draw_table(view, self.words, self.names, self.console.width >= WIDE))

    def show_choices(self, seat: int, legal: list[int]) -> None:
        """What is to be decided, and the numbered choices."""
        due = self.words(message_id("due", self.game.due(self.match.state)))
        self.say(f"{seat_mark(seat)} {self.names[seat]}: {due}", f"bold {SEAT_STYLES[seat]}")
        for number, action in enumerate(legal, 1):
            self.say(f"  {number:>2}  {self.choice(action)}")

    def choice(self, action: int) -> str:
        """An action as a line of the menu."""
        return tell_choice(self.words, self.game.describe(action), self.names)

    def read(self, prompt: str) -> str:
        """A line from the person."""
        return read_line(self.console, prompt)

    def undo(self, seat: int) -> bool:
        """Take back if nothing was drawn, shown or decided since."""
        if not self.match.may_undo(seat):
            self.say(self.words("cannot-undo"), "yellow")
            return False
        self.save.write(self.match.undo(seat))
        self.say(self.words("undone"), "yellow")
        return True

    def explain(self, seat: int, legal: list[int], which: str) -> None:
        """The rule behind each choice, or one, and why other things are not possible."""
        state = self.match.state
        if which:
            if not which.isdecimal() or not 1 <= int(which) <= len(legal):
                self.say(self.words("not-a-number", wish=which, last=len(legal)), "red")
                return
            self._explain_one(self.choice(legal[int(which) - 1]), self.game.rule_behind(state, legal[int(which) - 1]))
            return
        for action in legal:
            self._explain_one(self.choice(action), self.game.rule_behind(state, action))
        reasons = {a: self.game.why_not(state, a, seat) for a in self.game.considered(state)}
        not_now = {action: reason for action, reason in reasons.items() if reason is not None}
        if not_now:
            self.say(self.words("not-possible"), "yellow")
        for action, reason in not_now.items():
            self._explain_one(self.choice(action), reason)

    def _explain_one(self, choice: str, rule: str) -> None:
        self.say(f"  {choice}")
        self.say(f"     {rule}: {self.words.rule(rule)}", "dim")

    def ask_outcome(self, game: Game[Any], state: State, outcomes: list[int]) -> int:
        """What real dice and tiles say: the table companion."""
        self.say(self.words(message_id("due", game.due(state))), "bold")
        for number, action in enumerate(outcomes, 1):
            self.say(f"  {number:>2}  {self.choice(action)}")
        while True:
            wish = self.read(self.words("prompt-outcome"))
            if wish.isdecimal() and 1 <= int(wish) <= len(outcomes):
                return outcomes[int(wish) - 1]
            if wish == "q":
                raise Leave
            self.say(self.words("not-a-number", wish=wish, last=len(outcomes)), "red")

    def show_score(self, sheet: ScoreSheet) -> None:
        """The score sheet, part by part."""
        table = Table(title=self.words("score-sheet"))
        table.add_column("")
        for seat, name in enumerate(self.names):
            table.add_column(Text(f"{seat_mark(seat)} {name}", SEAT_STYLES[seat]), justify="right")
        for part, points in sheet.parts.items():
            table.add_row(self.words(message_id("part", part)), *map(str, points))
        table.add_section()
        table.add_row(self.words("total"), *(Text(str(total), "bold") for total in sheet.totals))
        self.console.print(table)

    def finish(self) -> None:
        """The end: result, score sheet, and the seed for whoever wants to check the dice."""
        end = self.match.end(self.seed)
        self.save.write(end)
        self.save.forget_seed()
        self.show_table(None)
        for reason in end.result.ended_by:
            self.say(self.words(message_id("end", reason)))
        self.show_score(end.result)
        self.say(tell_winners(self.words, end.result, self.names), "bold green")
        self.say(self.words("log-kept", file=str(self.save.path)), "dim")
