"""Worlds that a seat may hold for possible: what hints think about, and what a browser is lent to think about itself.
Whoever asks again is given the same, and whoever knows the same is given the same: a world tells nothing new."""

from __future__ import annotations

from random import Random

from seaboard.core.errors import Trouble
from seaboard.core.forms.modules import identity_of
from seaboard.core.game import State
from seaboard.core.match import Match
from seaboard.core.preview import knows_what_comes
from seaboard.server.table.table import Table
from seaboard.server.tell.wire import Done, World

MOST_CHANGES = 8
"""How many changes of mind are followed back: each is a replay of up to a few hundred actions, on the event loop."""


def lend_world(table: Table, seat: int) -> Done:
    """One world as bytes, in which the seat is the one to act; none where the game lends none."""
    game = table.game
    state, rng = find_decision(table, seat)
    world = game.lend(state, seat, rng) if seat in game.awaited(state) else None
    if world is None:
        return Done(seq=table.seq, world=None)
    known = [action for action in game.legal(world, seat) if knows_what_comes(game, world, seat, action)]
    while (other := game.actor(world)) != seat:  # all plan at the same time: here those before the seat have planned
        game.apply(world, rng.choice(game.legal(world, other)), other)
    return Done(seq=table.seq, world=World(identity_of(game), bytes(world.to_bytes()), known))


def find_decision(table: Table, seat: int) -> tuple[State, Random]:
    """The position in which a seat is to decide, and what its worlds are to be drawn from."""
    if table.match is None or seat not in table.actors():
        raise Trouble("not-your-turn")
    state, decided = _before_deciding(table.match, seat)
    # Whoever asks again is told the same, also when others have planned meanwhile.
    return state, Random(f"{table.setup.id} {seat} {decided}")


def _before_deciding(match: Match, seat: int) -> tuple[State, int]:
    """The position in which the seat last had to decide, and how many decisions it had made before. If the seat has
    already planned, or changed its plan, this goes back to before that, so that asking again reveals nothing new."""
    own = [number for number, action in enumerate(match.history) if action.actor == seat]
    state, decided = match.state, len(own)
    for number in reversed(own[-MOST_CHANGES:]):
        if seat in match.game.awaited(state):
            break
        state, decided = match.state_before(number), decided - 1
    return state, decided
