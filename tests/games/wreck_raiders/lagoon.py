"""A small builder for positions of Wreck Raiders, so that a test reads like the situation it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seaboard.core.game import Json
from seaboard.games.wreck_raiders import open_game

GAME = open_game()
BOX = GAME.box.record

TURN = ["turn_end", "buy", "reveal", "claim"]
TO_DO = {
    "take_die": [*TURN, "take_die"],
    "set_number": [*TURN, "set_number"],
    "choose_place": [*TURN, "choose_place"],
    "choose_diver": [*TURN, "choose_diver"],
    "draw_treasure": [*TURN, "neighbours", "one_more", "draw_treasure"],
    "place_treasure": [*TURN, "neighbours", "one_more", "place_treasure"],
    "one_more": [*TURN, "neighbours", "one_more"],
    "claim": TURN,
    "buy": ["turn_end", "buy"],
    "rival_die": ["turn_end", "rival_die"],
    "rival_wreck": ["turn_end", "rival_wreck"],
    "buy_more": ["round_end", "buy_more"],
    "roll_pool": [*TURN, "take_die", "roll_pool"],
}
CARDS = ["E17", "E18", "E19", "E20", "E01", "E02"]  # of one kind each: they match nothing by accident
MARKET = {"bottom": ["B09", "B10", "B11"], "middle": ["M01", "M02", "M03"], "top": ["T01", "T02", "T03"]}
REEF = [(4, "blank"), (5, "conch")]


class Lagoon:
    """A table at some decision of seat 0's turn, unless it says otherwise. Spots are counted from 1."""

    def __init__(
        self,
        due: str = "take_die",
        players: int = 2,
        seats: Mapping[int, Any] | None = None,
        board: Mapping[str, Mapping[int, int | str]] | None = None,
        reef: list[tuple[int, str]] | None = None,
        **more: Any,
    ) -> None:
        if players == 1:
            more.setdefault("solo", {"rivals": 10})
        position = {
            "game": "wreck_raiders",
            "to_do": TO_DO[due],
            "seats": [(seats or {}).get(seat, {}) for seat in range(players)],
            "board": {place: [divers.get(spot) for spot in range(1, 7)] for place, divers in (board or {}).items()},
            "reef": [{"number": number, "zone": zone} for number, zone in (REEF if reef is None else reef)],
            "exhibits": CARDS[: BOX.seen[players]],
            "market": MARKET,
            **more,
        }
        self.s: Any = GAME.load(position)

    # Playing.

    def do(self, what: str, **details: Any) -> Lagoon:
        """One legal action; `from_` stands for `from`."""
        GAME.step(self.s, self._id(what, details))
        return self

    def draw(self, *treasures: str) -> Lagoon:
        """These treasures are drawn, one after the other."""
        for name in treasures:
            action = next(a for a in GAME.legal(self.s) if GAME.describe(a).get("treasure") == name)
            GAME.step(self.s, action)
        return self

    def dive(self, number: int, place: str, from_: str | None = None, spot: int | None = None) -> Lagoon:
        """Take the die with this number, go to a place; name the diver where there is a choice."""
        die = next(choice for choice in self.choices() if choice.get("number") == number)
        self.do("take", number=number, zone=die["zone"])
        if self.due == "set_number":
            self.do("set", number=number)
        if self.due == "choose_place":
            self.do("go", place=place)
        if from_ is not None:
            self.do("move", from_=from_, **({} if spot is None else {"spot": spot}))
        return self

    def roll(self, *dice: tuple[int, str]) -> Lagoon:
        """The pool is rolled like this."""
        for number, zone in dice:
            self.do("roll", number=number, zone=zone)
        return self

    # Asking.

    @property
    def due(self) -> str:
        """What is to be decided now."""
        return GAME.due(self.s)

    @property
    def actor(self) -> int:
        """Who decides."""
        return GAME.actor(self.s)

    def choices(self) -> list[Json]:
        """The legal actions, readable."""
        return [GAME.describe(action) for action in GAME.legal(self.s)]

    def verbs(self) -> set[str]:
        """What the legal actions do."""
        return {choice["do"] for choice in self.choices()}

    def of(self, what: str, field: str) -> list[Any]:
        """One field of all legal actions of a sort."""
        return [choice.get(field) for choice in self.choices() if choice["do"] == what]

    def why_not(self, what: str, **details: Any) -> str | None:
        """The rule that forbids an action now."""
        return GAME.why_not(self.s, self._id(what, details))

    def view(self) -> Json:
        """The table as everybody sees it."""
        return GAME.view(self.s, None)

    def mat(self, seat: int = 0) -> Json:
        """A player's mat."""
        mat: Json = self.view()["seats"][seat]
        return mat

    def shells(self, seat: int = 0) -> tuple[int, int, int]:
        """Conches, scallops and starfish of a player."""
        conch, scallop, starfish = self.mat(seat)["shells"].values()
        return conch, scallop, starfish

    def diver(self, place: str, spot: int) -> int | str | None:
        """Who stands in a spot."""
        spots = GAME.dump(self.s)["board"][place]
        who: int | str | None = spots[spot - 1]
        return who

    def discards(self) -> dict[str, int]:
        """The discard piles."""
        discards: dict[str, int] = GAME.dump(self.s)["discard"]
        return discards

    def parts(self, seat: int = 0) -> dict[str, int]:
        """A player's column of the score sheet."""
        return {part: coins[seat] for part, coins in GAME.score(self.s).parts.items()}

    @staticmethod
    def _id(what: str, details: Json) -> int:
        named = {"from" if name == "from_" else name: value for name, value in details.items()}
        return GAME.action({"do": what, **named})
