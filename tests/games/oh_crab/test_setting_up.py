"""Chapter 1: box and set-up, and what can be combined (OC-15.1)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, State
from tests.games.oh_crab.beach import GAME, START_SET
from tests.games.random_play import steps

SCENARIOS = {
    "1": ("0A 1A 2A 3A 9A", "Aa Ba Ca"),
    "2": ("0B 3A 1A 4A 9A", "Ab Bb Cb"),
    "3": ("0A 3A 1B 2A 9A", "Aa Ca Db"),
    "4": ("0B 1B 4A 3B 9B", "Ab Ba Da"),
    "5": ("0A 2B 4B 1A 9B", "Ab Bb Db"),
    "6": ("0B 4B 3B 2B 9B", "Aa Cb Da"),
}


def new(**options: Any) -> State:
    """A fresh table."""
    return GAME.new(GAME.parse_options(options))


def opened(**options: Any) -> State:
    """A table whose market is laid out."""
    state, rng = new(**options), Random(1)
    while GAME.actor(state) == CHANCE:
        GAME.step(state, rng.choice(GAME.legal(state)))
    return state


def crabs(state: State) -> dict[tuple[int, int], str]:
    """Where everybody's crabs are."""
    return {(crab["seat"], crab["crab"]): crab["at"] for crab in GAME.view(state, None)["crabs"]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    """OC-1.1: with one crab each, or two for two players."""
    assert len(crabs(opened(players=players))) == (4 if players == 2 else players)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_nobody_else_can(players: int) -> None:
    """OC-1.1"""
    with pytest.raises(Trouble) as trouble:
        GAME.parse_options({"players": players})
    assert trouble.value.details["allowed"] == "2-5"


def test_the_board_is_start_plate_three_beach_plates_and_goal_plate() -> None:
    """OC-1.2: 21 rows, the start plate at the land and currents before the sea."""
    view = GAME.view(opened(players=3), None)
    assert (view["plates"], view["rows"]) == (["0A", "1A", "2A", "3A", "9A"], 21)
    rows = Counter(int(field["at"][1:]) for field in view["fields"])
    assert [rows[row] for row in (1, 2, 3, 7, 21)] == [7, 5, 7, 5, 7]
    assert all("current" in field["marks"] for field in view["fields"] if field["at"][1:] == "21")


def test_beach_plates_lie_in_any_order_with_either_side_up() -> None:
    """OC-1.2, OC-1.4: a free choice."""
    state = opened(players=3, scenario="free", plates="0B 4B 1A 2B 9A", tiles="Ab Bb Da")
    view = GAME.view(state, None)
    assert view["plates"] == ["0B", "4B", "1A", "2B", "9A"]
    assert [tile["tile"] for tile in view["tiles"]] == ["Ab", "Bb", "Da"]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("plates", "0A 1A 2A 9A"),
        ("plates", "0A 1A 1B 2A 9A"),
        ("plates", "1A 2A 3A 4A 9A"),
        ("plates", "0A 1A 2A 3A"),
        ("plates", "0A 1A 2A 7C 9A"),
        ("plates", ""),
        ("tiles", "Aa Ab Ca"),
        ("tiles", "Aa Ba"),
        ("tiles", "Aa Ba Xx"),
    ],
)
def test_an_impossible_free_choice_is_refused(option: str, value: str) -> None:
    """OC-1.2, OC-1.5: three different beach plates between start and goal, three different tiles."""
    wishes = {"players": 3, "scenario": "free", "plates": "0A 1A 2A 3A 9A", "tiles": "Aa Ba Ca", option: value}
    with pytest.raises(Trouble) as trouble:
        GAME.parse_options(wishes)
    assert trouble.value.details["option"] == option


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_beach_sprint_leaves_out_the_last_beach_plate(scenario: str) -> None:
    """OC-1.3"""
    view = GAME.view(opened(players=4, scenario=scenario, sprint=True), None)
    names = SCENARIOS[scenario][0].split()
    assert view["plates"] == [*names[:3], names[4]]
    assert view["rows"] == 16


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_fixes_plates_and_tiles(scenario: str) -> None:
    """OC-1.4"""
    view = GAME.view(opened(players=3, scenario=scenario), None)
    plates, tiles = SCENARIOS[scenario]
    assert " ".join(view["plates"]) == plates
    assert " ".join(tile["tile"] for tile in view["tiles"]) == tiles


def test_scenario_1_is_the_default() -> None:
    """OC-1.4"""
    assert GAME.view(opened(), None)["plates"] == SCENARIOS["1"][0].split()


def test_a_random_set_up_is_laid_by_chance() -> None:
    """OC-1.4, OC-1.5: plate by plate, every remaining side being as likely; then three of the four tiles."""
    state, rng = new(players=3, scenario="random"), Random(3)
    offered = []
    while GAME.due(state) in ("lay_plates", "lay_tiles"):
        offered.append(len(GAME.legal(state)))
        assert set(GAME.odds(state)) == {1}
        GAME.step(state, rng.choice(GAME.legal(state)))
    assert offered == [2, 8, 6, 4, 2, 8, 6, 4]
    view = GAME.view(state, None)
    assert len({plate[0] for plate in view["plates"]}) == 5
    assert len({tile["tile"][0] for tile in view["tiles"]}) == 3


