"""The drawing of Oh Crab!: every position of a game can be drawn, in every language, wide or narrow."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from seaboard.core.game import Json
from seaboard.locales.words import LANGUAGES
from seaboard.terminal.play import open_words
from seaboard.terminal.tables import draw_table, seat_mark
from tests.games.cases import game_of
from tests.games.oh_crab.beach import Beach
from tests.games.random_play import steps


def drawn(view: Json, language: str = "en", width: int = 120) -> str:
    """A view as plain text."""
    console = Console(file=StringIO(), width=width, color_system=None)
    names = [f"Seat{seat}" for seat in range(len(view["seats"]))]
    console.print(draw_table(view, open_words(language, "oh_crab"), names, width))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


ALL_MODULES = {"surprises": True, "events": True, "expert_events": True, "challenges": True, "asymmetry": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_drawn(language: str) -> None:
    game = game_of("oh_crab")
    options = {"players": 2, "scenario": "random", **ALL_MODULES}
    for number, (before, _, _) in enumerate(steps(game, game.new(game.parse_options(options)), 41)):
        if number % 40 < 2:
            text = drawn(game.view(before, None if number % 40 else 0), language, 120 if number % 80 < 40 else 80)
            assert "{" not in text
            assert max(len(line) for line in text.splitlines()) <= 120


def test_crabs_stand_in_their_lanes_and_fallen_ones_are_marked() -> None:
    beach = Beach().crab(0, "e3").crab(1, "d4", fallen=True).crab(2, "sea").acting(shell=1)
    text = drawn(game_of("oh_crab").view(beach.s, None))
    lanes = {line[3]: line for line in text.splitlines()[2:9]}
    assert seat_mark(0) in lanes["e"]
    assert f"{seat_mark(1)}~" in lanes["d"]
    assert lanes["e"].index(seat_mark(0)) < lanes["d"].index(seat_mark(1)), "nearer to the sea is further right"
    assert seat_mark(2) in text.splitlines()[9]


def test_a_spectator_sees_no_hand() -> None:
    beach = Beach().seat(0, hand="A20 S1").acting(shell=1)
    game = game_of("oh_crab")
    assert "Side Jump!" in drawn(game.view(beach.s, 0))
    assert "Side Jump!" not in drawn(game.view(beach.s, 1))
    assert "Side Jump!" not in drawn(game.view(beach.s, None))


def test_the_adventure_pack_is_drawn() -> None:
    beach = (
        Beach()
        .acting(shell=1)
        .pack(
            "surprises",
            "challenges",
            "asymmetry",
            kept=[["T4"]],
            pools=[
                "J1",
                "J2",
                "J3",
                "J4",
                "J5",
                *(f"T{number}" for number in (1, 2, 3, 5, 6, 7, 8, 9)),
                "C2",
                "C3",
                "C4",
            ],
            spare_treasures=2,
            abilities=[{"crab": 2, "ability": "K05", "charges": 1}],
        )
    )
    text = drawn(game_of("oh_crab").view(beach.s, 0))
    assert "▏?  ▏" in text
    assert "Plate 1: Most shells" in text
    assert "Seat0: Treasures: Flipper" in text
    assert "Seat1: Armoured Crab ●○" in text
