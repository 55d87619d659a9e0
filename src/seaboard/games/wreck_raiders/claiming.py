"""Claiming exhibits (chapter 5): what matches, decorations, style rewards, clearing the display, new exhibits."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way, whole_range
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import placing, table
from seaboard.games.wreck_raiders.actions import (
    ADD_CONCH,
    CLAIM_CARD,
    CLAIM_NONE,
    NO_CONCH,
    NO_SCALLOP,
    ORDER_NAMES,
    PICK_SHELL,
    SHOW_CARD,
    USE_SCALLOP,
    read_exhibit,
    read_kind,
    read_shell,
)
from seaboard.games.wreck_raiders.state import (
    ANY_SHELL,
    CARD_NAMES,
    CARD_TREASURES,
    CARDS,
    CHOOSE_PIECE,
    CHOOSE_SHELL,
    CLAIM,
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
    REVEAL,
    SCALLOP,
    SCALLOP_CREST,
    SCALLOP_DECORATION,
    SEATS,
    SHELLS,
    STARFISH,
    STYLE,
    WRECKS,
    Box,
    State,
)

WR_1_2 = 102
WR_3_11 = 311
WR_5_1 = 501
WR_5_2 = 502
WR_5_3 = 503
WR_5_4 = 504
WR_5_6 = 506
WR_5_8 = 508

WAYS = DISPLAYS * 2  # to claim an exhibit: with each display, in any order or, one further, in exact order


# What can be claimed.


@rule
def kinds_missing(box: Box, s: State, card: int, display: int) -> int:
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
def places_differing(box: Box, s: State, card: int, display: int) -> int:
    """Pedestals whose kind is not that of the exhibit in its order (WR-5.4); sizes are equal."""
    at = s.turn * DISPLAYS + display
    covered = 0
    for k in range(s.filled[at]):
        if (s.shown[at * MOST_PEDESTALS + k] - 1) // FRONTS != box.card_order[card * CARD_TREASURES + k]:
            covered += 1
    return covered


@rule
def covers_for(box: Box, s: State, card: int, display: int, exact: int) -> int:
    """Starfish that a claim needs: kinds missing, or places that differ (WR-5.2, WR-R13)."""
    if exact == 1:
        return places_differing(box, s, card, display)
    return kinds_missing(box, s, card, display)


@rule
def may_claim(box: Box, s: State, which: int) -> int:
    """0 if the exhibit can be claimed so. When the exact order costs no more, only that is offered (WR-5.4)."""
    card = which // WAYS
    display = which % WAYS // 2
    exact = which % 2
    if s.cards[card] != FACE_UP or s.filled[s.turn * DISPLAYS + display] != box.card_size[card]:
        return WR_5_1
    if exact == 1 and box.card_style[card] == NO_STYLE:
        return WR_5_4
    if table.is_like_earlier(s, s.turn, display):
        return WR_5_1
    covers = covers_for(box, s, card, display, exact)
    if covers > s.shells[s.turn * SHELLS + STARFISH]:
        return WR_5_2
    if exact == 0 and box.card_style[card] != NO_STYLE and places_differing(box, s, card, display) == covers:
        return WR_5_4
    return 0


@rule
def list_claims(box: Box, s: State, out: Numbers, n: int) -> int:
    """The exhibits that can be claimed, with which display, in which order."""
    first = n
    for slot in range(MOST_SEEN):
        if s.seen[slot] > 0:
            for way in range(WAYS):
                which = (s.seen[slot] - 1) * WAYS + way
                if may_claim(box, s, which) == 0:
                    out[n] = CLAIM_CARD + which
                    n += 1
    table.sort_ascending(out, first, n)
    return n


@rule
def has_claim_choice(box: Box, s: State) -> bool:
    """Whether any exhibit in sight can be claimed, or a starfish could change what a display shows."""
    for slot in range(MOST_SEEN):
        if s.seen[slot] > 0:
            for way in range(WAYS):
                if may_claim(box, s, (s.seen[slot] - 1) * WAYS + way) == 0:
                    return True
    return placing.can_clear_last(box, s)


@rule
def claim(box: Box, s: State, which: int) -> None:
    """The claim begins: starfish cover treasures, then decorations, style and clearing follow (WR-5.2 to WR-5.6)."""
    card = which // WAYS
    display = which % WAYS // 2
    exact = which % 2
    s.covers = covers_for(box, s, card, display, exact)
    s.shells[s.turn * SHELLS + STARFISH] -= s.covers
    s.card = card
    s.display = display
    s.exact = exact
    stack.push(s, CLEAR, 0, s.turn)
    if exact == 1:
        stack.push(s, STYLE, 0, s.turn)
    if box.card_crests[card] & SCALLOP_CREST > 0:
        stack.push(s, SCALLOP_DECORATION, 0, s.turn)
    if box.card_crests[card] & CONCH_CREST > 0:
        stack.push(s, CONCH_DECORATION, 0, s.turn)


@rule
def claim_none(box: Box, s: State, which: int) -> None:
    """No exhibit, or no more of them."""
    stack.pop(s)


def read_claim(which: int) -> Json:
    """Which exhibit is claimed, and how."""
    card, way = divmod(which, WAYS)
    return {"exhibit": CARD_NAMES[card], "display": way // 2 + 1, "order": ORDER_NAMES[way % 2]}


def claims_in_sight(box: Box, s: State) -> list[int]:
    """Every exhibit face up with every display."""
    return [(card - 1) * WAYS + display * 2 for card in s.seen if card for display in range(DISPLAYS)]


# Decorations.


@rule
def may_add_conch(box: Box, s: State, which: int) -> int:
    """0 if there is a conch to decorate the exhibit with (WR-5.3)."""
    return 0 if s.shells[s.turn * SHELLS + CONCH] > 0 else WR_5_3


@rule
def add_conch(box: Box, s: State, which: int) -> None:
    """A conch stays on the exhibit for the rest of the game (WR-5.3)."""
    stack.pop(s)
    s.shells[s.turn * SHELLS + CONCH] -= 1
    s.cards[s.card] = HELD + SEATS + s.turn


@rule
def may_use_scallop(box: Box, s: State, wreck: int) -> int:
    """0 if a scallop can fetch a treasure from this wreck (WR-5.3)."""
    if s.shells[s.turn * SHELLS + SCALLOP] == 0:
        return WR_5_3
    if not table.has_treasure(s, wreck):
        return WR_3_11
    return 0


@rule
def use_scallop(box: Box, s: State, wreck: int) -> None:
    """A scallop for a treasure from a wreck of choice (WR-5.3)."""
    table.pay_shell(s, s.turn, SCALLOP)
    s.gainer = s.turn
    s.wreck = wreck
    stack.turn_to(s, DRAW_TREASURE, 0, s.turn)


@rule
def leave_undecorated(box: Box, s: State, which: int) -> None:
    """The shell stays in the basket."""
    stack.pop(s)


# The style reward.


@rule
def reward_style(box: Box, s: State) -> None:
    """The card's style reward for the exact order (WR-5.4)."""
    stack.pop(s)
    if box.card_style[s.card] == ANY_SHELL:
        stack.push(s, CHOOSE_SHELL, 0, s.turn)
    elif box.card_style[s.card] == FREE_PIECE:
        stack.push(s, CHOOSE_PIECE, 0, s.turn)
    else:
        for shell in range(SHELLS):
            for _ in range(box.card_shells[s.card * SHELLS + shell]):
                table.gain_shell(s, s.turn, shell)


