"""The greedy raider: for each decision the best expected gain of this one turn. A mat is worth what its displays are on
the way to, what its vault will score, and what its shells can buy; a move is worth the treasures and shells that it
brings, less what it gives to others. How much of the game is left says how far hopes count."""

from __future__ import annotations

from random import Random
from typing import Any

from seaboard.bots.greedy import best_of
from seaboard.bots.greedy.wreck_raiders_market import Market
from seaboard.bots.greedy.wreck_raiders_mat import STYLES, Mat
from seaboard.bots.greedy.wreck_raiders_rest import Rest, RestAlone
from seaboard.core.game import Game, State
from seaboard.games.wreck_raiders.actions import (
    ADD_CONCH,
    BUMP_TO,
    BUY_PIECE,
    CLAIM_CARD,
    CLEAR_LAST,
    DRAW_MORE,
    ENOUGH,
    GET_PIECE,
    GO_TO,
    LET_GO,
    MOVE,
    PICK_SHELL,
    PUT_IN_DISPLAY,
    PUT_IN_VAULT,
    RIVAL_TAKE,
    RIVAL_TO,
    SET,
    STACK_ON,
    TAKE,
    USE_SCALLOP,
)
from seaboard.games.wreck_raiders.moving import may_reach
from seaboard.games.wreck_raiders.scoring import total_of
from seaboard.games.wreck_raiders.state import (
    BEACH,
    CARD_TREASURES,
    CONCH,
    CONCH_CREST,
    DISPLAYS,
    FRONTS,
    KINDS,
    OFF_BOARD,
    PLACES,
    RIVAL,
    SCALLOP,
    SHELLS,
    SPOTS,
    STARFISH,
    WRECKS,
    ZONES,
)
from seaboard.games.wreck_raiders.taking import conches_for

HURT = 0.8  # how much what others gain weighs, shared among them
GIVEN = 1.5  # what a treasure is worth to another player
BESIDE = 0.9  # a treasure for my diver beside, when the first one is placed already
EXTRA = 0.8  # one more for a scallop
PLACED = 0.3  # what it costs to take a diver away from a wreck
GAP = 0.4  # a spot between two of my divers
LAST_TURN = 3.0  # what others may still gain when I end the game
CROWDED = 0.2  # a rival beside my diver


def choose(game: Game[Any], state: State, seat: int, rng: Random) -> int:
    """The legal action with the highest expected gain; chance decides between equals."""
    return best_of(weigh(game, state, seat), rng)


def weigh(game: Game[Any], state: State, seat: int) -> dict[int, float]:
    """The expected gain of each legal action, in coins."""
    plan = Plan(game.box.record, state, seat)
    return {action: plan.worth(action) for action in game.legal(state, seat)}


