"""A room to be struck: its nodes, its database, and whatever lies between them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.faults.proxy import Proxy
from tests.server.postgres import Cluster, cluster
from tests.server.running import NO_LIMITS, Server

FAKETIME = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1")
DISK = "400m"


class Scene(NamedTuple):
    """What faults strike. `clock` is the file that moves the nodes' clocks."""

    nodes: list[Server]
    database: str
    folder: Path
    cluster: Cluster | None = None
    proxy: Proxy | None = None
    clock: Path | None = None

    def urls(self) -> list[str]:
        """Where its nodes are."""
        return [node.url for node in self.nodes]


@contextmanager
def set_scene(
    kind: str, nodes: int = 1, *, has_small_disk: bool = False, has_loose_clock: bool = False
) -> Iterator[Scene]:
    """A room on SQLite or PostgreSQL, with players yet to come."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="seaboard-faults-")))
        folder.chmod(0o755)
        if has_small_disk:
            stack.enter_context(small_disk(folder / "disk"))
            folder /= "disk"
        clock = folder / "clock" if has_loose_clock else None
        made, proxy, database = None, None, str(folder / "room.sqlite3")
        if kind == "postgresql":
            made = stack.enter_context(cluster(folder))
            proxy = Proxy(made.port)
            stack.callback(proxy.close)
            database = made.url.replace(f":{made.port}/", f":{proxy.port}/")
        started = [Server(database, *NO_LIMITS, environment=loosen(clock)) for _ in range(nodes)]
        scene = Scene(started, database, folder, made, proxy, clock)
        try:
            yield scene
        finally:
            for node in scene.nodes:
                node.kill()


def loosen(clock: Path | None) -> dict[str, str]:
    """The environment of a node whose wall clock is moved by a file; its other clocks go on as always."""
    if clock is None:
        return {}
    clock.write_text("+0")
    return {
        "LD_PRELOAD": str(FAKETIME),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "DONT_FAKE_MONOTONIC": "1",
    }


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of its own that can be filled."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "seaboard", str(folder)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def can_mount() -> bool:
    """Whether this process may mount a disk."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "seaboard", folder], capture_output=True)
        if done.returncode == 0:
            subprocess.run(["umount", folder], check=True)
    return done.returncode == 0


def can_forbid_writing() -> bool:
    """Whether this process may make a file immutable."""
    if shutil.which("chattr") is None:
        return False
    with tempfile.NamedTemporaryFile() as file:
        done = subprocess.run(["chattr", "+i", file.name], capture_output=True)
        if done.returncode == 0:
            subprocess.run(["chattr", "-i", file.name], check=True)
    return done.returncode == 0 and os.getuid() == 0
