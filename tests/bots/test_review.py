"""Reviews: decisions by what could be known, luck by what else could have come, and both apart."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from seaboard.bots.outlook import Outlook
from seaboard.bots.review import GameReview, Reviewer
from seaboard.bots.search import imagine_worlds
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER
from seaboard.core.log import GameLog, Seat
from seaboard.core.match import Match, new_header
from seaboard.games import GAMES
from tests.bots.test_search import decisions
from tests.games.cases import game_of

FEW = 32


def play(name: str, options: dict[str, Any], most: int) -> GameLog:
    """The beginning of a random game, or all of it."""
    game, rng = game_of(name), Random(5)
    parsed = game.parse_options(options)
    seats = [Seat(f"Seat {seat}") for seat in range(game.players(game.new(parsed)))]
    match = Match(game, new_header(game, parsed, seats, dealer="hand", commitment=None, started="now"))
    while match.actor != OVER and len(match.history) < most:
        if match.actor == CHANCE:
            match.deal(FastDealer(rng))
        else:
            match.play(match.actor, rng.choice(match.legal(match.actor)))
    return match.log


def review(name: str, log: GameLog, seed: str = "s") -> GameReview:
    reviewer = Reviewer(game_of(name), log, FEW, seed)
    while not reviewer.is_done:
        reviewer.go_on()
    return reviewer.result()


@pytest.mark.parametrize(
    ("name", "options"), [*((name, {"players": 2}) for name in GAMES), ("wreck_raiders", {"players": 1})]
)
def test_skill_and_luck_are_told_apart(name: str, options: dict[str, Any]) -> None:
    log = play(name, options, most=30)
    found = review(name, log)
    assert msgspec.json.encode(found) == msgspec.json.encode(review(name, log))
    assert found.measure == ("chance" if options["players"] > 1 else "points")
    for each in found.decisions:
        assert each.played != each.other
        assert each.before == max(each.after, each.alternative)
        assert each.lost == 0 or each.lost > each.error
        assert each.lost == 0 or each.lost == pytest.approx(each.alternative - each.after, abs=2e-4)
    for draw in found.draws:
        if found.measure == "chance":
            assert sum(draw.luck) == pytest.approx(0, abs=1e-3)
    for seat, sums in enumerate(found.seats):
        own = [each for each in found.decisions if each.seat == seat]
        assert (sums.decisions, sums.mistakes) == (len(own), sum(each.lost > 0 for each in own))
        assert sums.lost == pytest.approx(sum(each.lost for each in own), abs=1e-6)
        assert sums.luck == pytest.approx(sum(each.luck[seat] for each in found.draws), abs=1e-6)
    assert found.decisions
    assert found.draws


def test_the_end_of_a_game_is_its_result_and_the_last_draws_are_certain() -> None:
    """Die Schatztaucher to its end: whoever won has all of it, and a draw that ends the game is known exactly."""
    game = game_of("schatztaucher")
    log = play("schatztaucher", {"players": 2}, most=10_000)
    reviewer = Reviewer(game, log, 8)
    while not reviewer.is_done:
        reviewer.go_on()
    found = reviewer.result()
    winners = game.score(Match.resume(game, log).state).winners
    assert found.standings[-1].hopes == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_a_decision_is_judged_by_what_the_seat_could_know() -> None:
    """What the seat cannot know is replaced: with the same seed the same is expected of its choices."""
    game = game_of("oh_crab")
    for state, seat in decisions(game, {"players": 2}, every=5, most=30):
        other = game.imagine(state, seat, Random(1))
        if other != state:
            hopes = []
            for world in (state, other):
                worlds = imagine_worlds(game, world, seat, 4, Random(3))
                with Outlook(game, seat, game.legal(world, seat), worlds, Random(3)) as outlook:
                    outlook.think(FEW)
                    hopes.append(outlook.prospects())
            assert hopes[0] == hopes[1]
            return
    raise AssertionError("nothing was hidden")
