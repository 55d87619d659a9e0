"""What the greedy raider thinks of its displays and its vault: what displays are on the way to, and what the vault
will score."""

from __future__ import annotations

from typing import Any

from seaboard.bots.greedy.wreck_raiders_rest import Rest
from seaboard.core.game import State
from seaboard.games.wreck_raiders.state import (
    ANY_SHELL,
    CARD_TREASURES,
    COLUMNS,
    DISPLAYS,
    FREE_PIECE,
    FRONTS,
    KINDS,
    MOST_PEDESTALS,
    MOST_ROWS,
    SHELLS,
    STARFISH,
    TWO_SHELLS,
)

SHELL = 1.2  # what a shell in the basket is worth
STYLES = {ANY_SHELL: SHELL, FREE_PIECE: 4.0, TWO_SHELLS: 2 * SHELL}
HOPE = 1.2
USELESS_DISPLAY = 0.4


class Mat:
    """A player's displays, as kinds, and vault, as columns of treasures."""

    def __init__(self, box: Any, s: State, seat: int, rest: Rest) -> None:
        self.box, self.s, self.rest = box, s, rest
        self.starfish: int = s.shells[seat * SHELLS + STARFISH]
        self.cards = [card - 1 for card in s.seen if card and card - 1 != s.card]
        self.displays = [self._read_display(seat * DISPLAYS + display) for display in range(DISPLAYS)]
        if s.card >= 0 and s.turn == seat:
            self.displays[s.display] = ()
        self.columns = [
            [treasure - 1 for treasure in s.vault[at * MOST_ROWS : at * MOST_ROWS + s.stored[at]]]
            for at in range(seat * COLUMNS, (seat + 1) * COLUMNS)
        ]
        self.fronts = {treasure for column in self.columns for treasure in column}
        self._hopes: dict[tuple[tuple[int, ...], int], float] = {}
        self.shown_now = self._displays_worth(self.displays)
        self._shown: dict[tuple[int, int], float] = {}
        self._treasures: dict[int, float] = {}

    def _read_display(self, at: int) -> tuple[int, ...]:
        shown = self.s.shown[at * MOST_PEDESTALS : at * MOST_PEDESTALS + self.s.filled[at]]
        return tuple((treasure - 1) // FRONTS for treasure in shown)

    # Treasures.

    def treasure(self, kind: int) -> float:
        """A random treasure of a kind, placed well."""
        if kind not in self._treasures:
            shown = [self.show(display, kind) for display in range(DISPLAYS) if self._has_pedestal(display)]
            best = max(shown, default=0.0)
            worth = sum(
                max(best, self._best_in_vault(front, best)) for front in range(kind * FRONTS, (kind + 1) * FRONTS)
            )
            self._treasures[kind] = worth / FRONTS
        return self._treasures[kind]

    def treasure_for_vault(self, kind: int) -> float:
        """A random treasure of a kind that must go in the vault (WR-10.11)."""
        fronts = range(kind * FRONTS, (kind + 1) * FRONTS)
        return sum(self._best_in_vault(front, 0.0) for front in fronts) / FRONTS

    def _best_in_vault(self, treasure: int, otherwise: float) -> float:
        open_columns = [column for column in range(COLUMNS) if len(self.columns[column]) < self.s.rows]
        return max((self.store(column, treasure) for column in open_columns), default=otherwise)

    def _has_pedestal(self, display: int) -> bool:
        return len(self.displays[display]) < int(self.s.pedestals)

    def show(self, display: int, kind: int) -> float:
        """Putting a treasure of a kind in a display."""
        if (display, kind) not in self._shown:
            changed = [*self.displays]
            changed[display] = (*changed[display], kind)
            self._shown[display, kind] = self._displays_worth(changed) - self.shown_now
        return self._shown[display, kind]

    def clear_last(self, display: int) -> float:
        """Taking the last treasure of a display away."""
        changed = [*self.displays]
        changed[display] = changed[display][:-1]
        return self._displays_worth(changed) - self.shown_now

    # Displays.

    def _displays_worth(self, displays: list[tuple[int, ...]]) -> float:
        """Each display on the way to the exhibit that it is best for; two do not go for the same one."""
        hopes = sorted(
            (
                (self.hope(display, card), number, card)
                for number, display in enumerate(displays)
                if display
                for card in self.cards
            ),
            reverse=True,
        )
        worth, done, taken = 0.0, set(), set()
        for hope, number, card in hopes:
            if hope > 0 and number not in done and card not in taken:
                done.add(number)
                taken.add(card)
                worth += hope
        useless = sum(bool(display) for display in displays) - len(done)
        return worth - USELESS_DISPLAY * useless

    def hope(self, display: tuple[int, ...], card: int) -> float:
        """What a display promises for an exhibit: its coins by how much is there."""
        key = (display, card)
        if key not in self._hopes:
            size = self.box.card_size[card]
            done = len(display) / size
            sure = 1.0 if done == 1 else HOPE * self.rest.hope * done * (0.35 + 0.65 * done)
            self._hopes[key] = sure * self._coins(display, card) if done <= 1 else 0.0
        return self._hopes[key]

    def _coins(self, display: tuple[int, ...], card: int) -> float:
        """An exhibit's coins with what is in a display, starfish standing in, and its reward while in order; 0 if it
        no longer fits."""
        needs = self.box.card_needs[card * KINDS : (card + 1) * KINDS]
        wrong = sum(max(0, display.count(kind) - needs[kind]) for kind in range(KINDS))
        if wrong > self.starfish:
            return 0.0
        order = self.box.card_order[card * CARD_TREASURES : card * CARD_TREASURES + len(display)]
        reward = STYLES.get(self.box.card_style[card], 0.0) if display == tuple(order) else 0.0
        return float(self.box.card_coins[card] + reward - SHELL * wrong - self.rest.cost(exhibits=1))

    # The vault.

    def store(self, column: int, treasure: int) -> float:
        """Putting a treasure in a column of the vault: a new front, and a row that may become of one kind."""
        row = len(self.columns[column])
        lying = [other[row] // FRONTS for other in self.columns if len(other) > row]
        worth = 0.0 if treasure in self.fronts else float(self.box.front_coins)
        worth += self._row_worth(row, [*lying, treasure // FRONTS]) - self._row_worth(row, lying)
        return worth - self.rest.cost(vault=1)

    def _row_worth(self, row: int, kinds: list[int]) -> float:
        if not kinds or len(set(kinds)) > 1:
            return 0.0
        coins = float(self.s.row_coins[row])
        return coins if len(kinds) == COLUMNS else coins * self.rest.hope * (len(kinds) / COLUMNS) ** 2
