"""What must hold for every game and every set of options, on random play from beginning to end."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from seaboard.bots import GREEDY, RANDOM, decide, open_bot
from seaboard.bots.levels import Settings
from seaboard.bots.search import Searcher
from seaboard.core.dealer import SecureDealer
from seaboard.core.errors import IllegalAction, Trouble
from seaboard.core.game import CHANCE, OVER, Game, State
from seaboard.core.log import parse_log
from seaboard.core.match import Match
from seaboard.core.preview import Preview
from seaboard.core.remember import Memory, recall
from seaboard.core.verify import verify
from seaboard.games import GAMES
from tests.games.cases import OPTION_SETS, every_game, every_option_set, game_of, rules_of
from tests.games.random_play import steps
from tests.logs.playing import bytes_of, new_game, play_on


def test_every_game_has_option_sets() -> None:
    assert set(OPTION_SETS) == set(GAMES)


@every_option_set
def test_legal_actions_are_sorted_never_fail_and_always_exist(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    state = game.new(game.parse_options(options))
    for before, actor, action in steps(game, state, seed=1):
        legal = game.legal(before, actor)
        assert legal
        assert game.actor(before) in game.awaited(before)
        assert set(game.awaited(before)) <= set(game.actors(before))
        assert legal == sorted(set(legal))
        assert len(legal) <= game.most_actions
        assert game.action(game.describe(action)) == action
        assert game.why_not(before, action, actor) is None
        if actor == CHANCE:
            odds = game.odds(before)
            assert len(odds) == len(legal)
            assert min(odds) > 0
        else:
            assert len(legal) > 1 or seems_open(game, before, actor), f"one outcome, asked: {game.describe(action)}"
            assert game.rule_behind(before, action).startswith(game.rule_prefix)
    assert game.legal(state) == []
    assert game.due(state) == "over"


def seems_open(game: Game[Any], state: State, actor: int) -> bool:
    """Whether others, who do not see all, may believe that there is a choice: then not asking would tell them."""
    others = [seat for seat in range(game.players(state)) if seat != actor]
    worlds = (game.imagine(state, seat, Random(seed)) for seed in range(300) for seat in others)
    return any(len(game.legal(world, actor)) > 1 for world in worlds)


@every_option_set
def test_illegal_actions_name_a_rule_and_change_nothing(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    state = game.new(game.parse_options(options))
    known_rules = rules_of(name)
    rng = Random(2)
    tried = 0
    for before, actor, action in steps(game, state, seed=2):
        wrong = action + rng.choice((-3, -2, -1, 1, 2, 3))
        if wrong < 0 or wrong in game.legal(before, actor):
            continue
        untouched = game.copy(before)
        with pytest.raises((IllegalAction, Trouble)) as refused:
            game.step(before, wrong, actor)
        assert before == untouched
        if isinstance(refused.value, IllegalAction):
            assert refused.value.rule in known_rules
            tried += 1
    assert tried > 0


@every_option_set
def test_positions_survive_dump_and_load(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    for before, _, _ in steps(game, game.new(game.parse_options(options)), seed=3):
        text = json.dumps(game.dump(before))
        assert game.load(json.loads(text)) == before


@pytest.mark.compiled
@every_option_set
def test_compiled_playouts_replay_in_the_interpreted_rules(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    fast = game.fast(boundscheck=True)
    boxes = game.box.record.pack()
    states = game.new(game.parse_options(options)).pack()
    out, weights = np.zeros((2, game.most_actions), np.int64)
    actions, rng = np.zeros(100_000, np.int64), np.array([11, 22], np.int64)
    n = fast.play_trace(boxes, states, 0, out, weights, rng, actions, len(actions))
    state = game.new(game.parse_options(options))
    for action in actions[:n].tolist():
        game.step(state, action)
    assert game.actor(state) == OVER
    assert game.record.unpack(states) == state


@every_option_set
def test_a_played_game_is_a_log_that_verifies_and_resumes(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    match = new_game(name, options)
    play_on(match, Random(6))
    log = parse_log(bytes_of(match.log), "test")
    verdict = verify(game, log)
    chance = sum(entry.actor == CHANCE for entry in match.history)
    assert (verdict.doubts, verdict.draws, verdict.undone) == (["unsealed"], chance, 0)
    resumed = Match.resume(game, log)
    assert resumed.state == match.state


@every_option_set
def test_views_are_plain_json_and_say_whose_view_they_are(name: str, options: dict[str, Any]) -> None:
    """They have the same parts throughout a game, so that whoever has one can be told only what changed."""
    game = game_of(name)
    state = game.new(game.parse_options(options))
    parts = game.view(state, None).keys()
    for number, (before, _, _) in enumerate(steps(game, state, seed=7)):
        if number % 5:  # a view of every fifth position is enough, and five times as fast
            continue
        for seat in (None, *range(game.players(before))):
            view = game.view(before, seat)
            assert json.loads(json.dumps(view)) == view
            assert (view["game"], view["you"]) == (name, seat)
            assert view.keys() == parts


@every_option_set
def test_remembered_parts_of_views_are_what_is_there(name: str, options: dict[str, Any]) -> None:
    """A part of a view that is made once shows nothing but the fields it is remembered by."""
    game = game_of(name)
    memory: Memory = {}
    for number, (before, _, _) in enumerate(steps(game, game.new(game.parse_options(options)), seed=13)):
        if number % 7:
            continue
        seats = (None, *range(game.players(before)))
        views = [json.dumps(recall(memory, game.view, game.copy(before), seat)) for seat in seats]
        assert [json.dumps(game.view(before, seat)) for seat in seats] == views


@every_game
def test_half_characters_in_a_position_are_refused(name: str) -> None:
    """JSON can say them, but they are no text."""
    game = game_of(name)
    position = game.dump(game.new(game.parse_options({})))
    for spoiled in ({**position, "game": "\ud800"}, {**position, "\ud800": 1}):
        with pytest.raises(Trouble, match="bad-position"):
            game.load(spoiled)


@every_game
def test_what_cannot_be_written_is_neither_an_action_nor_an_option(name: str) -> None:
    """Half characters and numbers of thousands of digits."""
    game = game_of(name)
    for odd in ("\ud800", 10**5000):
        with pytest.raises(Trouble, match="unknown-action"):
            game.action({"do": odd})
        with pytest.raises(Trouble, match="bad-option-value"):
            game.parse_options({"players": odd})


@every_game
def test_states_and_games_can_be_pickled_compared_and_printed(name: str) -> None:
    game = game_of(name)
    state = game.new(game.parse_options(OPTION_SETS[name][0]))
    again, twin = pickle.loads(pickle.dumps((game, state)))
    assert (again, twin) == (game, state)
    assert again.legal(twin) == game.legal(state)
    again.apply(twin, again.legal(twin)[0])
    assert twin != state
    assert name in repr(game)
    assert repr(state).startswith("State(players=")


@every_option_set
def test_the_rules_behind_decisions_are_known(name: str, options: dict[str, Any]) -> None:
    """Every rule that an action follows, or that says what is due, stands in RULES.md."""
    game = game_of(name)
    known_rules = rules_of(name)
    for before, actor, action in steps(game, game.new(game.parse_options(options)), seed=14):
        assert game.rule_id(game.rules.rule_due(game.box.record, before)) in known_rules
        if actor != CHANCE:
            assert game.rule_behind(before, action) in known_rules


@every_option_set
def test_no_leak(name: str, options: dict[str, Any]) -> None:
    """An imagined state differs only in what the seat cannot know: the seat's view, vector, choices and
    the score sheet are equal. Whoever is asked has something to choose there too. So it is in a world that is lent."""
    game = game_of(name)
    rng = Random(8)
    for before, _, _ in steps(game, game.new(game.parse_options(options)), seed=8):
        seat = rng.randrange(game.players(before))
        deal = rng.choice((game.imagine, game.lend))
        twin = deal(before, seat, rng) or game.imagine(before, seat, rng)
        assert game.view(twin, seat) == game.view(before, seat)
        assert game.observe(twin, seat).tolist() == game.observe(before, seat).tolist()
        assert game.legal(twin, seat) == game.legal(before, seat)
        assert game.score(twin) == game.score(before)
        assert all(game.legal(twin, actor) for actor in game.actors(twin) if actor != OVER)


@every_option_set
def test_who_is_asked_and_when_tells_nothing(name: str, options: dict[str, Any]) -> None:
    """Beside a game runs its twin, in which others hold different cards, with actions that look alike to one seat.
    Until a card that comes to light tells them apart, that seat sees the same, the same are asked, and by the same
    numbers the seat is lent the same world."""
    game = game_of(name)
    rng = Random(14)
    seat, twin, compared = 0, None, 0
    for before, actor, action in steps(game, game.new(game.parse_options(options)), seed=14):
        if twin is None:
            seat = rng.randrange(game.players(before))
            twin = game.imagine(before, seat, rng)
        told = game.told(before, actor, action, seat)
        alike = [each for each in game.legal(twin, actor) if game.told(twin, actor, each, seat) == told]
        if not alike:
            twin = None
            continue
        like, after, twin_before = rng.choice(alike), game.copy(before), game.copy(twin)
        game.apply(after, action, actor)
        game.apply(twin, like, actor)
        events = game.events(before, action, after, seat), game.events(twin_before, like, twin, seat)
        shown = [[event for event in each if event.keys() & SHOWN] for each in events]
        if shown[0] != shown[1]:
            twin = None
            continue
        assert asked(game, twin) == asked(game, after), (game.describe(action), game.describe(like))
        assert events[0] == events[1]
        compared += 1
        if actor == seat and game.view(twin, seat) != game.view(after, seat):
            twin = None  # whoever acts may be shown something that the others are not: the last card of the stack
            continue
        assert game.view(twin, seat) == game.view(after, seat)
        assert game.legal(twin, seat) == game.legal(after, seat)
        assert game.lend(twin, seat, Random(9)) == game.lend(after, seat, Random(9))
    assert compared > 20


SHOWN = {"card", "surprise", "happening"}
"""What comes to light and was hidden before."""


def asked(game: Game[Any], state: State) -> tuple[Any, ...]:
    """Who is asked, and what."""
    return game.due(state), game.actor(state), game.actors(state), game.awaited(state)


@every_option_set
def test_previews_tell_nothing_that_the_seat_cannot_know(name: str, options: dict[str, Any]) -> None:
    """Every choice of every decision of a game, in the position itself and in one that the seat cannot tell apart."""
    game = game_of(name)
    rng = Random(13)
    for before, actor, _ in steps(game, game.new(game.parse_options(options)), seed=13):
        if actor == CHANCE:
            continue
        seat = rng.choice([each for each in game.actors(before) if each != CHANCE])
        untouched, twin = game.copy(before), game.imagine(before, seat, rng)
        for action in game.legal(before, seat):
            assert game.preview(twin, seat, action) == game.preview(before, seat, action), game.describe(action)
        assert before == untouched


@every_option_set
def test_what_a_preview_says_comes_true(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    foreseen = 0
    for before, actor, action in steps(game, game.new(game.parse_options(options)), seed=14):
        if actor == CHANCE:
            continue
        preview, after = game.preview(before, actor, action), game.copy(before)
        game.step(after, action, actor)
        if not preview.known:
            assert preview == Preview(known=False)
            continue
        foreseen += 1
        assert {**game.view(before, actor), **preview.view} == game.view(after, actor)
        assert preview.events == game.events(before, action, after, actor)
        assert (preview.due, preview.actors) == (game.due(after), game.actors(after))
        if preview.outcomes is not None:
            legal = game.legal(after, CHANCE)
            assert [game.action(outcome.do) for outcome in preview.outcomes] == legal
            assert sum(outcome.odds for outcome in preview.outcomes) == pytest.approx(1)
    assert foreseen > 0


@every_option_set
def test_only_legal_actions_are_previewed(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    for before, actor, _ in steps(game, game.new(game.parse_options(options)), seed=15):
        if actor == CHANCE:
            continue
        wrong = next(each for each in range(10_000) if each not in game.legal(before, actor))
        with pytest.raises(IllegalAction):
            game.preview(before, actor, wrong)
        return


@every_option_set
def test_whose_turn_begins_is_told(name: str, options: dict[str, Any]) -> None:
    game, turns = game_of(name), [-1]
    for before, actor, action in steps(game, game.new(game.parse_options(options)), seed=12):
        after = game.copy(before)
        game.apply(after, action, actor)
        turn = game.view(after, None)["turn"]
        if turn != turns[-1] and len(turns) > 1:
            told = {event["event"] for event in game.events(before, action, after, None)}
            assert told & game.next_turn, game.describe(action)
        if turn != turns[-1]:
            turns.append(turn)
    assert len(turns) > 3 or options["players"] == 1


@every_option_set
def test_observations_fill_their_length_and_follow_the_game(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    state = game.new(game.parse_options(options))
    seen = set()
    for number, (before, _, _) in enumerate(steps(game, state, seed=9)):
        out = np.full(game.observed, np.nan, np.float32)
        assert game.rules.observe_table(game.box.record, before, 0, out) == game.observed
        assert not np.isnan(out).any()
        if number % 10 == 0:  # it only calls the rule
            assert game.observe(before, 0).tolist() == out.tolist()
        seen.add(out.tobytes())
    assert len(seen) > 10


@every_option_set
def test_bots_play_whole_games(name: str, options: dict[str, Any]) -> None:
    """One that looks ahead does so only a little, so that it takes no time."""
    game = game_of(name)
    short_sighted = Searcher(Settings(seconds=None, iterations=40, worlds=2))
    for bot in (open_bot(RANDOM, game), open_bot(GREEDY, game), short_sighted):
        rng = Random(10)
        state = game.new(game.parse_options(options))
        dealer = SecureDealer(b"bots")
        seq = 0
        while game.actor(state) != OVER:
            actor = game.actor(state)
            action = dealer.deal(game, state, seq) if actor == CHANCE else decide(bot, game, state, actor, rng)
            game.step(state, action, actor)
            seq += 1
        assert game.score(state).winners


@every_option_set
def test_the_score_sheet_adds_up_and_the_best_win(name: str, options: dict[str, Any]) -> None:
    game = game_of(name)
    state = game.new(game.parse_options(options))
    for _ in steps(game, state, seed=11):
        pass
    sheet = game.score(state)
    assert sheet.ended_by
    assert [sum(points[seat] for points in sheet.parts.values()) for seat in range(len(sheet.totals))] == sheet.totals
    assert len(sheet.totals) == game.players(state)
    assert sheet.winners == sorted(set(sheet.winners))
    assert all(sheet.totals[seat] == max(sheet.totals) for seat in sheet.winners)


@every_game
def test_a_copy_is_independent(name: str) -> None:
    game = game_of(name)
    state = game.new(game.parse_options(OPTION_SETS[name][0]))
    start = game.copy(state)
    for _ in steps(game, game.copy(state), seed=12):
        pass
    assert state == start
