"""Saved games: for each a log, written after every action, and beside it, readable by its owner only, the secret seed
until the game is over. A log can be shown to anybody; the seed would tell the dice to come. Whoever plays a game holds
its log, so that nobody else writes into it."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

import platformdirs

from seaboard.core.dealer import commit_to_seed
from seaboard.core.errors import Trouble, explain_system
from seaboard.core.locks import hold
from seaboard.core.log import GameLog, Header, Line, append_line, bad_line, parse_log

ENDS = (b'{"line":"end"', b'{"line":"abandoned"', b'{"line":"seal"')
"""How the last line of a game begins that is not to be resumed."""


def saves_folder(chosen: Path | None) -> Path:
    """The folder of saved games: as chosen, else `SEABOARD_GAMES`, else the user's data folder."""
    if chosen is not None:
        return chosen
    if "SEABOARD_GAMES" in os.environ:
        return Path(os.environ["SEABOARD_GAMES"])
    return Path(platformdirs.user_data_dir("seaboard", appauthor=False)) / "games"


def open_log(path: Path) -> GameLog:
    """A log file; Trouble names its first bad line."""
    return _parse(_read(path), str(path))


class Save:
    """One saved game: `path` is its log."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._held: BinaryIO | None = None

    @property
    def _seed_path(self) -> Path:
        return self.path.with_suffix(".seed")

    @classmethod
    def create(cls, folder: Path, header: Header, seed: bytes | None) -> Save:
        """Begin a save with its header; the seed is safe on the disk before anything is drawn from it. What cannot be
        begun leaves nothing behind."""
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
            save.path.touch(exist_ok=False)
            save.hold()
            save.write(header)
        except OSError as error:
            save._remove()
            raise Trouble("unwritable-file", file=str(folder), reason=explain_system(error)) from None
        except BaseException:
            save._remove()
            raise
        return save

    def _remove(self) -> None:
        self.let_go()
        for path in (self.path, self._seed_path):
            with suppress(OSError):  # it was never there, or cannot be taken away: nothing more can be done
                path.unlink()

    def hold(self) -> None:
        """From now on nobody else plays this game."""
        if self._held is None:
            self._held = hold(self.path, Trouble("save-in-use", file=str(self.path)))

    def let_go(self) -> None:
        """Whoever likes may go on with this game now."""
        if self._held is not None:
            self._held.close()
            self._held = None

    def write(self, line: Line) -> None:
        """Add a line to the log; one that cannot be written whole leaves no part of itself behind."""
        size = self.path.stat().st_size
        try:
            append_line(self.path, line)
        except Trouble:
            os.truncate(self.path, size)
            raise

    def read(self) -> GameLog:
        """The log so far."""
        return open_log(self.path)

    def read_seed(self, header: Header) -> bytes:
        """The secret seed of a running game: the one that the header commits to."""
        try:
            seed = bytes.fromhex(self._seed_path.read_text(encoding="ascii").strip())
        except (OSError, ValueError) as error:
            reason = explain_system(error) if isinstance(error, OSError) else Trouble("not-hexadecimal")
            raise Trouble("seed-unreadable", file=str(self._seed_path), reason=reason) from None
        if commit_to_seed(seed) != header.commitment:
            raise Trouble("seed-of-another-game", file=str(self._seed_path))
        return seed

    def forget_seed(self) -> None:
        """The game is over and its log tells the seed."""
        self._seed_path.unlink(missing_ok=True)

    def repair(self) -> int | None:
        """Cut off what follows the last whole line, after keeping a copy of the damaged file; return the lines kept,
        None if nothing was damaged. Cutting needs no room on the disk: either the copy is whole, or nothing changes."""
        data = _read(self.path)
        kept = _whole_lines(data)
        if data and data == b"\n".join(kept) + b"\n":
            return None
        if not kept:
            raise Trouble("beyond-repair", file=str(self.path))
        copy = self.path.with_suffix(".damaged")
        try:
            _write_copy(copy, data)
            os.truncate(self.path, sum(len(line) + 1 for line in kept))
        except OSError as error:
            raise Trouble("unwritable-file", file=str(copy), reason=explain_system(error)) from None
        return len(kept)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Trouble("unreadable-file", file=str(path), reason=explain_system(error)) from None


def _parse(data: bytes, file: str) -> GameLog:
    """A log from its bytes. What no parser takes is not a line of a log either: a thousand brackets, or a number of
    ten thousand digits."""
    try:
        return parse_log(data, file)
    except (RecursionError, ValueError):
        lines = data.split(b"\n")
        number = next(number for number, line in enumerate(lines, 1) if _is_unparsable(line))
        raise bad_line(file, number, Trouble("line-too-deep")) from None


def _is_unparsable(line: bytes) -> bool:
    try:
        parse_log(line + b"\n", "")
    except Trouble:
        return False
    except (RecursionError, ValueError):
        return True
    return False


def _whole_lines(data: bytes) -> list[bytes]:
    """The lines before the first that is not whole."""
    lines = data.split(b"\n")[:-1]
    while lines:
        try:
            _parse(b"\n".join(lines) + b"\n", "")
            break
        except Trouble as trouble:
            del lines[int(str(trouble.details["number"])) - 1 :]
    return lines


def _write_copy(path: Path, data: bytes) -> None:
    """A whole copy on the disk, or none."""
    part = path.with_suffix(".part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def find_save(folder: Path, wanted: str) -> Save:
    """The save of this file name or path."""
    for path in (Path(wanted), folder / wanted, folder / f"{wanted}.jsonl"):
        try:
            if path.is_file():
                return Save(path)
        except OSError:
            break  # a name that no file can have
    raise Trouble("no-such-save", name=wanted, folder=str(folder))


def list_unfinished(folder: Path) -> list[Save]:
    """The saves of games that have no end, the one that was played last first."""
    times = {}
    for path in folder.glob("*.jsonl"):
        try:
            times[path] = path.stat().st_mtime
        except OSError:
            continue  # somebody has just taken it away
    newest_first = sorted(times, key=times.__getitem__, reverse=True)
    return [Save(path) for path in newest_first if not _has_end(path)]


def _has_end(path: Path) -> bool:
    try:
        return _read(path).rsplit(b"\n", 2)[-2:][0].startswith(ENDS)
    except Trouble:
        return False
