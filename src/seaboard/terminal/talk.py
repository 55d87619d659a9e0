"""The talk at a table in the terminal: it shows the table and the choices, obeys numbers and letters, and tells what
happens. Everything is written to the save before it is shown, so that a game can be left, or crash, at any moment."""

from __future__ import annotations

from random import Random
from typing import Any

from rich.text import Text

from seaboard.bots import Choose, decide, open_bot
from seaboard.core.dealer import Dealer, HandDealer, open_dealer
from seaboard.core.game import CHANCE, OVER, Game, State
from seaboard.core.log import Action, Undo
from seaboard.core.match import Match
from seaboard.locales.words import Words
from seaboard.terminal.ending import draw_score, tell_end
from seaboard.terminal.hints import tell_hint
from seaboard.terminal.menus import name_things, tell_consequences
from seaboard.terminal.saves import Save
from seaboard.terminal.screen import Screen, read_choice
from seaboard.terminal.stories import tell_story
from seaboard.terminal.streams import clean
from seaboard.terminal.tables import SEAT_STYLES, Picture, seat_mark
from seaboard.terminal.telling import message_id, tell_action, tell_choice


class Leave(Exception):
    """The player leaves the table."""


class TakeBack(Exception):
    """Instead of telling what the dice show, the person takes back what was entered before."""