def test_everybody_has_the_same_four_start_cards() -> None:
    """OC-1.6"""
    state = opened(players=5)
    for seat in range(5):
        assert GAME.view(state, seat)["seats"][seat]["cards"] == list(START_SET)


def test_the_market_has_three_open_places_with_different_special_actions() -> None:
    """OC-1.7: a card whose special action already lies open goes on that pile, until three places are filled."""
    state = new(players=3, start=1)
    assert (GAME.due(state), len(GAME.legal(state))) == ("turn_up", 36)
    for card in ("A01", "A02", "A05", "A03", "A04", "A28"):
        GAME.step(state, GAME.action({"do": "reveal", "card": card}))
    view = GAME.view(state, None)
    assert view["market"] == {"stack": 30, "piles": [["A01", "A02", "A03"], ["A05", "A04"], ["A28"]]}
    assert view["due"] == "plan"


def test_crabs_start_clockwise_from_the_start_player_who_has_the_chef() -> None:
    """OC-1.8: all standing on 1, 2, 3 and so on."""
    state = opened(players=5, start=3)
    assert crabs(state) == {(2, 0): "b1", (3, 0): "d1", (4, 0): "f1", (0, 0): "c1", (1, 0): "e1"}
    assert GAME.view(state, None)["chef"] == 2
    assert not any(crab["fallen"] for crab in GAME.view(state, None)["crabs"])


def test_lots_decide_who_begins_unless_the_set_up_says() -> None:
    """OC-1.8"""
    state = new(players=4)
    assert [GAME.describe(action) for action in GAME.legal(state)] == [
        {"do": "first", "seat": seat} for seat in range(4)
    ]
    assert GAME.odds(state) == [1, 1, 1, 1]
    with pytest.raises(Trouble):
        GAME.parse_options({"players": 3, "start": 4})


def test_who_starts_on_a_shell_takes_a_shell() -> None:
    """OC-1.9: start fields 4 and 5."""
    assert opened(players=5, start=1).shells == [0, 0, 0, 1, 1]
    assert opened(players=5, start=1, scenario="2").shells == [0, 0, 0, 1, 1]


def test_there_are_32_shells() -> None:
    """OC-1.10: those that nobody has are in the bank."""
    assert GAME.view(opened(players=5), None)["bank"] == 30


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_variants_and_house_settings_combine_with_every_number_of_players(players: int) -> None:
    """OC-15.1, OC-15.3: a game with everything switched on ends like any other."""
    (definition,) = GAME.options_schema()["$defs"].values()
    house = [option for option, schema in definition["properties"].items() if schema.get("house")]
    options = {"players": players, "scenario": "random", "sprint": True, **dict.fromkeys(house, True)}
    state = new(**options)
    for _ in steps(GAME, state, seed=players):
        pass
    assert GAME.view(state, None)["house"] == house
    assert GAME.score(state).winners


def test_the_previews_show_the_beaches_of_the_scenarios() -> None:
    """One letter a field, as in the box file; marks and tiles are those of the table that is laid (OC-1.4)."""
    previews = GAME.previews()["scenario"]
    assert list(previews) == list(SCENARIOS)
    for scenario, preview in previews.items():
        state = new(scenario=scenario)
        view = GAME.view(state, None)
        assert " ".join(preview["tiles"]) == SCENARIOS[scenario][1]
        assert len(preview["map"]) == view["rows"]
        for field in view["fields"]:
            column, row = "abcdefg".index(field["at"][0]), int(field["at"][1:])
            letter = preview["map"][row - 1][column]
            assert (letter == "#") == ("blocked" in field["marks"])
            assert (letter == ".") == (field["marks"] == [])


def test_who_began_is_whom_the_lot_made_start_player() -> None:
    """OC-1.8: whoever acts first has planned first, and that is something else."""
    assert GAME.starter(opened(players=4, start=3)) == 2
    lots = {GAME.starter(game) for game in (drawn(seed, players=4, start=0) for seed in range(20))}
    assert lots == {0, 1, 2, 3}


def drawn(seed: int, **options: Any) -> State:
    """A table whose market is laid out, by other chances."""
    state, rng = new(**options), Random(seed)
    while GAME.actor(state) == CHANCE:
        GAME.step(state, rng.choice(GAME.legal(state)))
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_what_seats_have_that_others_have_not_are_their_abilities(players: int) -> None:
    """OC-14.1: an ability for each crab, of 14; nothing without the module."""
    *_, (last, _, _) = steps(GAME, new(players=players, asymmetry=True), seed=3)
    marks = GAME.marks(last)
    assert [len(own) for own in marks] == [2 if players == 2 else 1] * players
    assert len({mark for own in marks for mark in own}) == sum(map(len, marks))
    assert [crab["ability"] for crab in GAME.view(last, None)["pack"]["abilities"]] == [m for own in marks for m in own]
    assert GAME.marks(opened(players=players)) == []
