"""Lessons are legal games: chance, the other players and the learner do what they are to do, to the last step, and
every step is said in every language."""

from __future__ import annotations

import re

import pytest

from seaboard.core.game import CHANCE
from seaboard.core.log import Action
from seaboard.games import GAMES, open_game
from seaboard.lessons import LEARNER, find_lesson
from seaboard.locales.words import HERE, LANGUAGES, Words
from seaboard.terminal.telling import message_id, tell_choice


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_a_legal_game(name: str) -> None:
    game, lesson = open_game(name), find_lesson(name)
    assert lesson is not None
    state = game.new(game.parse_options(lesson.options))
    history: list[Action] = []
    choices = [game.action(step.do) for step in lesson.steps if step.do is not None]
    assert len(choices) >= 5
    while choices:
        actor = min(game.awaited(state), key=lambda seat: (seat == LEARNER, seat))
        action = choices.pop(0) if actor == LEARNER else lesson.scripted(game, history, actor)
        assert action is not None, f"nothing is prepared for {actor}"
        assert action in game.legal(state, actor), game.describe(action)
        history.append(Action(len(history), actor, action, game.describe(action)))
        game.apply(state, action, actor)
    while LEARNER not in game.awaited(state):
        actor = min(game.awaited(state))
        action = lesson.scripted(game, history, actor)
        assert action is not None
        history.append(Action(len(history), actor, action, game.describe(action)))
        game.apply(state, action, actor)
    assert sum(action.actor == CHANCE for action in history) == len(lesson.draws)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_told_in_every_language(name: str, language: str) -> None:
    words, lesson = Words(language, name), find_lesson(name)
    assert lesson is not None
    for step in lesson.steps:
        sentence = words(message_id("lesson", step.say))
        assert sentence[0].isupper() or sentence[0].isdigit()
        if step.do is not None:
            assert tell_choice(words, step.do, ["Ada", "Pearl", "Finn"])


@pytest.mark.parametrize("name", GAMES)
def test_an_introduction_has_a_step_behind_each_other(name: str) -> None:
    catalogue = (HERE / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"^intro-(\d+) =", catalogue, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers
