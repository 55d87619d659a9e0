"""Looking ahead: information-set Monte Carlo tree search over the rules of any game, written as rules are, so that it
runs in every form of them.

Each iteration takes one of the imagined worlds, goes down the tree by what is legal there, lets chance act by its odds,
adds a node, plays on for a few turns by hunches, judges the table and notes what it was worth to each who decided on
the way. A node stands for what the thinking seat has seen: what others decide or draw secretly leads to one and the
same node and is chosen by hunches, so nobody in the tree answers to a card that is still hidden.

Everything is counted in whole numbers, values in parts of ONE, so that all forms choose alike. A game brings four rules
for it, which are declared here: `is_ahead`, `worth_of`, `hunch` and `hides`.
"""

from __future__ import annotations

from typing import Any

from seaboard.core.kernel import CHANCE, OVER, Numbers, actor, legal, odds, pick_weighted, step
from seaboard.core.rule import rule

ONE = 1 << 20
"""A certain victory."""

SHARE = 1 << 10
"""All of a node's hunches together."""

# The numbers of a node in the tree; node 0 is the root.
LABEL, FIRST_CHILD, NEXT_CHILD, VISITS, WORTH, DECIDER, LEANING = range(7)
NODE = 7

# The numbers of a search: what it is to do, and how far it is.
(
    SEAT,  # who thinks
    CHOICES,  # how many actions there are to choose from
    WORLDS,  # how many worlds were imagined
    ROOM,  # how many nodes the tree can have
    TURNS,  # how often another seat comes to act before the table is judged; -1: at once, even if chance is to act
    CURIOSITY,  # how much is tried that does not look best, in parts of ONE
    SWING,  # the lead, in hundredths of a point, that makes a victory likely: 3 to 1, or 6 to 1 if leads count straight
    MOST_PLAYED,  # steps before the table is judged in any case
    DONE,  # iterations so far
    USED,  # nodes so far
    STRAIGHT,  # 1: small leads count in proportion, 0: being ahead at all counts most
) = range(11)
PLAN_LENGTH = 11

DEEPEST = 200
"""Nodes on one way down the tree."""

MOST_SEATS = 8

WON_PART = 7
"""Of eight parts of a finished game's value: how many the victory is; the rest is by how much."""


@rule
def is_ahead(box: Any, s: Any, seat: int, other: int) -> bool:
    """Whether a seat is before another in the final order."""
    raise NotImplementedError


@rule
def worth_of(box: Any, s: Any, seat: int, room: Numbers) -> int:
    """What a seat has and may hope for, in hundredths of a point; `room` has as many numbers as there may be actions,
    to reckon in."""
    raise NotImplementedError


@rule
def hunch(box: Any, s: Any, action: int, room: Numbers) -> int:
    """How likely a sensible player does this, compared with the other legal actions: 1 or more; `room` as above."""
    raise NotImplementedError


@rule
def hides(box: Any, s: Any, action: int, seat: int) -> bool:
    """Whether a seat is not told all about this action of another or of chance."""
    raise NotImplementedError


