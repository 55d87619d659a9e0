"""Where the modules of games come from: out of the package, where the wheel's build has put them, out of the user's
cache, or made here and now by Numba, once, and then cached. Nothing needs to be writable: what cannot be cached is
made anew.

A module's name has a hash of the rules and of all that lowers them, so an old one is never taken for a new one; the
last line of a file has a hash of the others, so what was spoilt is never taken for whole."""

from __future__ import annotations

import hashlib
import os
import threading
from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seaboard.core.caching import find_cache
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
    return find_made(name) or keep_cached(name, make_module(game, find_plain(game, progress)))


def find_made(name: str) -> bytes | None:
    """A module that was made before, here or elsewhere, if the LLVM that is here can read it: perhaps a later one has
    made it."""
    import llvmlite.binding as llvm

    for read in (read_shipped, read_cached):
        if (data := read(name)) is not None:
            with suppress(RuntimeError):
                llvm.parse_bitcode(data)
                return data
    return None


def is_at_hand(game: Game[Any]) -> bool:
    """Whether the module for processors can be loaded without a compiler of Python."""
    try:
        return find_made(name_of(game)) is not None
    except ImportError:
        return False


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
    return find_made(name) or keep_cached(name, lower_now(game, progress))


def lower_now(game: Game[Any], progress: Progress | None = None) -> bytes:
    """Let Numba make the plain module, which takes it some time."""
    try:
        from seaboard.core.forms.lowering import lower
    except ImportError:
        raise Trouble("no-compiler", game=game.name) from None
    return lower(game, progress)


def make_module(game: Game[Any], plain: bytes) -> bytes:
    """Make the module for processors out of the plain one."""
    from seaboard.core.forms.optimising import optimise_for_processors

    return optimise_for_processors(plain, game.record.packing.size)


def read_shipped(name: str) -> bytes | None:
    """A module that came with the package; SEABOARD_MODULES may name another folder."""
    elsewhere = os.environ.get("SEABOARD_MODULES")
    return _read(Path(elsewhere) if elsewhere else resources.files("seaboard").joinpath(FOLDER), name)


def cache_folder() -> Path:
    """The user's cache of modules."""
    return find_cache(FOLDER)


def read_cached(name: str) -> bytes | None:
    """What lies in the cache under a name."""
    return _read(cache_folder(), name)


def _read(folder: Traversable, name: str) -> bytes | None:
    """What lies in a folder under a name, if it can be read and is what was put there."""
    try:
        kept = folder.joinpath(name).read_bytes()
    except OSError:
        return None
    data = kept[: -len(sign(b""))]
    return data if kept == sign(data) else None


def sign(data: bytes) -> bytes:
    """With a last line by which it is known when it was spoilt: a comment, in files that are text."""
    return data + f"\n// {hashlib.sha256(data).hexdigest()}\n".encode()


def keep_cached(name: str, data: bytes) -> bytes:
    """Put something into the cache, whole or not at all, and return it; where nothing can be written, nothing is."""
    folder = cache_folder()
    draft = folder / f"{name}.{os.getpid()}.{threading.get_ident()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(sign(data))
        draft.replace(folder / name)
    except OSError:
        with suppress(OSError):
            draft.unlink()
    return data
