"""The golden playthroughs are what the games play today, and none is missing."""

import pytest

from seaboard.games import GAMES
from tests.golden import END_REASONS, FOLDER, PLAYTHROUGHS, Playthrough, write_down


@pytest.mark.parametrize("case", PLAYTHROUGHS, ids=lambda case: case.path.stem)
def test_playthrough_is_unchanged(case: Playthrough) -> None:
    """If a change of behaviour is meant: `make golden`, and read the diff."""
    assert write_down(case) == case.path.read_text(encoding="utf-8")


def test_every_game_has_playthroughs_and_no_file_is_left_over() -> None:
    assert {case.game for case in PLAYTHROUGHS} == set(GAMES)
    assert {path.name for path in FOLDER.iterdir()} == {case.path.name for case in PLAYTHROUGHS}


@pytest.mark.parametrize("name", GAMES)
def test_every_end_reason_ends_a_playthrough(name: str) -> None:
    ends = set()
    for case in PLAYTHROUGHS:
        if case.game == name:
            last = case.path.read_text(encoding="utf-8").splitlines()[-1]
            ends |= set(last.split(" ended by ")[1].split(", "))
    assert ends == END_REASONS[name]


def test_a_playthrough_follows_its_file_and_not_the_bots() -> None:
    case = next(case for case in PLAYTHROUGHS if case.path.stem == "wreck_raiders-solo-vault")
    assert write_down(case._replace(level="random", seed=99)) == case.path.read_text(encoding="utf-8")
