"""Dealers decide what chance does. The rules list the outcomes and their weights; a dealer picks one.

The secure dealer is fair and can be checked by anyone afterwards. Its secret seed is fixed before the game and only its
hash, the commitment, is published; then every seat may contribute bytes of its own, to which it has committed itself
too; each outcome is a keyed hash over what is being drawn and its number in the log; the seed is revealed when the game
is over. `docs/log-format.md` gives the recipe in full.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from random import Random
from typing import Any, Protocol

from msgspec import UNSET

from seaboard.core.errors import Trouble
from seaboard.core.game import Game, State
from seaboard.core.log import Draw, GameLog

SEED_BYTES = 32
HASHES = 2**256
"""How many there are."""


class Dealer(Protocol):
    """Picks the outcome when chance acts."""

    def deal(self, game: Game[Any], state: State, seq: int) -> int:
        """One of the legal outcomes; `seq` is its number in the log."""
        ...


def commit_to_seed(seed: bytes) -> str:
    """What is published before the game: it fixes the seed without giving it away."""
    return hashlib.sha256(b"seaboard commitment" + seed).hexdigest()


def open_dealer(log: GameLog, seed: bytes) -> SecureDealer:
    """The dealer of a game: its seed and all that was fixed before the first action make the key. With a seed of one's
    own the seed alone does: whoever gives it wants the same dice again."""
    if log.header.dealer == "own":
        return SecureDealer(hmac.digest(seed, b"seaboard key of one's own", "sha256"))
    if log.header.contributions is UNSET:
        return SecureDealer(hmac.digest(seed, b"seaboard key 2" + log.opening_hash(), "sha256"))
    try:
        contributions = [bytes.fromhex(part) for part in log.header.contributions]
    except ValueError:
        raise Trouble("not-hexadecimal") from None
    mixed = b"".join(len(part).to_bytes(4, "big") + part for part in contributions)
    return SecureDealer(hmac.digest(seed, b"seaboard key" + mixed, "sha256"))


class SecureDealer:
    """Outcomes as a keyed hash of label and number, fixed by a seed that was committed to before the game."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def deal(self, game: Game[Any], state: State, seq: int) -> int:
        """The outcome that the key fixes for this draw."""
        return game.legal(state)[self.draw(game, state, seq)[0]]

    def draw(self, game: Game[Any], state: State, seq: int) -> tuple[int, Draw]:
        """Which of the outcomes the key fixes for this draw, and its share of the numbers that could have come."""
        weights, label = game.odds(state), game.due(state)
        index = index_at(weights, self.number_below(sum(weights), label, seq))
        return index, share_at(weights, label, index)

    def number_below(self, limit: int, label: str, seq: int) -> int:
        """An unbiased number from 0 to limit - 1: hashes that would favour small numbers are drawn again."""
        for attempt in count():
            digest = hmac.digest(self._key, f"{label}/{seq}/{attempt}".encode(), "sha256")
            number = int.from_bytes(digest, "big")
            if number < HASHES - HASHES % limit:
                return number % limit
        raise AssertionError("unreachable: the attempts never end")


class FastDealer:
    """Outcomes from a generator, for simulations."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def deal(self, game: Game[Any], state: State, seq: int) -> int:
        """A random outcome."""
        weights = game.odds(state)
        return game.legal(state)[index_at(weights, self._rng.randrange(sum(weights)))]


class ReplayDealer:
    """Outcomes as they were written down."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes: Iterator[int] = iter(outcomes)

    def deal(self, game: Game[Any], state: State, seq: int) -> int:
        """The next outcome of the record."""
        try:
            return next(self._outcomes)
        except StopIteration:
            raise Trouble("no-more-outcomes", number=seq) from None


class HandDealer:
    """Outcomes that a person reads off real dice and tiles on a real table."""

    def __init__(self, ask: Callable[[Game[Any], State, list[int]], int]) -> None:
        self._ask = ask

    def deal(self, game: Game[Any], state: State, seq: int) -> int:
        """What the person says; asked nothing when there is only one possibility."""
        outcomes = game.legal(state)
        return outcomes[0] if len(outcomes) == 1 else self._ask(game, state, outcomes)


def index_at(weights: Sequence[int], point: int) -> int:
    """The outcome in whose share of the weights a point from 0 to their sum - 1 falls."""
    for index, weight in enumerate(weights):
        if point < weight:
            return index
        point -= weight
    raise ValueError("the point lies outside the weights")


def share_at(weights: Sequence[int], label: str, index: int) -> Draw:
    """The numbers that stand for an outcome: outcomes have theirs one after the other, in the order of their ids."""
    start = sum(weights[:index])
    return share_draw(label, sum(weights), start, start + weights[index])


share_draw = lru_cache(4096)(Draw)
"""A draw. Many are alike, in all games: they are kept once."""
