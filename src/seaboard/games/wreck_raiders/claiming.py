"""Claiming exhibits (chapter 5): what matches, decorations, style rewards, clearing the display, new exhibits."""

from seaboard.core import stack
from seaboard.core.decisions import Decision, Json, Way, whole_range
from seaboard.core.kernel import Numbers
from seaboard.core.rule import rule
from seaboard.games.wreck_raiders import actions, placing, state, table
from seaboard.games.wreck_raiders.state import Box, State

WR_1_2 = 102
WR_3_11 = 311
WR_5_1 = 501
WR_5_2 = 502
WR_5_3 = 503
WR_5_4 = 504
WR_5_6 = 506
WR_5_8 = 508

WAYS = state.DISPLAYS * 2  # to claim an exhibit: with each display, in any order or, one further, in exact order


# What can be claimed.


@rule
def kinds_missing(box: Box, s: State, card: int, display: int) -> int:
    """Treasures of the exhibit for which the display has none of the kind (WR-5.1); sizes are equal."""
    at = s.turn * state.DISPLAYS + display
    covered = 0
    for kind in range(state.KINDS):
        lacking = box.card_needs[card * state.KINDS + kind]
        for k in range(s.filled[at]):
            if (s.shown[at * state.MOST_PEDESTALS + k] - 1) // state.FRONTS == kind:
                lacking -= 1
        if lacking > 0:
            covered += lacking
    return covered


@rule
def places_differing(box: Box, s: State, card: int, display: int) -> int:
    """Pedestals whose kind is not that of the exhibit in its order (WR-5.4); sizes are equal."""
    at = s.turn * state.DISPLAYS + display
    covered = 0
    for k in range(s.filled[at]):
        if (s.shown[at * state.MOST_PEDESTALS + k] - 1) // state.FRONTS != box.card_order[
            card * state.CARD_TREASURES + k
        ]:
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
    if s.cards[card] != state.FACE_UP or s.filled[s.turn * state.DISPLAYS + display] != box.card_size[card]:
        return WR_5_1
    if exact == 1 and box.card_style[card] == state.NO_STYLE:
        return WR_5_4
    if table.is_like_earlier(s, s.turn, display):
        return WR_5_1
    covers = covers_for(box, s, card, display, exact)
    if covers > s.shells[s.turn * state.SHELLS + state.STARFISH]:
        return WR_5_2
    if exact == 0 and box.card_style[card] != state.NO_STYLE and places_differing(box, s, card, display) == covers:
        return WR_5_4
    return 0


@rule
def list_claims(box: Box, s: State, out: Numbers, n: int) -> int:
    """The exhibits that can be claimed, with which display, in which order."""
    first = n
    for slot in range(state.MOST_SEEN):
        if s.seen[slot] > 0:
            for way in range(WAYS):
                which = (s.seen[slot] - 1) * WAYS + way
                if may_claim(box, s, which) == 0:
                    out[n] = actions.CLAIM_CARD + which
                    n += 1
    table.sort_ascending(out, first, n)
    return n


@rule
def has_claim_choice(box: Box, s: State) -> bool:
    """Whether any exhibit in sight can be claimed, or a starfish could change what a display shows."""
    for slot in range(state.MOST_SEEN):
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
    s.shells[s.turn * state.SHELLS + state.STARFISH] -= s.covers
    s.card = card
    s.display = display
    s.exact = exact
    stack.push(s, state.CLEAR, 0, s.turn)
    if exact == 1:
        stack.push(s, state.STYLE, 0, s.turn)
    if box.card_crests[card] & state.SCALLOP_CREST > 0:
        stack.push(s, state.SCALLOP_DECORATION, 0, s.turn)
    if box.card_crests[card] & state.CONCH_CREST > 0:
        stack.push(s, state.CONCH_DECORATION, 0, s.turn)


@rule
def claim_none(box: Box, s: State, which: int) -> None:
    """No exhibit, or no more of them."""
    stack.pop(s)


