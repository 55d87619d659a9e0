"""Readable positions: what is wrong with one is refused."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from seaboard.core.errors import Trouble
from tests.games.cases import spared
from tests.games.mutations import check_mutation
from tests.games.random_play import steps
from tests.games.wreck_raiders.lagoon import GAME, Lagoon


def spoiled(**changes: Any) -> dict[str, Any]:
    """A good position with some fields changed."""
    return {**GAME.dump(Lagoon().s), **changes}


@pytest.mark.parametrize(
    "changes",
    [
        {"to_do": ["sing"]},
        {"to_do": ["turn_end", "buy", "reveal", "claim"]},  # nothing to claim: nobody has to choose
        {"turn": 3},
        {"seats": [{"vault": [["ruby"] * 5]}, {}]},
        {"seats": [{"displays": [["ruby"] * 5, ["ruby"] * 3]}, {}]},
        {"seats": [{"displays": [["diamond"]]}, {}]},
        {"seats": [{"shells": {"conch": 16}}, {}]},
        {"seats": [{"exhibits": ["E17"]}, {}]},  # face up already
        {"seats": [{"exhibits": ["E05+pearl"]}, {}]},
        {"seats": [{"aquariums": [["M05"]]}, {}]},
        {"seats": [{"aquariums": [["B01", "T05", "M05"]]}, {}]},
        {"seats": [{"aquariums": [["B09"]]}, {}]},  # in the market already
        {"market": {"bottom": ["M01"]}},
        {"market": {"side": ["M01"]}},
        {"exhibits": ["E01", "E02", "E03", "E04"]},
        {"board": {"beach": [4, None, None, None, None, None]}},
        {"board": {"gems": [0] * 6, "gold": [0] * 6}},
        {"board": {"gems": ["rival", None, None, None, None, None]}},
        {"reef": [{"number": 7}]},
        {"reef": [{"number": number} for number in range(1, 7)]},
        {"claim": {"exhibit": "E50", "display": 1}},
        {"claim": {"exhibit": "E17", "display": 1}},  # no claim is under way
        {"to_do": ["take_die"]},
        {"to_do": ["turn_end", "buy", "reveal", "claim", "claim"]},
        {"to_do": ["turn_end", "buy", "reveal", "claim", "set_number"]},  # of which number?
        {"to_do": ["turn_end", "buy", "reveal", "claim", "neighbours", "place_treasure"]},  # which treasure?
        {"to_do": ["turn_end", "refill", "choose_aquarium"]},  # for which piece?
        {"to_do": []},  # what has ended the game?
        {"piece": "M05"},
        {"bumped": 1},
        {"to_roll": 2},
        {"last_turns": 1},
        {"ended_by": ["exhibits"]},
        {"still_turns": 1},  # there is enough to raid
        {"gain": {"neighbours": [1]}},
        {"gain": {"seat": "rival"}},
        {"gain": {"treasure": "ruby"}},
        {"solo": {"turns_done": 1}},
        {"house": {**GAME.dump(Lagoon().s)["house"], "zones": {}}},
        {"house": {**GAME.dump(Lagoon().s)["house"], "pedestals": 2}},
        {"game": "chess"},
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Trouble) as trouble:
        GAME.load(spoiled(**changes))
    assert trouble.value.message == "bad-position"


def test_what_is_not_named_is_where_the_box_puts_it() -> None:
    """WR-1.3"""
    state = Lagoon(seats={0: {"displays": [["ruby", "ruby"]], "shells": {"conch": 4}}}, discard={"ruby": 1}).s
    view = GAME.view(state, None)
    assert view["wrecks"][0]["supply"] == {"ruby": 4, "emerald": 7, "sapphire": 7}
    assert view["bank"]["conch"] == 11


@pytest.mark.parametrize("players", spared((players,) for players in (3, 1, 2, 4, 5)))
def test_contradictory_positions_are_refused_and_all_others_can_be_played(players: int) -> None:
    rng = Random(players)
    state = GAME.new(GAME.parse_options({"players": players}))
    playable = 0
    for before, _, _ in islice(steps(GAME, state, players), 0, 900, 11):
        position = GAME.dump(before)
        playable += sum(check_mutation(GAME, position, rng) for _ in range(3))
    assert playable > 10
