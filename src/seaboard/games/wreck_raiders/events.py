"""What an action brought about, read off the positions before and after it: for logs in words and for pages. Much
happens without a choice (bumps, shells, treasures with one place to go), so the log would be dark without it."""

from __future__ import annotations

from collections.abc import Iterator

from seaboard.core.decisions import Json
from seaboard.games.wreck_raiders import state
from seaboard.games.wreck_raiders.actions import DRAW, SET, SHOW_CARD, TAKE, read_treasure
from seaboard.games.wreck_raiders.state import State
from seaboard.games.wreck_raiders.table import OWN_TURNS


def list_events(before: State, action: int, after: State) -> list[Json]:
    """All that happened besides the action itself: the rest of the turn, then the beginning of the next."""
    return [
        *_divers_that_moved(before, after),
        *_shells_gained(before, after),
        *_treasure_placed(before, action, after),
        *_supplies_refilled(before, after),
        *_exhibits_and_pieces(before, after),
        *_turns(before, after),
        *_die_taken(before, action, after),
    ]


def _die_taken(before: State, action: int, after: State) -> Iterator[Json]:
    """A last die that was taken without a choice."""
    for at in range(state.SEATS * state.SPOTS):
        if after.basket[at] > before.basket[at] and not TAKE <= action < SET:
            yield {"event": "took", "seat": at // state.SPOTS, "number": at % state.SPOTS + 1}


def _divers_that_moved(before: State, after: State) -> Iterator[Json]:
    """Arrivals in wrecks and on the beach, and divers sent home."""
    for at, who in enumerate(after.board):
        if who == before.board[at] or who == 0:
            continue
        place, spot = state.PLACE_NAMES[at // state.SPOTS], at % state.SPOTS + 1
        if who == state.RIVAL:
            yield {"event": "rival-arrived", "place": place, "spot": spot}
        elif at // state.SPOTS == state.BEACH and who != before.turn + 1:
            yield {"event": "bumped", "seat": who - 1, "spot": spot}
        else:
            yield {"event": "arrived", "seat": who - 1, "place": place, "spot": spot}
    for seat in range(after.players):
        if after.divers[seat] > before.divers[seat]:
            yield {"event": "sent-home", "seat": seat}
    if after.rivals_gone > before.rivals_gone:
        yield {"event": "rival-gone"}


def _shells_gained(before: State, after: State) -> Iterator[Json]:
    for at in range(after.players * state.SHELLS):
        count = after.shells[at] - before.shells[at]
        if count > 0:
            yield {
                "event": "shells",
                "seat": at // state.SHELLS,
                "shell": state.SHELL_NAMES[at % state.SHELLS],
                "count": count,
            }


def _treasure_placed(before: State, action: int, after: State) -> Iterator[Json]:
    """Where a treasure went whose owner had no choice."""
    if not DRAW <= action < SHOW_CARD or after.treasure:
        return
    treasure = read_treasure(action - DRAW)
    if after.stored != before.stored:
        yield {"event": "stored", "seat": before.gainer, **treasure}
    elif sum(after.filled) > sum(before.filled):
        yield {"event": "displayed", "seat": before.gainer, **treasure}
    else:
        yield {"event": "discarded", **treasure}


def _supplies_refilled(before: State, after: State) -> Iterator[Json]:
    for wreck in range(state.WRECKS):
        kind = slice(wreck * state.FRONTS, (wreck + 1) * state.FRONTS)
        if sum(after.supply[kind]) > sum(before.supply[kind]):
            yield {"event": "reshuffled", "kind": state.KIND_NAMES[wreck]}


def _exhibits_and_pieces(before: State, after: State) -> Iterator[Json]:
    for card in range(state.CARDS):
        if (
            card != after.card
            and after.cards[card] >= state.HELD
            and (before.cards[card] < state.HELD or card == before.card)
        ):
            yield {
                "event": "exhibit",
                "seat": (after.cards[card] - state.HELD) % state.SEATS,
                "exhibit": state.CARD_NAMES[card],
            }
    for piece in range(state.PIECES):
        if after.pieces[piece] >= state.BUILT > before.pieces[piece]:
            bottom = after.pieces[piece] - state.BUILT
            yield {
                "event": "built",
                "seat": after.builder[bottom] - 1,
                "piece": state.PIECE_NAMES[piece],
                "aquarium": state.PIECE_NAMES[bottom],
            }


def _turns(before: State, after: State) -> Iterator[Json]:
    if before.last_turns < 0 <= after.last_turns:
        yield {"event": "last-turns", "seat": before.turn}
    if after.depth == 0:
        return
    if after.players == 1:
        if after.turns_done < before.turns_done:
            yield {"event": "round"}
        elif before.turns_done < OWN_TURNS <= after.turns_done:
            yield {"event": "rival-turns"}
    elif after.turn != before.turn or before.due == state.DRAW_START:
        yield {"event": "turn", "seat": after.turn}
