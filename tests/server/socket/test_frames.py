"""Both ways out to a client, frames made by hand and the server's own: the same words, whatever their length, and the
same end for those who do not read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import pytest

from seaboard.server.socket.frames import MOST_WAITING, DirectFrames, FrameBatch
from tests.server.running import NO_LIMITS, Guest, Server, play_on, running, seat_people
from tests.server.socket.test_bad_clients import closed_with, open_connections, raw_socket


@pytest.fixture(scope="module", params=["true", "false"], ids=["direct", "stock"])
def room(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends one way or the other."""
    folder = tmp_path_factory.mktemp("frames")
    (folder / "seaboard.toml").write_text(f"direct_frames = {request.param}\n")
    with running(folder / "room.sqlite3", *NO_LIMITS, f"--config={folder / 'seaboard.toml'}") as server:
        yield server


def test_a_whole_game_is_told(room: Server) -> None:
    table, guests = seat_people(room.url, 2)
    watches = [guest.watch(table) for guest in guests]
    spectator = Guest(room.url, None).watch(table)
    for watch in (*watches, spectator):
        watch.hear()
    play_on(watches, Random(1))
    spectator.catch_up(watches[0].number)
    assert spectator.is_over()
    assert [line["number"] for line in spectator.lines] == list(range(1, spectator.number + 1))


def test_messages_of_every_length_arrive_whole(room: Server) -> None:
    """The length of a frame is written in one byte, in two more or in eight more."""
    table, guests = seat_people(room.url, 2)
    watch = guests[0].watch(table)
    for _ in range(50):
        watch.ask("say", text="\N{FISH}" * 500)
    full = guests[1].watch(table)
    assert len(full.hear()["chat"]) == 50
    full.hear_until(lambda said: said["say"] == "beat")
    sizes = sorted(len(text) for text in (*watch.raw, *full.raw))
    assert sizes[0] < 126
    assert any(126 <= size < 1 << 16 for size in sizes)
    assert sizes[-1] >= 1 << 16


def test_an_answer_comes_before_the_news_and_both_before_the_end(room: Server) -> None:
    host = Guest(room.url, "Host")
    made = host.create(public=False)
    watch = Guest(room.url, None).watch(made["table"], link=made["links"]["watch"])
    watch.hear()
    mine = host.watch(made["table"])
    mine.hear()
    mine.send("relink", move="new")
    heard = [mine.hear_until(lambda said: said["say"] != "beat")["say"] for _ in range(2)]
    assert heard == ["done", "update"]
    assert closed_with(watch) == 4003


def test_who_does_not_read_is_dropped(room: Server) -> None:
    table, guests = seat_people(room.url, 2)
    before = open_connections(guests[0])
    slow = raw_socket(room, guests[1], table)
    quick = guests[0].watch(table)
    quick.hear()
    with slow:
        while open_connections(guests[0]) < before + 2:
            quick.ask("look")
        while open_connections(guests[0]) > before + 1:
            assert quick.number < 3000
            quick.catch_up(quick.ask("say", text="\N{FISH}" * 500)["number"])


@pytest.mark.parametrize("clients", [1, 16, 100])
def test_the_more_do_not_read_the_less_may_wait_for_each(clients: int) -> None:
    most = 1024 * 1024

    async def fill() -> list[int]:
        batch = FrameBatch(most)
        with ExitStack() as sockets:
            all_frames = []
            for _ in range(clients):
                ours, theirs = socket.socketpair()
                sockets.enter_context(theirs)
                frames = DirectFrames()
                frames.batch = batch
                frames.transport, _ = await asyncio.get_running_loop().create_connection(asyncio.Protocol, sock=ours)
                frames.enter()
                all_frames.append(frames)
            for frames in all_frames:
                while frames.write(b"x" * 1000):
                    batch.send()
            waiting = [frames.transport.get_write_buffer_size() for frames in all_frames if frames.transport]
            for frames in all_frames:
                frames.abort()
        return waiting

    waiting = asyncio.run(fill())
    share = min(MOST_WAITING, most // clients)
    assert len(waiting) == clients
    assert all(share - 2000 < each <= share for each in waiting)