def read_claim(which: int) -> Json:
    """Which exhibit is claimed, and how."""
    card, way = divmod(which, WAYS)
    return {"exhibit": state.CARD_NAMES[card], "display": way // 2 + 1, "order": actions.ORDER_NAMES[way % 2]}


def claims_in_sight(box: Box, s: State) -> list[int]:
    """Every exhibit face up with every display."""
    return [(card - 1) * WAYS + display * 2 for card in s.seen if card for display in range(state.DISPLAYS)]


# Decorations.


@rule
def may_add_conch(box: Box, s: State, which: int) -> int:
    """0 if there is a conch to decorate the exhibit with (WR-5.3)."""
    return 0 if s.shells[s.turn * state.SHELLS + state.CONCH] > 0 else WR_5_3


@rule
def add_conch(box: Box, s: State, which: int) -> None:
    """A conch stays on the exhibit for the rest of the game (WR-5.3)."""
    stack.pop(s)
    s.shells[s.turn * state.SHELLS + state.CONCH] -= 1
    s.cards[s.card] = state.HELD + state.SEATS + s.turn


@rule
def may_use_scallop(box: Box, s: State, wreck: int) -> int:
    """0 if a scallop can fetch a treasure from this wreck (WR-5.3)."""
    if s.shells[s.turn * state.SHELLS + state.SCALLOP] == 0:
        return WR_5_3
    if not table.has_treasure(s, wreck):
        return WR_3_11
    return 0


@rule
def use_scallop(box: Box, s: State, wreck: int) -> None:
    """A scallop for a treasure from a wreck of choice (WR-5.3)."""
    table.pay_shell(s, s.turn, state.SCALLOP)
    s.gainer = s.turn
    s.wreck = wreck
    stack.turn_to(s, state.DRAW_TREASURE, 0, s.turn)


@rule
def leave_undecorated(box: Box, s: State, which: int) -> None:
    """The shell stays in the basket."""
    stack.pop(s)


# The style reward.


@rule
def reward_style(box: Box, s: State) -> None:
    """The card's style reward for the exact order (WR-5.4)."""
    stack.pop(s)
    if box.card_style[s.card] == state.ANY_SHELL:
        stack.push(s, state.CHOOSE_SHELL, 0, s.turn)
    elif box.card_style[s.card] == state.FREE_PIECE:
        stack.push(s, state.CHOOSE_PIECE, 0, s.turn)
    else:
        for shell in range(state.SHELLS):
            for _ in range(box.card_shells[s.card * state.SHELLS + shell]):
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
    for _ in range(s.filled[s.turn * state.DISPLAYS + s.display]):
        table.discard_last(s, s.turn, s.display)
    s.bank[state.STARFISH] += s.covers
    if s.cards[s.card] == state.FACE_UP:
        s.cards[s.card] = state.HELD + s.turn
    for slot in range(state.MOST_SEEN):
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
            for card in range(state.CARDS):
                if s.cards[card] == state.IN_DECK:
                    return True
    return False


@rule
def list_deck(box: Box, s: State, out: Numbers, n: int) -> int:
    """The exhibits of the deck, each as likely as any other."""
    for card in range(state.CARDS):
        if s.cards[card] == state.IN_DECK:
            out[n] = actions.SHOW_CARD + card
            n += 1
    return n


@rule
def show_card(box: Box, s: State, card: int) -> None:
    """A new exhibit takes the first empty place."""
    s.cards[card] = state.FACE_UP
    slot = 0
    while s.seen[slot] > 0:
        slot += 1
    s.seen[slot] = card + 1


DECISIONS = (
    Decision(
        state.CLAIM,
        "claim",
        WR_5_1,
        (
            Way(
                "claim",
                actions.CLAIM_CARD,
                state.CARDS * WAYS,
                claim,
                may=may_claim,
                lists=list_claims,
                reads=read_claim,
                considers=claims_in_sight,
            ),
            Way("no_claim", actions.CLAIM_NONE, 1, claim_none),
        ),
        asks=has_claim_choice,
        open=True,
    ),
    Decision(
        state.CONCH_DECORATION,
        "conch_decoration",
        WR_5_3,
        (
            Way("conch", actions.ADD_CONCH, 1, add_conch, may=may_add_conch),
            Way("no_conch", actions.NO_CONCH, 1, leave_undecorated),
        ),
    ),
    Decision(
        state.SCALLOP_DECORATION,
        "scallop_decoration",
        WR_5_3,
        (
            Way(
                "scallop",
                actions.USE_SCALLOP,
                state.WRECKS,
                use_scallop,
                may=may_use_scallop,
                reads=actions.read_kind,
                considers=whole_range,
            ),
            Way("no_scallop", actions.NO_SCALLOP, 1, leave_undecorated),
        ),
    ),
    Decision(state.STYLE, "style", WR_5_4, do=reward_style),
    Decision(
        state.CHOOSE_SHELL,
        "choose_shell",
        WR_5_4,
        (
            Way(
                "shell",
                actions.PICK_SHELL,
                state.SHELLS,
                pick_shell,
                may=may_pick_shell,
                reads=actions.read_shell,
                considers=whole_range,
            ),
        ),
    ),
    Decision(state.CLEAR, "clear", WR_5_6, do=clear_and_collect),
    Decision(
        state.REVEAL,
        "reveal",
        WR_5_8,
        (Way("reveal", actions.SHOW_CARD, state.CARDS, show_card, lists=list_deck, reads=actions.read_exhibit),),
        chance=True,
        asks=can_reveal,
    ),
)
