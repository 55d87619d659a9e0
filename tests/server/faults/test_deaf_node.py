"""The network falls silent at the very moment at which a node asks to be told what others write."""

from __future__ import annotations

import time
from random import Random

from tests.server.faults.proxy import Proxy
from tests.server.faults.scene import set_scene
from tests.server.running import DEADLINE, Guest, Watch, play_on, seat_people


def test_a_node_whose_listening_was_lost_on_the_way_hears_again() -> None:
    with set_scene("postgresql", nodes=2) as scene:
        assert scene.proxy is not None
        table, guests = seat_people(scene.nodes[0].url, 2)
        scene.proxy.stumbles_over = b"LISTEN"
        scene.proxy.cut_all()
        wait_for_stumbles(scene.proxy, len(scene.nodes))
        scene.proxy.stumbles_over = None
        watches = [watch_at(guest, node.url, table) for guest, node in zip(guests, scene.nodes, strict=True)]
        assert play_on(watches, Random(1), most=6) == 6


def wait_for_stumbles(proxy: Proxy, times: int) -> None:
    """Until so many connections were lost at the moment that was asked for."""
    deadline = time.monotonic() + DEADLINE
    while proxy.stumbled < times:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def watch_at(guest: Guest, url: str, table: str) -> Watch:
    """Look at a table at this node."""
    guest.url = url
    watch = guest.watch(table)
    watch.hear()
    return watch
