"""How the search thinks: its settings, what suits each game, and the five levels that people play against, which are
settings of the same search. Weaker levels look at less and do not always play what they tried most: they err, but only
with what looked good to them."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """How to think. A budget is a number of iterations or of seconds; with both, what is used up first."""

    seconds: float | None = 0.05
    iterations: int | None = None
    turns: int = 1
    """How often another seat comes to act after the tree's end before the table is judged."""
    curiosity: float = 0.2
    swing: float = 20.0
    """The lead in points that makes a victory likely: 3 to 1, or 6 to 1 if leads count straight."""
    straight: bool = False
    """Whether small leads count in proportion; else being ahead at all counts most."""
    worlds: int = 48
    """How many worlds are imagined where there are secrets."""
    temperature: float = 0.0
    """How freely one plays what was tried less: 0 never, 1 as often as it was tried."""
    threads: int = 1
    """Trees that grow at the same time, each on its share of the iterations; what they tried is added up."""


BEGINNER, EASY, MEDIUM, STRONG, MASTER = LEVELS = ("beginner", "easy", "medium", "strong", "master")
"""From the weakest to the strongest."""

DEFAULT_LEVEL = MEDIUM
"""What is suggested."""

SUITED: dict[str, Settings] = {
    "oh_crab": Settings(),
    "schatztaucher": Settings(turns=-1, swing=30.0, straight=True, curiosity=0.08),
    "wreck_raiders": Settings(),
}
"""What suits a game, at 50 ms a decision."""

PATIENCE = 1.0
"""Seconds that a level may need for its iterations, where there are no fast rules."""


def suit(game: str) -> Settings:
    """The settings that suit a game."""
    return SUITED.get(game, Settings())


def for_players(settings: Settings, players: int) -> Settings:
    """Who plays alone has no lead: points are as good as they are many, and nobody else's turn ends a playout."""
    if players > 1:
        return settings
    return settings._replace(turns=0, swing=100.0, straight=True, curiosity=0.15)


def settings_of(level: str, game: str) -> Settings:
    """A level in a game."""
    suited = suit(game)
    if level == BEGINNER:
        return suited._replace(seconds=PATIENCE, iterations=60, worlds=8, temperature=1.0)
    if level == EASY:
        return suited._replace(seconds=PATIENCE, iterations=250, worlds=16, temperature=0.5)
    if level == MEDIUM:
        return suited._replace(seconds=PATIENCE, iterations=1000)
    if level == STRONG:
        return suited._replace(seconds=PATIENCE, iterations=8000)
    return suited._replace(seconds=1.0, iterations=None)
