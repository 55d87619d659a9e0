"""Structures that several threads make for the first time at once."""

from __future__ import annotations

import subprocess
import sys

AT_ONCE = """
import sys
from threading import Barrier, Thread
import msgspec
from seaboard.core.converting import convert

sys.setswitchinterval(1e-6)
THREADS = 4

for number in range(60):
    part = msgspec.defstruct(f"Part{number}", [(f"part{each}", "int") for each in range(20)])
    whole = msgspec.defstruct(f"Whole{number}", [(f"whole{each}", part) for each in range(20)])
    plain = {f"whole{each}": {f"part{other}": other for other in range(20)} for each in range(20)}
    ready = Barrier(THREADS)
    made = []

    def make():
        ready.wait()
        made.append(convert(plain, whole))

    threads = [Thread(target=make) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [msgspec.convert(plain, whole)] * THREADS
print("whole")
"""


def test_threads_may_make_a_structure_for_the_first_time_at_once() -> None:
    """In a process of its own: it would be ended by what is tried here."""
    tried = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False)
    assert (tried.returncode, tried.stdout) == (0, "whole\n"), tried.stderr
