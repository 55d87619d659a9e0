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


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running, empty PostgreSQL; skips where there is none."""
    binaries, user = find_binaries(), find_user()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed (initdb not found); install it to run these tests")
    if os.getuid() == 0 and user is None:
        pytest.skip("PostgreSQL does not run as root, and there is no user postgres or nobody")
    with tempfile.TemporaryDirectory(prefix="seaboard-pg-", ignore_cleanup_errors=True) as folder:
        if user is not None:
            shutil.chown(folder, user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        data = f"{folder}/data"
        initdb = [
            str(binaries / "initdb"),
            "-D",
            data,
            "-U",
            "seaboard",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-instructions",
        ]
        subprocess.run([*initdb, "--no-sync"], user=user, cwd=folder, check=True, capture_output=True)
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB"
        control = [str(binaries / "pg_ctl"), "-D", data, "-w", "-l", f"{folder}/log"]
        subprocess.run([*control, "-o", options, "start"], user=user, cwd=folder, check=True, capture_output=True)
        try:
            yield f"postgresql://seaboard@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], user=user, cwd=folder, capture_output=True)
