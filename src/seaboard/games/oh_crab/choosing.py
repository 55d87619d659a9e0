"""What a choice does: one option of the decision on top of the stack is carried out, and what follows by itself."""

from seaboard.core.rule import rule
from seaboard.games.oh_crab.actions import (
    ACTIVATE,
    ADD_CARD,
    ADD_LEFT,
    CHANGE_WITH,
    COLLECT,
    DISCARD_CARD,
    DRAW_CARD,
    GIVE_CARD,
    JUMP,
    JUMP_TO,
    KEEP_CARD,
    LAY_PLATE,
    LAY_TILE,
    LOSE_CARD,
    MOVE,
    MOVE_CRAB,
    NO_SWAP,
    PICK_FIRST,
    PLAN_CARD,
    PUSH,
    REST,
    REVEAL,
    RIDE,
    STAND,
    STAY,
    TAKE_PILE,
    TAKE_STACK,
    USE_BASIC,
    USE_SHORTCUT,
    USE_SPECIAL,
    USE_TILE,
)
from seaboard.games.oh_crab.extras import (
    change_places,
    jump_ahead,
    use_tile,
)
from seaboard.games.oh_crab.market import (
    begin_swap,
    draw_blind,
    give_card,
    take_from_pile,
    turn_up,
)
from seaboard.games.oh_crab.moving import (
    current_end,
    enter,
    make_move,
    push_crab,
    shortcut_end,
    spend,
    stand_up,
    use_shortcut,
)
from seaboard.games.oh_crab.playing import add_planned, keep_card, plan_card, recover, rest
from seaboard.games.oh_crab.rounds import (
    end_turn,
    go_on,
    lay_side,
    lay_tile,
    set_off,
)
from seaboard.games.oh_crab.specials import (
    jump_aside,
    shift_crab,
    use_special,
)
from seaboard.games.oh_crab.state import (
    ACT,
    BASICS,
    BEGIN,
    CHOOSE_END,
    DIRECTIONS,
    DISCARD,
    DRAW,
    END_TURN,
    FACES,
    GRANTED,
    MOVE_ASIDE,
    NEXT_TURN,
    OFFER_SWAP,
    RECOVER,
    SHELL,
    SUPPORT,
    TAKE_SHORTCUT,
)
from seaboard.games.oh_crab.table import card_of, discard_from_hand, due_now, gain_shell, pop_todo, push_todo


@rule
def carry_out(box, s, due):
    """What the rules do without asking."""
    if due == NEXT_TURN:
        go_on(s)
    elif due == END_TURN:
        end_turn(s)
    elif due == RECOVER:
        recover(s)
    elif due == TAKE_SHORTCUT:
        enter(s, shortcut_end(box, s))
    else:
        set_off(box, s)


@rule
def choose(box, s, action):
    """Carry out one option of the decision on top of the stack."""
    if action < PLAN_CARD:
        lay_out(box, s, action)
    elif action < KEEP_CARD:
        choose_opening(box, s, action)
    elif action < COLLECT:
        choose_card(box, s, action)
    elif action < DISCARD_CARD:
        choose_act(box, s, action)
    else:
        choose_detail(box, s, action)


@rule
def lay_out(box, s, action):
    """A plate, a tile or the start player of a random set-up; the last of a kind is followed by nothing to lay."""
    if action < LAY_PLATE:
        s.lot = action - PICK_FIRST
    elif action < LAY_TILE:
        lay_side(box, s, action - LAY_PLATE)
    else:
        lay_tile(s, action - LAY_TILE)


@rule
def choose_opening(box, s, action):
    """Planning, and the beginning of a turn."""
    if action < ACTIVATE:
        seat = (action - PLAN_CARD) // FACES
        plan_card(s, seat, card_of(seat, (action - PLAN_CARD) % FACES))
        return
    begins = due_now(s) == BEGIN
    pop_todo(s)
    if action < ADD_LEFT:
        s.first_crab[s.turn] = action - ACTIVATE
        s.active = 2 * s.turn + action - ACTIVATE
    elif action < REST:
        add_planned(box, s, action == ADD_LEFT)
        if begins:
            push_todo(s, ACT, 0)
    else:
        rest(s)