@rule
def may_pick_shell(box: Box, s: State, shell: int) -> int:
    """0 if the bank still has such a shell (WR-R5)."""
    return 0 if s.bank[shell] > 0 else WR_1_2


@rule
def pick_shell(box: Box, s: State, shell: int) -> None:
    """A shell of choice (WR-5.4)."""
    stack.pop(s)
    table.gain_shell(s, s.turn, shell)


# The end of a claim, and new exhibits.


@rule
def clear_and_collect(box: Box, s: State) -> None:
    """Treasures go to their discard piles, starfish to the bank, the card to its new owner (WR-5.2, WR-5.6)."""
    stack.pop(s)
    for _ in range(s.filled[s.turn * DISPLAYS + s.display]):
        table.discard_last(s, s.turn, s.display)
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
def can_reveal(box: Box, s: State) -> bool:
    """Whether a place for an exhibit is empty and the deck is not (WR-5.8, WR-R18)."""
    for slot in range(box.seen[s.players]):
        if s.seen[slot] == 0:
            for card in range(CARDS):
                if s.cards[card] == IN_DECK:
                    return True
    return False


@rule
def list_deck(box: Box, s: State, out: Numbers, n: int) -> int:
    """The exhibits of the deck, each as likely as any other."""
    for card in range(CARDS):
        if s.cards[card] == IN_DECK:
            out[n] = SHOW_CARD + card
            n += 1
    return n


@rule
def show_card(box: Box, s: State, card: int) -> None:
    """A new exhibit takes the first empty place."""
    s.cards[card] = FACE_UP
    slot = 0
    while s.seen[slot] > 0:
        slot += 1
    s.seen[slot] = card + 1


DECISIONS = (
    Decision(
        CLAIM,
        "claim",
        WR_5_1,
        (
            Way(
                "claim",
                CLAIM_CARD,
                CARDS * WAYS,
                claim,
                may=may_claim,
                lists=list_claims,
                reads=read_claim,
                considers=claims_in_sight,
            ),
            Way("no_claim", CLAIM_NONE, 1, claim_none),
        ),
        asks=has_claim_choice,
        open=True,
    ),
    Decision(
        CONCH_DECORATION,
        "conch_decoration",
        WR_5_3,
        (Way("conch", ADD_CONCH, 1, add_conch, may=may_add_conch), Way("no_conch", NO_CONCH, 1, leave_undecorated)),
    ),
    Decision(
        SCALLOP_DECORATION,
        "scallop_decoration",
        WR_5_3,
        (
            Way(
                "scallop",
                USE_SCALLOP,
                WRECKS,
                use_scallop,
                may=may_use_scallop,
                reads=read_kind,
                considers=whole_range,
            ),
            Way("no_scallop", NO_SCALLOP, 1, leave_undecorated),
        ),
    ),
    Decision(STYLE, "style", WR_5_4, do=reward_style),
    Decision(
        CHOOSE_SHELL,
        "choose_shell",
        WR_5_4,
        (Way("shell", PICK_SHELL, SHELLS, pick_shell, may=may_pick_shell, reads=read_shell, considers=whole_range),),
    ),
    Decision(CLEAR, "clear", WR_5_6, do=clear_and_collect),
    Decision(
        REVEAL,
        "reveal",
        WR_5_8,
        (Way("reveal", SHOW_CARD, CARDS, show_card, lists=list_deck, reads=read_exhibit),),
        chance=True,
        asks=can_reveal,
    ),
)
