"""The rules of Wreck Raiders together: the set-up, and the decisions of all chapters. RULES.md explains every id."""

from seaboard.core import stack
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import buying, claiming, moving, placing, solo, state, taking, turns
from seaboard.games.wreck_raiders.state import Box, State

DECISIONS = (
    *turns.DECISIONS,
    *taking.DECISIONS,
    *moving.DECISIONS,
    *placing.DECISIONS,
    *claiming.DECISIONS,
    *buying.DECISIONS,
    *solo.DECISIONS,
)
ALWAYS = (placing.STARFISH_AT_ANY_TIME,)


@rule
def set_up_table(box: Box, s: State, players: int, edition: int, start: int, rival_gains: int) -> None:
    """Lay out board, bank, supplies and mats (chapter 1); `start` is a seat, or -1 for the lot (WR-1.8).

    The settings that a house may change (WR-11.2) are copied from this box into the state: the rules read them there.
    """
    s.players = players
    s.edition = edition
    s.rival_gains = rival_gains
    s.last_turns = -1
    s.card = -1
    s.piece = -1
    for zone in range(state.ZONES):
        s.zone_weight[zone] = box.zone_weight[zone]
    s.pedestals = box.pedestals
    s.rows = box.rows
    for row in range(box.rows):
        s.row_coins[row] = box.row_coins[row]
    lay_rings(s, box.ring)
    for treasure in range(state.TREASURES):
        s.supply[treasure] = box.copies
    for shell in range(state.SHELLS):
        s.bank[shell] = box.shells
    for seat in range(players):
        s.divers[seat] = box.divers[players]
    if players == 1:
        s.rivals = box.rivals[edition]
    s.turn = max(start, 0)
    turns.begin_turn(box, s)
    if players > 1 and start < 0:
        stack.push(s, state.DRAW_START, 0, s.turn)
    for kind in (state.REFILL, state.REVEAL):
        stack.push(s, kind, 0, s.turn)


@rule
def lay_rings(s: State, ring: Numbers) -> None:
    """Which spots are beside one in its wreck's ring of numbers (WR-3.8)."""
    for wreck in range(state.WRECKS):
        first = wreck * state.SPOTS
        for place in range(state.SPOTS):
            spot = ring[first + place] - 1
            s.beside[(first + spot) * 2] = ring[first + (place + state.SPOTS - 1) % state.SPOTS] - 1
            s.beside[(first + spot) * 2 + 1] = ring[first + (place + 1) % state.SPOTS] - 1
