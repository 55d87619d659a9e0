"""A node is told to stop while people play: it closes its doors, and they go on at another."""

from __future__ import annotations

import signal
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import postgres
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Server, play_on, seat_people

SERVICE_RESTART = 1012


def test_who_is_sent_off_goes_on_at_another_node() -> None:
    with postgres() as database:
        stopping, staying = (Server(database, *NO_LIMITS) for _ in range(2))
        try:
            table, guests = seat_people(stopping.url, 2)
            watches = [guest.watch(table) for guest in guests]
            for watch in watches:
                watch.hear()
            play_on(watches, Random(1), most=3)
            stopping.process.send_signal(signal.SIGTERM)
            for watch in watches:
                with pytest.raises(ConnectionClosed) as closed:
                    watch.hear_until(lambda said: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == SERVICE_RESTART
            assert stopping.process.wait(DEADLINE) == 0
            with pytest.raises(httpx.TransportError):
                Guest(stopping.url, None).ask("GET", "/healthz")
            back = []
            for guest, watch in zip(guests, watches, strict=True):
                guest.url = staying.url
                back.append(guest.watch(table, since=watch.number))
                back[-1].hear()
            assert play_on(back, Random(2), most=3) == 3
        finally:
            for node in (stopping, staying):
                node.kill()
