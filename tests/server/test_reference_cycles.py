"""Garbage is given back, also what the collector had set aside. In a process of its own: its collector is another."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

CODE = """
import sys
from seaboard.server.reference_cycles import SMALL, Collector

class Knot:
    def __init__(self):
        self.myself = self

collector = Collector()
collector.spare()
before = sys.getallocatedblocks()
kept = [Knot() for _ in range(SMALL)]
assert collector.is_time()
collector.look_through_everything()
assert not collector.is_time()
held = sys.getallocatedblocks()
kept.clear()
kept += [Knot() for _ in range(SMALL)]
assert sys.getallocatedblocks() > held + SMALL / 2, "the knots that were set aside are still there"
assert not collector.is_time(), "the last look found nothing"
kept.clear()
kept += [Knot() for _ in range(2 * SMALL)]
assert collector.is_time()
kept.clear()
collector.look_through_everything()
assert sys.getallocatedblocks() < before + SMALL / 2
kept += [Knot() for _ in range(SMALL)]
assert collector.is_time(), "the last look found much"
kept.clear()
collector.look_through_everything()
assert sys.getallocatedblocks() < before + SMALL / 2
"""


def test_what_was_set_aside_is_found_when_it_is_much() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


FREE = """
import asyncio
from seaboard.server.reference_cycles import MUCH_FREE, Collector

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096

async def main():
    collector = Collector()
    collector.spare()
    # Between each two something stays, so that the C library cannot give all of it back by itself.
    pieces = [bytearray(100_000 if number % 2 else 2_000) for number in range(4 * MUCH_FREE // 51_000)]
    held = resident()
    assert not collector.is_much_free()
    del pieces[1::2]
    assert resident() > held - MUCH_FREE, "nothing is shown here"
    tidying = asyncio.create_task(collector.tidy_up())
    while resident() > held - 2 * MUCH_FREE:
        await asyncio.sleep(0.1)
    assert not collector.is_much_free()
    tidying.cancel()

asyncio.run(asyncio.wait_for(main(), 60))
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="the C library does not tell")
def test_what_is_free_again_goes_back_to_the_system() -> None:
    done = subprocess.run([sys.executable, "-c", FREE], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


UNDER_WAY = """
import gc
from seaboard.server.reference_cycles import Collector

looks = []
collector = Collector()
collector.spare()
gc.callbacks.append(lambda phase, _: looks.append(phase))
for batch in range(20):
    moves = [[[] for _ in range(60)] for _ in range(500)]
    moves.clear()
assert not looks, len(looks)
"""


def test_hundreds_of_moves_under_way_are_not_looked_at() -> None:
    done = subprocess.run([sys.executable, "-c", UNDER_WAY], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
