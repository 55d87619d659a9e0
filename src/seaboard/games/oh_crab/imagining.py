"""Worlds that a seat may hold for possible, as a rule (`hidden.py` has the same in Python, and the longer way of those
who follow cards by the notes of `memory`). Hidden cards of others change places among themselves; then each owner
chooses anew what was given under the stack and what is planned. In the Adventure Pack also what others have looked at
is dealt anew."""

from seaboard.core.drawing import Numbers, draw_bit
from seaboard.core.rule import rule
from seaboard.games.oh_crab import state
from seaboard.games.oh_crab.arrows import count_main
from seaboard.games.oh_crab.discarding import still_to_pay
from seaboard.games.oh_crab.state import Box, State


@rule
def imagine(box: Box, s: State, seat: int, rng: Numbers) -> int:
    """Deal anew what a seat does not know (OC-7.4); 0 where given cards were drawn again and notes tell more."""
    if s.noted > 0:
        return 0
    possible = False
    while not possible:
        exchange_unseen(s, seat, rng)
        for owner in range(s.players):
            if owner != seat:
                choose_anew(s, owner, rng)
        possible = is_payment_possible(box, s)
    if s.modules != 0:
        imagine_tiles(s, seat, rng)
        imagine_events(s, seat, rng)
    return 1


@rule
def is_payment_possible(box: Box, s: State) -> bool:
    """Whether somebody who is paying for a shortcut has the cards for the rest of it, as everybody knows."""
    if s.due != state.PAY:
        return True
    for basic in range(state.BASICS):
        if count_main(box, s, s.whose, basic) < still_to_pay(s, basic):
            return False
    return True


@rule
def is_shown_as_added(s: State, card: int) -> bool:
    """Whether a card is added openly and only its end is to be chosen (OC-9.2)."""
    return s.due == state.CHOOSE_END and s.where[card] == state.PLANNED + s.whose


@rule
def is_face_down(s: State, card: int) -> bool:
    """Whether a card is in the stack, under it, or in a hand."""
    place = s.where[card]
    if place == state.IN_STACK or state.UNDER <= place < state.UNDER + state.SEATS:
        return True
    return state.HAND <= place < state.PLANNED + state.SEATS and not is_shown_as_added(s, card)


@rule
def owner_at(place: int) -> int:
    """Whose a place for hidden cards is."""
    if place >= state.PLANNED:
        return place - state.PLANNED
    if place >= state.HAND:
        return place - state.HAND
    return place - state.UNDER


@rule
def exchange_unseen(s: State, seat: int, rng: Numbers) -> None:
    """Shuffle the cards of which this seat does not know whose they are: each goes to the place of another. What an
    owner had under the stack when a card came stays with the place."""
    unseen = 0
    for card in range(state.ACTION_CARDS):
        if is_face_down(s, card) and (s.known[card] >> seat) & 1 == 0:
            unseen |= 1 << card
    left = unseen
    for card in range(state.ACTION_CARDS):
        if (left >> card) & 1 == 1:
            swap_cards(s, card, draw_bit(left, rng))
            left &= ~(1 << card)
    for card in range(state.ACTION_CARDS):
        if (unseen >> card) & 1 == 1:
            place = s.where[card]
            s.known[card] = 0 if place == state.IN_STACK else 1 << owner_at(place)


@rule
def swap_cards(s: State, card: int, other: int) -> None:
    """Let two hidden cards change places."""
    place = s.where[card]
    rank = s.rank[card]
    since = s.since[card]
    s.where[card] = s.where[other]
    s.rank[card] = s.rank[other]
    s.since[card] = s.since[other]
    s.where[other] = place
    s.rank[other] = rank
    s.since[other] = since
    note_plan(s, card)
    note_plan(s, other)


@rule
def note_plan(s: State, card: int) -> None:
    """Whoever has this card planned has it noted."""
    place = s.where[card]
    if state.PLANNED <= place < state.PLANNED + state.SEATS:
        s.planned[place - state.PLANNED] = card + 1


