"""Playing again: who is the host, what holds at the new table, and that there is one only, however often it is
asked for."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from seaboard.core.log import commit_to_contribution
from seaboard.server.room.keys import Keys
from seaboard.server.room.room import Room
from seaboard.server.settings import Settings
from seaboard.server.storage.append import Append
from seaboard.server.storage.schema import journal, seats, tables
from seaboard.server.storage.store import Person, Store
from seaboard.server.table.journal import Setup
from tests.server.postgres import postgres
from tests.server.running import NO_LIMITS, Guest, Json, Server, contribution_of, running, seat_people
from tests.terminal.running import seaboard

MANY = 100
"""Times that each of them asks in each way."""


def abandon(table: str, guests: list[Guest]) -> None:
    """All agree to stop."""
    guests[0].do(table, "ask", what="abandon")
    for guest in guests[1:]:
        asked = guest.must("GET", f"/api/tables/{table}")["table"]["asked"]
        if asked is not None:
            guest.do(table, "answer", question=asked["id"], agree=True)


def is_host(guest: Guest, table: str) -> bool:
    """Whether the table says so."""
    return bool(guest.must("GET", f"/api/tables/{table}")["host"])


def test_the_host_stays_the_host_whoever_asks(server: Server) -> None:
    table, (host, ben) = seat_people(server.url, 2)
    abandon(table, [host, ben])
    new = ben.do(table, "rematch")["table"]
    assert (is_host(host, new), is_host(ben, new)) == (False, True)
    watches = [guest.watch(new) for guest in (host, ben)]
    for watch in watches:
        watch.hear()
    host.do(new, "commit", seat=0, commitment=commit_to_contribution(contribution_of(0)))
    assert [watch.hear_until(lambda said: said["say"] == "full")["host"] for watch in watches] == [True, False]
    assert ben.refused(new, "start")["refused"] == "host-only"
    host.do(new, "remove", seat=1)
    assert ben.refused(new, "sit", seat=1)["refused"] == "removed-here"


def test_whoever_asks_is_the_host_where_the_old_one_does_not_come(server: Server) -> None:
    """But has no power over them."""
    table, (host, ben, cleo) = seat_people(server.url, 3)
    abandon(table, [host, ben, cleo])
    new = ben.do(table, "rematch")["table"]
    assert ben.refused(new, "remove", seat=0)["refused"] == "not-the-host"
    assert cleo.refused(new, "start")["refused"] == "host-only"
    ben.do(new, "leave", seat=0)
    ben.do(new, "place-bot", seat=0, bot="random")
    ben.do(new, "start")
    host.do(new, "say", text="too late")
    assert (is_host(host, new), is_host(ben, new)) == (False, True)
    abandon(new, [ben, cleo])
    third = cleo.do(new, "rematch")["table"]
    assert is_host(cleo, third)
    ben.do(third, "say", text="here I am")
    assert (is_host(ben, third), is_host(cleo, third)) == (True, False)


def test_a_host_who_takes_a_seat_at_the_new_table_is_its_host(server: Server) -> None:
    host, ben = Guest(server.url), Guest(server.url, "Ben")
    made = host.create(options={"players": 2}, public=False, seats=[{}, {"bot": "random"}])
    ben.do(made["table"], "sit", seat=0, link=made["links"]["seats"][0])
    host.do(made["table"], "start")
    abandon(made["table"], [ben])
    new = ben.do(made["table"], "rematch")["table"]
    ben.do(new, "leave")
    assert is_host(ben, new)
    host.do(new, "sit", seat=0)
    assert is_host(host, new)
    assert ben.refused(new, "start")["refused"] == "no-such-table"


def test_what_the_host_decided_about_people_holds_at_the_new_table(server: Server) -> None:
    table, guests = seat_people(server.url, 4, clock={"move": 600}, delay=9)
    host, eve = guests[0], Guest(server.url, "Eve")
    # Whoever is removed is not to move: the bot that stands in would, and a move ends the question whether to stop.
    loud_seat, rude_seat = [seat for seat in (1, 2, 3) if seat not in awaited(host, table)][:2]
    loud, rude = guests[loud_seat], guests[rude_seat]
    for seat in (loud_seat, rude_seat):
        host.do(table, "mute", seat=seat)
    host.do(table, "mute")
    host.do(table, "remove", seat=rude_seat)
    abandon(table, [guest for guest in guests if guest is not rude])
    assert rude.refused(table, "rematch")["refused"] == "no-seat"
    new = loud.do(table, "rematch")["table"]
    told = host.must("GET", f"/api/tables/{new}")["table"]
    assert (told["clock"]["move"], told["delay"], told["quiet"]) == (600, 9, True)
    assert [seat["muted"] for seat in told["seats"]] == [seat == loud_seat for seat in range(4)]
    assert told["seats"][rude_seat]["bot"] == told["stand_in"]
    for speaker in (loud, rude, eve):
        assert speaker.refused(new, "say", text="!")["refused"] == "muted"
    assert loud.refused(new, "mute", seat=loud_seat, muted=False)["refused"] == "not-the-host"
    loud.do(new, "leave", seat=rude_seat)
    assert rude.refused(new, "sit", seat=rude_seat)["refused"] == "removed-here"
    heard = [line for line in host.must("GET", f"/api/tables/{new}/history")["lines"] if line["line"] == "warned"]
    assert [set(line) for line in heard] == [{"line", "number"}] * 2


def awaited(guest: Guest, table: str) -> list[int]:
    """Whose turn it is."""
    watch = guest.watch(table)
    watch.hear()
    return list((watch.play or {})["awaited"])


def test_nothing_is_left_of_a_deleted_person_who_was_warned(tmp_path: Path) -> None:
    with postgres() as database:
        with running(database, *NO_LIMITS) as server:
            table, (host, rude) = seat_people(server.url, 2)
            host.do(table, "remove", seat=1)
            abandon(table, [host])
            host.do(table, "rematch")
            person = rude.must("GET", "/api/me")["link"].partition(".")[0]
            assert seaboard(tmp_path, "admin", "delete-person", person, "--database", database).returncode == 0
        assert ask(database, sa.select(journal.c.line).where(journal.c.line.contains(person))) == []


def ask(database: str, query: sa.Select[Any]) -> list[str]:
    """What the database says."""

    async def read() -> list[str]:
        async with Store.open(database) as store, store.reading() as connection:
            return [row[0] for row in await connection.execute(query)]

    return asyncio.run(read())


def test_asking_again_and_again_opens_one_table(tmp_path: Path) -> None:
    """From seats, from those who watch and from strangers, by requests and over a socket."""
    free = [flag for flag in NO_LIMITS if "tables-per-address" not in flag]
    database = tmp_path / "room.sqlite3"
    with running(database, *free, "--limits=tables-per-address=3/3600") as server:
        table, guests = seat_people(server.url, 2)
        abandon(table, guests)
        askers = [*guests, Guest(server.url, "Eve"), Guest(server.url, None)]
        with ThreadPoolExecutor(2 * len(askers)) as pool:
            asked = [
                pool.submit(flood, asker, table) for flood in (flood_by_requests, flood_over_socket) for asker in askers
            ]
            said = [each for flooded in asked for each in flooded.result()]
        assert len(said) == 2 * len(askers) * MANY
        assert len({each["table"] for each in said if "table" in each}) == 1
        assert {each["refused"] for each in said if "table" not in each} == {"no-seat", "who-are-you"}
    assert len(ask(str(database), sa.select(tables.c.id))) == 2


def flood_by_requests(guest: Guest, table: str) -> list[Json]:
    """Ask many times."""
    return [guest.ask("POST", f"/api/tables/{table}/do", {"do": "rematch"}).json() for _ in range(MANY)]


def flood_over_socket(guest: Guest, table: str) -> list[Json]:
    """Ask many times over a socket."""
    watch = guest.watch(table)
    return [watch.ask("rematch") for _ in range(MANY)]


def test_nodes_that_do_not_have_the_same_key_yet_open_one_table() -> None:
    """The key was changed while they ran, and one of them has heard of it."""
    with postgres() as database, running(database, *NO_LIMITS) as here:
        table, guests = seat_people(here.url, 2)
        abandon(table, guests)

        async def open_at_both() -> set[str]:
            async with Store.open(database) as store:
                people = [
                    await store.find_person(guest.must("GET", "/api/me")["link"].partition(".")[0]) for guest in guests
                ]
                rooms = [Room(store, Keys(key), Settings()) for key in (b"old", b"new")]
                opening = [rematch(room, table, person) for room, person in zip(rooms, people, strict=True) if person]
                made = set(await asyncio.gather(*opening))
                for room in rooms:
                    await room.stop()
                return made

        (new,) = asyncio.run(open_at_both())
        assert ask(database, sa.select(tables.c.id).order_by(tables.c.created)) == [table, new]


async def rematch(room: Room, table: str, asker: Person) -> str:
    """Ask at one node."""
    return await room.rematch(await room.find(table), asker, "?")


def test_who_asks_while_the_old_table_is_thrown_away_has_the_new_one(tmp_path: Path) -> None:
    database = str(tmp_path / "room.sqlite3")
    with running(database, *NO_LIMITS) as server:
        table, guests = seat_people(server.url, 2)
        abandon(table, guests)
        person = guests[1].must("GET", "/api/me")["link"].partition(".")[0]

    async def throw_away_meanwhile() -> str:
        async with Store.open(database) as store:
            room, asker = Room(store, Keys(b""), Settings()), await store.find_person(person)
            assert asker is not None
            live, create = await room.find(table), store.create_table

            async def create_and_delete(setup: Setup, seed: bytes, first: Append) -> None:
                await create(setup, seed, first)
                async with store.writing() as connection:
                    for column in (journal.c.table_id, seats.c.table_id, tables.c.id):
                        await connection.execute(sa.delete(column.table).where(column == table))

            store.create_table = create_and_delete  # type: ignore[method-assign]
            made = await room.rematch(live, asker, "?")
            await room.stop()
            return made

    made = asyncio.run(throw_away_meanwhile())
    assert ask(database, sa.select(tables.c.id)) == [made]
    with running(database, *NO_LIMITS) as server:
        guests[1].http.base_url = server.url
        assert guests[1].must("GET", f"/api/tables/{made}")["you"] == 1
        assert guests[1].refused(table, "rematch")["refused"] == "no-such-table"
