"""A game in progress: the log so far and the position it leads to. Everything that plays a game step by step, in the
terminal or on a server, does it through a match; whoever stores the entries it returns can resume it at any time."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import msgspec

from seaboard.core.dealer import Dealer, SecureDealer
from seaboard.core.errors import IllegalAction, Trouble
from seaboard.core.game import CHANCE, OVER, Game, State
from seaboard.core.log import (
    FORMAT,
    Abandoned,
    Action,
    End,
    GameLog,
    Header,
    Reveal,
    Seat,
    Undo,
    Why,
    check_header,
    need_seat,
)

STRIDE = 256
"""Actions between two positions that a match keeps, so that taking back replays no more than these."""

RUNGS = (4, 16, 64)
"""While things are taken back, also the last positions of these numbers' multiples are kept, so that taking back again
and again replays a few actions each time."""

CALM = 64
"""Entries after which nobody takes back any more: every position costs several KiB."""


class Match:
    """A game being played. `log` is the truth; `state` is its replay."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self._options = check_header(game, header)
        self.log = GameLog(header, [])
        self.state: State = game.new(self._options)
        self.before: State | None = self.state
        """The position before the last action in effect, until somebody lets go of it."""
        self._is_final = True
        """Whether the last action in effect showed something, so that it cannot be taken back freely."""
        self.history: list[Action] = []
        """The actions in effect: the log without what was taken back."""
        self._kept: list[State] = []
        """The positions before every STRIDE-th action of the history, from that one on: the first is easily made."""
        self._rungs: dict[int, State] = {}
        """Near positions, by the number of actions that led to them; none unless somebody took back lately."""
        self._last_undo = 0
        self._actors: tuple[int, ...] | None = None
        self._awaited: tuple[int, ...] | None = None
        self._legal: dict[int, list[int]] = {}
        """Who may and who must act in this position, and what, as far as anybody has asked: everybody asks several
        times."""

    @classmethod
    def resume(cls, game: Game[Any], log: GameLog) -> Match:
        """The match of a stored log, every action checked again. Trouble names the number of a bad entry."""
        match = cls(game, log.header)
        match.log.reveal = log.reveal
        for entry in log.entries:
            match.enter(entry)
        return match

    @property
    def actor(self) -> int:
        """Who acts now."""
        return self.game.actor(self.state)

    @property
    def actors(self) -> tuple[int, ...]:
        """All who may act now."""
        if self._actors is None:
            self._actors = self.game.actors(self.state)
        return self._actors

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those of them who must act."""
        if self._awaited is None:
            self._awaited = self.game.awaited(self.state)
        return self._awaited

    def legal(self, actor: int) -> list[int]:
        """What a seat, or chance, may do now."""
        if actor not in self._legal:
            self._legal[actor] = self.game.legal(self.state, actor)
        return self._legal[actor]

    def enter(self, entry: Action | Undo) -> None:
        """Replay one stored entry; it must be the next, legal, and say the same in both its forms."""
        if entry.seq != len(self.log.entries):
            raise Trouble("wrong-number", expected=len(self.log.entries), found=entry.seq)
        if isinstance(entry, Undo):
            need_seat(self.log.header, entry.actor)
            self._take_back(entry)
            return
        readable = self.game.describe(entry.id)
        if entry.do is not readable:
            if entry.do != readable:
                raise Trouble("forms-differ", action=entry.id)
            # A game has thousands of entries and few kinds of actions: all of a kind share one readable form.
            entry = msgspec.structs.replace(entry, do=readable)
        if entry.actor not in self.actors:
            raise Trouble("chance-not-due") if entry.actor == CHANCE else Trouble("not-their-turn", seat=entry.actor)
        self._step(entry)

    def play(self, seat: int, action: int) -> Action:
        """A seat acts; IllegalAction changes nothing."""
        if seat == CHANCE or seat not in self.actors:
            raise IllegalAction(self.game.why_not(self.state, action, seat) or "", action)
        return self._step(Action(len(self.log.entries), seat, action, self.game.describe(action)))

    def deal(self, dealer: Dealer) -> Action:
        """Chance acts."""
        return self._step(self.draw(dealer))

    def draw(self, dealer: Dealer) -> Action:
        """What chance is about to do; nothing is done yet."""
        seq = len(self.log.entries)
        if self.log.header.format == 1 or not isinstance(dealer, SecureDealer):
            action = dealer.deal(self.game, self.state, seq)
            return Action(seq, CHANCE, action, self.game.describe(action))
        index, draw = dealer.draw(self.game, self.state, seq)
        action = self.legal(CHANCE)[index]
        return Action(seq, CHANCE, action, self.game.describe(action), draw)

    def reveal(self, contributions: list[str | None] | None = None) -> Reveal:
        """The line that opens the game: what the seats contributed, here nothing unless said otherwise."""
        self.log.reveal = Reveal([None] * len(self.log.header.seats) if contributions is None else contributions)
        return self.log.reveal

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last action may be taken back freely: nothing was drawn, shown or decided since."""
        return bool(self.history) and self.history[-1].actor == seat and not self._is_final

    def undo(self, seat: int) -> Undo:
        """Take back the seat's last action."""
        if not self.may_undo(seat):
            raise Trouble("nothing-to-undo")
        entry = Undo(len(self.log.entries), seat, self.history[-1].seq)
        self._take_back(entry)
        return entry

    def end(self, seed: bytes | None) -> End:
        """The end of the log of a finished game."""
        if self.actor != OVER:
            raise Trouble("not-over")
        end = self.log.end = End(self.game.score(self.state), None if seed is None else seed.hex())
        return end

    def abandon(self, why: Why, seed: bytes | None) -> Abandoned:
        """The end of the log of a game that stays unfinished."""
        if self.actor == OVER:
            raise Trouble("over-already")
        end = self.log.end = Abandoned(None if seed is None else seed.hex(), why)
        return end

    def state_before(self, number: int) -> State:
        """The position before the history's action of this number."""
        at, state = self._nearest(number)
        state = self.game.copy(state)
        for action in self.history[at:number]:
            self.game.apply(state, action.id, action.actor)
        return state

    def _nearest(self, number: int) -> tuple[int, State]:
        """The last position that is kept, after at most so many actions."""
        kept = min(number // STRIDE, len(self._kept))
        rung = max((at for at in self._rungs if at <= number), default=-1)
        if rung >= kept * STRIDE:
            return rung, self._rungs[rung]
        return (kept * STRIDE, self._kept[kept - 1]) if kept else (0, self.game.new(self._options))

    def _step(self, entry: Action) -> Action:
        if entry.id not in self.legal(entry.actor):
            raise IllegalAction(self.game.why_not(self.state, entry.id, entry.actor) or "", entry.id)
        before, after = self.state, self.game.copy(self.state)
        self.game.apply(after, entry.id, entry.actor)
        self.state = after
        if len(self.history) == (len(self._kept) + 1) * STRIDE:
            self._kept.append(before)
        self.log.entries.append(entry)
        self.history.append(entry)
        if self._rungs:
            self._climb()
        self._keep(before)
        return entry

    def _climb(self) -> None:
        """One action more: another rung at the top, and fewer below."""
        top = len(self.history)
        if len(self.log.entries) - self._last_undo > CALM:
            self._rungs = {}
            return
        self._rungs[top] = self.state
        self._rungs = {at: state for at, state in self._rungs.items() if _is_rung(at, top)}

    def _lay_rungs(self, top: int) -> None:
        """Keep positions up to the one after so many actions, at least the last two."""
        at, state = self._nearest(max(0, top - 1))
        self._rungs[at] = state
        for action in self.history[at:top]:
            if at in self._rungs:
                state = self.game.copy(state)
            self.game.apply(state, action.id, action.actor)
            at += 1
            if _is_rung(at, top):
                self._rungs[at] = state

    def _keep(self, before: State) -> None:
        """Here is a new position, and the one before it. Neither will be changed any more."""
        self._actors = self._awaited = None
        self._legal = {}
        self.before = before
        self._is_final = not self.history or self.game.reveals(before, self.history[-1].id)

    def _take_back(self, entry: Undo) -> None:
        left = bisect_left(self.history, entry.to, key=lambda action: action.seq)
        if left == len(self.history) or self.history[left].seq != entry.to:
            raise Trouble("nothing-to-undo")
        if not entry.agreed and (left < len(self.history) - 1 or not self.may_undo(entry.actor)):
            raise Trouble("undo-too-far")
        del self.history[left:]
        del self._kept[max(0, (left - 1) // STRIDE) :]
        self._rungs = {at: state for at, state in self._rungs.items() if at <= left}
        self._lay_rungs(left)
        self.state = self._rungs[left]
        self._keep(self._rungs[max(0, left - 1)])
        self.log.entries.append(entry)
        self._last_undo = len(self.log.entries)


def _is_rung(at: int, top: int) -> bool:
    """Whether a position is kept when this one is the top: the last three, and two of each distance."""
    return at >= top - 2 or any(at % rung == 0 and at >= (top // rung - 1) * rung for rung in RUNGS)


def new_header(game: Game[Any], options: Any, seats: Sequence[Seat], **details: Any) -> Header:
    """The header of a new game with these options and seats."""
    return Header(
        format=FORMAT,
        game=game.name,
        rules=game.rules_version,
        options=msgspec.to_builtins(options),
        box=game.box.hash,
        seats=[Seat(seat.name, seat.bot, seat.commitment or None) for seat in seats],
        **{"attempt": 1, "key": None, **details},
    )
