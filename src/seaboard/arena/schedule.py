"""What is played: the plan of a run, and who sits where in each of its games. All of it follows from the plan and the
number of a game, so that any machine can play any game."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import Any

import msgspec

from seaboard.arena.flags import LADDER, MATCH
from seaboard.arena.players import fill_seats, open_player
from seaboard.core.errors import Trouble
from seaboard.core.game import Game
from seaboard.games import open_game

MOST_BOTS = 30
"""On a ladder: more of them would make too many tables to meet at."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: all that the results follow from, except how many games."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: str
    rules_version: int = 0
    box: str = ""
    command: str = MATCH
    vary: str = ""
    """The option that takes another value from game to game."""


class Pairing(msgspec.Struct, frozen=True):
    """One game of a plan: the options, as parsed, and who sits where."""

    options: Any
    bots: list[str]
    variant: str = ""


@cache
def game_of(name: str) -> Game[Any]:
    """The game, opened once in each process."""
    return open_game(name)


def make_plan(
    game: str, options: dict[str, Any], bots: list[str], seed: str, command: str = MATCH, vary: str = ""
) -> Plan:
    """A plan, checked: the game, its options and the bots must exist and fit at the table."""
    opened = game_of(game)
    whole = msgspec.to_builtins(opened.parse_options(options))
    if not bots:
        raise Trouble("no-bots")
    for bot in dict.fromkeys(bots):
        open_player(bot, opened)
    plan = Plan(game, whole, bots, seed, opened.rules_version, opened.box.hash, command, vary)
    for value in range(len(values_of(opened, whole, vary))):
        pair(plan, value)
    return plan


def pair(plan: Plan, number: int) -> Pairing:
    """A game of the plan."""
    game = game_of(plan.game)
    values = values_of(game, plan.options, plan.vary)
    turn, at = divmod(number, len(values))
    options = game.parse_options(plan.options | values[at])
    players = game.players(game.new(options))
    seat = seat_ladder if plan.command == LADDER else fill_seats
    return Pairing(options, seat(plan.bots, players, turn), "".join(str(value) for value in values[at].values()))


def values_of(game: Game[Any], options: dict[str, Any], vary: str) -> list[dict[str, Any]]:
    """The options that change from game to game: every value of one option that goes with the others."""
    if not vary:
        return [{}]
    (definition,) = game.options_schema()["$defs"].values()
    fields = definition["properties"]
    if vary not in fields:
        raise Trouble("unknown-option", game=game.name, option=vary, options=", ".join(fields))
    values = [{vary: value} for value in _list_values(fields[vary]) if _fits(game, options | {vary: value})]
    if len(values) < 2:
        raise Trouble("nothing-to-vary", option=vary)
    return values


def _list_values(field: dict[str, Any]) -> list[Any]:
    if "enum" in field:
        return list(field["enum"])
    if field.get("type") == "boolean":
        return [False, True]
    if field.get("type") == "integer":
        return list(range(field["minimum"], field["maximum"] + 1))
    return []


def _fits(game: Game[Any], options: dict[str, Any]) -> bool:
    try:
        game.parse_options(options)
    except Trouble:
        return False
    return True


def seat_ladder(bots: list[str], players: int, number: int) -> list[str]:
    """Who sits where in a game of a ladder: every set of bots meets in turn, then again on other seats."""
    if players < 2:
        raise Trouble("ladder-alone")
    if not 2 <= len(bots) <= MOST_BOTS or len(set(bots)) < len(bots):
        raise Trouble("ladder-needs-bots", most=MOST_BOTS)
    tables = _list_tables(tuple(bots), players)
    turn, at = divmod(number, len(tables))
    first, *others = tables[at]
    orders = list(permutations(others))
    seated = [first, *orders[turn // players % len(orders)]]
    return [seated[(seat + turn) % players] for seat in range(players)]


@cache
def _list_tables(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """All sets of bots that can meet; with fewer bots than seats all sit at every table, some of them twice or more."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [tuple(bots[(first + seat) % len(bots)] for seat in range(players)) for first in range(len(bots))]
