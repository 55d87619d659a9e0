"""What another node writes while a table is being read: nobody may go on looking at the table as it was before. Two
rooms on one PostgreSQL; the reading is held up on purpose by other work in the queue for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from seaboard.server.room.access import Asking
from seaboard.server.room.commands import do
from seaboard.server.room.keys import Keys
from seaboard.server.room.live_table import LiveTable
from seaboard.server.room.room import Room
from seaboard.server.settings import Settings
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.store import Person, Store
from seaboard.server.table import journal, requests
from seaboard.server.table.requests import NewTable
from seaboard.server.table.table import ABANDONED, RUNNING, Table
from seaboard.server.tell.wire import Done
from seaboard.server.times import now
from tests.server.holding import held_up, until_somebody_waits
from tests.server.postgres import postgres
from tests.server.running import DEADLINE


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL for all tests of this file."""
    with postgres() as url:
        yield url


def in_two_rooms(database: str, act: Callable[[Room, Room, Person], Awaitable[None]]) -> None:
    """Do something with two nodes, neither of which listens: what it hears, the test tells it."""

    async def do() -> None:
        await migrate(database)
        async with Store.open(database) as store, Store.open(database) as other:
            here, there = (Room(each, Keys(b"key"), Settings()) for each in (store, other))
            async with asyncio.timeout(DEADLINE):
                await act(here, there, await store.create_person("Ada"))
            for room in (here, there):
                await room.stop()

    asyncio.run(do())


def say(lines: int) -> Callable[[Table], int]:
    """Write so many lines; the number of the last."""

    def write(table: Table) -> int:
        for _ in range(lines):
            table.write(journal.Said(None, "b", "Ben", "!"), now())
        return table.number

    return write


def test_what_is_written_while_a_table_comes_into_memory_is_read_too(database: str) -> None:
    async def act(here: Room, there: Room, ada: Person) -> None:
        live = await there.create(NewTable("schatztaucher", {"players": 2}), ada)
        async with held_up(here.loading, in_their_turn=True):
            coming = asyncio.create_task(here.find(live.id))
            await until_somebody_waits(here.loading)
            number = await live.call(say(1))
        assert await (await coming).call(lambda table: table.number) == number

    in_two_rooms(database, act)


def test_what_is_written_while_a_lost_race_is_read_again_is_read_too(database: str) -> None:
    """This node's lines were more than the other's that came first, so the number that it is told of next is one that
    it seems to have."""

    async def act(here: Room, there: Room, ada: Person) -> None:
        theirs = await there.create(NewTable("schatztaucher", {"players": 2}), ada)
        ours: LiveTable = await here.find(theirs.id)
        await ours.call(lambda table: None)
        await theirs.call(say(1))
        async with held_up(here.loading, in_their_turn=True):
            lost = ours.call(refuse_the_second_time(say(5)))
            await until_somebody_waits(here.loading)
            number = await theirs.call(say(1))
            ours.catch_up(number)
        await lost
        assert await ours.call(lambda table: table.number) == number

    in_two_rooms(database, act)


def refuse_the_second_time(change: Callable[[Table], int]) -> Callable[[Table], int]:
    """Somebody whose wish makes no sense any more once another was first."""
    made: list[int] = []

    def once(table: Table) -> int:
        made.append(table.number if made else change(table))
        return made[-1]

    return once


def test_nobody_is_refused_for_what_this_node_has_not_heard_of(database: str) -> None:
    """Of the host's requests one goes to this node and the other to that, and so do those of the others."""

    async def act(here: Room, there: Room, ada: Person) -> None:
        made = await here.create(NewTable("schatztaucher", {"players": 2}), ada)
        theirs = await there.find(made.id)
        for seat in range(2):
            await do(there, theirs, Asking(ada), requests.Sit(seat), lambda done: None)
        answers: list[Done] = []
        await do(here, made, Asking(ada), requests.Start(), answers.append)
        assert len(answers) == 1
        assert await made.call(lambda table: table.status) == RUNNING
        await do(there, theirs, Asking(ada), requests.Ask("abandon"), answers.append)
        assert await theirs.call(lambda table: table.status) == ABANDONED
        await do(here, made, Asking(ada), requests.Rematch(), answers.append)
        assert answers[-1].table == await made.call(lambda table: table.rematch)

    in_two_rooms(database, act)


def test_whoever_waits_for_their_turn_has_read_nothing_yet(database: str) -> None:
    """Else all who wait would hold a connection each."""

    async def act(here: Room, there: Room, ada: Person) -> None:
        live = await there.create(NewTable("schatztaucher", {"players": 2}), ada)
        async with held_up(here.loading):
            coming = asyncio.create_task(here.find(live.id))
            await until_somebody_waits(here.loading)
            number = await live.call(say(1))
        assert (await coming).table.number == number

    in_two_rooms(database, act)
