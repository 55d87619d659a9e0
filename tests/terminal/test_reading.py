"""What can be read at a table in a terminal: at every width, without colours, by names, with costs and consequences, in
the order in which things happen, to the end."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from seaboard.core.game import Game, Json, ScoreSheet, State
from seaboard.games import GAMES
from seaboard.locales.words import LANGUAGES, Words
from seaboard.terminal.ending import tell_result, tell_tie
from seaboard.terminal.menus import name_things, tell_consequences
from seaboard.terminal.play import open_words
from seaboard.terminal.stories import tell_story
from seaboard.terminal.tables import draw_table
from seaboard.terminal.telling import tell_choice
from tests.games.cases import game_of
from tests.games.oh_crab.beach import Beach
from tests.games.random_play import steps
from tests.games.wreck_raiders.lagoon import Lagoon
from tests.terminal.running import seaboard
from tests.terminal.test_bad_input import refuse

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
IDS = r"\b(E|B|M|T|A|S)\d\d\b|\bS[1-4]\b"
OPTIONS = {"wreck_raiders": {"players": 3, "shell_odds": 60}, "oh_crab": {"players": 2}}
"""Where usual tables show less."""


def drawn(game: Game[Any], view: Json, width: int, language: str = "en") -> str:
    """A table as plain text without colours."""
    console = Console(file=StringIO(), width=width, color_system=None)
    words = name_things(game, view, open_words(language, game.name))
    console.print(draw_table(view, words, NAMES[: len(view["seats"])], width))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def menu(game: Game[Any], state: State, language: str = "en") -> dict[str, str]:
    """The choices of whoever acts, each with what it costs and brings."""
    seat = game.actor(state)
    plain = open_words(language, game.name)
    words = name_things(game, game.view(state, None), plain)
    full = name_things(game, game.view(state, None), plain, fully=True)
    return {
        tell_choice(full, game.describe(action), NAMES): "; ".join(
            tell_consequences(game, state, seat, action, words, NAMES)
        )
        for action in game.legal(state, seat)
    }


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_menus_fit_every_width_and_name_no_ids(name: str, language: str) -> None:
    game = game_of(name)
    state = game.new(game.parse_options(OPTIONS.get(name, {})))
    for number, (before, actor, _) in enumerate(steps(game, state, LANGUAGES.index(language))):
        if number > 260:
            break
        if number % 12 or actor < 0:
            continue
        for width in (40, 80, 120):
            text = drawn(game, game.view(before, actor), width, language)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text.replace("Hey…", "").replace("Hé…", "").replace("Ehi…", ""), "something was cut off"
            assert not re.search(IDS, text)
        for choice, brings in menu(game, before, language).items():
            assert not re.search(IDS, choice + brings)
            assert "{" not in choice + brings


def test_at_forty_columns_the_rows_keep_their_numbers_and_the_water_its_kind() -> None:
    game = game_of("schatztaucher")
    text = drawn(game, game.view(game.new(game.parse_options({})), None), 40)
    for row in range(1, 6):
        assert re.search(rf"^│ +{row}~ +~ ~ +~ ~ +~ ~ +~ ~ +~ ~ +│$", text, re.MULTILINE), row
    for row in range(6, 11):
        assert re.search(rf"^│ +{row}≈ +≈ ≈ +≈ ≈ +≈ ≈ +≈ ≈ +≈ ≈ +│$", text, re.MULTILINE), row


def test_a_fallen_second_crab_is_seen_as_fallen() -> None:
    beach = Beach(players=2, plates="0A 1A 2A 9A").crab(0, "e3").crab(0, "d4", fallen=True, crab=1).acting(shell=1)
    text = drawn(game_of("oh_crab"), game_of("oh_crab").view(beach.s, None), 80)
    lanes = {line[3]: line for line in text.splitlines()[2:9]}
    assert "○~" in lanes["d"]
    assert "● " in lanes["e"]


def marks_of_fields() -> dict[str, list[str]]:
    """The marks of every field of the beach of scenario 1."""
    fields = game_of("oh_crab").view(Beach().acting(shell=1).s, None)["fields"]
    return {field["at"]: field["marks"] for field in fields}


def way_ahead(marks: list[str]) -> tuple[str, str]:
    """A plain field in the middle of the beach and the one straight ahead of it, which has these marks."""
    fields = marks_of_fields()
    pairs = [(at, f"{at[0]}{int(at[1:]) + 1}") for at in fields if int(at[1:]) > 2]
    return next((here, there) for here, there in pairs if fields[here] == [] and fields.get(there) == marks)


def test_menus_of_oh_crab_say_where_to_who_is_pushed_and_what_it_costs() -> None:
    game = game_of("oh_crab")
    here, ahead = way_ahead([])
    beach = Beach().crab(0, here).crab(1, ahead).seat(0, hand="S1 S2", shells=3)
    brings = menu(game, beach.acting("faster", forward=1, diagonal=1).s)
    assert brings["Go straight ahead (forward)"] == f"to {ahead}; pushes Ben’s crab"
    assert brings["Go ahead to the left (diagonal)"].startswith("to ")
    assert brings["Special action Faster!"] == "costs a card of your hand"
    assert brings["Extra action Diagonal!"].startswith("costs 1 shell")


def test_menus_of_oh_crab_say_what_an_ability_does() -> None:
    beach = Beach().acting(shell=1).pack("asymmetry", abilities=[{"crab": 0, "ability": "K03", "charges": 1}])
    brings = menu(game_of("oh_crab"), beach.s)
    assert brings["Use the ability Collector"].startswith(
        "In your turn: take a shell, or two if a crab is ahead of you"
    )


def test_menus_of_oh_crab_say_price_and_way_of_a_shortcut() -> None:
    game = game_of("oh_crab")
    view = game.view(Beach().acting(shell=1).s, None)
    shortcut = next(field for field in view["fields"] if "shortcut" in field["marks"])
    spare = [card for card in view["cards"] if card.startswith("A") and [card] not in view["market"]["piles"]]
    hand = []
    for basic in shortcut["cost"]:
        hand.append(next(card for card in spare if card not in hand and view["cards"][card]["main"] == basic))
    brings = menu(game, Beach().crab(0, shortcut["at"]).seat(0, hand=" ".join(hand)).acting(shell=1).s)
    assert brings["Take the shortcut"].startswith(f"to {shortcut['to']} for {', '.join(shortcut['cost'])}")


def test_menus_of_oh_crab_say_whom_a_shortcut_pushes_before_it_is_paid() -> None:
    game = game_of("oh_crab")
    for hand in ("S1", "S1 A11"):
        beach = Beach().crab(0, "d15").crab(1, "d17").seat(0, hand=hand).acting(shell=1)
        assert menu(game, beach.s)["Take the shortcut"].startswith("to d17 for forward; pushes Ben’s crab")


def test_menus_of_wreck_raiders_say_conches_shells_and_coins() -> None:
    game = game_of("wreck_raiders")
    changing = Lagoon("set_number", number=4, seats={0: {"shells": {"conch": 2}}})
    brings = menu(game, changing.s)
    assert brings["Dive with 4"] == ""
    assert brings["Dive with 5"] == "costs 1 conch"
    assert brings["Dive with 6"] == "costs 2 conches"
    buying = menu(game, Lagoon("buy", seats={0: {"shells": {"conch": 3, "scallop": 3, "starfish": 3}}}).s)
    bought = {choice: said for choice, said in buying.items() if choice.startswith("Buy: bottom")}
    assert bought
    assert all("costs" in said and re.search(r"\+\d+ coin", said) for said in bought.values()), bought


def test_menus_of_wreck_raiders_say_starfish_and_reward_of_a_claim() -> None:
    game = game_of("wreck_raiders")
    seats = {0: {"displays": [["ruby", "ruby", "crown", "crown"], [], []], "shells": {"starfish": 2}}}
    lagoon = Lagoon("claim", seats=seats, exhibits=["E09", "E18", "E19"])
    lines = [f"{choice} {brings}" for choice, brings in menu(game, lagoon.s).items() if choice.startswith("Exhibit")]
    assert lines
    assert any("starfish" in line for line in lines) or all("coins" in line for line in lines)
    assert any("Reward for the exact order" in line or "Can be decorated" in line for line in lines), lines


def test_menus_of_wreck_raiders_say_a_starfish_that_the_reward_brings_back() -> None:
    """E13 is gems, gold, art, for a scallop and a starfish in exact order; the first treasure here is gold."""
    seats = {0: {"displays": [["crown", "coins", "painting"], [], []], "shells": {"starfish": 1}}}
    lagoon = Lagoon("claim", seats=seats, exhibits=["E13", "E18", "E19"])
    (brings,) = [said for choice, said in menu(game_of("wreck_raiders"), lagoon.s).items() if "exact order" in choice]
    assert brings == "costs 1 starfish; brings 1 scallop, 1 starfish; +6 coins"


def test_menus_of_schatztaucher_say_row_and_odds() -> None:
    game = game_of("schatztaucher")
    state = game.new(game.parse_options({"players": 2, "start": 1}))
    game.step(state, game.action({"do": "roll", "dice": [1, 3]}))
    game.step(state, game.action({"do": "die", "number": 3}))
    assert menu(game, state)["Buoy 2"] == "Row 3: a tile that no lamp has shown yet"
    game.step(state, game.action({"do": "buoy", "buoy": 2}))
    game.step(state, game.action({"do": "show", "symbol": "shell"}))
    assert re.fullmatch(r"(\S.*? \d+%(, )?)+( …)?", menu(game, state)["Take the tile"])


def story(game: Game[Any], state: State, **do: Any) -> list[str]:
    """An action is played and told in English."""
    before = game.copy(state)
    action = game.action(do)
    game.step(state, action)
    words = name_things(game, game.view(before, None), open_words("en", game.name))
    return tell_story(game, before, action, state, None, words, NAMES)


def test_a_number_without_a_choice_is_told() -> None:
    game = game_of("schatztaucher")
    state = game.new(game.parse_options({"players": 2, "start": 1}))
    assert story(game, state, do="roll", dice=["X", 3]) == ["Ada dives with the 3: there is no other choice."]
    other = game.new(game.parse_options({"players": 2, "start": 1}))
    assert story(game, other, do="roll", dice=[1, 3]) == []


def test_crabs_that_are_pushed_without_a_choice_are_told_before_they_fall() -> None:
    here, ahead = way_ahead([])
    beach = Beach().crab(0, here).crab(1, ahead).acting(forward=1)
    told = story(game_of("oh_crab"), beach.s, **{"do": "move", "with": "forward", "to": "ahead"})
    if beach.due == "choose_push":
        told += story(game_of("oh_crab"), beach.s, **beach.choices("push")[0])
    ways = [sentence for sentence in told if "comes to" in sentence]
    assert ways[0] == f"Ada’s crab comes to {ahead}."
    assert any(sentence.startswith("Ben’s crab comes to") for sentence in ways)
    fall = next(number for number, sentence in enumerate(told) if "knocked over" in sentence)
    assert fall > max(told.index(way) for way in ways)


def test_a_shell_from_a_field_says_so() -> None:
    game = game_of("oh_crab")
    here, target = way_ahead(["shell"])
    beach = Beach().crab(0, here).acting(forward=1)
    told = story(game, beach.s, **{"do": "move", "with": "forward", "to": "ahead"})
    assert told[:2] == [f"Ada’s crab comes to {target}.", "The field gives Ada 1 shell."]


def test_gains_of_wreck_raiders_have_their_reasons() -> None:
    game = game_of("wreck_raiders")
    taking = Lagoon("take_die", reef=[(5, "conch"), (4, "blank")])
    assert "Ada gains 1 conch: the die lay in that zone." in story(game, taking.s, do="take", number=5, zone="conch")
    to_beach = Lagoon("choose_place", number=5)
    assert "Ada gains 2 conches from the beach." in story(game, to_beach.s, do="go", place="beach")
    bumping = Lagoon("choose_place", number=5, board={"gems": {5: 1}})
    told = story(game, bumping.s, do="go", place="gems")
    assert told[:3] == [
        "A diver of Ada is in the Gems wreck, spot 5.",
        "A diver of Ben is bumped to beach spot 5.",
        "Ben gains 2 conches from the beach.",
    ]


def test_the_tie_break_is_told() -> None:
    game = game_of("wreck_raiders")
    words = open_words("en", "wreck_raiders")
    state = Lagoon(
        "take_die",
        players=3,
        seats={
            0: {"displays": [["ruby"], [], []], "shells": {"conch": 1}},
            1: {"displays": [["crown"], [], []], "shells": {"conch": 3}},
        },
    ).s
    view = game.view(state, None)
    sheet = ScoreSheet({}, [5, 5, 3], [1], [])
    assert tell_tie(words, view, sheet, NAMES[:3]) == [
        "Equal coins: most treasures left in displays decide. Ada 1, Ben 1.",
        "Still equal: most shells left decide. Ada 1, Ben 3.",
    ]
    assert tell_tie(words, view, ScoreSheet({}, [5, 4, 3], [0], []), NAMES[:3]) == []


def test_the_tie_break_of_a_race_counts_those_in_the_sea() -> None:
    game = game_of("oh_crab")
    beach = Beach().crab(0, "sea").crab(2, "sea").seat(0, hand="S1", shells=1).seat(2, hand="S1 S2").acting(shell=1)
    view = game.view(beach.s, None)
    told = tell_tie(open_words("en", "oh_crab"), view, game.score(beach.s), NAMES[:3])
    assert told == ["Several are in the sea: most hand cards decide. Ada 1, Cleo 2."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_wins_a_solo_game(language: str) -> None:
    """WR-10.15: the result of who plays alone has a sentence of its own."""
    game = game_of("wreck_raiders")
    state = game.new(game.parse_options({"players": 1}))
    for _ in steps(game, state, 3):
        pass
    view, words = game.view(state, None), open_words(language, "wreck_raiders")
    told = tell_result(words, view, game.score(state), ["Ada"])
    assert told == words(f"band-{view['solo']['band']}")
    assert told != words("winner", name="Ada")


def test_a_solo_game_ends_without_a_winner_at_the_terminal_too(tmp_path: Path) -> None:
    played = seaboard(tmp_path, "play", "wreck_raiders", "--players", "1", "--seed", "s", stdin="1\n" * 3000)
    assert played.returncode == 0, played.stderr
    assert "Score sheet" in played.stdout
    assert "wins!" not in played.stdout
    assert re.search(r"(Up to|More than) \d+ coins: ", played.stdout)
    (log,) = tmp_path.glob("*.jsonl")
    replayed = seaboard(tmp_path, "replay", str(log))
    assert "wins!" not in replayed.stdout
    assert re.search(r"(Up to|More than) \d+ coins: ", replayed.stdout)


def test_the_table_is_drawn_once_and_then_what_has_changed_until_a_key_asks_for_it(tmp_path: Path) -> None:
    """Seed `b`: the first roll shows two numbers. Choosing one of them changes nothing on the table."""
    wishes = ("play", "schatztaucher", "--players", "2", "-o", "start=1", "--seed", "b")
    chosen = seaboard(tmp_path / "a", *wishes, stdin="1\nq\n").stdout
    assert chosen.count("The sea ─") == 1
    dived = seaboard(tmp_path / "b", *wishes, stdin="1\n1\nq\n").stdout
    assert dived.count("The sea ─") == 2
    assert dived.count("The wreck ─") == 1
    asked = seaboard(tmp_path / "c", *wishes, stdin="1\nt\nq\n").stdout
    assert asked.count("The sea ─") == asked.count("The wreck ─") == asked.count("Bonus tiles") == 2


@pytest.mark.parametrize("name", GAMES)
def test_the_legend_comes_with_the_question_mark_only(name: str, tmp_path: Path) -> None:
    legend = Words("en", name)("legend")[:40]
    wishes = ("play", name, "--players", "2", "--seed", "a")
    assert legend not in seaboard(tmp_path, *wishes, stdin="t\nq\n").stdout
    assert legend in seaboard(tmp_path, *wishes, stdin="?\nq\n").stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("play", "--players"), "--players braucht einen Wert."),
        (("play", "--players", "x"), "--players: „x“ ist keine ganze Zahl."),
        (("play", "--by-hand=1"), "--by-hand nimmt keinen Wert wie „1“ an."),
        (("dance",), "„dance“ gibt es nicht. Zur Wahl stehen: play, replay, verify"),
        ((), "Es fehlt etwas: "),
        (("play", "oh_crab", "--dance"), "Das versteht hier niemand: --dance."),
        (("play", "--b"), "--b kann mehreres bedeuten: --bots, --by-hand, --box."),
    ],
)
def test_complaints_about_arguments_are_translated(arguments: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    assert expected in refuse(tmp_path, "--lang", "de", *arguments)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("buoys = 5", 'buoys = "x"', "bei board.buoys nicht: erwartet eine ganze Zahl, gefunden ein Text."),
        ("buoys = 5", "", "bei board nicht: erwartet buoys, gefunden nichts."),
        ("buoys = 5", "buoys = 5\nboys = 5", "bei board nicht: erwartet ein Feld, das hierher gehört, gefunden boys."),
        ("[board]", "[bored]", "bei board nicht: erwartet eine Tabelle, gefunden nichts."),
        ('lamp = "shell"', 'lamp = "lamp"', "erwartet ein Wert, der hierher gehört, gefunden 'lamp'."),
        ("copies = 1", "copies = 0", "erwartet >= 1, gefunden ein anderer Wert."),
    ],
)
def test_complaints_about_boxes_are_translated(old: str, new: str, expected: str, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    seaboard(tmp_path, "box", "export", "schatztaucher", str(box))
    box.write_text(box.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert expected in refuse(tmp_path, "box", "check", str(box), "--lang", "de")
