"""Garbage is given back, also what the collector had set aside. In a process of its own: its collector is another."""

from __future__ import annotations

import subprocess
import sys

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
assert collector.is_time()
collector.look_through_everything()
assert sys.getallocatedblocks() < held + SMALL / 2
kept.clear()
collector.look_through_everything()
assert sys.getallocatedblocks() < before + SMALL / 2
"""


def test_what_was_set_aside_is_found_when_it_is_much() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
