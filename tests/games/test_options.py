"""What must hold for the options of every game."""

from __future__ import annotations

import msgspec
import pytest

from seaboard.core.errors import Trouble
from tests.games.cases import OPTION_SETS, every_game, game_of


@every_game
def test_every_option_is_played_otherwise_than_usual_by_some_set(name: str) -> None:
    fields = msgspec.structs.fields(game_of(name).options_type)
    usual = {field.name: field.default for field in fields}
    varied = {option for options in OPTION_SETS[name] for option, value in options.items() if value != usual[option]}
    assert sorted(set(usual) - varied) == []


@every_game
def test_every_option_changes_the_table(name: str) -> None:
    """A house rule that the set-up does not note would be played by nobody. Some options cannot be left out at all."""
    game, noted = game_of(name), set()
    for options in OPTION_SETS[name]:
        laid = game.new(game.parse_options(options))
        for option in options:
            others = {each: value for each, value in options.items() if each != option}
            try:
                changes = game.new(game.parse_options(others)) != laid
            except Trouble:
                changes = True
            if changes:
                noted.add(option)
    assert sorted(set(game.options_type.__struct_fields__) - noted) == []


@every_game
def test_options_have_a_schema_and_words(name: str) -> None:
    """The page makes its form from the schema; `locales` names every option (checked there)."""
    schema = game_of(name).options_schema()
    (definition,) = schema["$defs"].values()
    assert "players" in definition["properties"]


@every_game
def test_unknown_options_are_named_with_the_known_ones(name: str) -> None:
    with pytest.raises(Trouble) as trouble:
        game_of(name).parse_options({"parrot": 1})
    assert trouble.value.message == "unknown-option"
    assert "players" in str(trouble.value.details["options"])