class Plan:
    """Expected gains of one player's turn."""

    def __init__(self, box: Any, s: State, seat: int) -> None:
        self.box = box
        self.s = s
        self.seat = seat
        self.rest = RestAlone(box, s, seat) if s.players == 1 else Rest(box, s, seat)
        self.mat = Mat(box, s, seat, self.rest)
        self.market = Market(box, s, seat, self.rest)
        self.hurt = HURT / max(1, s.players - 1)
        self._numbers: dict[int, float] = {}

    def worth(self, action: int) -> float:
        """The expected gain of an action."""
        s = self.s
        if CLEAR_LAST <= action < CLEAR_LAST + DISPLAYS:
            return self._clear_worth(action - CLEAR_LAST)
        if action >= ENOUGH or action < TAKE:
            return 0.0
        if action < SET:
            return self._die_worth((action - TAKE) // ZONES + 1, (action - TAKE) % ZONES)
        if action < GO_TO:
            number = action - SET + 1
            return self._number_worth(number) + self.market.gain(CONCH, -conches_for(s, number))
        if action < MOVE:
            return self._place_worth(s.number, action - GO_TO)
        if action < BUMP_TO:
            return self._leave_worth(action - MOVE)
        if action < PUT_IN_DISPLAY:
            return self._spot_worth(action - BUMP_TO) * (-1 if s.bumped == RIVAL else 1)
        if action < PUT_IN_VAULT:
            return self.mat.show(action - PUT_IN_DISPLAY, (s.treasure - 1) // FRONTS)
        if action < LET_GO:
            return self.mat.store(action - PUT_IN_VAULT, s.treasure - 1)
        if action == LET_GO:
            return 0.0
        return self._later_worth(action)

    def _later_worth(self, action: int) -> float:
        """Extras, claims, decorations, rewards, pieces and rivals."""
        if action == DRAW_MORE:
            return self.mat.treasure(self.s.wreck) + self.market.gain(SCALLOP, -1)
        if action < ADD_CONCH:
            card, way = divmod(action - CLAIM_CARD, DISPLAYS * 2)
            return self._claim_worth(card, way // 2, way % 2)
        if action == ADD_CONCH:
            return float(self.box.conch_coins) + self.market.gain(CONCH, -1)
        if action < PICK_SHELL:
            return self.mat.treasure(action - USE_SCALLOP) + self.market.gain(SCALLOP, -1)
        if action < GET_PIECE:
            return self.market.gain(action - PICK_SHELL)
        if action < BUY_PIECE:
            return self.market.piece(action - GET_PIECE)
        if action < STACK_ON:
            return self.market.purchase(action - BUY_PIECE)
        if action < RIVAL_TAKE:
            return self.market.stack(self.s.piece, action - STACK_ON)
        if action < RIVAL_TO:
            number = (action - RIVAL_TAKE) // ZONES + 1
            return max(self._rival_worth(number, wreck) for wreck in self._rival_wrecks(number))
        return self._rival_worth(self.s.number, action - RIVAL_TO)

    # Dice and moves.

    def _die_worth(self, number: int, zone: int) -> float:
        """A die: its shell and the best number that it can be made."""
        has_shell = zone < SHELLS and self.s.bank[zone] > 0
        conches = self.market.shells[CONCH] + (has_shell and zone == CONCH)
        best = self._number_worth(number)
        for way in range(1, min(conches, 3) + 1):
            price = -self.market.gain(CONCH, -way)
            for other in ((number + way - 1) % SPOTS + 1, (number - way - 1) % SPOTS + 1):
                best = max(best, self._number_worth(other) - price)
        return best + (self.market.gain(zone) if has_shell else 0.0)

    def _number_worth(self, number: int) -> float:
        if number not in self._numbers:
            places = [place for place in range(PLACES) if may_reach(self.s, number, place) == 0]
            self._numbers[number] = max((self._place_worth(number, place) for place in places), default=0.0)
        return self._numbers[number]

    def _place_worth(self, number: int, place: int) -> float:
        """Going to a place: shells, or treasures for me and my neighbours, less what others get."""
        spot = number - 1
        if place == BEACH:
            return self._spot_worth(spot)
        treasure = self.mat.treasure(place)
        scallop = -self.market.gain(SCALLOP, -1) if self.market.shells[SCALLOP] else 0.0
        gain = treasure + EXTRA * self.market.shells[SCALLOP] * max(0.0, treasure - scallop)
        gain += self._bump_worth(self.s.board[place * SPOTS + spot], spot) + GAP * self._gaps(place, spot)
        for side in range(2):
            beside = self.s.board[place * SPOTS + self._next_to(place, spot, side)]
            if beside == self.seat + 1:
                gain += BESIDE * treasure
            elif beside not in (0, RIVAL):
                gain -= self.hurt * GIVEN
        return gain

    def _bump_worth(self, other: int, spot: int) -> float:
        """Whoever is bumped gains shells; a rival takes a beach spot for good."""
        if other == RIVAL:
            return -self.rest.cost(beach=1)
        return -self.hurt * self._spot_worth(spot) if other else 0.0

    def _gaps(self, wreck: int, spot: int) -> float:
        """Spots between this one and another diver of mine: whoever enters there brings me two treasures."""
        mine, gaps = self.seat + 1, 0
        for side in range(2):
            gap = self._next_to(wreck, spot, side)
            beyond = self._next_to(wreck, gap, side)
            gaps += self.s.board[wreck * SPOTS + gap] != mine and self.s.board[wreck * SPOTS + beyond] == mine
        return gaps * self.rest.hope

    def _next_to(self, wreck: int, spot: int, side: int) -> int:
        return int(self.s.beside[(wreck * SPOTS + spot) * 2 + side])

    def _leave_worth(self, at: int) -> float:
        """Taking a diver from here: off-board first, then from the beach."""
        if at == OFF_BOARD:
            return 0.0
        place, spot = divmod(at, SPOTS)
        if place == BEACH:
            return self.rest.cost(beach=1) - PLACED / 2
        spots = [self._next_to(place, spot, side) for side in range(2)]
        company: int = sum(self.s.board[place * SPOTS + other] == self.seat + 1 for other in spots)
        return -PLACED * (1 + company) - GAP * self._gaps(place, spot)

    def _spot_worth(self, spot: int) -> float:
        """The shells of a beach spot, as many as the bank has."""
        shells = self.box.beach[spot * SHELLS : (spot + 1) * SHELLS]
        return self.market.gain_all([min(shells[shell], self.s.bank[shell]) for shell in range(SHELLS)])

    # Rivals.

    def _rival_wrecks(self, number: int) -> list[int]:
        """Where a rival may go with this number: empty spots first (WR-10.9)."""
        unused = [wreck for wreck in range(WRECKS) if not self.s.rival_die[wreck]]
        empty = [wreck for wreck in unused if not self.s.board[wreck * SPOTS + number - 1]]
        return empty or unused

    def _rival_worth(self, number: int, wreck: int) -> float:
        """A rival beside my divers fills my vault and is in their way; on one of them it brings me shells."""
        spot, mine = number - 1, self.seat + 1
        beside = [self.s.board[wreck * SPOTS + self._next_to(wreck, spot, side)] for side in range(2)]
        worth = beside.count(mine) * (self.mat.treasure_for_vault(wreck) - CROWDED)
        bumped = self.s.board[wreck * SPOTS + spot]
        if bumped == mine:
            worth += self._best_spot() - PLACED
        return worth - (self.rest.cost(beach=1) if bumped else 0.0)

    def _best_spot(self) -> float:
        empty = [spot for spot in range(SPOTS) if not self.s.board[BEACH * SPOTS + spot]]
        return max(map(self._spot_worth, empty), default=0.0)

    # Displays and exhibits.

    def _clear_worth(self, display: int) -> float:
        """A starfish for the last treasure of a display."""
        return self.mat.clear_last(display) + 1.5 * self.market.gain(STARFISH, -1) - 1.0

    def _claim_worth(self, card: int, display: int, exact: int) -> float:
        """An exhibit now: its coins and reward, less the starfish it takes and what it brings nearer."""
        shown = self.mat.displays[display]
        order = self.box.card_order[card * CARD_TREASURES : card * CARD_TREASURES + len(shown)]
        if exact:
            covers = sum(a != b for a, b in zip(shown, order, strict=True))
        else:
            covers = sum(max(0, order.count(kind) - shown.count(kind)) for kind in range(KINDS))
        reward = STYLES.get(self.box.card_style[card], 0.0) if exact else 0.0
        worth = self.box.card_coins[card] + reward + self.market.gain(STARFISH, -covers)
        return -1.0 if self._ends_behind(card) else worth - self.rest.cost(exhibits=1)

    def _ends_behind(self, card: int) -> bool:
        """Whether this exhibit ends the game (WR-8.1) while somebody else is ahead, who has one more turn. Where little
        is left to gain it does not matter: no game goes on for ever."""
        box, s, seat = self.box, self.s, self.seat
        if s.players == 1 or s.last_turns >= 0 or s.claimed[seat] + 1 < box.goal[s.players]:
            return False
        if not self.market.can_grow():
            return False
        decorated = box.card_crests[card] & CONCH_CREST and self.market.shells[CONCH]
        mine = total_of(box, s, seat) + box.card_coins[card] + (box.conch_coins if decorated else 0)
        others = max(total_of(box, s, other) for other in range(s.players) if other != seat)
        return bool(mine < others + LAST_TURN)
