"""A small builder for positions of Die Schatztaucher, so that a test reads like the situation it is about."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import Json
from seaboard.games.schatztaucher import open_game
from seaboard.games.schatztaucher.box import front_of
from seaboard.games.schatztaucher.state import (
    COLOUR_NAMES,
    EMPTY,
    FRONTS,
    KIND_NAMES,
    KNOWN,
    SHOWN,
    SYMBOL_NAMES,
    SYMBOLS,
)
from seaboard.games.schatztaucher.table import colour_at

GAME = open_game()
BOX = GAME.box.record


class Sea:
    """A table that can be arranged and played on. Seat 0 begins."""

    def __init__(self, players: int = 2, memory: bool = False) -> None:
        self.s: Any = GAME.new(GAME.parse_options({"players": players, "start": 1, "memory": memory}))

    # Arranging. What is put somewhere is taken from what is unseen.

    def empty(self, buoy: int, *rows: int) -> Sea:
        """Remove tiles from a column; any unseen tile of the colour leaves the game for each."""
        for row in rows:
            colour = colour_at(BOX, row)
            sort = max(
                (sort for sort in range(BOX.types) if BOX.type_colour[sort] == colour),
                key=lambda sort: (self.s.unlit[colour * SYMBOLS + BOX.type_symbol[sort]], self.s.left[sort]),
            )
            self._draw(sort)
            self.s.cell[self._at(buoy, row)] = EMPTY
        return self

    def shown(self, buoy: int, row: int, symbol: str) -> Sea:
        """The lamp has shown this symbol here."""
        number = SYMBOL_NAMES.index(symbol)
        self.s.unlit[colour_at(BOX, row) * SYMBOLS + number] -= 1
        self.s.cell[self._at(buoy, row)] = SHOWN + number
        return self

    def known(self, buoy: int, row: int, symbol: str, kind: str, count: int) -> Sea:
        """All have seen the front of this tile."""
        sort = self._sort(COLOUR_NAMES[colour_at(BOX, row)], symbol, kind, count)
        self._draw(sort)
        self.s.cell[self._at(buoy, row)] = KNOWN + sort
        return self

    def give(self, seat: int, kind: str, count: int, copies: int = 1) -> Sea:
        """Lay tiles before a player without earning anything."""
        self.s.held[seat * FRONTS + front_of(kind, count)] += copies
        return self

    def leave_wreck(self, *counts: int) -> Sea:
        """Leave only these coin tiles at the wreck."""
        wanted = list(counts)
        for place in range(BOX.wrecks):
            count = BOX.wreck_front[place] - front_of("coins", 1) + 1
            self.s.wreck[place] = int(count in wanted)
            if count in wanted:
                wanted.remove(count)
        return self

    def take_bonus(self, seat: int, *kinds: str) -> Sea:
        """These bonus tiles are gone to a player."""
        for kind in kinds:
            self.s.bonus[KIND_NAMES.index(kind)] = seat + 1
        return self

    # Playing.

    def do(self, what: str, **details: Any) -> Sea:
        """One legal action."""
        GAME.step(self.s, GAME.action({"do": what, **details}))
        return self

    def roll(self, *dice: int | str) -> Sea:
        """The dice fall like this."""
        return self.do("roll", dice=list(dice))

    def dive(self, buoy: int, *dice: int | str, use: int | None = None) -> Sea:
        """Roll, choose a die where there is a choice, and dive at a buoy."""
        self.roll(*dice)
        if use is not None:
            self.do("die", number=use)
        return self.do("buoy", buoy=buoy)

    # Asking.

    @property
    def due(self) -> str:
        """What is to be decided now."""
        return GAME.due(self.s)

    def choices(self) -> list[Json]:
        """The legal actions, readable."""
        return [GAME.describe(action) for action in GAME.legal(self.s)]

    def verbs(self) -> list[str]:
        """What the legal actions do."""
        return [choice["do"] for choice in self.choices()]

    def odds(self) -> dict[str, float]:
        """The chance of each outcome, by its symbol or front."""
        weights = GAME.odds(self.s)
        names = [
            choice.get("symbol") or f"{choice['tile']} {choice['count']}"
            if "dice" not in choice
            else str(choice["dice"])
            for choice in self.choices()
        ]
        return {name: weight / sum(weights) for name, weight in zip(names, weights, strict=True)}

    def why_not(self, what: str, **details: Any) -> str | None:
        """The rule that forbids an action now."""
        return GAME.why_not(self.s, GAME.action({"do": what, **details}))

    def field(self, buoy: int, row: int) -> Json | None:
        """A field as everybody sees it."""
        seen: Json | None = GAME.view(self.s, None)["columns"][buoy - 1][row - 1]
        return seen

    def points(self, seat: int) -> int:
        """A player's points."""
        return GAME.score(self.s).totals[seat]

    def tiles(self, seat: int) -> list[str]:
        """The tiles before a player."""
        return list(GAME.dump(self.s)["seats"][seat]["tiles"])

    def bonus(self, seat: int) -> list[str]:
        """The bonus tiles of a player."""
        return list(GAME.dump(self.s)["seats"][seat]["bonus"])

    @staticmethod
    def _at(buoy: int, row: int) -> int:
        return (buoy - 1) * int(BOX.rows) + row - 1

    @staticmethod
    def _sort(colour: str, symbol: str, kind: str, count: int) -> int:
        wanted = (COLOUR_NAMES.index(colour), SYMBOL_NAMES.index(symbol), front_of(kind, count))
        sorts = zip(BOX.type_colour, BOX.type_symbol, BOX.type_front, strict=True)
        return list(sorts).index(wanted)

    def _draw(self, sort: int) -> None:
        assert self.s.left[sort] > 0
        self.s.left[sort] -= 1
        self.s.unlit[BOX.type_colour[sort] * SYMBOLS + BOX.type_symbol[sort]] -= 1


__all__ = ["BOX", "GAME", "Sea"]