class TableTalk:
    """A match at the terminal: shows, asks, obeys."""

    def __init__(self, match: Match, save: Save, words: Words, seed: bytes | None) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.save = save
        view = self.game.view(match.state, None)
        self.words = name_things(self.game, view, words)
        self.full_words = name_things(self.game, view, words, fully=True)
        """For menus: things with all that is printed on them."""
        self.screen = Screen()
        self.seats = match.log.header.seats
        self.names = [clean(seat.name) for seat in self.seats]
        self.picture = Picture(self.game, self.words, self.names)
        self.bots: list[Choose | None] = [None if s.bot is None else open_bot(s.bot, self.game) for s in self.seats]
        self.seed = seed
        self.dealer: Dealer = HandDealer(self.ask_outcome) if seed is None else open_dealer(match.log, seed)
        self.rng = Random(seed)
        """For the bots' own thinking; it never touches the dice."""

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.welcome()
        try:
            while self.match.actor != OVER:
                self.take_turn()
        except (Leave, EOFError):
            self.screen.say(self.words("saved", name=self.save.path.stem))
            return
        self.finish()

    def welcome(self) -> None:
        """Who plays what, and how to talk to the table."""
        self.screen.rule(Text(self.words("title"), "bold"))
        for seat, name in enumerate(self.names):
            bot = self.seats[seat].bot
            level = "" if bot is None else f" ({self.words('bot-level', bot=bot)})"
            self.screen.say(f"  {seat_mark(seat)} {name}{level}", SEAT_STYLES[seat])
        commitment = self.match.log.header.commitment
        if commitment is not None:
            self.screen.say(self.words("commitment", hash=commitment), "dim")
        self.screen.say(self.words("letters"), "dim")

    def take_turn(self) -> None:
        """Let whoever acts act once."""
        actor = self.match.actor
        if actor == CHANCE:
            try:
                self.record(self.match.deal(self.dealer))
            except TakeBack:
                self.take_back_entry()
            return
        bot = self.bots[actor]
        if bot is None:
            self.ask_person(actor)
        else:
            self.record(self.match.play(actor, decide(bot, self.game, self.match.state, actor, self.rng)))

    def record(self, entry: Action) -> None:
        """Write an action down, then tell what the people at this terminal may hear of it."""
        self.save.write(entry)
        people = self.people()
        hearer = people[0] if len(people) == 1 else None
        told = self.game.told(self.match.before, entry.actor, entry.id, hearer)
        if told is not None:
            style = "dim" if entry.actor == CHANCE else SEAT_STYLES[entry.actor]
            self.screen.say(tell_action(self.words, entry.actor, told, self.names), style)
        before, after = self.match.before, self.match.state
        for sentence in tell_story(self.game, before, entry.id, after, hearer, self.words, self.names):
            self.screen.say(sentence, "bold")

    def people(self) -> list[int]:
        """The seats at this keyboard."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def ask_person(self, seat: int) -> None:
        """Show what is new on the table and the choices until the person has decided or taken back."""
        legal = self.game.legal(self.match.state, seat)
        if self.game.has_secrets and len(self.people()) > 1:
            self.screen.ask(self.words("hand-over", name=self.names[seat]))
            self.picture.show_all(self.screen, self.match.state, seat)
        else:
            self.picture.show_changes(self.screen, self.match.state, seat)
        self.show_choices(seat, legal)
        while True:
            wish = self.screen.ask(self.words("prompt", name=self.names[seat]))
            choice = read_choice(wish, len(legal))
            if choice is not None:
                self.record(self.match.play(seat, legal[choice]))
                return
            if wish == "u":
                if self.undo(seat):
                    return
            elif wish == "q":
                raise Leave
            else:
                self.answer(seat, legal, wish)

    def answer(self, seat: int, legal: list[int], wish: str) -> None:
        """Whatever can be asked at a table without changing it."""
        if wish.startswith("?"):
            self.explain(seat, legal, wish[1:].strip())
        elif wish == "h":
            tell_hint(self.screen, self.game, self.match.state, seat, self.full_words, self.names)
        elif wish == "s":
            self.screen.print(draw_score(self.words, self.game.score(self.match.state), self.names))
        elif wish == "t":
            self.picture.show_all(self.screen, self.match.state, seat)
            self.show_choices(seat, legal)
        elif wish == "":
            self.show_choices(seat, legal)
        else:
            self.screen.say(self.words("not-understood", wish=wish, last=len(legal)), "red")

    def show_choices(self, seat: int, legal: list[int]) -> None:
        """What is to be decided, and the numbered choices."""
        due = self.words(message_id("due", self.game.due(self.match.state)))
        self.screen.say(f"{seat_mark(seat)} {self.names[seat]}: {due}", f"bold {SEAT_STYLES[seat]}")
        for number, action in enumerate(legal, 1):
            line = Text(self.choice(action))
            brings = tell_consequences(self.game, self.match.state, seat, action, self.words, self.names)
            if brings:
                line.append(f"  ({'; '.join(brings)})", "dim")
            self.screen.say_after(f"  {number:>2}  ", line)

    def choice(self, action: int) -> str:
        """An action as a line of the menu."""
        return tell_choice(self.full_words, self.game.describe(action), self.names)

    def undo(self, seat: int) -> bool:
        """Take back if nothing was drawn, shown or decided since; with real dice, whatever was entered last."""
        if not self.match.may_undo(seat):
            return self.take_back_entry()
        self.save.write(self.match.undo(seat))
        self.screen.say(self.words("undone"), "yellow")
        return True

    def take_back_entry(self) -> bool:
        """At a table with real dice: take back what a person entered last, a die or tile that was mistyped too."""
        entered = self._last_entered() if self.seed is None else None
        if entered is None:
            self.screen.say(self.words("cannot-undo"), "yellow")
            return False
        seat = self.people()[0] if self.people() else 0
        undo = Undo(len(self.match.log.entries), seat, entered.seq, agreed=True)
        self.match.enter(undo)
        self.save.write(undo)
        self.screen.say(self.words("undone"), "yellow")
        return True

    def _last_entered(self) -> Action | None:
        """The last action in effect that somebody chose at this keyboard: not a bot's, and no outcome without a
        choice."""
        for number, action in reversed(list(enumerate(self.match.history))):
            if action.actor != CHANCE and self.bots[action.actor] is None:
                return action
            if action.actor == CHANCE and len(self.game.legal(self.match.state_before(number))) > 1:
                return action
        return None

    def explain(self, seat: int, legal: list[int], which: str) -> None:
        """The signs of the table, the rule behind each choice, or one, and why other things are not possible."""
        state = self.match.state
        if which:
            chosen = read_choice(which, len(legal))
            if chosen is None:
                self.screen.say(self.words("not-a-number", wish=which, last=len(legal)), "red")
                return
            self._explain_one(self.choice(legal[chosen]), self.game.rule_behind(state, legal[chosen]))
            return
        self.screen.say(self.words("legend"), "dim")
        for action in legal:
            self._explain_one(self.choice(action), self.game.rule_behind(state, action))
        reasons = {a: self.game.why_not(state, a, seat) for a in self.game.considered(state)}
        not_now = {action: reason for action, reason in reasons.items() if reason is not None}
        if not_now:
            self.screen.say(self.words("not-possible"), "yellow")
        for action, reason in not_now.items():
            self._explain_one(self.choice(action), reason)

    def _explain_one(self, choice: str, rule: str) -> None:
        self.screen.say_after("  ", Text(choice))
        self.screen.say_after("     ", Text(f"{rule}: {self.words.rule(rule)}", "dim"))

    def ask_outcome(self, game: Game[Any], state: State, outcomes: list[int]) -> int:
        """What real dice and tiles say: the table companion."""
        self.screen.say(self.words(message_id("due", game.due(state))), "bold")
        for number, action in enumerate(outcomes, 1):
            self.screen.say_after(f"  {number:>2}  ", Text(self.choice(action)))
        while True:
            wish = self.screen.ask(self.words("prompt-outcome"))
            choice = read_choice(wish, len(outcomes))
            if choice is not None:
                return outcomes[choice]
            if wish == "u":
                raise TakeBack
            if wish == "q":
                raise Leave
            self.screen.say(self.words("not-an-outcome", wish=wish, last=len(outcomes)), "red")

    def finish(self) -> None:
        """The end: result, score sheet, and the seed for whoever wants to check the dice."""
        end = self.match.end(self.seed)
        self.save.write(end)
        self.save.forget_seed()
        self.picture.show_all(self.screen, self.match.state, None)
        tell_end(self.screen, self.words, self.game, self.match.state, self.names)
        self.screen.say(self.words("log-kept", file=str(self.save.path)), "dim")
