"""The search itself, on games of a few lines: it finds what wins, samples chance by its odds, and does not look at what
is hidden."""

from __future__ import annotations

import sys
import types
from array import array

from seaboard.core import search
from seaboard.core.compiled import Rulebook, bind
from seaboard.core.forms.contract import seeds

BEGINNING = """
from seaboard.core.rule import rule
from seaboard.core.kernel import CHANCE, OVER

@rule
def odds(box, s, out):
    out[0], out[1] = 1, 9
    return 2

@rule
def worth_of(box, s, seat, room):
    return 0

@rule
def hunch(box, s, action, room):
    return 1
"""

TAKE_THE_LAST = (
    BEGINNING
    + """
@rule
def actor(box, s):
    return OVER if s.left == 0 else s.turn

@rule
def legal(box, s, out):
    for n in range(min(s.left, 3)):
        out[n] = n + 1
    return min(s.left, 3)

@rule
def step(box, s, action):
    s.left -= action
    s.turn = 1 - s.turn

@rule
def is_ahead(box, s, seat, other):
    return s.turn == other

@rule
def hides(box, s, action, seat):
    return False
"""
)


def two_sides(first: int) -> str:
    """Two sides, one is chosen when so much is left, the other later."""
    return f"""
@rule
def legal(box, s, out):
    out[0], out[1] = 0, 1
    return 2

@rule
def step(box, s, action):
    if s.left == {first}:
        s.first = action
    else:
        s.turn = action
    s.left -= 1
"""


A_RISK = (
    BEGINNING
    + two_sides(first=3)
    + """
@rule
def actor(box, s):
    if s.left == 3:
        return 0
    return CHANCE if s.left == 2 else OVER

@rule
def is_ahead(box, s, seat, other):
    return (s.first == s.turn) == (seat == 0)

@rule
def hides(box, s, action, seat):
    return False
"""
)

PENNIES = (
    BEGINNING
    + two_sides(first=2)
    + """
@rule
def actor(box, s):
    return OVER if s.left == 0 else 2 - s.left

@rule
def is_ahead(box, s, seat, other):
    return (s.first == s.turn) == (seat == 1)

@rule
def hides(box, s, action, seat):
    return s.left == HIDDEN and seat == 0
"""
)


class State:
    """What all these games need."""

    def __init__(self, left: int) -> None:
        self.players, self.left, self.turn, self.first = 2, left, 0, 0


class Fresh:
    """The same beginning again and again."""

    def __init__(self, left: int) -> None:
        self.left = left

    def __getitem__(self, index: int) -> State:
        return State(self.left)


def think(text: str, left: int, choices: list[int], iterations: int = 600) -> dict[int, tuple[int, float]]:
    """Visits and value of each choice of seat 0."""
    module = types.ModuleType("small_game")
    sys.modules["small_game"] = module
    exec(text, vars(module))
    rules = bind(Rulebook((module,)))
    plan = array("q", bytes(8 * search.PLAN_LENGTH))
    plan[search.CHOICES], plan[search.WORLDS], plan[search.ROOM] = len(choices), 1, 2000
    plan[search.CURIOSITY], plan[search.SWING], plan[search.MOST_PLAYED] = search.ONE, 100, 100
    plan[search.TURNS] = 100
    tree = array("q", bytes(8 * 2000 * search.NODE))
    path, out, weights, children, values = (array("q", bytes(8 * 200)) for _ in range(5))
    begin = (array("q", choices), tree, plan, path, out, weights, children, values, seeds())
    rules.think([None], Fresh(left), [None], iterations, *begin)
    found, child = {}, tree[search.FIRST_CHILD]
    while child:
        at = child * search.NODE
        visits = tree[at + search.VISITS]
        found[tree[at + search.LABEL]] = (visits, tree[at + search.WORTH] / search.ONE / visits)
        child = tree[at + search.NEXT_CHILD]
    return found


def test_it_finds_what_wins() -> None:
    """Whoever takes the last of six, one to three at a time, wins: take two."""
    found = think(TAKE_THE_LAST, 6, [1, 2, 3])
    assert max(found, key=lambda action: found[action]) == 2
    assert found[2][1] > 0.8
    assert sum(visits for visits, _ in found.values()) == 600


def test_chance_acts_by_its_odds() -> None:
    """Betting on the likely side wins nine times of ten."""
    found = think(A_RISK, 3, [0, 1])
    assert found[1][0] > found[0][0]
    assert 0.8 < found[1][1] < 0.95


def test_nobody_answers_to_what_is_hidden() -> None:
    """Who may see the other's penny always matches it; who may not, matches half of them."""
    seen = think(PENNIES.replace("HIDDEN", "-1"), 2, [0, 1])
    assert all(value < 0.3 for _, value in seen.values())
    hidden = think(PENNIES.replace("HIDDEN", "1"), 2, [0, 1])
    assert all(0.4 < value < 0.6 for _, value in hidden.values())


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    found = think(TAKE_THE_LAST, 20, [1, 2, 3], iterations=1500)
    assert sum(visits for visits, _ in found.values()) == 1500


def test_square_roots_are_whole() -> None:
    root = bind(Rulebook((types.ModuleType("nothing"),))).root_of
    for number in (*range(200), 10**9, 2**40 - 1):
        assert root(number) ** 2 <= number < (root(number) + 1) ** 2