@rule
def choose_anew(s: State, owner: int, rng: Numbers) -> None:
    """Share out a player's hidden cards among those given under the stack, the planned one and the hand. What was given
    first is chosen first, and among those that were there: whatever is chosen leaves as many ways for the rest."""
    ranks = 0
    for card in range(state.CARDS):
        if s.where[card] == state.UNDER + owner:
            ranks |= 1 << s.rank[card]
            s.where[card] = state.HAND + owner
            s.rank[card] = 0
    plans = s.planned[owner] > 0 and not is_shown_as_added(s, s.planned[owner] - 1)
    if plans:
        s.where[s.planned[owner] - 1] = state.HAND + owner
    given = 0
    for rank in range(63):
        if (ranks >> rank) & 1 == 1:
            card = draw_from_hand(s, owner, given, rng)
            s.where[card] = state.UNDER + owner
            s.rank[card] = rank
            given += 1
    if plans:
        card = draw_from_hand(s, owner, state.CARDS, rng)
        s.where[card] = state.PLANNED + owner
        note_plan(s, card)


@rule
def draw_from_hand(s: State, owner: int, given: int, rng: Numbers) -> int:
    """One of the cards that a player had when so many of theirs lay under the stack; start cards are never given."""
    cards = 0
    for card in range(state.CARDS):
        if s.where[card] == state.HAND + owner and was_there(s, card, given):
            cards |= 1 << card
    return draw_bit(cards, rng)


@rule
def was_there(s: State, card: int, given: int) -> bool:
    """Whether a card had come to its owner when so many were given; with CARDS given, every card."""
    if card < state.ACTION_CARDS:
        return s.since[card] <= given
    return given == state.CARDS


@rule
def is_unseen_tile(s: State, place: int, seat: int) -> bool:
    """Whether a face-down tile lies there that this seat has not looked at."""
    return s.hideout[place] != 0 and (s.looked[place] >> seat) & 1 == 0


@rule
def imagine_tiles(s: State, seat: int, rng: Numbers) -> None:
    """Each plate's junk may be any of the tiles that were mixed there, and each tile any that the seat has not seen."""
    hidden = 0
    for place in range(state.HIDEOUTS):
        if s.surprise[place] > 0 and is_unseen_tile(s, place, seat):
            hidden += 1
            tile = s.surprise[place] - 1
            if tile < state.JUNK:
                s.junk_pool |= 1 << tile
                s.plate_junk[place // state.SURPRISE_FIELDS] += 1
            else:
                s.treasure_pool |= 1 << tile - state.JUNK
    if hidden == 0:
        return
    for plate in range(state.BEACHES):
        mix_plate(s, seat, plate, rng)


@rule
def mix_plate(s: State, seat: int, plate: int, rng: Numbers) -> None:
    """Say anew which tiles of a plate are junk, and which ones those are that somebody has looked at."""
    mixed = 0
    first = plate * state.SURPRISE_FIELDS
    for place in range(first, first + state.SURPRISE_FIELDS):
        if is_unseen_tile(s, place, seat) and s.looked[place] & state.FROM_FLOTSAM == 0:
            mixed |= 1 << place
    junk = 0
    for _ in range(s.plate_junk[plate]):
        junk |= 1 << draw_bit(mixed & ~junk, rng)
    for place in range(first, first + state.SURPRISE_FIELDS):
        if s.surprise[place] > 0 and is_unseen_tile(s, place, seat):
            if (junk >> place) & 1 == 1:
                tile = draw_bit(s.junk_pool, rng)
                s.junk_pool &= ~(1 << tile)
                s.plate_junk[plate] -= 1
            else:
                tile = state.JUNK + draw_bit(s.treasure_pool, rng)
                s.treasure_pool &= ~(1 << tile - state.JUNK)
            s.surprise[place] = tile + 1


@rule
def imagine_events(s: State, seat: int, rng: Numbers) -> None:
    """What others foresaw may be any event that was announced or, if none was, any that the seat has not seen."""
    expert = s.modules & state.EXPERT_EVENTS != 0
    pool = s.announced if expert else s.event_pool
    for plate in range(state.BEACHES):
        if s.event_card[plate] > 0 and (s.foreseen[plate] >> seat) & 1 == 0:
            pool |= 1 << s.event_card[plate] - 1
    for plate in range(state.BEACHES):
        if s.event_card[plate] > 0 and (s.foreseen[plate] >> seat) & 1 == 0:
            card = draw_bit(pool, rng)
            pool &= ~(1 << card)
            s.event_card[plate] = card + 1
    if expert:
        s.announced = pool
    else:
        s.event_pool = pool
