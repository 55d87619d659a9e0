"""`seaboard admin`: looks after a room from the command line. What rewrites an SQLite room needs the server stopped;
looking, backups, exports and another key do not. The nodes of a PostgreSQL room hear of what is rewritten."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path

from seaboard.core.errors import Trouble
from seaboard.games import GAMES
from seaboard.locales.words import Words
from seaboard.server.room.keys import Keys
from seaboard.server.room.room import Room
from seaboard.server.serve import keep_files_private, lock_database
from seaboard.server.settings import Settings, read_settings
from seaboard.server.storage.maintenance import DAY, delete_person, find_people, prune, replay_all, retire
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.room_file import Kind, read_room, write_room
from seaboard.server.storage.store import Store
from seaboard.server.times import now

Doing = Callable[[Store, argparse.Namespace, Settings, Words], Awaitable[None]]


async def do_replay_all(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Replay every stored game and tell of those that fail."""
    room = Room(store, Keys(b""), settings)
    replayed = await replay_all(store, room.served_game)
    for game in replayed:
        if game.trouble is not None:
            print(f"{game.table}: {words.trouble(game.trouble)}")
    bad = sum(game.trouble is not None and game.served for game in replayed)
    other = sum(not game.served for game in replayed)
    entries = sum(game.entries for game in replayed)
    print(words("replayed", games=len(replayed), entries=entries, bad=bad, other=other))
    if bad:
        raise Trouble("games-broken", games=bad)


async def do_backup(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Write everything into one file."""
    await _write(store, given.file, "backup", words)


async def _write(store: Store, file: Path, kind: Kind, words: Words) -> None:
    written = await write_room(store, file, kind)
    print(words("room-written", tables=written.tables, people=written.people, file=str(file)))
    if written.damaged:
        raise Trouble("tables-left-out", file=str(file), tables=", ".join(written.damaged))


async def do_restore(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Fill an empty database from a backup."""
    added = await read_room(store, given.file, "backup")
    print(words("room-read", tables=added.tables, people=added.people))


async def do_export(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Write a room for another room."""
    await _write(store, given.file, "export", words)


async def do_import(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Add the tables and people of another room."""
    added = await read_room(store, given.file, "export")
    print(words("room-read", tables=added.tables, people=added.people))


async def do_prune(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Throw away what is old."""
    gone, people = await prune(store, given.days)
    print(words("pruned", tables=gone, people=people))


async def do_retire(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """End the games whose rules are no longer served."""
    room = Room(store, Keys(*await store.room_keys()), settings)
    print(words("retired", games=await retire(store, room.served_game, room.keys.sealing)))


async def do_rotate_key(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Give the room another key."""
    await store.rotate_key(now() + given.keep_days * DAY)
    print(words("key-rotated", days=given.keep_days))


async def do_people(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """List people with their ids."""
    for person, name in await find_people(store, given.name or ""):
        print(f"{person}  {name}")


async def do_delete_person(store: Store, given: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Forget a person."""
    changed = await delete_person(store, given.person)
    print(words("person-deleted", tables=changed))


DOING: dict[str, Doing] = {
    "replay-all": do_replay_all,
    "backup": do_backup,
    "restore": do_restore,
    "export": do_export,
    "import": do_import,
    "prune": do_prune,
    "retire": do_retire,
    "rotate-key": do_rotate_key,
    "people": do_people,
    "delete-person": do_delete_person,
}
REWRITING = {"restore", "import", "prune", "retire", "delete-person"}


def administer(given: argparse.Namespace, language: str) -> None:
    """Do one thing to a room."""
    keep_files_private()
    settings = read_settings(vars(given))
    words = Words(language, "trouble", "server", *GAMES)
    locked = lock_database(settings.where()) if given.doing in REWRITING else nullcontext()
    with locked:
        asyncio.run(_administer(given, settings, words))


async def _administer(given: argparse.Namespace, settings: Settings, words: Words) -> None:
    if given.doing != "restore" and "://" not in settings.where() and not Path(settings.where()).exists():
        raise Trouble("unreadable-file", file=settings.where(), reason=os.strerror(errno.ENOENT))
    await migrate(settings.where())
    async with Store.open(settings.where()) as store:
        await DOING[given.doing](store, given, settings, words)
