"""What the greedy raider thinks of shells and aquarium pieces: a piece is worth its coins and what the edges of its
aquarium may bring with a top that is in the market; shells are worth what they buy."""

from __future__ import annotations

from typing import Any

from seaboard.bots.greedy.wreck_raiders_mat import SHELL
from seaboard.bots.greedy.wreck_raiders_rest import Rest
from seaboard.core.game import State
from seaboard.games.wreck_raiders.state import BOTTOMS, BUILT, FIRST_TOP, PIECES, SHELLS

MANY_SHELLS = 9  # more are worth little
ONE_TOO_MANY = 0.1
EDGE = 0.1  # a shell on an edge, for tops that are still to come
TOP_HOPE = 0.5  # how likely a top in the market is still there when it can be paid
WISH = 0.6  # how much of a piece is in the shells that it costs


class Market:
    """A player's basket and aquariums, and what can be had for shells."""

    def __init__(self, box: Any, s: State, seat: int, rest: Rest) -> None:
        self.box, self.s, self.rest = box, s, rest
        self.shells: list[int] = s.shells[seat * SHELLS : (seat + 1) * SHELLS]
        self.shell = SHELL * rest.shells
        self.on_sale = [piece - 1 for piece in s.market if piece]
        self.tops = [piece for piece in self.on_sale if piece >= FIRST_TOP]
        self.aquariums = {
            bottom: self._edges(bottom)
            for bottom in range(BOTTOMS)
            if s.builder[bottom] == seat + 1 and not s.topped[bottom]
        }
        self._wishes: list[tuple[list[int], float]] | None = None
        self._baskets: dict[tuple[int, ...], float] = {}

    # Pieces.

    def piece(self, piece: int) -> float:
        """A piece in its best aquarium."""
        if piece < BOTTOMS:
            return self._coins(piece) + self._hope(self._edge(piece), 1)
        return max((self.stack(piece, bottom) for bottom in self.aquariums), default=0.0)

    def stack(self, piece: int, bottom: int) -> float:
        """A middle or a top on an aquarium; a top closes it."""
        edges, height = self.aquariums[bottom], self.s.height[bottom]
        if piece >= FIRST_TOP:
            return self._top_coins(piece, edges, height + 1) - self._hope(edges, height)
        after = [a + b for a, b in zip(edges, self._edge(piece), strict=True)]
        return self._coins(piece) + self._hope(after, height + 1) - self._hope(edges, height)

    def _hope(self, edges: list[int], height: int) -> float:
        """What an aquarium without a top may still gain by one."""
        tops = (self._hope_for(top, edges, height) for top in self.tops)
        return self.rest.hope * max([EDGE * sum(edges), *tops])

    def _hope_for(self, top: int, edges: list[int], height: int) -> float:
        """What a top in the market would bring."""
        return TOP_HOPE * (self._top_coins(top, edges, height + 1) - self.shell * sum(self._cost(top)))

    def _top_coins(self, top: int, edges: list[int], height: int) -> float:
        """What a top scores (WR-9.5)."""
        wanted = [edges[shell] for shell in range(SHELLS) if self.box.top_shells[top] >> shell & 1]
        return float(self.box.top_coins[top] * min(wanted, default=height))

    def _edges(self, bottom: int) -> list[int]:
        edges = [0] * SHELLS
        for piece in range(PIECES):
            if self.s.pieces[piece] == BUILT + bottom:
                edges = [a + b for a, b in zip(edges, self._edge(piece), strict=True)]
        return edges

    def _edge(self, piece: int) -> list[int]:
        edge: list[int] = self.box.piece_edge[piece * SHELLS : (piece + 1) * SHELLS]
        return edge

    def _coins(self, piece: int) -> float:
        return float(self.box.piece_coins[piece])

    def _cost(self, piece: int) -> list[int]:
        cost: list[int] = self.box.piece_cost[piece * SHELLS : (piece + 1) * SHELLS]
        return cost

    def can_grow(self) -> bool:
        """Whether there are shells to be had, and bottoms or middles to be bought for them."""
        has_pieces = any(piece < FIRST_TOP for piece in self.on_sale)
        return has_pieces and sum(self.shells) < MANY_SHELLS and sum(self.s.bank) > 0

    # Shells.

    def purchase(self, piece: int) -> float:
        """Buying a piece: what it brings, less its price."""
        held = sum(self.shells)
        return self.piece(piece) - self._heap(held) + self._heap(held - sum(self._cost(piece)))

    def gain(self, shell: int, number: int = 1) -> float:
        """What so many more shells of a kind are worth; fewer if the number is negative."""
        gained = [0] * SHELLS
        gained[shell] = number
        return self.gain_all(gained)

    def gain_all(self, gained: list[int]) -> float:
        """What more shells are worth."""
        return self._basket([a + b for a, b in zip(self.shells, gained, strict=True)]) - self._basket(self.shells)

    def _basket(self, shells: list[int]) -> float:
        """All shells, and what they are on the way to."""
        key = tuple(shells)
        if key not in self._baskets:
            wishes = (wish * self._share_paid(shells, cost) ** 2 for cost, wish in self._list_wishes())
            self._baskets[key] = self._heap(sum(shells)) + max(wishes, default=0.0)
        return self._baskets[key]

    def _heap(self, number: int) -> float:
        few = min(number, MANY_SHELLS)
        return self.shell * (few + ONE_TOO_MANY * (number - few))

    def _share_paid(self, shells: list[int], cost: list[int]) -> float:
        return sum(min(have, due) for have, due in zip(shells, cost, strict=True)) / sum(cost)

    def _list_wishes(self) -> list[tuple[list[int], float]]:
        """Pieces in the market by their cost, and how much more than that they bring."""
        if self._wishes is None:
            wishes = [
                (cost, self.piece(piece) - self.shell * sum(cost))
                for piece in self.on_sale
                if sum(cost := self._cost(piece))
            ]
            self._wishes = [(cost, WISH * wish) for cost, wish in wishes if wish > 0]
        return self._wishes
