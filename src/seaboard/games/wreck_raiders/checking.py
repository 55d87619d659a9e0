"""Whether a position of Wreck Raiders can be: everything of the box is in one place, what is pending can be pending
together, and what is in hand agrees with it. A position that passes can be played on."""

from __future__ import annotations

from collections import Counter

from seaboard.core.position import refuse
from seaboard.core.stack import NOTHING
from seaboard.games.wreck_raiders import claiming, moving, state, table
from seaboard.games.wreck_raiders.state import Box, State

ON_TOP_OF = {
    NOTHING: {state.TURN_END, state.ROUND_END},
    state.TURN_END: {state.BUY, state.REFILL, state.RIVAL_DIE, state.RIVAL_WRECK, state.NEIGHBOURS},
    state.BUY: {state.REVEAL},
    state.REVEAL: {state.CLAIM},
    state.CLAIM: {
        state.TAKE_DIE,
        state.SET_NUMBER,
        state.CHOOSE_PLACE,
        state.CHOOSE_DIVER,
        state.NEIGHBOURS,
        state.CLEAR,
    },
    state.TAKE_DIE: {state.ROLL_POOL},
    state.ROLL_POOL: {state.DRAW_START, state.REFILL},
    state.DRAW_START: {state.REFILL},
    state.REFILL: {state.REVEAL, state.CHOOSE_AQUARIUM},
    state.NEIGHBOURS: {state.ONE_MORE, state.DRAW_TREASURE, state.PLACE_TREASURE, state.CHOOSE_SPOT},
    state.ONE_MORE: {state.DRAW_TREASURE, state.PLACE_TREASURE},
    state.DRAW_TREASURE: {state.CHOOSE_SPOT},
    state.CLEAR: {
        state.STYLE,
        state.SCALLOP_DECORATION,
        state.CONCH_DECORATION,
        state.DRAW_TREASURE,
        state.PLACE_TREASURE,
    }
    | {state.CHOOSE_SHELL, state.CHOOSE_PIECE, state.REFILL},
    state.STYLE: {state.SCALLOP_DECORATION, state.CONCH_DECORATION, state.DRAW_TREASURE, state.PLACE_TREASURE},
    state.SCALLOP_DECORATION: {state.CONCH_DECORATION},
    state.ROUND_END: {state.BUY_MORE},
    state.BUY_MORE: {state.REFILL},
}
"""What may wait below what. Each is pending once; only when the table is laid out exhibits are revealed twice."""


def check_position(box: Box, s: State) -> None:
    """Raise Trouble if this position contradicts itself."""
    pending = list_pending(s)
    _check_house(box, s)
    _check_seats(s)
    _check_counts(box, s)
    _check_pending(s, pending)
    _check_end(s)
    _check_move(s)
    _check_gain(s, pending)
    _check_claim(box, s, pending)
    if s.players == 1:
        _check_round(s, pending)


def list_pending(s: State) -> list[int]:
    """The kinds of all that is pending, what is due last."""
    return [*s.below[: s.depth - 1], s.due] if s.depth else []


def _check_house(box: Box, s: State) -> None:
    if not any(s.zone_weight):
        raise refuse("house.zones")
    if s.pedestals < max(box.card_size):
        raise refuse(f"house.pedestals: {s.pedestals}")


def _check_seats(s: State) -> None:
    """Everybody has a seat, and rivals are for the solo game."""
    rivals = s.rivals + s.rivals_gone + count_rivals(s)
    if (s.players == 1) != bool(rivals):
        raise refuse("solo")
    if s.turn >= s.players or any(s.players < who < state.RIVAL for who in [*s.board, s.bumped, *s.gainers]):
        raise refuse("seats")
    if s.gainer >= s.players and (s.gainer != state.RIVAL_SEAT or s.players > 1):
        raise refuse("gain.seat")
    if state.RIVAL in s.gainers and s.players > 1:
        raise refuse("gain.neighbours")


def _check_counts(box: Box, s: State) -> None:
    """Nothing is there more often than in the box."""
    for where, counts in (("treasures", s.supply), ("shells", s.bank), ("divers", s.divers)):
        if min(counts) < 0:
            raise refuse(where)
    if count_dice(s) > box.dice[s.players]:
        raise refuse(f"dice: {count_dice(s)}")


def _check_pending(s: State, pending: list[int]) -> None:
    """What is to be done can wait for one another, and what is in hand belongs to it."""
    for below, above in zip([NOTHING, *pending], pending, strict=False):
        if above not in ON_TOP_OF.get(below, set()):
            raise refuse("to_do")
    if any(pending.count(kind) > 1 for kind in pending if kind != state.REVEAL):
        raise refuse("to_do")
    if (s.to_roll > 0) != (state.ROLL_POOL in pending):
        raise refuse("to_roll")
    if (s.piece >= state.BOTTOMS) != (s.due == state.CHOOSE_AQUARIUM) or 0 <= s.piece < state.BOTTOMS:
        raise refuse("piece")


