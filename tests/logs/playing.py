"""Whole random games as logs, of both formats."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import UNSET

from seaboard.core.dealer import SecureDealer, commit_to_seed, open_dealer
from seaboard.core.game import CHANCE, OVER
from seaboard.core.log import GameLog, Header, Seat, commit_to_contribution, encode_line
from seaboard.core.match import Match, new_header
from tests.games.cases import game_of

SEED = bytes(range(32))
CONTRIBUTIONS = ["11" * 32, None, "22" * 32, None, "33" * 32]


def new_game(name: str, options: dict[str, Any], **details: Any) -> Match:
    """A game about to begin: every second seat has contributed."""
    game = game_of(name)
    parsed = game.parse_options(options)
    contributions = CONTRIBUTIONS[: game.players(game.new(parsed))]
    seats = [
        Seat(f"Seat {number}", None, None if given is None else commit_to_contribution(given))
        for number, given in enumerate(contributions)
    ]
    started = "2026-01-01T00:00:00+00:00"
    described = {"dealer": "secure", "commitment": commit_to_seed(SEED), "started": started, **details}
    match = Match(game, new_header(game, parsed, seats, **described))
    if match.log.header.dealer != "hand":
        match.reveal(contributions)
    return match


def old_game(name: str, options: dict[str, Any]) -> Match:
    """A game of format 1 about to begin."""
    header = new_game(name, options).log.header
    return Match(game_of(name), old_header(header))


def old_header(header: Header) -> Header:
    """The same header as format 1 had it."""
    seats = [Seat(seat.name, seat.bot) for seat in header.seats]
    old = {"format": 1, "contributions": [b"one".hex(), ""], "seats": seats, "attempt": UNSET, "key": UNSET}
    return msgspec.structs.replace(header, **old)


def dealer_of(match: Match) -> SecureDealer:
    """The dealer of these games."""
    return open_dealer(match.log, SEED)


def play_on(match: Match, rng: Random, most: int = 1_000_000) -> None:
    """Random play to the end, or for so many entries."""
    dealer = dealer_of(match)
    for _ in range(most):
        actor = match.actor
        if actor == OVER:
            match.end(SEED)
            return
        if actor == CHANCE:
            match.deal(dealer)
        else:
            match.play(actor, rng.choice(match.legal(actor)))


def bytes_of(log: GameLog) -> bytes:
    """A log as a file."""
    return b"".join(encode_line(line) for line in log.lines())
