"""Checks a log against the rules: every action's legality, every chance outcome against the revealed seed, and the
result. Needs nothing but the log and the game."""

from __future__ import annotations

from typing import Any

import msgspec

from seaboard.core.dealer import SecureDealer
from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, OVER, Game
from seaboard.core.log import Action, GameLog, bad_line
from seaboard.core.match import Match


class Verdict(msgspec.Struct):
    """What was checked: actions in all, chance outcomes matched with the seed, and whether the game is over."""

    actions: int
    outcomes: int
    finished: bool
    fair: bool


def verify(game: Game[Any], log: GameLog, file: str = "log") -> Verdict:
    """Check a whole log; Trouble names the line of the first thing that is wrong."""
    try:
        match = Match(game, log.header)
        dealer = _revealed_dealer(log)
    except Trouble as reason:
        raise bad_line(file, 1, reason) from None
    outcomes = 0
    for number, entry in enumerate(log.entries, 2):
        try:
            if dealer is not None and isinstance(entry, Action) and entry.actor == CHANCE:
                _check_outcome(match, dealer, entry)
                outcomes += 1
            match.enter(entry)
        except Trouble as reason:
            raise bad_line(file, number, reason) from None
    if log.end is not None:
        try:
            _check_result(match, log)
        except Trouble as reason:
            raise bad_line(file, len(log.entries) + 2, reason) from None
    return Verdict(len(log.entries), outcomes, log.end is not None, dealer is not None)


def _revealed_dealer(log: GameLog) -> SecureDealer | None:
    """The dealer of a finished game, if its seed was revealed and is the one that was committed to."""
    if log.header.dealer == "hand" or log.end is None:
        return None
    if log.end.seed is None:
        raise Trouble("seed-missing")
    try:
        seed = bytes.fromhex(log.end.seed)
        contributions = [bytes.fromhex(part) for part in log.header.contributions]
    except ValueError:
        raise Trouble("not-hexadecimal") from None
    dealer = SecureDealer(seed, contributions)
    if dealer.commitment != log.header.commitment:
        raise Trouble("commitment-broken")
    return dealer


def _check_outcome(match: Match, dealer: SecureDealer, entry: Action) -> None:
    if match.actor != CHANCE:
        raise Trouble("chance-not-due")
    fixed = dealer.deal(match.game, match.state, entry.seq)
    if fixed != entry.id:
        raise Trouble("outcome-differs", expected=fixed, found=entry.id)


def _check_result(match: Match, log: GameLog) -> None:
    if match.actor != OVER:
        raise Trouble("not-over")
    assert log.end is not None
    if log.end.result != match.game.score(match.state):
        raise Trouble("result-differs")