def _check_end(s: State) -> None:
    """Last turns are counted once something has triggered the end, and a standstill (WR-R27) leaves none to raid."""
    over = s.depth == 0
    if s.players == 1:
        if s.last_turns >= 0 or over != (s.ended > 0):
            raise refuse("ended_by")
        return
    if s.last_turns >= s.players or over != (s.last_turns == 0) or (s.last_turns >= 0) != (s.ended > 0):
        raise refuse("last_turns")
    if s.still > s.players or (s.last_turns < 0 and s.still == s.players):
        raise refuse("still_turns")
    if s.still > 0 and any(table.has_treasure(s, wreck) for wreck in range(state.WRECKS)):
        raise refuse("still_turns")


def _check_move(s: State) -> None:
    """A diver on its way has a number and a place; whoever is bumped waits for a spot."""
    if s.due in (state.SET_NUMBER, state.CHOOSE_PLACE, state.CHOOSE_DIVER, state.RIVAL_WRECK) and s.number == 0:
        raise refuse("number")
    if s.due == state.CHOOSE_DIVER and moving.may_reach(s, s.number, s.place):
        raise refuse("place")
    if s.place == state.BEACH and s.players == 1:
        raise refuse("place")
    if (s.bumped > 0) != (s.due == state.CHOOSE_SPOT) or (s.due == state.CHOOSE_SPOT and s.players > 1):
        raise refuse("bumped")


def _check_gain(s: State, pending: list[int]) -> None:
    """A treasure in hand is one of the wreck it comes from; neighbours gain after a move."""
    if (s.treasure > 0) != (s.due == state.PLACE_TREASURE):
        raise refuse("gain.treasure")
    if s.treasure and ((s.treasure - 1) // state.FRONTS != s.wreck or s.gainer == state.RIVAL_SEAT):
        raise refuse("gain.treasure")
    if (any(s.gainers) and state.NEIGHBOURS not in pending) or (s.gainers[1] and not s.gainers[0]):
        raise refuse("gain.neighbours")


def _check_claim(box: Box, s: State, pending: list[int]) -> None:
    """The display that is being claimed with shows the exhibit, and what follows is printed on it."""
    if (s.card >= 0) != (state.CLEAR in pending):
        raise refuse("claim")
    if s.card < 0:
        return
    style, crests = box.card_style[s.card], box.card_crests[s.card]
    if s.filled[s.turn * state.DISPLAYS + s.display] != box.card_size[s.card]:
        raise refuse("claim.display")
    if s.covers != claiming.covers_for(box, s, s.card, s.display, s.exact):
        raise refuse("claim.starfish")
    fits = {
        state.CONCH_DECORATION: crests & state.CONCH_CREST and s.cards[s.card] == state.FACE_UP,
        state.SCALLOP_DECORATION: crests & state.SCALLOP_CREST,
        state.STYLE: s.exact,
        state.CHOOSE_SHELL: s.exact and style == state.ANY_SHELL,
        state.CHOOSE_PIECE: s.exact and style == state.FREE_PIECE,
        state.CHOOSE_AQUARIUM: s.exact and style == state.FREE_PIECE,
    }
    if not all(fits.get(kind, True) for kind in pending) or (s.exact and style == state.NO_STYLE):
        raise refuse("claim.order")
    if s.cards[s.card] != state.FACE_UP and not crests & state.CONCH_CREST:
        raise refuse("claim.conch")


def _check_round(s: State, pending: list[int]) -> None:
    """Three turns of the player, three of the rivals, then the end of the round (WR-10.2)."""
    if s.depth == 0:
        return
    is_end = pending[0] == state.ROUND_END
    is_rivals = not is_end and len(pending) > 1 and pending[1] in (state.RIVAL_DIE, state.RIVAL_WRECK, state.NEIGHBOURS)
    if is_end != (s.turns_done == 2 * table.OWN_TURNS) or is_rivals != (table.is_rival_turn(s) and not is_end):
        raise refuse("solo.turns_done")
    if state.DRAW_START in pending:
        raise refuse("to_do")


def count_treasures(s: State) -> Counter[int]:
    """How often each treasure is on the table, wherever it lies. Never changes in a game."""
    treasures = Counter(treasure - 1 for row in (s.shown, s.vault, [s.treasure]) for treasure in row if treasure)
    for treasure in range(state.TREASURES):
        treasures[treasure] += s.supply[treasure] + s.discard[treasure]
    return treasures


def count_shells(s: State) -> list[int]:
    """How many conches, scallops and starfish are on the table: bank, baskets, exhibits, covered treasures."""
    shells = [s.bank[shell] + sum(s.shells[shell :: state.SHELLS]) for shell in range(state.SHELLS)]
    shells[state.CONCH] += sum(held >= state.HELD + state.SEATS for held in s.cards)
    shells[state.STARFISH] += s.covers
    return shells


def count_divers(s: State, seat: int) -> int:
    """How many divers a player has, on the board, off-board and on their way."""
    return sum(who == seat + 1 for who in [*s.board, s.bumped]) + s.divers[seat]


def count_rivals(s: State) -> int:
    """How many rivals are on the board or on their way."""
    return sum(who == state.RIVAL for who in [*s.board, s.bumped])


def count_dice(s: State) -> int:
    """How many dice are in the reef, in baskets, beside wrecks, or in the hand that rolls."""
    beside = sum(number > 0 for number in s.rival_die)
    in_hand = s.due == state.RIVAL_WRECK
    return sum(s.reef) + sum(s.basket) + s.to_roll + beside + in_hand
