"""The greedy raider: for each decision the best expected gain of this one turn. A mat is worth what its displays are on
the way to, what its vault will score, and a little for every shell; a move is worth the treasures and shells that it
brings, less what it gives to others."""

from __future__ import annotations

from random import Random
from typing import Any

from seaboard.bots.greedy import best_of
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
    RIVAL_TAKE,
    RIVAL_TO,
    SET,
    STACK_ON,
    TAKE,
    USE_SCALLOP,
)
from seaboard.games.wreck_raiders.moving import may_reach
from seaboard.games.wreck_raiders.scoring import edge_shells
from seaboard.games.wreck_raiders.state import (
    ANY_SHELL,
    BEACH,
    BOTTOMS,
    CARD_TREASURES,
    COLUMNS,
    CONCH,
    DISPLAYS,
    FIRST_TOP,
    FREE_PIECE,
    FRONTS,
    KINDS,
    MOST_PEDESTALS,
    MOST_ROWS,
    OFF_BOARD,
    PLACES,
    RIVAL,
    SHELLS,
    SPOTS,
    STARFISH,
    TWO_SHELLS,
    WRECKS,
    ZONES,
)
from seaboard.games.wreck_raiders.taking import conches_for

SHELL = 0.6  # what a shell in the basket is worth
STYLES = {ANY_SHELL: SHELL, FREE_PIECE: 4.0, TWO_SHELLS: 2 * SHELL}
HURT = 0.8  # how much a coin that another player gains weighs
PLACED = 0.3  # what it costs to take a diver away from a wreck
Mat = tuple[list[list[int]], list[list[int]]]


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
        self.shells: list[int] = s.shells[seat * SHELLS : (seat + 1) * SHELLS]
        self.mat = self._read_mat()
        self.cards = [card - 1 for card in s.seen if card and card - 1 != s.card]
        self.now = self._mat_worth(self.mat)
        self._treasures: dict[int, float] = {}

    def worth(self, action: int) -> float:
        """The expected gain of an action."""
        s = self.s
        if action >= CLEAR_LAST:
            return self._clear_worth(action - CLEAR_LAST)
        if action >= ENOUGH or action < TAKE:
            return 0.0
        if action < SET:
            return self._die_worth((action - TAKE) // ZONES + 1, (action - TAKE) % ZONES)
        if action < GO_TO:
            return float(self._number_worth(action - SET + 1) - SHELL * conches_for(s, action - SET + 1))
        if action < MOVE:
            return self._place_worth(s.number, action - GO_TO)
        if action < BUMP_TO:
            return self._leave_worth(action - MOVE)
        if action < PUT_IN_DISPLAY:
            return self._spot_worth(action - BUMP_TO) if s.bumped != RIVAL else -self._spot_worth(action - BUMP_TO)
        if action < LET_GO:
            return self._put_worth(action - PUT_IN_DISPLAY, s.treasure - 1)
        if action == LET_GO:
            return 0.0
        return self._later_worth(action)

    def _later_worth(self, action: int) -> float:
        """Extras, claims, decorations, rewards, pieces and rivals."""
        if action == DRAW_MORE:
            return self._treasure(self.s.wreck) - SHELL
        if action < ADD_CONCH:
            card, way = divmod(action - CLAIM_CARD, DISPLAYS * 2)
            return self._claim_worth(card, way // 2, way % 2)
        if action == ADD_CONCH:
            return float(self.box.conch_coins - SHELL)
        if action < PICK_SHELL:
            return self._treasure(action - USE_SCALLOP) - SHELL
        if action < GET_PIECE:
            return -float(self.shells[action - PICK_SHELL])
        if action < BUY_PIECE:
            return self._piece_worth(action - GET_PIECE)
        if action < STACK_ON:
            return self._piece_worth(action - BUY_PIECE) - SHELL * sum(self._cost(action - BUY_PIECE))
        if action < RIVAL_TAKE:
            return self._stack_worth(self.s.piece, action - STACK_ON)
        if action < RIVAL_TO:
            number = (action - RIVAL_TAKE) // ZONES + 1
            return max(self._rival_worth(number, wreck) for wreck in range(WRECKS) if not self.s.rival_die[wreck])
        return self._rival_worth(self.s.number, action - RIVAL_TO)

    # Dice and moves.

    def _die_worth(self, number: int, zone: int) -> float:
        """A die: its shell and the best number that it can be made."""
        shell = SHELL if zone < SHELLS and self.s.bank[zone] else 0.0
        conches = self.shells[CONCH] + (zone == CONCH and shell > 0)
        best = self._number_worth(number)
        for way in range(1, min(conches, 3) + 1):
            for other in ((number + way - 1) % SPOTS + 1, (number - way - 1) % SPOTS + 1):
                best = max(best, self._number_worth(other) - SHELL * way)
        return shell + best

    def _number_worth(self, number: int) -> float:
        places = [place for place in range(PLACES) if may_reach(self.s, number, place) == 0]
        return max((self._place_worth(number, place) for place in places), default=0.0)

    def _place_worth(self, number: int, place: int) -> float:
        """Going to a place: shells, or treasures for me and my neighbours, less what others get."""
        if place == BEACH:
            return self._spot_worth(number - 1)
        s, spot = self.s, number - 1
        gain = self._treasure(place)
        other = s.board[place * SPOTS + spot]
        if other not in (0, RIVAL):
            gain -= HURT * self._spot_worth(spot)
        for side in range(2):
            beside = s.board[place * SPOTS + s.beside[(place * SPOTS + spot) * 2 + side]]
            if beside == self.seat + 1:
                gain += 0.9 * self._treasure(place)
            elif beside not in (0, RIVAL):
                gain -= HURT
        return gain

    def _leave_worth(self, at: int) -> float:
        """Taking a diver from here: off-board first, then from the beach."""
        if at == OFF_BOARD:
            return 0.0
        if at // SPOTS == BEACH:
            return -PLACED / 2
        spots = [self.s.beside[at * 2 + side] for side in range(2)]
        company = sum(self.s.board[at // SPOTS * SPOTS + spot] == self.seat + 1 for spot in spots)
        return float(-PLACED * (1 + company))

    def _spot_worth(self, spot: int) -> float:
        """The shells of a beach spot, as many as the bank has."""
        shells = self.box.beach[spot * SHELLS : (spot + 1) * SHELLS]
        return float(SHELL * sum(min(shells[shell], self.s.bank[shell]) for shell in range(SHELLS)))

    def _rival_worth(self, number: int, wreck: int) -> float:
        """A rival beside my divers brings me treasures; on one of them, shells."""
        s, at = self.s, wreck * SPOTS + number - 1
        beside = [s.board[wreck * SPOTS + s.beside[at * 2 + side]] for side in range(2)]
        return float(beside.count(self.seat + 1) - PLACED * (s.board[at] == self.seat + 1))

    # Treasures.

    def _read_mat(self) -> Mat:
        """My displays and vault columns as lists of treasures."""
        s, seat = self.s, self.seat
        displays = []
        for at in range(seat * DISPLAYS, (seat + 1) * DISPLAYS):
            displays.append([t - 1 for t in s.shown[at * MOST_PEDESTALS : at * MOST_PEDESTALS + s.filled[at]]])
        columns = []
        for at in range(seat * COLUMNS, (seat + 1) * COLUMNS):
            columns.append([t - 1 for t in s.vault[at * MOST_ROWS : at * MOST_ROWS + s.stored[at]]])
        return displays, columns

    def _treasure(self, kind: int) -> float:
        """A random treasure of a kind, placed well."""
        if kind not in self._treasures:
            places = [place for place in range(DISPLAYS + COLUMNS) if self._has_room(place)]
            worth = 0.0
            for treasure in range(kind * FRONTS, (kind + 1) * FRONTS):
                worth += max((self._put_worth(place, treasure) for place in places), default=0.0)
            self._treasures[kind] = worth / FRONTS
        return self._treasures[kind]

    def _has_room(self, place: int) -> bool:
        displays, columns = self.mat
        if place < DISPLAYS:
            return bool(len(displays[place]) < self.s.pedestals)
        return bool(len(columns[place - DISPLAYS]) < self.s.rows)

    def _put_worth(self, place: int, treasure: int) -> float:
        """Putting a treasure in a display, or in the vault column DISPLAYS further on."""
        displays, columns = self.mat
        row = displays[place] if place < DISPLAYS else columns[place - DISPLAYS]
        row.append(treasure)
        worth = self._mat_worth(self.mat) - self.now
        row.pop()
        return worth

    def _clear_worth(self, display: int) -> float:
        """A starfish for the last treasure of a display."""
        row = self.mat[0][display]
        last = row.pop()
        worth = self._mat_worth(self.mat) - self.now - 1.5 * SHELL
        row.append(last)
        return worth - 1.0

    def _mat_worth(self, mat: Mat) -> float:
        displays, columns = mat
        return self._displays_worth(displays) + self._vault_worth(columns)

    def _displays_worth(self, displays: list[list[int]]) -> float:
        """Each display on the way to the exhibit that it is best for; two do not go for the same one."""
        hopes = sorted(
            (
                (self._hope(display, card), number, card)
                for number, display in enumerate(displays)
                if display
                for card in self.cards
            ),
            reverse=True,
        )
        worth = 0.0
        used: set[tuple[str, int]] = set()
        for hope, number, card in hopes:
            if hope > 0 and ("display", number) not in used and ("card", card) not in used:
                used |= {("display", number), ("card", card)}
                worth += hope
        return worth - 0.4 * sum(bool(d) and ("display", n) not in used for n, d in enumerate(displays))

    def _hope(self, display: list[int], card: int) -> float:
        """What a display promises for an exhibit: its coins by how much is there, starfish standing in."""
        size = self.box.card_size[card]
        if len(display) > size:
            return 0.0
        needs = self.box.card_needs[card * KINDS : (card + 1) * KINDS]
        have = [0] * KINDS
        for treasure in display:
            have[treasure // FRONTS] += 1
        wrong = sum(max(0, have[kind] - needs[kind]) for kind in range(KINDS))
        if wrong > self.shells[STARFISH]:
            return 0.0
        done = len(display) / size
        order = self.box.card_order[card * CARD_TREASURES : card * CARD_TREASURES + len(display)]
        style = STYLES.get(self.box.card_style[card], 0.0)
        in_order = not wrong and all(treasure // FRONTS == kind for treasure, kind in zip(display, order, strict=True))
        coins = self.box.card_coins[card] + style * in_order - SHELL * wrong
        return float(coins * (0.35 * done + 0.65 * done * done))

    def _vault_worth(self, columns: list[list[int]]) -> float:
        """Different fronts, and rows by how far they are of one kind."""
        fronts = {treasure for column in columns for treasure in column}
        worth = float(len(fronts) * self.box.front_coins)
        for row in range(self.s.rows):
            kinds = [column[row] // FRONTS for column in columns if len(column) > row]
            if kinds and len(set(kinds)) == 1:
                worth += self.s.row_coins[row] * (len(kinds) / COLUMNS) ** 2
        return worth

    # Exhibits and pieces.

    def _claim_worth(self, card: int, display: int, exact: int) -> float:
        """An exhibit now: its coins and reward, less the starfish it takes."""
        shown = [treasure // FRONTS for treasure in self.mat[0][display]]
        order = self.box.card_order[card * CARD_TREASURES : card * CARD_TREASURES + len(shown)]
        if exact:
            covers = sum(a != b for a, b in zip(shown, order, strict=True))
        else:
            covers = sum(max(0, order.count(kind) - shown.count(kind)) for kind in range(KINDS))
        reward = STYLES.get(self.box.card_style[card], 0.0) if exact else 0.0
        return float(self.box.card_coins[card] + reward - SHELL * covers)

    def _cost(self, piece: int) -> list[int]:
        cost: list[int] = self.box.piece_cost[piece * SHELLS : (piece + 1) * SHELLS]
        return cost

    def _piece_worth(self, piece: int) -> float:
        """A piece in its best aquarium."""
        if piece < BOTTOMS:
            return self._printed(piece) + 0.5
        bottoms = [b for b in range(BOTTOMS) if self.s.builder[b] == self.seat + 1 and not self.s.topped[b]]
        return max((self._stack_worth(piece, bottom) for bottom in bottoms), default=0.0)

    def _printed(self, piece: int) -> float:
        edge = self.box.piece_edge[piece * SHELLS : (piece + 1) * SHELLS]
        return float(self.box.piece_coins[piece] + 0.5 * sum(edge))

    def _stack_worth(self, piece: int, bottom: int) -> float:
        """A middle or a top on an aquarium; a top closes it."""
        if piece < FIRST_TOP:
            return float(self._printed(piece) + 0.1 * self.s.height[bottom])
        wanted = [shell for shell in range(SHELLS) if self.box.top_shells[piece] >> shell & 1]
        if not wanted:
            return float(self.box.top_coins[piece] * (self.s.height[bottom] + 1))
        return float(self.box.top_coins[piece] * min(edge_shells(self.box, self.s, bottom, shell) for shell in wanted))
