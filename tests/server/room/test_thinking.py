"""Bots at tables think in threads: the loop's heart goes on beating, tables take turns, and there is a bound."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import pytest

from seaboard.bots.levels import Settings
from seaboard.bots.search import Searcher
from seaboard.core.errors import Trouble
from seaboard.server.room.reviews import MOST_OF_ADDRESS, Reviews
from seaboard.server.room.thinking import Thinking
from tests.bots.test_review import play
from tests.bots.test_search import decisions
from tests.games.cases import game_of

BEATS = 10


@pytest.mark.parametrize(
    ("form", "iterations"), [("interpreted", 8), pytest.param("native", 10_000, marks=pytest.mark.compiled)]
)
def test_four_bots_think_until_the_heart_has_beaten(form: str, iterations: int) -> None:
    """Four tables, four threads. Each bot thinks again and again until the loop's heart has beaten often enough, while
    it thought: if they held the loop, nobody would ever come to an end."""
    game = game_of("schatztaucher")
    state, seat = next(decisions(game, {"players": 2}, every=3, most=1))
    bot, beats, begun = Searcher(Settings(seconds=None, iterations=iterations), form), 0, threading.Barrier(4)

    def think(number: int) -> int:
        begun.wait()
        heard = 0
        while heard < BEATS:
            before = beats
            assert bot(game, state, seat, Random(number)) in game.legal(state, seat)
            heard += beats - before
        return heard

    async def live() -> list[int]:
        nonlocal beats
        thinking = Thinking(threads=4)
        bots = asyncio.gather(*(thinking.do(f"table {number}", think, number) for number in range(4)))
        while not bots.done():
            await asyncio.sleep(0.001)
            beats += 1
        thinking.stop()
        return await bots

    assert min(asyncio.run(live())) >= BEATS


def test_tables_take_turns_and_only_so_many_think_at_once() -> None:
    """One table asks for much before another asks for little: the other comes second, not last."""
    order: list[str] = []
    at_once, most = 0, 0
    lock, gate = threading.Lock(), threading.Event()

    def think(name: str) -> str:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
            order.append(name)
        gate.wait()
        with lock:
            at_once -= 1
        return name

    async def ask() -> list[str]:
        thinking = Thinking(threads=2, most_of_table=6, most_tables=3)
        thinking.refuse_if_busy()
        names = ["a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "b0", "c0", "b1"]
        asked = [asyncio.create_task(thinking.do(name[0], think, name)) for name in names]
        await asyncio.sleep(0)
        with pytest.raises(Trouble, match="server-busy"):
            await thinking.do("a", think, "one too many")
        with pytest.raises(Trouble, match="server-busy"):
            thinking.refuse_if_busy()
        assert thinking.crowd() == 3 / 2
        gate.set()
        answers = await asyncio.gather(*asked)
        assert thinking.crowd() == 0
        thinking.stop()
        return answers

    answers = asyncio.run(ask())
    assert answers == ["a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "b0", "c0", "b1"]
    assert most == 2
    assert set(order[2:5]) == {"a2", "b0", "c0"}


def test_what_fails_is_told_to_whoever_asked_and_holds_nobody_up() -> None:
    def fail() -> None:
        raise Trouble("not-your-turn")

    async def ask() -> int:
        thinking = Thinking(threads=1)
        gone = asyncio.create_task(thinking.do("a", len, "abc"))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(Trouble, match="not-your-turn"):
            await thinking.do("a", fail)
        answer = await thinking.do("b", len, "ab")
        thinking.stop()
        return answer

    assert asyncio.run(ask()) == 2


def test_one_address_cannot_have_all_reviews_that_run_at_a_time() -> None:
    game, log = game_of("schatztaucher"), play("schatztaucher", {"players": 2}, 40)

    async def ask() -> list[str]:
        thinking, holding = Thinking(threads=1), threading.Event()
        reviews = Reviews(thinking)
        held = asyncio.create_task(thinking.do("somebody", holding.wait))
        whom = ["here"] * (MOST_OF_ADDRESS + 1) + ["there"]
        reading = [asyncio.create_task(reviews.read(str(n), game, log, each)) for n, each in enumerate(whom)]
        done, _ = await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
        holding.set()
        await held
        refused = [whom[reading.index(each)] for each in done if isinstance(each.exception(), Trouble)]
        for each in reading:
            each.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
        reviews.stop()
        thinking.stop()
        return refused

    assert asyncio.run(ask()) == ["here"]


def test_a_bot_comes_before_hints_however_many_wait_and_hints_come_too() -> None:
    """A hundred addresses ask for hints: a game that waits for a bot waits for a few of them at most, and the bots of a
    hundred tables do not keep a hint waiting either."""
    order: list[str] = []

    async def ask() -> None:
        thinking, goes_on = Thinking(threads=1), threading.Event()
        held = asyncio.create_task(thinking.do("somebody", goes_on.wait))
        hints = [asyncio.create_task(thinking.do_patiently(f"address {n}", order.append, "hint")) for n in range(100)]
        await asyncio.sleep(0)
        assert thinking.crowd() == 0
        bots = [asyncio.create_task(thinking.do(f"table {n}", order.append, "bot")) for n in range(100)]
        await asyncio.sleep(0)
        assert thinking.crowd() == 100
        goes_on.set()
        await asyncio.gather(held, *hints, *bots)
        thinking.stop()

    asyncio.run(ask())
    assert order[:8] == ["bot", "bot", "hint", "bot", "bot", "bot", "hint", "bot"]
    assert order.count("hint") == 100
    assert order[133:] == ["hint"] * 67
