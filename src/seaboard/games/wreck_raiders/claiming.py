"""Claiming exhibits (chapter 5): what matches, decorations, style rewards, clearing the display."""

from seaboard.core.rule import rule
from seaboard.games.wreck_raiders.state import (
    ANY_SHELL,
    CARD_TREASURES,
    CARDS,
    CHOOSE_PIECE,
    CHOOSE_SHELL,
    CLEAR,
    CONCH,
    CONCH_CREST,
    CONCH_DECORATION,
    DISPLAYS,
    DRAW_TREASURE,
    FACE_UP,
    FREE_PIECE,
    FRONTS,
    HELD,
    IN_DECK,
    KINDS,
    MOST_PEDESTALS,
    MOST_SEEN,
    NO_STYLE,
    SCALLOP,
    SCALLOP_CREST,
    SCALLOP_DECORATION,
    SEATS,
    SHELLS,
    STARFISH,
    STYLE,
    WRECKS,
)
from seaboard.games.wreck_raiders.table import (
    MANY,
    NONE,
    discard_last,
    gain_shell,
    has_treasure,
    is_like_earlier,
    pay_shell,
    pop,
    push,
    replace_task,
)

WR_1_2 = 102
WR_3_11 = 311
WR_5_1 = 501
WR_5_2 = 502
WR_5_3 = 503
WR_5_4 = 504


@rule
def kinds_missing(box, s, card, display):
    """Treasures of the exhibit for which the display has none of the kind (WR-5.1); sizes are equal."""
    at = s.turn * DISPLAYS + display
    covered = 0
    for kind in range(KINDS):
        lacking = box.card_needs[card * KINDS + kind]
        for k in range(s.filled[at]):
            if (s.shown[at * MOST_PEDESTALS + k] - 1) // FRONTS == kind:
                lacking -= 1
        if lacking > 0:
            covered += lacking
    return covered


@rule
def places_differing(box, s, card, display):
    """Pedestals whose kind is not that of the exhibit in its order (WR-5.4); sizes are equal."""
    at = s.turn * DISPLAYS + display
    covered = 0
    for k in range(s.filled[at]):
        if (s.shown[at * MOST_PEDESTALS + k] - 1) // FRONTS != box.card_order[card * CARD_TREASURES + k]:
            covered += 1
    return covered


@rule
def covers_for(box, s, card, display, exact):
    """Starfish that a claim needs: kinds missing, or places that differ (WR-5.2, WR-R13)."""
    if exact == 1:
        return places_differing(box, s, card, display)
    return kinds_missing(box, s, card, display)


@rule
def may_claim(box, s, card, display, exact):
    """0 if the exhibit can be claimed so. When the exact order costs no more, only that is offered (WR-5.4)."""
    if s.cards[card] != FACE_UP or s.filled[s.turn * DISPLAYS + display] != box.card_size[card]:
        return WR_5_1
    if exact == 1 and box.card_style[card] == NO_STYLE:
        return WR_5_4
    if is_like_earlier(s, s.turn, display):
        return WR_5_1
    covers = covers_for(box, s, card, display, exact)
    if covers > s.shells[s.turn * SHELLS + STARFISH]:
        return WR_5_2
    if exact == 0 and box.card_style[card] != NO_STYLE and places_differing(box, s, card, display) == covers:
        return WR_5_4
    return 0


@rule
def can_claim(box, s):
    """Whether any exhibit in sight can be claimed."""
    for slot in range(MOST_SEEN):
        if s.seen[slot] > 0:
            for way in range(DISPLAYS * 2):
                if may_claim(box, s, s.seen[slot] - 1, way // 2, way % 2) == 0:
                    return True
    return False


@rule
def announce(box, s, card, display, exact):
    """The claim begins: starfish cover treasures, then decorations, style and clearing follow (WR-5.2 to WR-5.6)."""
    s.covers = covers_for(box, s, card, display, exact)
    s.shells[s.turn * SHELLS + STARFISH] -= s.covers
    s.card = card
    s.display = display
    s.exact = exact
    push(s, CLEAR)
    if exact == 1:
        push(s, STYLE)
    if box.card_crests[card] & SCALLOP_CREST > 0:
        push(s, SCALLOP_DECORATION)
    if box.card_crests[card] & CONCH_CREST > 0:
        push(s, CONCH_DECORATION)


@rule
def add_conch(s):
    """A conch stays on the exhibit for the rest of the game (WR-5.3)."""
    pop(s)
    s.shells[s.turn * SHELLS + CONCH] -= 1
    s.cards[s.card] = HELD + SEATS + s.turn


@rule
def may_use_scallop(s, wreck):
    """0 if a scallop can fetch a treasure from this wreck (WR-5.3)."""
    if s.shells[s.turn * SHELLS + SCALLOP] == 0:
        return WR_5_3
    if not has_treasure(s, wreck):
        return WR_3_11
    return 0


@rule
def can_use_scallop(s):
    """Whether a scallop can fetch a treasure at all."""
    for wreck in range(WRECKS):
        if may_use_scallop(s, wreck) == 0:
            return True
    return False


@rule
def use_scallop(s, wreck):
    """A scallop for a treasure from a wreck of choice (WR-5.3)."""
    pay_shell(s, s.turn, SCALLOP)
    s.gainer = s.turn
    s.wreck = wreck
    replace_task(s, DRAW_TREASURE)


@rule
def reward_style(box, s):
    """The card's style reward for the exact order (WR-5.4)."""
    pop(s)
    if box.card_style[s.card] == ANY_SHELL:
        push(s, CHOOSE_SHELL)
    elif box.card_style[s.card] == FREE_PIECE:
        push(s, CHOOSE_PIECE)
    else:
        for shell in range(SHELLS):
            for _ in range(box.card_shells[s.card * SHELLS + shell]):
                gain_shell(s, s.turn, shell)


@rule
def may_pick_shell(s, shell):
    """0 if the bank still has such a shell (WR-R5)."""
    return 0 if s.bank[shell] > 0 else WR_1_2


@rule
def only_shell(s):
    """The only kind of shell in the bank, NONE or MANY."""
    only = NONE
    for shell in range(SHELLS):
        if may_pick_shell(s, shell) == 0:
            if only != NONE:
                return MANY
            only = shell
    return only


@rule
def pick_shell(s, shell):
    """A shell of choice (WR-5.4)."""
    pop(s)
    gain_shell(s, s.turn, shell)


@rule
def clear_and_collect(s):
    """Treasures go to their discard piles, starfish to the bank, the card to its new owner (WR-5.2, WR-5.6)."""
    pop(s)
    for _ in range(s.filled[s.turn * DISPLAYS + s.display]):
        discard_last(s, s.turn, s.display)
    s.bank[STARFISH] += s.covers
    if s.cards[s.card] == FACE_UP:
        s.cards[s.card] = HELD + s.turn
    for slot in range(MOST_SEEN):
        if s.seen[slot] == s.card + 1:
            s.seen[slot] = 0
    s.claimed[s.turn] += 1
    s.card = -1
    s.display = 0
    s.exact = 0
    s.covers = 0


@rule
def can_reveal(box, s):
    """Whether a place for an exhibit is empty and the deck is not (WR-5.8, WR-R18)."""
    for slot in range(box.seen[s.players]):
        if s.seen[slot] == 0:
            for card in range(CARDS):
                if s.cards[card] == IN_DECK:
                    return True
    return False


@rule
def show_card(s, card):
    """A new exhibit takes the first empty place."""
    s.cards[card] = FACE_UP
    slot = 0
    while s.seen[slot] > 0:
        slot += 1
    s.seen[slot] = card + 1
