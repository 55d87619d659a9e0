"""Dealers: fair, repeatable, checkable."""

import hashlib
import hmac
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from seaboard.core.dealer import (
    FastDealer,
    HandDealer,
    ReplayDealer,
    SecureDealer,
    commit_to_seed,
    index_at,
    open_dealer,
)
from seaboard.core.errors import Trouble
from seaboard.core.log import GameLog, Reveal, Seat, commit_to_contribution, encode_line
from tests.games.cases import game_of
from tests.logs.playing import SEED, new_game, old_game


def new_state() -> tuple[Any, Any]:
    game = game_of("schatztaucher")
    return game, game.new(game.parse_options({"players": 4}))


def test_the_recipe_of_the_secure_dealer() -> None:
    """Written out here a second time, as docs/log-format.md gives it: changing it breaks every log."""
    match = new_game("schatztaucher", {"players": 2})
    header = hashlib.sha256(encode_line(match.log.header).rstrip()).digest()
    opening = hashlib.sha256(header + b'{"line":"reveal","contributions":["' + b"11" * 32 + b'",null]}').digest()
    key = hmac.new(SEED, b"seaboard key 2" + opening, "sha256").digest()
    number = int.from_bytes(hmac.new(key, b"roll/7/0", "sha256").digest(), "big")
    assert open_dealer(match.log, SEED).number_below(36, "roll", 7) == number % 36
    assert commit_to_seed(SEED) == hashlib.sha256(b"seaboard commitment" + SEED).hexdigest()
    assert commit_to_contribution("0abc") == hashlib.sha256(b"seaboard contribution\x0a\xbc").hexdigest()


def test_the_recipe_of_format_1() -> None:
    key = hmac.new(SEED, b"seaboard key" + b"\0\0\0\3one" + b"\0\0\0\0", "sha256").digest()
    number = int.from_bytes(hmac.new(key, b"roll/7/0", "sha256").digest(), "big")
    match = old_game("schatztaucher", {"players": 2})
    assert open_dealer(match.log, SEED).number_below(36, "roll", 7) == number % 36


def test_a_seed_of_ones_own_gives_the_same_dice_whoever_plays() -> None:
    logs = [new_game("schatztaucher", {"players": 2}, dealer="own", started=started).log for started in ("then", "now")]
    one, two = ([open_dealer(log, SEED).number_below(36, "roll", seq) for seq in range(20)] for log in logs)
    assert one == two
    key = hmac.digest(SEED, b"seaboard key of one's own", "sha256")
    assert one[0] == int.from_bytes(hmac.digest(key, b"roll/0/0", "sha256"), "big") % 36


def test_numbers_that_would_favour_small_ones_are_drawn_again() -> None:
    """With a limit just above half of 2**256 every second hash is thrown away; all numbers stay in range."""
    limit = 2**255 + 1
    dealer = SecureDealer(b"key")
    numbers = [dealer.number_below(limit, "draw", seq) for seq in range(64)]
    assert all(0 <= number < limit for number in numbers)
    hashes = [hmac.digest(b"key", f"draw/{seq}/0".encode(), "sha256") for seq in range(64)]
    firsts = [int.from_bytes(each, "big") % limit for each in hashes]
    assert set(numbers) & set(firsts)
    assert numbers != firsts


def test_seed_header_contributions_label_and_number_all_matter() -> None:
    def numbers(seed: bytes = SEED, label: str = "roll", first: int = 0, **details: Any) -> list[int]:
        log = new_game("schatztaucher", {"players": 2}).log
        contributions = details.pop("contributions", None)
        log = GameLog(msgspec.structs.replace(log.header, **details), reveal=contributions or log.reveal)
        return [open_dealer(log, seed).number_below(1000, label, first + seq) for seq in range(8)]

    base = numbers()
    assert base == numbers()
    for other in (
        numbers(seed=bytes(32)),
        numbers(label="light"),
        numbers(first=1),
        numbers(contributions=Reveal(["12" * 32, None])),
        numbers(started="2026-01-01T00:00:01+00:00"),
        numbers(seats=[Seat("Eve"), Seat("Ben")]),
        numbers(options={"players": 3}),
        numbers(box="00" * 32),
        numbers(rules=9),
    ):
        assert other != base


def test_outcomes_follow_their_weights() -> None:
    """Over many draws each roll comes as often as it should, within five standard deviations."""
    game, state = new_state()
    game.step(state, 0)
    outcomes, weights = game.legal(state), game.odds(state)
    dealer, draws = SecureDealer(b"weights"), 7_200
    drawn = [dealer.deal(game, state, seq) for seq in range(draws)]
    for outcome, weight in zip(outcomes, weights, strict=True):
        share = Fraction(weight, sum(weights))
        spread = float(draws * share * (1 - share)) ** 0.5
        assert abs(drawn.count(outcome) - draws * share) < 5 * spread


def test_the_fast_dealer_repeats_for_equal_seeds() -> None:
    game, state = new_state()
    one, two = FastDealer(Random(3)), FastDealer(Random(3))
    assert [one.deal(game, state, n) for n in range(20)] == [two.deal(game, state, n) for n in range(20)]


def test_the_replay_dealer_tells_when_its_record_ends() -> None:
    game, state = new_state()
    dealer = ReplayDealer([2, 1])
    assert [dealer.deal(game, state, 0), dealer.deal(game, state, 1)] == [2, 1]
    with pytest.raises(Trouble) as trouble:
        dealer.deal(game, state, 2)
    assert trouble.value.message == "no-more-outcomes"


def test_the_hand_dealer_asks_a_person() -> None:
    game, state = new_state()
    asked = []

    def ask(game: Any, state: Any, outcomes: list[int]) -> int:
        asked.append(outcomes)
        return outcomes[-1]

    assert HandDealer(ask).deal(game, state, 0) == 3
    assert asked == [[0, 1, 2, 3]]


@pytest.mark.parametrize(("point", "index"), [(0, 0), (1, 0), (2, 1), (3, 3), (5, 3)])
def test_points_fall_into_shares(point: int, index: int) -> None:
    assert index_at([2, 1, 0, 3], point) == index
