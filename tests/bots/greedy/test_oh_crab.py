"""The greedy crab in positions where it once did something silly."""

from __future__ import annotations

from random import Random

import pytest

from seaboard.bots.greedy.oh_crab import choose
from seaboard.core.game import Json
from tests.games.oh_crab.beach import GAME, Beach


def choices(beach: Beach, seat: int = 0) -> list[Json]:
    """What greedy crabs do here: all that seem as good as any other."""
    chosen = {choose(GAME, beach.s, seat, Random(seed)) for seed in range(10)}
    return [GAME.describe(action) for action in sorted(chosen)]


@pytest.mark.parametrize(("at", "card"), [("e4", "S1"), ("c4", "S2")])
def test_a_card_is_planned_for_the_beach_before_the_crab(at: str, card: str) -> None:
    """S1 leads forward, S2 diagonally; c5 is a rock, e5 is not."""
    beach = Beach().crab(0, at).seat(0, hand="S1 S2").planning()
    assert choices(beach) == [{"do": "plan", "seat": 0, "card": card}]


def test_a_fallen_crab_plans_what_lets_it_stand_up_and_go_on() -> None:
    """Beside S3, which leads nowhere itself, S4 completes a diagonal: one move to stand up, one to go on."""
    beach = Beach().crab(0, "e4", fallen=True).seat(0, hand="S1 S4", path="S3").planning()
    assert choices(beach) == [{"do": "plan", "seat": 0, "card": "S4"}]


@pytest.mark.parametrize("weak", ["A12", "A21"])
def test_special_actions_are_not_all_worth_the_same(weak: str) -> None:
    """Both cards lead diagonally. Slide goes on from there; Sand in the Eyes and a Side Jump bring little."""
    beach = Beach().crab(0, "e4").seat(0, hand=f"{weak} A35 S3").planning()
    assert choices(beach) == [{"do": "plan", "seat": 0, "card": "A35"}]


@pytest.mark.parametrize(("piles", "does"), [(("A02", "A12", "A18"), "take_blind"), (("A02", "A12", "A35"), "take")])
def test_a_card_is_drawn_blind_when_all_open_ones_are_weak(piles: tuple[str, ...], does: str) -> None:
    beach = Beach().market(*piles).seat(0, hand="S2").beginning("S3").do("rest")
    assert {choice["do"] for choice in choices(beach)} == {does}


def test_who_rests_keeps_the_card_that_the_next_one_fits() -> None:
    """S2 before S4 completes a forward move; S1 would only make a shell or a diagonal with the others."""
    beach = Beach().seat(0, hand="S2", path="S1 S4").beginning("S3").do("rest")
    assert choices(beach) == [{"do": "keep", "card": "S4"}]


def test_a_current_that_leads_to_the_sea_is_planned_for() -> None:
    """From b20 a diagonal leads to c21, whose current goes on to the sea; the one of b21, straight ahead, goes back."""
    beach = Beach().crab(0, "b20").seat(0, hand="S1 S2").planning()
    assert choices(beach) == [{"do": "plan", "seat": 0, "card": "S2"}]
