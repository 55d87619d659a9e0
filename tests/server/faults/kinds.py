"""The kinds of faults. Each strikes a room, holds for a while and is over when the function returns."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from tests.server.faults.scene import Scene

Fault = Callable[[Scene, float, Random], None]


def kill_node(scene: Scene, seconds: float, rng: Random) -> None:
    """A node dies and comes back at the same address."""
    number = rng.randrange(len(scene.nodes))
    scene.nodes[number].kill()
    time.sleep(seconds)
    scene.nodes[number] = scene.nodes[number].restart()


def pause_node(scene: Scene, seconds: float, rng: Random) -> None:
    """A node stands still, and goes on as if nothing had happened."""
    with stopped([rng.choice(scene.nodes).process.pid]):
        time.sleep(seconds)


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    """Processes that stand still."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def jump_clock(scene: Scene, seconds: float, rng: Random) -> None:
    """The clock of the nodes jumps by hours, and after a while back."""
    assert scene.clock is not None
    scene.clock.write_text(rng.choice(["+7200", "-7200", "+90", "-90"]))
    time.sleep(max(seconds, 1.5))
    scene.clock.write_text("+0")


def fill_disk(scene: Scene, seconds: float, rng: Random) -> None:
    """Not a byte is left on the disk of the database."""
    ballast = scene.folder / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(65536)):
            pass
    with ballast.open("ab", buffering=0) as file, suppress(OSError):
        while file.write(bytes(64)):
            pass
    time.sleep(seconds)
    ballast.unlink()


# SQLite.


def lock_file(scene: Scene, seconds: float, rng: Random) -> None:
    """Another program writes, and takes its time."""
    other = sqlite3.connect(scene.database, isolation_level=None, timeout=30)
    other.execute("BEGIN IMMEDIATE")
    time.sleep(seconds)
    other.execute("ROLLBACK")
    other.close()


def forbid_writing(scene: Scene, seconds: float, rng: Random) -> None:
    """The files cannot be changed. Not so their index, which SQLite maps into memory: the system kills whoever writes
    into a mapped file that cannot be changed."""
    files = [scene.database, f"{scene.database}-wal"]
    subprocess.run(["chattr", "+i", *files], check=True)
    time.sleep(seconds)
    subprocess.run(["chattr", "-i", *files], check=True)


def move_file(scene: Scene, seconds: float, rng: Random) -> None:
    """The file is somewhere else for a while."""
    file = Path(scene.database)
    away = file.with_suffix(".away")
    file.rename(away)
    time.sleep(seconds)
    away.rename(file)


# PostgreSQL, and the network between.


def stop_database(scene: Scene, seconds: float, rng: Random) -> None:
    """It is gone for a while."""
    assert scene.cluster is not None
    scene.cluster.stop()
    time.sleep(seconds)
    scene.cluster.start()


def restart_database(scene: Scene, seconds: float, rng: Random) -> None:
    """It crashes and is back at once."""
    stop_database(scene, 0, rng)


def pause_database(scene: Scene, seconds: float, rng: Random) -> None:
    """It accepts connections, and answers nobody."""
    assert scene.cluster is not None
    with stopped(scene.cluster.processes()):
        time.sleep(seconds)


def delay_network(scene: Scene, seconds: float, rng: Random) -> None:
    """Everything takes a fifth of a second longer."""
    assert scene.proxy is not None
    scene.proxy.delay = 0.2
    time.sleep(seconds)
    scene.proxy.delay = 0.0


def cut_network(scene: Scene, seconds: float, rng: Random) -> None:
    """All connections are reset, and no new ones can be made."""
    assert scene.proxy is not None
    scene.proxy.refuses = True
    scene.proxy.cut_all()
    time.sleep(seconds)
    scene.proxy.refuses = False


def lose_network(scene: Scene, seconds: float, rng: Random) -> None:
    """Nothing arrives any more; nobody is told, and the connections of before stay dumb for ever."""
    assert scene.proxy is not None
    scene.proxy.loses = True
    time.sleep(seconds)
    scene.proxy.loses = False


NODE: dict[str, Fault] = {"node killed": kill_node, "node paused": pause_node}
CLOCK: dict[str, Fault] = {"clock jumps": jump_clock}
SQLITE: dict[str, Fault] = {"file locked": lock_file, "file moved away": move_file}
READ_ONLY: dict[str, Fault] = {"file read-only": forbid_writing}
DISK: dict[str, Fault] = {"disk full": fill_disk}
POSTGRESQL: dict[str, Fault] = {
    "database stopped": stop_database,
    "database restarted": restart_database,
    "database paused": pause_database,
    "network slow": delay_network,
    "network cut": cut_network,
    "network loses all": lose_network,
}
