"""The rules of Oh Crab! together: the set-up, and the decisions of all chapters. RULES.md explains every id."""

from seaboard.core.decisions import Expansion
from seaboard.core.rule import rule
from seaboard.games.oh_crab import (
    acting,
    arrows,
    discarding,
    entering,
    extras,
    market,
    playing,
    rounds,
    setting_up,
    shifting,
    specials,
    table,
)
from seaboard.games.oh_crab.actions import TURN_SURPRISE
from seaboard.games.oh_crab.pack import (
    abilities,
    challenges,
    dealing,
    event_cards,
    handling,
    lending,
    resolving,
    scouting,
    surprises,
)
from seaboard.games.oh_crab.state import FIRST_SEAT, LAY_PLATES, LAY_TILES, REVEAL_SURPRISE, SET_OFF, Box, State

OC_9_4 = 904

DECISIONS = (
    *setting_up.DECISIONS,
    *rounds.DECISIONS,
    *playing.DECISIONS,
    *acting.DECISIONS,
    *entering.DECISIONS,
    *arrows.DECISIONS,
    *discarding.DECISIONS,
    *market.DECISIONS,
    *shifting.DECISIONS,
    *specials.DECISIONS,
    *extras.DECISIONS,
    *lending.DECISIONS,
    *handling.DECISIONS,
    *surprises.DECISIONS,
    *event_cards.DECISIONS,
    *challenges.DECISIONS,
    *resolving.DECISIONS,
    *abilities.DECISIONS,
    *dealing.DECISIONS,
    *scouting.DECISIONS,
)


@rule
def is_pack_in_play(box: Box, s: State) -> bool:
    """Whether any module of the Adventure Pack is in play."""
    return s.modules != 0


ADVENTURE_PACK = Expansion(REVEAL_SURPRISE, TURN_SURPRISE, is_pack_in_play)


@rule
def set_up_table(box: Box, s: State, players: int, beaches: int, lot: int, house: int, pack: int) -> None:
    """An empty table: plates and tiles are to be laid, the start player to be found (chapter 1)."""
    s.players = players
    s.crabs = 2 if players == 2 else 1
    s.beaches = beaches
    s.lot = lot
    s.house = house
    s.modules = pack
    setting_up.clear_table(box, s)
    table.ask(s, SET_OFF, 0)
    table.ask(s, FIRST_SEAT, 0)
    table.ask(s, LAY_TILES, 0)
    table.ask(s, LAY_PLATES, 0)
