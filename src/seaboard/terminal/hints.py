"""Hints in the terminal: the best choices, what they promise, and what they lead to."""

from __future__ import annotations

from random import Random
from typing import Any

from rich.text import Text

from seaboard.bots.advice import Advised, Expected, Measure, advise, measure_of
from seaboard.bots.outlook import CERTAIN, Estimate
from seaboard.core.game import Game, State
from seaboard.locales.words import Words
from seaboard.terminal.screen import Screen
from seaboard.terminal.telling import tell_action, tell_choice, tell_event


def tell_hint(screen: Screen, game: Game[Any], state: State, seat: int, words: Words, names: list[str]) -> None:
    """What a bot that knows as much as the seat thinks of its choices. Whoever asks again is told the same."""
    rng = Random(seat)
    measure = measure_of(game, state)
    screen.say(words("hint-top"), "yellow")
    for number, each in enumerate(advise(game, game.imagine(state, seat, rng), seat, rng), 1):
        choice = tell_choice(words, game.describe(each.action), names)
        line = Text(f"{choice}: {tell_estimate(each.estimate, measure, words)}", "bold" if number == 1 else "")
        screen.say_after(f"  {number}. ", line)
        for sentence in _tell_reason(each, words, names):
            screen.say_after("     ", Text(sentence, "dim"))


def tell_estimate(estimate: Estimate, measure: Measure, words: Words) -> str:
    """What is expected, and how sure that is."""
    error = CERTAIN * estimate.error
    if measure == "chance":
        return words("hint-chance", percent=round(100 * estimate.mean), error=max(1, round(100 * error)))
    return words("hint-points", points=round(estimate.mean), error=round(error, 1))


def _tell_reason(each: Advised, words: Words, names: list[str]) -> list[str]:
    gain = _tell_worth(each.gain, words)
    if each.gain_of_others is None:
        whole = words("hint-gain-alone", gain=gain)
    else:
        whole = words("hint-gain", gain=gain, others=_tell_worth(each.gain_of_others, words))
    return [*(_tell_expected(expected, words, names) for expected in each.expected), whole]


def _tell_worth(points: float, words: Words) -> str:
    """A number of points, whole where it is."""
    rounded = round(points, 1)
    return words("hint-worth", worth=int(rounded) if rounded.is_integer() else rounded)


def _tell_expected(expected: Expected, words: Words, names: list[str]) -> str:
    if expected.actor is None:
        told = tell_event(words, expected.what, names)
    else:
        told = tell_action(words, expected.actor, expected.what, names)
    return told if expected.odds == 1 else words("hint-odds", percent=round(100 * expected.odds), what=told)
