"""Nodes agree on what time it is: a clock that is slow would let whoever acts there think for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from seaboard.server.storage.store import Store
from seaboard.server.times import agree_with, now, wall_clock
from tests.server.postgres import postgres

MINUTE = 60_000
HOUR = 60 * MINUTE


@pytest.fixture(autouse=True)
def right_again() -> Iterator[None]:
    """What time it is for this process is as before."""
    yield
    agree_with(wall_clock(), 0)


@pytest.mark.parametrize("wrong", [-HOUR, HOUR])
def test_a_clock_that_is_wrong_is_set_by_the_database(wrong: int) -> None:
    async def come() -> None:
        async with Store.open(database):
            assert abs(now() - wall_clock()) < MINUTE

    with postgres() as database:
        agree_with(wall_clock() + wrong, 0)
        assert abs(now() - wall_clock()) > MINUTE
        asyncio.run(come())


def test_a_clock_is_not_set_for_less_than_is_sure() -> None:
    before = now()
    agree_with(before - MINUTE, 2 * MINUTE)
    assert now() >= before