@rule
def root_of(number: int) -> int:
    """The square root, rounded down."""
    if number < 2:
        return number
    guess = 1
    while guess * guess <= number:
        guess *= 2
    better = (guess + number // guess) // 2
    while better < guess:
        guess = better
        better = (guess + number // guess) // 2
    return guess


@rule
def add_node(tree: Numbers, plan: Numbers, label: int, decider: int, leaning: int) -> int:
    """A new node that nothing leads to yet."""
    node = plan[USED]
    plan[USED] += 1
    at = node * NODE
    tree[at + LABEL] = label
    tree[at + FIRST_CHILD] = 0
    tree[at + NEXT_CHILD] = 0
    tree[at + VISITS] = 0
    tree[at + WORTH] = 0
    tree[at + DECIDER] = decider
    tree[at + LEANING] = leaning
    return node


@rule
def find_child(tree: Numbers, node: int, before: int, label: int) -> int:
    """The child of this label, or 0. The search begins behind child `before`, 0: with the first; labels ascend."""
    child = tree[before * NODE + NEXT_CHILD] if before > 0 else tree[node * NODE + FIRST_CHILD]
    while child > 0 and tree[child * NODE + LABEL] < label:
        child = tree[child * NODE + NEXT_CHILD]
    if child > 0 and tree[child * NODE + LABEL] == label:
        return child
    return 0


@rule
def add_child(tree: Numbers, plan: Numbers, node: int, label: int, decider: int, leaning: int) -> int:
    """Add a child where its label belongs; 0 if the tree is full."""
    if plan[USED] >= plan[ROOM]:
        return 0
    before = 0
    child = tree[node * NODE + FIRST_CHILD]
    while child > 0 and tree[child * NODE + LABEL] < label:
        before = child
        child = tree[child * NODE + NEXT_CHILD]
    made = add_node(tree, plan, label, decider, leaning)
    tree[made * NODE + NEXT_CHILD] = child
    if before > 0:
        tree[before * NODE + NEXT_CHILD] = made
    else:
        tree[node * NODE + FIRST_CHILD] = made
    return made


@rule
def reach_child(tree: Numbers, plan: Numbers, node: int, label: int, decider: int) -> int:
    """The child of this label, made if it was not there; 0 if the tree is full."""
    child = find_child(tree, node, 0, label)
    if child == 0:
        child = add_child(tree, plan, node, label, decider, 0)
    return child


@rule
def open_children(
    box: Any,
    s: Any,
    tree: Numbers,
    plan: Numbers,
    node: int,
    decider: int,
    out: Numbers,
    n: int,
    children: Numbers,
    room: Numbers,
) -> bool:
    """Find the children of all n legal actions, or add them with what hunches say; False if the tree is full."""
    before = 0
    for i in range(n):
        child = find_child(tree, node, before, out[i])
        if child == 0:
            child = add_child(tree, plan, node, out[i], decider, hunch(box, s, out[i], room))
        if child == 0:
            return False
        children[i] = child
        before = child
    return True


@rule
def pick_child(tree: Numbers, plan: Numbers, children: Numbers, n: int) -> int:
    """Which of n children to try: what was good so far, what hunches speak for and what was seldom tried. What was
    never tried is taken to be as good as the others are on average."""
    visits = 0
    worth = 0
    leanings = 0
    for i in range(n):
        at = children[i] * NODE
        visits += tree[at + VISITS]
        worth += tree[at + WORTH]
        leanings += tree[at + LEANING]
    unknown = worth // visits if visits > 0 else ONE // 2
    drive = plan[CURIOSITY] * root_of((visits + 1) << 10) >> 5
    best = 0
    best_score = -1
    for i in range(n):
        at = children[i] * NODE
        tried = tree[at + VISITS]
        score = tree[at + WORTH] // tried if tried > 0 else unknown
        score += drive * (tree[at + LEANING] * SHARE // leanings) // SHARE // (1 + tried)
        if score > best_score:
            best = i
            best_score = score
    return best


@rule
def follow_hunch(box: Any, s: Any, out: Numbers, weights: Numbers, n: int, room: Numbers, rng: Numbers) -> int:
    """One of the n legal actions, drawn by hunches."""
    for i in range(n):
        weights[i] = hunch(box, s, out[i], room)
    return out[pick_weighted(weights, n, rng)]


@rule
def is_secret(box: Any, s: Any, out: Numbers, n: int, seat: int) -> bool:
    """Whether the thinking seat may not be told which of n actions is done."""
    secret = False
    for i in range(n):
        secret = secret or hides(box, s, out[i], seat)
    return secret


@rule
def draw_outcome(box: Any, s: Any, out: Numbers, weights: Numbers, rng: Numbers) -> int:
    """What chance does, by its odds."""
    n = legal(box, s, out)
    odds(box, s, weights)
    return out[pick_weighted(weights, n, rng)]


@rule
def descend(
    box: Any,
    s: Any,
    tree: Numbers,
    plan: Numbers,
    choices: Numbers,
    path: Numbers,
    out: Numbers,
    weights: Numbers,
    children: Numbers,
    rng: Numbers,
) -> int:
    """Go down the tree to a node that is new; return how many nodes the way has."""
    node = 0
    length = 1
    path[0] = 0
    while length < DEEPEST:
        who = plan[SEAT] if length == 1 else actor(box, s)
        if who == OVER:
            break
        if who == CHANCE:
            action = draw_outcome(box, s, out, weights, rng)
            label = -1 if hides(box, s, action, plan[SEAT]) else action
            node = reach_child(tree, plan, node, label, who)
        else:
            n = plan[CHOICES]
            if length == 1:
                for i in range(n):
                    out[i] = choices[i]
            else:
                n = legal(box, s, out)
            if who != plan[SEAT] and is_secret(box, s, out, n, plan[SEAT]):
                action = follow_hunch(box, s, out, weights, n, children, rng)
                label = -1 if hides(box, s, action, plan[SEAT]) else action
                node = reach_child(tree, plan, node, label, CHANCE)
            else:
                if not open_children(box, s, tree, plan, node, who, out, n, children, weights):
                    break
                i = pick_child(tree, plan, children, n)
                action = out[i]
                node = children[i]
        step(box, s, action)
        if node == 0:
            break
        path[length] = node
        length += 1
        if tree[node * NODE + VISITS] == 0:
            break
    return length


@rule
def play_on(box: Any, s: Any, plan: Numbers, out: Numbers, weights: Numbers, room: Numbers, rng: Numbers) -> None:
    """Play by hunches until other seats have come to act a few times, so that begun turns are finished."""
    turns = plan[TURNS]
    steps = 0
    last = CHANCE
    who = actor(box, s)
    while who != OVER and steps < plan[MOST_PLAYED]:
        if who == CHANCE:
            action = draw_outcome(box, s, out, weights, rng)
        else:
            if who != last:
                if last != CHANCE:
                    turns -= 1
                last = who
                if turns <= 0:
                    return
            n = legal(box, s, out)
            action = follow_hunch(box, s, out, weights, n, room, rng)
        step(box, s, action)
        steps += 1
        who = actor(box, s)


@rule
def settle_chance(box: Any, s: Any, out: Numbers, weights: Numbers, rng: Numbers) -> None:
    """Let chance finish what is begun: a table is judged when somebody is to decide."""
    while actor(box, s) == CHANCE:
        step(box, s, draw_outcome(box, s, out, weights, rng))


@rule
def judge(box: Any, s: Any, plan: Numbers, room: Numbers, values: Numbers) -> None:
    """What the table is worth to each seat, in parts of ONE: the share of a victory, or how likely one seems by the
    lead over the best of the others; alone, the points."""
    for seat in range(s.players):
        values[MOST_SEATS + seat] = worth_of(box, s, seat, room)
    over = actor(box, s) == OVER and s.players > 1
    winners = 0
    for seat in range(s.players):
        lead = values[MOST_SEATS + seat]
        best = -ONE
        won = 1
        for other in range(s.players):
            if other != seat:
                best = max(best, values[MOST_SEATS + other])
                if over and is_ahead(box, s, other, seat):
                    won = 0
        if s.players > 1:
            lead -= best
        reach = abs(lead) + plan[SWING]
        if plan[STRAIGHT] == 1:
            reach = root_of(lead * lead + plan[SWING] * plan[SWING]) + 1
        values[seat] = ONE // 2 + ONE // 2 * lead // reach
        values[2 * MOST_SEATS + seat] = won
        winners += won
    if over:
        for seat in range(s.players):
            share = ONE * values[2 * MOST_SEATS + seat] // winners
            values[seat] = (WON_PART * share + (8 - WON_PART) * values[seat]) // 8


@rule
def note_values(tree: Numbers, path: Numbers, length: int, values: Numbers) -> None:
    """Tell all nodes on the way what it led to, each for the seat that chose it."""
    for i in range(length):
        at = path[i] * NODE
        tree[at + VISITS] += 1
        if tree[at + DECIDER] >= 0:
            tree[at + WORTH] += values[tree[at + DECIDER]]


@rule
def think(
    boxes: Any,
    worlds: Any,
    scratch: Any,
    iterations: int,
    choices: Numbers,
    tree: Numbers,
    plan: Numbers,
    path: Numbers,
    out: Numbers,
    weights: Numbers,
    children: Numbers,
    values: Numbers,
    rng: Numbers,
) -> int:
    """Go on with a search for some iterations; return how many nodes its tree has. Entry point: takes arrays."""
    if plan[USED] == 0:
        add_node(tree, plan, 0, CHANCE, 0)
    for _ in range(iterations):
        scratch[0] = worlds[plan[DONE] % plan[WORLDS]]
        length = descend(boxes[0], scratch[0], tree, plan, choices, path, out, weights, children, rng)
        if plan[TURNS] >= 0:
            play_on(boxes[0], scratch[0], plan, out, weights, children, rng)
            settle_chance(boxes[0], scratch[0], out, weights, rng)
        judge(boxes[0], scratch[0], plan, weights, values)
        note_values(tree, path, length, values)
        plan[DONE] += 1
    return plan[USED]
