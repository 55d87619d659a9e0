"""What holds at every step of random play, for every number of players and edition."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from seaboard.bots.greedy.wreck_raiders import choose
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE, OVER, State
from seaboard.games.wreck_raiders.checking import count_dice, count_divers, count_rivals, count_shells, count_treasures
from seaboard.games.wreck_raiders.moving import can_go_anywhere
from seaboard.games.wreck_raiders.state import (
    BOTTOMS,
    BUILT,
    CARDS,
    FACE_UP,
    HELD,
    IN_DECK,
    IN_MARKET,
    IN_STACK,
    PIECES,
)
from tests.games.cases import spared
from tests.games.random_play import steps
from tests.games.wreck_raiders.lagoon import BOX, GAME

MOST = 1200  # steps looked at in each game
TABLES = [(players, edition) for players in range(1, 6) for edition in ("en", "de", "fr")]
every_table = pytest.mark.parametrize(("players", "edition"), spared(TABLES))


def play(players: int, edition: str, seed: int) -> Iterator[State]:
    """The positions of a random game, up to MOST of them."""
    state = GAME.new(GAME.parse_options({"players": players, "edition": edition}))
    for number, (before, _, _) in enumerate(steps(GAME, state, seed)):
        yield before
        if number == MOST:
            return
    yield state


@every_table
def test_every_piece_is_somewhere_at_every_step(players: int, edition: str) -> None:
    """WR-1.2, WR-1.3, WR-1.4, WR-1.5, WR-1.6: treasures, shells, cards, pieces, divers, rivals and dice."""
    rivals = BOX.rivals[("en", "de", "fr").index(edition)] if players == 1 else 0
    for s in play(players, edition, seed=21):
        assert set(count_treasures(s).values()) == {7}
        assert count_shells(s) == [15, 15, 15]
        assert [count_divers(s, seat) for seat in range(players)] == [BOX.divers[players]] * players
        assert count_rivals(s) + s.rivals + s.rivals_gone == rivals
        check_dice(s)
        check_cards(s)
        check_pieces(s)


def check_dice(s: State) -> None:
    """All dice of the game are in the reef, in baskets, beside wrecks, or in a hand."""
    assert count_dice(s) == BOX.dice[s.players]


def check_cards(s: State) -> None:
    """Every card is in the deck, face up in one place, or held; counts agree."""
    face_up = [card - 1 for card in s.seen if card]
    assert len(set(face_up)) == len(face_up)
    for card in range(CARDS):
        in_sight = s.cards[card] == FACE_UP or card == s.card
        assert in_sight == (card in face_up)
        assert s.cards[card] in (IN_DECK, FACE_UP) or s.cards[card] >= HELD
    held = sum(place >= HELD for place in s.cards) - (s.card >= 0 and s.cards[s.card] >= HELD)
    assert held == sum(s.claimed)


def check_pieces(s: State) -> None:
    """Every piece is in its stack, once in the market, in somebody's hand, or built into an aquarium with an owner."""
    on_sale = [piece - 1 for piece in s.market if piece]
    assert len(set(on_sale)) == len(on_sale)
    for piece in range(PIECES):
        if s.pieces[piece] == IN_MARKET:
            assert piece in on_sale or piece == s.piece
        elif s.pieces[piece] != IN_STACK:
            assert s.builder[s.pieces[piece] - BUILT] > 0
    for bottom in range(BOTTOMS):
        built = [piece for piece in range(PIECES) if s.pieces[piece] == BUILT + bottom]
        assert len(built) == s.height[bottom]
        assert sorted(s.level[piece] for piece in built) == list(range(len(built)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_legal_move_exists_for_every_number_at_every_step(players: int) -> None:
    """WR-3.12, WR-R8: for whoever's turn it is, whatever the die."""
    for s in play(players, "en", seed=22):
        if GAME.due(s) not in ("choose_diver", "draw_start"):
            assert all(can_go_anywhere(s, number) for number in range(1, 7))


@pytest.mark.parametrize("seed", range(3))
def test_a_die_always_leads_to_a_move(seed: int) -> None:
    """WR-3.1: with two or more players no turn passes without a diver moved."""
    moved = 0
    for s in play(4, "en", seed=30 + seed):
        if GAME.due(s) == "claim":
            moved += 1
            assert s.number > 0
            assert s.board[s.place * 6 + s.number - 1] == s.turn + 1
    assert moved > 0


def test_the_greedy_raider_beats_the_random_one() -> None:
    """A small sample; the arena measures it over many games."""
    wins = 0
    for seed in range(6):
        rng = Random(seed)
        dealer = FastDealer(rng)
        state = GAME.new(GAME.parse_options({"players": 2}))
        seq = 0
        while (actor := GAME.actor(state)) != OVER:
            if actor == CHANCE:
                action = dealer.deal(GAME, state, seq)
            elif actor == seed % 2:
                action = choose(GAME, state, actor, rng)
            else:
                action = rng.choice(GAME.legal(state))
            GAME.step(state, action)
            seq += 1
        wins += GAME.score(state).winners == [seed % 2]
    assert wins == 6


def test_events_tell_what_happened_without_a_choice() -> None:
    """Every change of a shell, a diver and an exhibit in a greedy game is told."""
    rng = Random(5)
    dealer = FastDealer(rng)
    state = GAME.new(GAME.parse_options({"players": 3}))
    told: dict[str, int] = {}
    gained = 0
    seq = 0
    while (actor := GAME.actor(state)) != OVER:
        before = GAME.copy(state)
        action = dealer.deal(GAME, state, seq) if actor == CHANCE else choose(GAME, state, actor, rng)
        GAME.step(state, action)
        seq += 1
        events: list[dict[str, Any]] = GAME.events(before, action, state, None)
        for event in events:
            told[event["event"]] = told.get(event["event"], 0) + 1
        shells = [now - then for now, then in zip(state.shells, before.shells, strict=True)]
        gained += sum(change for change in shells if change > 0)
        assert sum(e["count"] for e in events if e["event"] == "shells") == sum(c for c in shells if c > 0)
    assert told["exhibit"] == sum(state.claimed)
    assert told["built"] == sum(place >= BUILT for place in state.pieces)
    assert told["last-turns"] == 1
    assert gained > 0
