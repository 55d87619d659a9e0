"""The rules of Die Schatztaucher together: the set-up and the decisions of all chapters. RULES.md explains the ids."""

from seaboard.core import stack
from seaboard.core.rule import rule
from seaboard.games.schatztaucher import collecting, diving, table, taking, turns
from seaboard.games.schatztaucher.state import START, SYMBOLS, UNSEEN, Box, State

ST_6_1 = 601

DECISIONS = (*turns.DECISIONS, *diving.DECISIONS, *taking.DECISIONS, *collecting.DECISIONS)


@rule
def set_up_table(box: Box, s: State, players: int, start: int, memory: int) -> None:
    """Lay out all tiles face down and open (ST-1.3); `start` is a seat, or -1 for the lot (ST-1.5)."""
    s.players = players
    s.memory = memory
    for at in range(box.columns * box.rows):
        s.cell[at] = UNSEEN
    for sort in range(box.types):
        s.left[sort] = box.type_copies[sort]
        s.unlit[box.type_colour[sort] * SYMBOLS + box.type_symbol[sort]] += box.type_copies[sort]
    for place in range(box.wrecks):
        s.wreck[place] = 1
    s.turn = max(start, 0)
    stack.push(s, START, 0, s.turn)
    turns.begin_turn(box, s)
    if start < 0:
        table.make_due(s, START)
