"""How the search thinks: its settings, what suits each game, and the five levels that people play against, which are
settings of the same search. Weaker levels look at less, and misjudge what they see: they err, but seldom by much."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """How to think. A budget is a number of iterations or of seconds; with both, what is used up first."""

    seconds: float | None = 0.05
    iterations: int | None = None
    turns: int = 1
    """How often another seat comes to act after the tree's end before the table is judged."""
    whole_rounds: bool = False
    """Whether, where more than two play, everybody else has a turn before that."""
    curiosity: float = 0.2
    swing: float = 20.0
    """The lead in points that makes a victory likely: 3 to 1, or 6 to 1 if leads count straight."""
    straight: bool = False
    """Whether small leads count in proportion; else being ahead at all counts most."""
    worlds: int = 48
    """How many worlds are imagined where there are secrets."""
    blur: float = 0.0
    """By how much choices are misjudged, in chances to win: one that promises so much less than the best is played e
    times less often. 0: what was tried most is played."""
    threads: int = 1
    """Trees that grow at the same time, each on its share of the iterations; what they tried is added up."""


BEGINNER, EASY, MEDIUM, STRONG, MASTER = LEVELS = ("beginner", "easy", "medium", "strong", "master")
"""From the weakest to the strongest."""

DEFAULT_LEVEL = MEDIUM
"""What is suggested."""

SUITED: dict[str, Settings] = {
    "oh_crab": Settings(),
    "schatztaucher": Settings(turns=-1, swing=30.0, straight=True, curiosity=0.08),
    "wreck_raiders": Settings(turns=2, whole_rounds=True),
}
"""What suits a game, at 50 ms a decision."""


class Weakness(NamedTuple):
    """How a level is weaker than the search at its best."""

    iterations: int
    worlds: int
    blur: float
    curiosity: float
    """Who misjudges choices has looked at most of them, also at what seems worse."""
    turns: int = 1
    """Who looks at less judges the table sooner."""


WEAKER = {
    BEGINNER: Weakness(40, 8, 0.1, 0.5),
    EASY: Weakness(120, 16, 0.03, 0.5),
    MEDIUM: Weakness(400, 48, 0.012, 0.5),
    STRONG: Weakness(2500, 48, 0.003, 0.5),
}
WEAKER_IN = {
    "schatztaucher": {
        BEGINNER: Weakness(80, 8, 0.35, 1.0, -1),
        EASY: Weakness(150, 16, 0.13, 1.0, -1),
        MEDIUM: Weakness(300, 48, 0.05, 1.0, -1),
        STRONG: Weakness(1500, 48, 0.016, 1.0, -1),
    },
    "oh_crab": {
        BEGINNER: Weakness(40, 8, 0.1, 0.5),
        EASY: Weakness(120, 16, 0.03, 0.5),
        MEDIUM: Weakness(350, 48, 0.015, 0.5),
        STRONG: Weakness(1200, 48, 0.006, 0.5),
    },
}
"""All levels but the strongest. Where luck decides much, or thinking longer helps little, one must err more to be told
apart."""

PATIENCE = 1.0
"""Seconds that a level may need for its iterations, where there are no fast rules."""


def suit(game: str) -> Settings:
    """The settings that suit a game."""
    return SUITED.get(game, Settings())


def for_players(settings: Settings, players: int) -> Settings:
    """Who plays alone has no lead: points are as good as they are many, and nobody else's turn ends a playout."""
    if players == 1:
        return settings._replace(turns=0, swing=100.0, straight=True, curiosity=0.15)
    if players > 2 and settings.whole_rounds:
        return settings._replace(turns=players)
    return settings


def settings_of(level: str, game: str) -> Settings:
    """A level in a game."""
    suited = suit(game)
    if level == MASTER:
        return suited._replace(seconds=1.0, iterations=None)
    weakness = WEAKER_IN.get(game, WEAKER)[level]
    return suited._replace(seconds=PATIENCE, **weakness._asdict())
