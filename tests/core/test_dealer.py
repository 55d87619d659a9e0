"""Dealers: fair, repeatable, checkable."""

import hashlib
import hmac
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from seaboard.core.dealer import FastDealer, HandDealer, ReplayDealer, SecureDealer, index_at
from seaboard.core.errors import Trouble
from tests.games.cases import game_of


def new_state() -> tuple[Any, Any]:
    game = game_of("schatztaucher")
    return game, game.new(game.parse_options({"players": 4}))


def test_the_recipe_of_the_secure_dealer() -> None:
    """Written out here a second time, as docs/log-format.md gives it: changing it breaks every log."""
    key = hmac.new(b"seed", b"seaboard key" + b"\0\0\0\3one" + b"\0\0\0\5three", "sha256").digest()
    number = int.from_bytes(hmac.new(key, b"roll/7/0", "sha256").digest(), "big")
    dealer = SecureDealer(b"seed", [b"one", b"three"])
    assert dealer.number_below(36, "roll", 7) == number % 36
    assert dealer.commitment == hashlib.sha256(b"seaboard commitment" + b"seed").hexdigest()


def test_numbers_that_would_favour_small_ones_are_drawn_again() -> None:
    """With a limit just above half of 2**256 every second hash is thrown away; all numbers stay in range."""
    limit = 2**255 + 1
    dealer = SecureDealer(b"seed")
    numbers = [dealer.number_below(limit, "draw", seq) for seq in range(64)]
    assert all(0 <= number < limit for number in numbers)
    key = hmac.digest(b"seed", b"seaboard key", "sha256")
    firsts = [int.from_bytes(hmac.digest(key, f"draw/{seq}/0".encode(), "sha256"), "big") % limit for seq in range(64)]
    assert set(numbers) & set(firsts)
    assert numbers != firsts


def test_seed_contributions_label_and_number_all_matter() -> None:
    def numbers(seed: bytes, parts: list[bytes], label: str, first: int) -> list[int]:
        return [SecureDealer(seed, parts).number_below(1000, label, first + seq) for seq in range(8)]

    base = numbers(b"seed", [b"a", b"b"], "roll", 0)
    assert base == numbers(b"seed", [b"a", b"b"], "roll", 0)
    for other in (
        numbers(b"other", [b"a", b"b"], "roll", 0),
        numbers(b"seed", [b"ab", b""], "roll", 0),
        numbers(b"seed", [b"a", b"b"], "light", 0),
        numbers(b"seed", [b"a", b"b"], "roll", 1),
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