@rule
def choose_card(box, s, action):
    """A card that is kept, taken, drawn, turned up or lost; turning up goes on until the market is full."""
    if REVEAL <= action < LOSE_CARD:
        turn_up(box, s, action - REVEAL)
        return
    pop_todo(s)
    if action < TAKE_PILE:
        keep_card(s, card_of(s.turn, action - KEEP_CARD))
    elif action < TAKE_STACK:
        take_from_pile(s, action - TAKE_PILE)
    elif action == TAKE_STACK:
        push_todo(s, DRAW, 0)
    elif action < REVEAL:
        draw_blind(s, action - DRAW_CARD)
    else:
        seat = (action - LOSE_CARD) // FACES
        discard_from_hand(s, seat, card_of(seat, (action - LOSE_CARD) % FACES))


@rule
def choose_act(box, s, action):
    """One of the actions of a turn."""
    if action == COLLECT:
        spend(s, SHELL)
        gain_shell(s, s.turn)
    elif action < STAND:
        make_move(box, s, action - MOVE)
    elif action < USE_SPECIAL:
        stand_up(s, action - STAND)
    elif action < USE_TILE:
        use_special(box, s, action - USE_SPECIAL)
    elif action < USE_SHORTCUT:
        use_tile(box, s, action - USE_TILE)
    elif action == USE_SHORTCUT:
        use_shortcut(box, s)
    else:
        pop_todo(s)
        s.herd = 0
        for basic in range(BASICS):
            s.granted[basic] = 0


@rule
def choose_detail(box, s, action):
    """A detail of an action: what it costs, where it leads, whom it moves."""
    due = due_now(s)
    if MOVE_CRAB <= action < JUMP_TO and due != MOVE_ASIDE:
        if action < STAY:
            shift_crab(box, s, (action - MOVE_CRAB) // DIRECTIONS, (action - MOVE_CRAB) % DIRECTIONS)
        else:
            s.herd &= ~(1 << (action - STAY))
        return
    about = s.about[s.depth - 1] + 0
    pop_todo(s)
    if action < PUSH:
        discard(box, s, action - DISCARD_CARD, due == DISCARD and about == SUPPORT)
    elif action < USE_BASIC:
        push_crab(box, s, (action - PUSH) // 3, (action - PUSH) % 3)
    elif action < MOVE_CRAB:
        push_todo(s, GRANTED, 0)
        grant_basic(s, action - USE_BASIC)
    elif action < STAY:
        shift_crab(box, s, (action - MOVE_CRAB) // DIRECTIONS, (action - MOVE_CRAB) % DIRECTIONS)
        s.herd = 0
    elif action < JUMP:
        jump_aside(s, action - JUMP_TO)
    elif action < CHANGE_WITH:
        jump_ahead(box, s, action - JUMP)
    elif action < ADD_CARD:
        change_places(s, action - CHANGE_WITH)
    elif action < GIVE_CARD:
        plan_card(s, s.turn + 0, card_of(s.turn, action - ADD_CARD))
        push_todo(s, CHOOSE_END, 0)
    elif action < NO_SWAP:
        if due == OFFER_SWAP:
            begin_swap(s)
            pop_todo(s)
        give_card(s, card_of(s.turn, action - GIVE_CARD))
    elif action == RIDE:
        enter(s, current_end(box, s))


@rule
def discard(box, s, face, supports):
    """Discard a hand card; Support gives its main action (OC-8.5)."""
    discard_from_hand(s, s.turn + 0, card_of(s.turn, face))
    if supports:
        grant_basic(s, box.main[face])


@rule
def grant_basic(s, basic):
    """Give a basic action to be used at once; a shell is taken without asking."""
    if basic == SHELL:
        gain_shell(s, s.turn)
    else:
        s.granted[basic] += 1
