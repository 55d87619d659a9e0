"""Saved games: for each a log, written after every action, and beside it, readable by its owner only, the secret seed
until the game is over. A log can be shown to anybody; the seed would tell the dice to come."""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from seaboard.core.errors import Trouble
from seaboard.core.log import GameLog, Header, Line, append_line, parse_log, read_log


def saves_folder(chosen: Path | None) -> Path:
    """The folder of saved games: as chosen, else `SEABOARD_GAMES`, else the user's data folder."""
    if chosen is not None:
        return chosen
    if "SEABOARD_GAMES" in os.environ:
        return Path(os.environ["SEABOARD_GAMES"])
    return Path(platformdirs.user_data_dir("seaboard", appauthor=False)) / "games"


class Save:
    """One saved game: `path` is its log."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def _seed_path(self) -> Path:
        return self.path.with_suffix(".seed")

    @classmethod
    def create(cls, folder: Path, header: Header, seed: bytes | None) -> Save:
        """Begin a save with its header; the seed is safe on the disk before anything is drawn from it."""
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        save = cls(folder / f"{header.game}-{stamp}-{secrets.token_hex(2)}.jsonl")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if seed is not None:
                handle = os.open(save._seed_path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with os.fdopen(handle, "w") as file:
                    file.write(seed.hex() + "\n")
                    file.flush()
                    os.fsync(file.fileno())
        except OSError as error:
            raise Trouble("unwritable-file", file=str(folder), reason=error.strerror or str(error)) from None
        save.write(header)
        return save

    def write(self, line: Line) -> None:
        """Add a line to the log."""
        append_line(self.path, line)

    def read(self) -> GameLog:
        """The log so far."""
        return read_log(self.path)

    def read_seed(self) -> bytes:
        """The secret seed of a running game."""
        try:
            return bytes.fromhex(self._seed_path.read_text().strip())
        except (OSError, ValueError) as error:
            raise Trouble("seed-unreadable", file=str(self._seed_path), reason=str(error)) from None

    def forget_seed(self) -> None:
        """The game is over and its log tells the seed."""
        self._seed_path.unlink(missing_ok=True)

    def repair(self) -> int:
        """Drop what follows the last whole line, keeping a copy of the damaged file; return the lines kept."""
        data = self.path.read_bytes()
        kept = data.split(b"\n")[:-1]
        while kept:
            try:
                parse_log(b"\n".join(kept) + b"\n", str(self.path))
                break
            except Trouble:
                kept.pop()
        if not kept:
            raise Trouble("beyond-repair", file=str(self.path))
        self.path.with_suffix(".damaged").write_bytes(data)
        whole = self.path.with_suffix(".whole")
        whole.write_bytes(b"\n".join(kept) + b"\n")
        whole.replace(self.path)
        return len(kept)


def find_save(folder: Path, wanted: str) -> Save:
    """The save of this file name or path; `last`: the unfinished game that was played last."""
    if wanted != "last":
        for path in (Path(wanted), folder / wanted, folder / f"{wanted}.jsonl"):
            if path.is_file():
                return Save(path)
        raise Trouble("no-such-save", name=wanted, folder=str(folder))
    newest_first = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest_first:
        if not path.read_bytes().rsplit(b"\n", 2)[-2:][0].startswith(b'{"line":"end"'):
            return Save(path)
    raise Trouble("nothing-to-resume", folder=str(folder))
