"""One lock for each file that is added to, saves and results of the arena: whoever writes holds it, so that no second
window writes into the same file. The system lets go of the lock when the program ends, however it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from seaboard.core.errors import Trouble, explain_system

FAR_AWAY = 1 << 40
"""Where Windows locks a byte: behind all that is ever read or written, for it locks against readers too."""


def hold(path: Path, in_use: Trouble) -> BinaryIO:
    """The file, held until it is closed; `in_use` is raised if somebody else holds it."""
    try:
        file = path.open("rb+")
    except OSError as error:
        raise Trouble("unwritable-file", file=str(path), reason=explain_system(error)) from None
    try:
        _lock(file)
    except OSError:
        file.close()
        raise in_use from None
    return file


def _lock(file: BinaryIO) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(FAR_AWAY)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
