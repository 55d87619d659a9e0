"""Watches over an SQLite file from outside. SQLite goes on writing into a file that was deleted, replaced or
overwritten under it, and all of that is lost when the server stops. So whatever was committed counts only if the files
are still the ones that were opened, and if somebody else changed them, only after a look with fresh eyes."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from contextlib import closing
from typing import Any
from urllib.parse import quote

LOOK_SECONDS = 0.2
"""How long one look at a changed file may take: enough for a small room, and for the most important pages of a large
one."""

log = logging.getLogger("seaboard.store")


class FileBroken(OSError):
    """The room's file is not there any more, or not what it was."""


def address_of(file: str) -> str:
    """A file as SQLite is asked for it."""
    return f"file:{quote(os.path.abspath(file))}"


def open_existing(file: str, **options: Any) -> sqlite3.Connection:
    """Open a file that must be there already."""
    connection: sqlite3.Connection = sqlite3.connect(f"{address_of(file)}?mode=rw", uri=True, **options)
    return connection


class FileWatch:
    """The files of an open SQLite database: itself, its write-ahead log and their index."""

    def __init__(self, file: str) -> None:
        """Begin to watch; somebody has the database open, and keeps it open."""
        self._file = file
        self._paths = [file, f"{file}-wal", f"{file}-shm"]
        self._inodes = [os.stat(path).st_ino for path in self._paths]
        self._looking = threading.Lock()
        self._is_broken = False
        self._is_cut = False
        """Whether the write-ahead log was ever found shorter than before: what was in it is gone for good."""
        self.accept()

    def accept(self) -> None:
        """The files are good as they are now: whoever uses them properly has changed them."""
        self._known = self._stamp()
        self._wal_size = os.stat(self._paths[1]).st_size

    def _stamp(self) -> tuple[int, int]:
        found = os.stat(self._file)
        return found.st_mtime_ns, found.st_size

    def is_as_known(self) -> bool:
        """Whether nobody deleted, replaced or changed the file. Takes microseconds."""
        try:
            file, wal, index = map(os.stat, self._paths)
        except OSError:
            return False
        self._is_cut = self._is_cut or wal.st_size < self._wal_size
        self._wal_size = max(self._wal_size, wal.st_size)
        return (
            (file.st_mtime_ns, file.st_size) == self._known
            and [file.st_ino, wal.st_ino, index.st_ino] == self._inodes
            and not self._is_cut
        )

    def look(self) -> None:
        """Look closely at a file that is not as it was known; FileBroken if it is no good any more."""
        with self._looking:
            try:
                self._compare_files()
                stamp = self._stamp()
                self._check_pages()
            except (OSError, sqlite3.Error) as error:
                if not self._is_broken:
                    log.critical(
                        "the room's file was deleted, replaced or damaged; nothing is accepted until it is back"
                    )
                self._is_broken = True
                raise FileBroken(type(error).__name__) from None
            self._known, self._is_broken = stamp, False

    def _compare_files(self) -> None:
        if self._is_cut or [os.stat(path).st_ino for path in self._paths] != self._inodes:
            raise FileBroken

    def _check_pages(self) -> None:
        """Read it as a newcomer would. An open connection still has the pages as they were."""
        is_late = threading.Event()

        def give_up() -> None:
            is_late.set()
            newcomer.interrupt()

        with closing(open_existing(self._file)) as newcomer:
            newcomer.execute("SELECT count(*) FROM sqlite_master").fetchone()
            # Older SQLite checks the whole file in one step of its machine: a progress handler would not be asked.
            timer = threading.Timer(LOOK_SECONDS, give_up)
            timer.start()
            try:
                found = newcomer.execute("PRAGMA quick_check(1)").fetchone()
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                    raise
                found = None
            finally:
                timer.cancel()
                timer.join()
        # Of pages that it has not come to, an interrupted look says that they are of no use.
        if found != ("ok",) and not is_late.is_set():
            raise FileBroken
