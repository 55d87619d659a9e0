"""`python -m bench.greedy GAME [GAMES]`: how often one greedy player beats a table of random ones, seat by seat."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from seaboard.bots import decide, open_bot
from seaboard.core.dealer import FastDealer
from seaboard.core.protocol import CHANCE, OVER, Game
from seaboard.games import open_game

GAMES = 400


def greedy_wins(game: Game[Any], options: dict[str, Any], games: int, first_seed: int) -> float:
    """Victories of the greedy player, who sits on every seat in turn; a shared victory counts in part."""
    parsed = game.parse_options(options)
    won = 0.0
    for number in range(games):
        rng = Random(first_seed + number)
        dealer, state = FastDealer(rng), game.new(parsed)
        greedy = number % game.players(state)
        bots = [open_bot("greedy" if seat == greedy else "random", game) for seat in range(game.players(state))]
        seq = 0
        while (actor := game.actor(state)) != OVER:
            if actor == CHANCE:
                action = dealer.deal(game, state, seq)
            else:
                action = decide(bots[actor], game, state, actor, rng)
            game.apply(state, action, actor)
            seq += 1
        winners = game.score(state).winners
        won += (greedy in winners) / len(winners)
    return won


def main() -> None:
    """Measure every number of players that the game allows."""
    game = open_game(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    (definition,) = game.options_schema()["$defs"].values()
    seats = definition["properties"]["players"]
    for players in range(seats["minimum"], seats["maximum"] + 1):
        won = greedy_wins(game, {"players": players}, games, first_seed=1)
        print(f"{game.name}, {players} players: greedy wins {won / games:.1%} of {games} games against random")


if __name__ == "__main__":
    main()
