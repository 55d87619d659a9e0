"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, started and stopped with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def find_binaries() -> Path | None:
    """The folder of PostgreSQL's programs, the newest version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    beside = shutil.which("initdb")
    return None if beside is None else Path(beside).parent


def find_user() -> str | None:
    """Who runs the database: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    return None


class Cluster:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, binaries: Path, user: str | None, folder: str) -> None:
        self._user, self._folder = user, folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"postgresql://seaboard@127.0.0.1:{self.port}/postgres"
        self._options = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB"
        self._control = [str(binaries / "pg_ctl"), "-D", f"{folder}/data", "-w", "-l", f"{folder}/log"]
        make = ["-U", "seaboard", "-A", "trust", "-E", "UTF8", "--no-instructions", "--no-sync"]
        self._run([str(binaries / "initdb"), "-D", f"{folder}/data", *make])

    def start(self) -> None:
        """Return when it answers."""
        self._run([*self._control, "-o", self._options, "start"])

    def stop(self) -> None:
        """At once, as a power cut would."""
        self._run([*self._control, "-m", "immediate", "stop"])

    def processes(self) -> list[int]:
        """Those of the server and of everybody it serves."""
        first = int(Path(f"{self._folder}/data/postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def _run(self, command: list[str]) -> None:
        subprocess.run(command, user=self._user, cwd=self._folder, check=True, capture_output=True)


@contextmanager
def cluster(within: Path | None = None) -> Iterator[Cluster]:
    """A running, empty PostgreSQL; skips where there is none."""
    binaries, user = find_binaries(), find_user()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed (initdb not found); install it to run these tests")
    if os.getuid() == 0 and user is None:
        pytest.skip("PostgreSQL does not run as root, and there is no user postgres or nobody")
    with tempfile.TemporaryDirectory(prefix="seaboard-pg-", dir=within, ignore_cleanup_errors=True) as folder:
        if user is not None:
            shutil.chown(folder, user)
        made = Cluster(binaries, user, folder)
        made.start()
        try:
            yield made
        finally:
            made.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running, empty PostgreSQL; skips where there is none."""
    with cluster() as made:
        yield made.url
