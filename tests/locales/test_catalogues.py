"""All languages have all messages, with the same arguments, and every message that the code asks for exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seaboard.core.box import TYPES
from seaboard.core.errors import SYSTEM
from seaboard.core.game import CHANCE
from seaboard.games import GAMES
from seaboard.locales.words import HERE, LANGUAGES, Words
from seaboard.terminal.arguments import COMPLAINTS
from seaboard.terminal.menus import name_things
from seaboard.terminal.play import open_words
from seaboard.terminal.stories import tell_story
from seaboard.terminal.telling import message_id, tell_action, tell_choice, tell_event
from tests.games.cases import every_option_set, game_of, rules_of
from tests.games.random_play import steps

SOURCE = HERE.parent
THING_IDS = {"oh_crab": r"\b[AS]\d\d?\b", "wreck_raiders": r"\b[EBMT]\d\d\b"}
"""How cards, exhibits and pieces are called in readable actions, in games whose things have ids."""
CATALOGUES = sorted(path.stem for path in (HERE / "en").glob("*.ftl"))


class Arguments(Visitor):
    """Collects the variables and messages that an entry refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add("$" + node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages_of(language: str, catalogue: str) -> dict[str, set[str]]:
    """The messages of a catalogue with all that they refer to; junk fails."""
    path = HERE / language / f"{catalogue}.ftl"
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    messages: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path.parent.name}/{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} stands twice in {path}"
            arguments = Arguments()
            arguments.visit(entry)
            messages[entry.id.name] = arguments.found
    return messages


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_language_has_every_message_with_the_same_arguments(language: str, catalogue: str) -> None:
    english, other = messages_of("en", catalogue), messages_of(language, catalogue)
    assert sorted(english.keys() ^ other.keys()) == []
    for message, arguments in english.items():
        assert other[message] <= expand(english, arguments), f"{message} refers to what English has not"
        unused = {each for each in arguments if each.startswith("$")} - expand(other, other[message])
        assert not unused, f"{message} does not say {unused}"


def expand(messages: dict[str, set[str]], found: set[str]) -> set[str]:
    """What is referred to, also through other messages."""
    everything = set(found)
    for each in found:
        everything |= messages.get(each, set())
    return everything | set(messages)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_translations_are_not_english(language: str) -> None:
    """Most sentences differ from the English ones."""
    for catalogue in CATALOGUES:
        english = (HERE / "en" / f"{catalogue}.ftl").read_text(encoding="utf-8").splitlines()
        other = (HERE / language / f"{catalogue}.ftl").read_text(encoding="utf-8").splitlines()
        commands = ("#", "      seaboard ")
        sentences = [line for line in english if len(line) > 40 and not line.startswith(commands)]
        same = sum(line in other for line in sentences)
        assert same <= len(sentences) // 10, f"{language}/{catalogue}: {same} of {len(sentences)} lines are English"


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_sentence(name: str) -> None:
    words = Words("en", name)
    for rule in rules_of(name):
        assert words.rule(rule)
    text = (SOURCE / "games" / name / "RULES.md").read_text(encoding="utf-8")
    for heading, first in re.findall(r"^##+ (\S+).*\n(.*)", text, re.MULTILINE):
        assert not first.startswith("- ") or words(f"chapter-{heading.lower()}")


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_name_and_a_help_text(name: str) -> None:
    words = Words("en", name)
    (definition,) = game_of(name).options_schema()["$defs"].values()
    for option in definition["properties"]:
        assert words(message_id("option", option))
        assert words(message_id("option", option) + "-help")


@every_option_set
def test_whole_games_can_be_told_in_every_language(name: str, options: dict[str, Any]) -> None:
    """Every action, choice, event, question and part of the score has words, and no placeholder is left in them."""
    game = game_of(name)
    speakers = [open_words(language, name) for language in LANGUAGES]
    state = game.new(game.parse_options(options))
    voices = [name_things(game, game.view(state, None), words) for words in speakers]
    names = [f"Seat{seat}" for seat in range(game.players(state))]
    for before, actor, action in steps(game, state, seed=13):
        words = voices[action % len(LANGUAGES)]
        do, after = game.describe(action), game.copy(before)
        game.apply(after, action, actor)
        said = [tell_choice(words, do, names), words(message_id("due", game.due(before)))]
        told = game.told(before, actor, action, None)
        if told is not None:
            said.append(tell_action(words, actor, told, names))
        said.append(tell_action(words, actor, do, names))
        said += [tell_event(words, event, names) for event in game.events(before, action, after, None)]
        said += tell_story(game, before, action, after, None, words, names)
        if actor != CHANCE:
            said.append(words.rule(game.rule_behind(before, action)))
        for sentence in said:
            assert sentence
            assert "{" not in sentence
            if name in THING_IDS:
                assert not re.search(THING_IDS[name], sentence), "a card, exhibit or piece is called by its id"
    sheet = game.score(state)
    for words in speakers:
        for part in sheet.parts:
            assert words(message_id("part", part))
        for reason in sheet.ended_by:
            assert words(message_id("end", reason))


def test_every_trouble_has_a_sentence() -> None:
    """Whatever the code raises as Trouble("...") is in the catalogue, and the catalogue has nothing else."""
    raised = {"illegal-action", "bad-box", *COMPLAINTS.values(), *SYSTEM.values(), *TYPES.values()}
    for path in SOURCE.rglob("*.py"):
        raised |= set(re.findall(r'Trouble\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    messages = [*messages_of("en", "trouble"), *messages_of("en", "server")]
    said = {message.removeprefix("trouble-") for message in messages if message.startswith("trouble-")}
    assert raised == said


def test_every_word_of_the_games_room_is_used() -> None:
    """Messages of the server's catalogue are named in its code; refusals are checked above."""
    code = "\n".join(
        path.read_text(encoding="utf-8") for path in [*(SOURCE / "server").rglob("*.py"), SOURCE / "cli.py"]
    )
    for message in messages_of("en", "server"):
        command = message.removeprefix("help-").removeprefix("admin-")
        named = f'"{message}"' in code or f'"{command}"' in code
        assert message.startswith("trouble-") or named, message


def test_every_word_of_the_terminal_is_used_and_there() -> None:
    """Messages named in the code of the terminal and the command line exist; those in the catalogues are named."""
    code = "\n".join(
        path.read_text(encoding="utf-8") for path in [*(SOURCE / "terminal").rglob("*.py"), SOURCE / "cli.py"]
    )
    for catalogue in ("terminal", "cli"):
        for message in messages_of("en", catalogue):
            stem = message.rsplit("-", 1)[0]
            assert f'"{message}"' in code or f'"{stem}-{{' in code or f"'{message}'" in code, message


def test_catalogues_are_where_the_package_can_find_them() -> None:
    assert {path.name for path in HERE.iterdir() if path.is_dir() and len(path.name) == 2} == set(LANGUAGES)
    assert all(Path(HERE / language / "terminal.ftl").is_file() for language in LANGUAGES)
