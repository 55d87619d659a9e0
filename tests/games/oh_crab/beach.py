"""A small builder for positions of Oh Crab!, so that a test reads like the situation it is about.

Scenario 1 unless a test says otherwise: plate 0A is rows 1 and 2, 1A rows 3 to 7, 2A rows 8 to 12, 3A rows 13 to 17,
9A rows 18 to 21. Seat 0, who holds the chef and has used it, is about to act.
"""

from __future__ import annotations

from typing import Any

from seaboard.core.game import Json
from seaboard.games.oh_crab import open_game
from seaboard.games.oh_crab.state import CHALLENGE_NAMES, EVENT_NAMES, SURPRISE_NAMES

GAME = open_game()
BOX = GAME.box.record
START_SET = ("S1", "S2", "S3", "S4")
HOME_ROW = ("b1", "d1", "f1", "c1", "e1")
OPEN_CARDS = [["A01"], ["A04"], ["A07"]]
STACK = 33
"""Cards in the stack when only the three open cards have left it."""


class Beach:
    """A table that can be arranged, then played on."""

    def __init__(
        self,
        players: int = 3,
        plates: str = "0A 1A 2A 3A 9A",
        tiles: str = "Aa Ba Ca",
        house: tuple[str, ...] = (),
    ) -> None:
        crabs = 2 if players == 2 else 1
        self._s: Any = None
        self.position: Json = {
            "game": "oh_crab",
            "plates": plates.split(),
            "beaches": len(plates.split()) - 2,
            "tiles": tiles.split(),
            "house": list(house),
            "chef_used": True,
            "todo": [{"due": "end_turn"}, {"due": "act"}],
            "market": {"piles": [list(pile) for pile in OPEN_CARDS]},
            "seats": [
                {"crabs": [{"at": HOME_ROW[seat * crabs + number]} for number in range(crabs)], "hand": []}
                for seat in range(players)
            ],
        }

    # Arranging.

    def crab(self, seat: int, at: str, fallen: bool = False, crab: int = 0) -> Beach:
        """Put a crab on a field."""
        self.position["seats"][seat]["crabs"][crab] = {"at": at, "fallen": fallen}
        return self

    def seat(self, seat: int, **details: Any) -> Beach:
        """Hand, path, discards, planned card, shells: as in positions; cards may be given as one string."""
        for name, value in details.items():
            cards = isinstance(value, str) and name != "planned"
            self.position["seats"][seat][name] = value.split() if cards else value
        return self

    def table(self, **details: Any) -> Beach:
        """Any other field of the position."""
        self.position.update(details)
        return self

    def acting(self, *specials: str, **free: int) -> Beach:
        """Seat 0 has these basic actions and special actions to use."""
        return self.table(free=free, specials=list(specials))

    def beginning(self, planned: str = "S1") -> Beach:
        """Seat 0 is about to add this card or to rest."""
        return self.seat(0, planned=planned).table(todo=[{"due": "end_turn"}, {"due": "begin"}])

    def planning(self) -> Beach:
        """All are about to plan."""
        return self.table(todo=[{"due": "next_turn"}, {"due": "plan"}], turns=-1)

    def market(self, *piles: str, under: tuple[str, ...] = ()) -> Beach:
        """The face-up piles from bottom to top, and cards under the stack."""
        return self.table(market={"piles": [pile.split() for pile in piles], "under": list(under)})

    def pack(self, *modules: str, **details: Any) -> Beach:
        """These modules are in play, as they are laid out; anything else of the pack's position may be given."""
        beaches = self.position["beaches"]
        laid: Json = {"modules": list(modules), "pools": []}
        if "surprises" in modules:
            junk = int("all_good_things" not in modules)
            laid["tiles"] = [{"place": place} for place in range(3 * beaches)]
            laid["plate_junk"] = [junk] * beaches
            laid["pools"] += SURPRISE_NAMES
            laid["spare_treasures"] = 9 - (3 - junk) * beaches
        if "events" in modules:
            needs = {"E06": "surprises", "E07": "asymmetry"}
            laid["pools"] += [card for card in EVENT_NAMES if needs.get(card, "events") in modules]
        if "challenges" in modules:
            laid.update(challenge="C1", award_card="AW1")
            laid["pools"] += CHALLENGE_NAMES[1:]
        return self.table(pack={**laid, **details})

    @property
    def s(self) -> Any:
        """The state; the position is laid out when it is first asked for."""
        if self._s is None:
            named = [
                f"{card} of {seat}"
                for seat, before in enumerate(self.position["seats"])
                for card in START_SET
                if card
                not in (*before["hand"], before.get("planned"), *before.get("path", ()), *before.get("discards", ()))
            ]
            self._s = GAME.load({**self.position, "gone": named})
        return self._s

    # Playing.

    def do(self, do: str, **details: Any) -> Beach:
        """One legal action of whoever acts."""
        GAME.step(self.s, GAME.action({"do": do, **details}))
        return self

    def move(self, source: str, to: str) -> Beach:
        """A basic move."""
        return self.do("move", **{"with": source, "to": to})

    def end(self) -> Beach:
        """End the turn."""
        return self.do("end")

    def settle(self) -> Beach:
        """Let the rules go on until there is a choice."""
        GAME.rules.settle(BOX, self.s)
        return self

    # Asking.

    @property
    def due(self) -> str:
        """What is to be decided now."""
        return GAME.due(self.s)

    def choices(self, what: str | None = None) -> list[Json]:
        """The legal actions, readable; all or those that do one thing."""
        every = [GAME.describe(action) for action in GAME.legal(self.s)]
        return [choice for choice in every if what is None or choice["do"] == what]

    def verbs(self) -> set[str]:
        """What the legal actions do."""
        return {choice["do"] for choice in self.choices()}

    def ways(self, what: str = "move") -> set[str]:
        """Where the legal actions of a sort lead."""
        return {choice["to"] for choice in self.choices(what)}

    def cards(self, what: str) -> list[str]:
        """The cards that the legal actions of a sort name."""
        return [choice["card"] for choice in self.choices(what)]

    def specials(self) -> set[str]:
        """The special actions that can be used."""
        return {choice["special"] for choice in self.choices("special")}

    def tiles(self) -> set[str]:
        """The extra actions that can be used."""
        return {choice["tile"] for choice in self.choices("extra")}

    def why_not(self, what: str, **details: Any) -> str | None:
        """The rule that forbids an action now."""
        return GAME.why_not(self.s, GAME.action({"do": what, **details}))

    def why_not_move(self, source: str, to: str) -> str | None:
        """The rule that forbids a basic move now."""
        return self.why_not("move", **{"with": source, "to": to})

    def at(self, seat: int, crab: int = 0) -> str:
        """Where a crab is; a knocked-over one has a tilde behind it."""
        where = GAME.dump(self.s)["seats"][seat]["crabs"][crab]
        return f"{where['at']}~" if where["fallen"] else str(where["at"])

    def of(self, seat: int, what: str) -> list[str]:
        """A seat's hand, path or discards."""
        return list(GAME.dump(self.s)["seats"][seat][what])

    def shells(self, seat: int = 0) -> int:
        """A seat's shells."""
        return int(self.s.shells[seat])


__all__ = ["BOX", "GAME", "STACK", "START_SET", "Beach"]
