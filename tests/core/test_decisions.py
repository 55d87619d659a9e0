"""Decisions and the rules that are written from them, on a game of a few lines."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import numpy as np
import pytest

from seaboard.core.compiled import Rulebook, bind, compiled
from seaboard.core.decisions import Actions, Decision, Expansion, Way, whole_range
from seaboard.core.errors import IllegalAction, Trouble
from seaboard.core.kernel import CHANCE, OVER
from seaboard.core.rule import rule
from seaboard.core.stack import NOTHING
from seaboard.core.writing import write_rules
from tests.core.picking import (
    DEAL,
    DEAL_ROW,
    DEALING,
    DEALT,
    HERE,
    OTHERWISE,
    PICK,
    PICK_ROW,
    PICKED,
    PICKING,
    ROWS,
    SHOUT,
    SHOUTING,
    TIDY,
    TIDY_ROW,
    XX_1_1,
    XX_1_2,
    XX_1_3,
    XX_1_4,
    Options,
    State,
    Table,
    do_without,
    is_loud,
    is_not_empty,
    list_highest,
    may_pick,
    may_shout,
    only_highest,
    pick,
    picking,
    rulebook,
    say_many,
    shout,
    the_other,
    unmarked,
    weigh_card,
    with_pick,
)

# What is asked, and what is done without asking.


def test_a_choice_is_asked_and_listed_in_order() -> None:
    table = Table(ROWS, PICK, cards=0b101)
    assert (table.settle().due, table.s.done) == (PICK, 0)
    assert table.legal() == [PICKED, PICKED + 2]
    assert table.rules.actor(table.box, table.s) == 1


def test_the_only_action_is_done_without_asking() -> None:
    assert Table(ROWS, PICK, cards=0b100).settle().done == 3


def test_one_step_does_all_that_follows_without_a_choice() -> None:
    table = Table(ROWS, TIDY, PICK, PICK, cards=0b011)
    table.rules.step(table.box, table.s, PICKED + 1)
    assert (table.s.done, table.s.open, table.s.due) == (21, 0, NOTHING)
    assert table.rules.actor(table.box, table.s) == OVER
    assert table.legal() == []


def test_a_decision_without_an_action_is_dropped_or_done_otherwise() -> None:
    assert Table(ROWS, PICK, cards=0).settle().done == 0
    table = Table(with_pick(otherwise=do_without), PICK, cards=0)
    assert (table.settle().done, table.s.due) == (OTHERWISE, NOTHING)


def test_chance_is_asked_for_a_single_outcome_and_dropped_for_none() -> None:
    table = Table(ROWS, DEAL, cards=0b010)
    assert (table.settle().due, table.s.done) == (DEAL, 0)
    assert table.rules.actor(table.box, table.s) == CHANCE
    assert (table.legal(), table.odds()) == ([DEALT + 1], [3])
    assert Table(ROWS, DEAL, cards=0).settle().due == NOTHING


def test_an_open_decision_is_asked_without_looking() -> None:
    assert Table(with_pick(open=True), PICK, cards=0b100).settle().due == PICK


def test_what_asks_says_no_to_is_dropped() -> None:
    assert Table(with_pick(asks=is_not_empty), PICK, cards=0b001).settle().done == 0
    assert Table(with_pick(asks=is_not_empty), PICK, cards=0b010).settle().done == 2
    both = with_pick(asks=is_not_empty, otherwise=do_without, open=True)
    assert Table(both, PICK, cards=0b001).settle().done == OTHERWISE
    assert Table(both, PICK, cards=0b010).settle().due == PICK


def test_only_answers_for_a_listing() -> None:
    rows = with_pick(ways=(replace(PICKING, lists=list_highest),), only=only_highest)
    assert Table(rows, PICK, cards=0b111).legal() == [PICKED + 2]
    assert Table(rows, PICK, cards=0b111).settle().done == 3
    assert Table(rows, PICK, cards=0).settle().due == NOTHING
    assert Table(with_pick(only=say_many), PICK, cards=0b001).settle().due == PICK


def test_somebody_else_may_decide() -> None:
    table = Table(with_pick(who=the_other), PICK, cards=0b011)
    assert table.rules.actor(table.box, table.s) == 0


# Ways.


@pytest.mark.parametrize("way", [PICKING, replace(PICKING, lists=list_highest)], ids=["guarded", "listed"])
def test_a_way_is_closed_when_it_says_so(way: Way) -> None:
    rows = with_pick(ways=(replace(way, when=is_not_empty),))
    assert Table(rows, PICK, cards=0b001).legal() == []
    assert Table(rows, PICK, cards=0b001).settle().done == 0
    assert PICKED + 2 in Table(rows, PICK, cards=0b100).legal()


def test_whether_a_decision_is_asked_tells_only_what_all_can_know() -> None:
    """A guard that looks at something hidden: it is asked though one action is left, and never with none."""
    rows = with_pick(ways=(replace(PICKING, seems=may_shout), Way("leave", SHOUT, 1, pick)))
    table = Table(rows, PICK, cards=0)
    assert (table.settle().due, table.legal()) == (PICK, [SHOUT])
    table.box.quiet = 1
    assert table.settle().due == NOTHING


@pytest.mark.parametrize(
    "way",
    [DEALING, replace(DEALING, weigh=None, may=may_pick), replace(DEALING, lists=list_highest)],
    ids=["weighed", "guarded", "listed"],
)
def test_outcomes_that_are_closed_have_no_weight(way: Way) -> None:
    rows = (PICK_ROW, replace(DEAL_ROW, ways=(replace(way, when=is_not_empty),)), TIDY_ROW)
    table = Table(rows, DEAL, cards=0b001)
    assert table.legal() == table.odds() == []


def test_ways_are_listed_by_their_ids_and_weighed_in_the_same_order() -> None:
    last, first = Way("late", 5, 1, pick), Way("early", 0, 3, pick, weigh=weigh_card)
    table = Table((PICK_ROW, replace(DEAL_ROW, ways=(last, first)), TIDY_ROW), DEAL, cards=0b101)
    assert table.legal() == [0, 2, 5]
    assert table.odds() == [5, 2, 1]


def test_what_is_always_open_keeps_nothing_open() -> None:
    always = (SHOUTING,)
    assert Table(ROWS, PICK, cards=0b011, always=always).legal() == [PICKED, PICKED + 1, SHOUT]
    assert Table(ROWS, PICK, cards=0b001, always=always).settle().done == 1
    assert Table(ROWS, PICK, cards=0, always=always).settle().due == NOTHING
    assert Table(ROWS, DEAL, cards=0b011, always=always).legal() == [DEALT, DEALT + 1]


def test_ways_that_are_always_open_are_listed_by_their_ids() -> None:
    whisper = Way("whisper", SHOUT + 1, 1, shout)
    assert Table(ROWS, PICK, cards=0b011, always=(whisper, SHOUTING)).legal()[2:] == [SHOUT, SHOUT + 1]


def test_what_is_added_later_has_ids_behind_what_is_always_open() -> None:
    """Logs have the ids, so those of a way that is always open cannot move on for a new decision."""
    behind, between = Way("wink", SHOUT + 2, 2, pick), Way("whisper", SHOUT + 1, 1, shout)
    rows = (*with_pick(ways=(PICKING, behind)), Decision(TIDY + 1, "wave", XX_1_1, (Way("wave", SHOUT + 4, 2, pick),)))
    last = Way("whistle", SHOUT + 6, 1, shout)
    always = (last, SHOUTING, between)
    assert Actions(rows, always).describe(SHOUT + 5)["do"] == "wave"
    picks = [SHOUT, SHOUT + 1, SHOUT + 2, SHOUT + 3, SHOUT + 6]
    assert Table(rows, PICK, cards=0b011, always=always).legal() == [PICKED, PICKED + 1, *picks]
    waves = Table(rows, TIDY + 1, cards=0, always=always)
    assert waves.settle().due == TIDY + 1
    assert waves.legal() == [SHOUT, SHOUT + 1, SHOUT + 4, SHOUT + 5, SHOUT + 6]
    assert Table(rows, DEAL, cards=0b011, always=always).legal() == [DEALT, DEALT + 1]
    assert Table(rows, DEAL, cards=0b011, always=always).forbids(SHOUT + 4) == XX_1_3


def test_a_guard_answers_for_its_own_decision_else_what_is_due() -> None:
    assert Table(ROWS, PICK, cards=0b011).forbids(PICKED + 2) == XX_1_2
    assert Table(ROWS, DEAL, cards=0b011).forbids(PICKED + 2) == XX_1_3
    assert Table(ROWS, cards=0b011).forbids(PICKED + 2) == XX_1_4
    asked_always = with_pick(ways=(replace(PICKING, guarded_always=True),))
    assert Table(asked_always, DEAL, cards=0b011).forbids(PICKED + 2) == XX_1_2
    assert Table(asked_always, DEAL, cards=0b011).forbids(PICKED) == XX_1_3


def test_a_way_that_is_always_open_is_forbidden_by_its_guard_at_every_decision_of_a_seat() -> None:
    for kind, reason in ((PICK, XX_1_4), (DEAL, XX_1_3)):
        table = Table(ROWS, kind, cards=0b011, always=(SHOUTING,))
        table.box.quiet = 1
        assert table.forbids(SHOUT) == reason


# Expansions.


def test_what_an_expansion_adds_to_a_decision_is_possible_only_if_it_is_in_play() -> None:
    rows = with_pick(ways=(replace(SHOUTING, may=None), PICKING))
    rules = bind(Rulebook((HERE,), write_rules(rows, (), XX_1_4, Expansion(TIDY, SHOUT, is_loud))))
    table = Table(ROWS, TIDY, PICK, cards=0b100)
    table.rules = rules
    assert table.legal() == [PICKED + 2, SHOUT]
    assert table.settle().due == PICK
    table.box.quiet = 1
    assert table.legal() == [PICKED + 2]
    assert (table.settle().done, table.s.due) == (3, NOTHING)


def test_guards_of_an_expansion_stand_behind_one_question_and_its_rows_apart() -> None:
    loud = replace(SHOUTING, name="cry", first=SHOUT + 1)
    text = write_rules(with_pick(ways=(PICKING, SHOUTING, loud)), (), XX_1_4, Expansion(TIDY, SHOUT, is_loud))
    legal = text.split("def legal")[1].split("def ")[0]
    assert legal.count("is_loud(box, s)") == 1
    assert "    due = s.due\n        if due < 2:" in text.split("def settle(")[1]


def test_the_text_can_be_read() -> None:
    text = write_rules(ROWS, (SHOUTING,), XX_1_4)
    functions = [line.split("(")[0] for line in text.splitlines() if line.startswith("def ")]
    names = ["actor", "legal", "odds", "do", "step", "only_deal", "only_pick", "settle", "rule_due", "forbids"]
    assert functions == [f"def {name}" for name in names]
    assert "# pick" in text
    assert all("\t" not in line and line == line.rstrip() for line in text.splitlines())


# Names and ids.


def test_actions_are_read_and_parsed() -> None:
    actions = Actions(ROWS, (SHOUTING,))
    assert actions.describe(PICKED + 1) == {"do": "pick", "card": "b"}
    assert actions.describe(SHOUT) == {"do": "shout"}
    assert [actions.parse(actions.describe(action)) for action in range(SHOUT + 1)] == list(range(SHOUT + 1))
    for unknown in ({"do": "pick", "card": "z"}, {"do": "pick"}, {}):
        with pytest.raises(Trouble):
            actions.parse(unknown)
    for number in (-1, SHOUT + 1):
        with pytest.raises(Trouble):
            actions.describe(number)


def test_of_two_actions_that_read_the_same_the_lower_is_meant() -> None:
    alike = replace(PICKING, reads=lambda card: {"card": "any"})
    assert Actions((replace(PICK_ROW, ways=(alike,)),)).parse({"do": "pick", "card": "any"}) == PICKED


def test_a_way_has_a_rule_of_its_own_or_that_of_its_decision() -> None:
    actions, table = Actions(ROWS, (SHOUTING,)), Table(ROWS, PICK, cards=0b011)
    behind = [actions.rule_behind(table.box, table.s, action) for action in (PICKED, PICKED + 1, SHOUT)]
    assert behind == [XX_1_3, 0, 0]


def test_what_a_player_might_think_of() -> None:
    table = Table(ROWS, PICK, cards=0)

    def think(way: Way) -> list[int]:
        return Actions(with_pick(ways=(way,))).considered(table.box, table.s, PICK)

    assert think(PICKING) == []
    assert think(replace(PICKING, considers=whole_range)) == [PICKED, PICKED + 1, PICKED + 2]
    assert think(replace(PICKING, considers=lambda box, s: [2])) == [PICKED + 2]


@pytest.mark.parametrize(
    ("rows", "always", "why"),
    [
        ((PICK_ROW, replace(DEAL_ROW, ways=(Way("deal", 2, 2, pick),))), (), "overlap"),
        ((PICK_ROW, replace(DEAL_ROW, kind=PICK)), (), "one kind"),
        ((PICK_ROW, replace(DEAL_ROW, name="pick")), (), "one name"),
        (with_pick(ways=(Way("pick", 9, 3, pick, lists=list_highest),)), (), "listing"),
        (with_pick(ways=(replace(PICKING, seems=may_shout),)), (), "nothing is left"),
    ],
)
def test_rows_that_contradict_each_other_are_refused(
    rows: tuple[Decision, ...], always: tuple[Way, ...], why: str
) -> None:
    with pytest.raises(TypeError, match=why):
        Actions(rows, always)


def test_a_game_follows_from_its_rows() -> None:
    game = picking()
    state = game.new(Options())
    assert (game.due(state), game.actor(state), game.odds(state)) == ("deal", CHANCE, [5, 3, 2])
    game.step(state, DEALT + 1)
    assert (game.due(state), game.actor(state), game.legal(state)) == ("pick", 0, [PICKED, PICKED + 2])
    assert game.legal(state, seat=1) == []
    assert game.rule_behind(state, PICKED) == "XX-1.3"
    assert game.rule_behind(state, PICKED + 2) == "XX-1.1"
    with pytest.raises(IllegalAction, match=r"XX-1\.2"):
        game.step(state, PICKED + 1)
    game.step(state, PICKED + 2)
    assert (state.done, game.due(state), game.actor(state)) == (231, "over", OVER)


def test_rules_that_the_text_could_not_find_are_refused() -> None:
    with pytest.raises(NameError, match="unmarked"):
        picking(decisions=with_pick(ways=(replace(PICKING, do=unmarked),)))


def test_rules_with_a_name_that_core_writes_are_refused() -> None:
    other = ModuleType("other")
    other.settle = rule(lambda box, s: None)  # type: ignore[attr-defined]
    with pytest.raises(NameError, match="settle"):
        bind(Rulebook((HERE, other), write_rules(ROWS)))


# Both forms.


@pytest.mark.compiled
def test_both_forms_play_the_same_game() -> None:
    """Every listing, guard and weight, step by step, with what is always open and a row for each way to settle."""
    late = replace(DEALING, name="late", first=SHOUT + 1, when=is_not_empty)
    rows = (
        replace(PICK_ROW, who=the_other, otherwise=do_without),
        replace(DEAL_ROW, ways=(late, DEALING)),
        TIDY_ROW,
    )
    always = (replace(SHOUTING, first=20),)
    fast = compiled(rulebook(rows, always), boundscheck=True)
    table = Table(rows, TIDY, PICK, DEAL, PICK, DEAL, cards=0b111, always=always)
    boxes, states = table.box.pack(), table.s.pack()
    out, weights = np.zeros((2, 16), np.int64)
    while table.s.due != NOTHING:
        n = fast.legal_at(boxes, states, 0, out, weights)
        assert out[:n].tolist() == table.legal()
        actor = table.rules.actor(table.box, table.s)
        assert fast.actor_at(boxes, states, 0) == actor
        if actor == CHANCE:
            assert weights[:n].tolist() == table.odds()
        action = table.legal()[0]
        table.rules.step(table.box, table.s, action)
        fast.step_at(boxes, states, 0, action)
        assert State.unpack(states) == table.s
    assert table.s.done > 100
