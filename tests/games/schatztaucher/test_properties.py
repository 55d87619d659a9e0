"""What holds at every step of random games of Die Schatztaucher, beyond what holds for every game."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from seaboard.bots import decide, open_bot
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER
from seaboard.games.schatztaucher.checking import box_tiles, count_tiles
from seaboard.games.schatztaucher.state import EMPTY, KNOWN, SHOWN, SYMBOLS, UNSEEN, State
from seaboard.games.schatztaucher.table import colour_at
from tests.games.cases import spared
from tests.games.random_play import steps
from tests.games.schatztaucher.sea import BOX, GAME


def new(players: int, memory: bool = False) -> State:
    state: State = GAME.new(GAME.parse_options({"players": players, "memory": memory}))
    return state


@pytest.mark.parametrize(("seed", "players"), spared(product(range(5), (2, 3, 4))))
def test_every_tile_of_the_box_is_somewhere(seed: int, players: int) -> None:
    for s, _, _ in steps(GAME, new(players), seed):
        assert count_tiles(BOX, s) == box_tiles(BOX)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unlit_symbols_are_those_of_the_tiles_never_lit(players: int) -> None:
    """ST-2.13: the counts that the odds are made of agree with the board."""
    for s, _, _ in steps(GAME, new(players), seed=20):
        for colour in (0, 1):
            fields = [seen for at, seen in enumerate(s.cell) if colour_at(BOX, at % BOX.rows + 1) == colour]
            assert sum(s.unlit[colour * SYMBOLS : (colour + 1) * SYMBOLS]) == fields.count(UNSEEN)
            for symbol in range(SYMBOLS):
                sorts = range(BOX.first_type[colour * SYMBOLS + symbol], BOX.first_type[colour * SYMBOLS + symbol + 1])
                shown = fields.count(SHOWN + symbol)
                assert sum(s.left[sort] for sort in sorts) == s.unlit[colour * SYMBOLS + symbol] + shown


def test_tiles_never_come_back_and_bonus_tiles_stay_with_their_holder() -> None:
    """ST-5.2"""
    gone: set[int] = set()
    holders: dict[int, int] = {}
    for s, _, _ in steps(GAME, new(4), seed=21):
        assert all(s.cell[at] == EMPTY for at in gone)
        gone |= {at for at in range(50) if s.cell[at] == EMPTY}
        for kind, holder in holders.items():
            assert s.bonus[kind] == holder
        holders = {kind: holder for kind, holder in enumerate(s.bonus) if holder}


def test_in_the_memory_variant_nobody_can_tell_what_was_shown_before_this_turn() -> None:
    """ST-7.1: two states that differ only in what was shown in earlier turns look alike to everybody."""
    compared = 0
    rng = Random(22)
    for s, actor, _ in steps(GAME, new(3, memory=True), seed=22):
        hidden = [
            at
            for at in range(50)
            if SHOWN <= s.cell[at] < KNOWN
            and not (at // BOX.rows == s.column and s.lit >> (at % BOX.rows + 1) & 1)
            and colour_at(BOX, at % BOX.rows + 1) == 0
        ]
        if len({s.cell[at] for at in hidden}) < 2 or actor == CHANCE:
            continue
        one, other = rng.sample(hidden, 2)
        twin = GAME.copy(s)
        twin.cell[one], twin.cell[other] = s.cell[other], s.cell[one]
        for seat in (None, 0, 1, 2):
            assert GAME.view(twin, seat) == GAME.view(s, seat)
        assert GAME.observe(twin, 0).tolist() == GAME.observe(s, 0).tolist()
        assert GAME.legal(twin) == GAME.legal(s)
        for action in GAME.legal(s):
            assert GAME.preview(twin, actor, action) == GAME.preview(s, actor, action)
        compared += s.cell[one] != s.cell[other]
    assert compared > 20


def test_a_state_is_at_most_512_bytes() -> None:
    assert GAME.record.dtype().itemsize <= 512


@pytest.mark.thorough
def test_the_greedy_bot_beats_the_random_one() -> None:
    """The chance of losing any of 20 games to a random player is far below one in a thousand."""
    bots = [open_bot("greedy", GAME), open_bot("random", GAME)]
    for seed in range(20):
        rng = Random(seed)
        dealer, s = FastDealer(rng), new(2)
        greedy = seed % 2
        seq = 0
        while (actor := GAME.actor(s)) != OVER:
            if actor == CHANCE:
                action = dealer.deal(GAME, s, seq)
            else:
                action = decide(bots[actor != greedy], GAME, s, actor, rng)
            GAME.step(s, action)
            seq += 1
        assert GAME.score(s).winners == [greedy]
