"""What tests of the server share: a running room, and that all who came in a test go when it ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import NO_LIMITS, Server, running, to_close


@pytest.fixture(autouse=True)
def close_everything() -> Iterator[None]:
    """Whoever came in a test goes when it ends."""
    yield
    to_close.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite, without rate limits, for all tests that do not stop it."""
    with running(tmp_path_factory.mktemp("room") / "room.sqlite3", *NO_LIMITS, "--heartbeat=1") as started:
        yield started
