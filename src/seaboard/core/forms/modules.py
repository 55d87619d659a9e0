"""Where the modules of games come from: out of the package, where the wheel's build has put them, out of the user's
cache, or made here and now by Numba, once, and then cached. Nothing needs to be writable: what cannot be cached is
made anew.

A module's name has a hash of the rules and of all that lowers them, so an old one is never taken for a new one."""

from __future__ import annotations

import hashlib
import os
import threading
from contextlib import suppress
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

from seaboard.core.errors import Trouble

if TYPE_CHECKING:
    from seaboard.core.compiled import Progress
    from seaboard.core.game import Game

FOLDER = "modules"
LOWERING = ("calling.py", "entries.py", "lowering.py")
FOR_PROCESSORS = ("doors.py", "optimising.py")


def key_of(game: Game[Any], *sources: str) -> str:
    """What a module is known by: the rules, and the sources that make it."""
    texts = [Path(__file__).with_name(name).read_text(encoding="utf-8") for name in (*LOWERING, *sources)]
    return hashlib.sha256("\n".join((game.rulebook.key, *texts)).encode()).hexdigest()[:16]


def name_of(game: Game[Any]) -> str:
    """The file of a game's module for processors."""
    return f"{game.name}-{key_of(game, *FOR_PROCESSORS)}.bc"


def find_module(game: Game[Any], progress: Progress | None = None) -> bytes:
    """The module of a game for processors, optimised, as bitcode."""
    name = name_of(game)
    return read_shipped(name) or read_cached(name) or keep_cached(name, make_module(game, progress))


def is_at_hand(game: Game[Any]) -> bool:
    """Whether the module for processors can be loaded without a compiler of Python."""
    try:
        import llvmlite.binding  # noqa: F401
    except ImportError:
        return False
    name = name_of(game)
    return read_shipped(name) is not None or read_cached(name) is not None


def plain_name_of(game: Game[Any]) -> str:
    """The file of a game's module before it is optimised for a machine."""
    return f"{game.name}-{key_of(game)}.plain.bc"


@cache
def identity_of(game: Game[Any]) -> str:
    """By which two machines know that they have the same rules and the same box."""
    return hashlib.sha256(f"{plain_name_of(game)} {game.box.hash}".encode()).hexdigest()[:16]


def find_plain(game: Game[Any], progress: Progress | None = None) -> bytes:
    """The module of a game as it is before it is optimised for a machine."""
    name = plain_name_of(game)
    return read_shipped(name) or read_cached(name) or keep_cached(name, lower_now(game, progress))


def lower_now(game: Game[Any], progress: Progress | None = None) -> bytes:
    """Let Numba make the plain module, which takes it some time."""
    try:
        from seaboard.core.forms.lowering import lower
    except ImportError:
        raise Trouble("no-compiler", game=game.name) from None
    return lower(game, progress)


def make_module(game: Game[Any], progress: Progress | None = None) -> bytes:
    """Make the module for processors."""
    plain = find_plain(game, progress)
    from seaboard.core.forms.optimising import optimise_for_processors

    return optimise_for_processors(plain, game.record.packing.size)


def read_shipped(name: str) -> bytes | None:
    """A module that came with the package; SEABOARD_MODULES may name another folder."""
    elsewhere = os.environ.get("SEABOARD_MODULES")
    folder = Path(elsewhere) if elsewhere else resources.files("seaboard").joinpath(FOLDER)
    file = folder.joinpath(name)
    return file.read_bytes() if file.is_file() else None


def cache_folder() -> Path:
    """The user's cache of modules."""
    return Path(platformdirs.user_cache_dir("seaboard")) / FOLDER


def read_cached(name: str) -> bytes | None:
    """What lies in the cache under a name, if it is what was put there."""
    try:
        kept = cache_folder().joinpath(name).read_bytes()
    except OSError:
        return None
    data = kept[: -len(_sign(b""))]
    return data if kept == data + _sign(data) else None


def _sign(data: bytes) -> bytes:
    """A last line by which something that was spoilt is known: a comment, in files that are text."""
    return f"\n// {hashlib.sha256(data).hexdigest()}\n".encode()


def keep_cached(name: str, data: bytes) -> bytes:
    """Put something into the cache, whole or not at all, and return it; where nothing can be written, nothing is."""
    folder = cache_folder()
    draft = folder / f"{name}.{os.getpid()}.{threading.get_ident()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(data + _sign(data))
        draft.replace(folder / name)
    except OSError:
        with suppress(OSError):
            draft.unlink()
    return data
