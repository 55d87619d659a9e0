"""The flags of `seaboard serve` and `seaboard admin`. Imports nothing of the server, so that help comes at once."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from seaboard.locales.words import Words

ADMIN = (
    "replay-all",
    "backup",
    "restore",
    "export",
    "import",
    "prune",
    "retire",
    "rotate-key",
    "people",
    "delete-person",
)


def add_serve_flags(serve: argparse.ArgumentParser, words: Words) -> None:
    """The flags of `serve`. One that is not given stays None, so that environment and file are asked."""
    serve.add_argument("--host", metavar="HOST", help=words("help-host"))
    serve.add_argument("--port", metavar="PORT", help=words("help-port"))
    add_room_flags(serve, words)
    serve.add_argument("--limits", action="append", metavar="NAME=COUNT/SECONDS", help=words("help-limits"))
    serve.add_argument("--origins", action="append", metavar="URL", help=words("help-origins"))
    serve.add_argument("--hosts", action="append", metavar="NAME", help=words("help-hosts"))
    serve.add_argument("--secure", action="store_const", const=True, help=words("help-secure"))
    serve.add_argument("--registration", metavar="true|false", help=words("help-registration"))
    serve.add_argument("--cookie-days", metavar="DAYS", help=words("help-cookie-days"))
    serve.add_argument("--proxies", action="append", metavar="ADDRESS", help=words("help-proxies"))
    serve.add_argument("--connections", metavar="COUNT", help=words("help-connections"))
    serve.add_argument("--request-seconds", metavar="SECONDS", help=words("help-request-seconds"))
    serve.add_argument("--static", metavar="DIR", help=words("help-static"))
    serve.add_argument("--journal-lines", metavar="COUNT", help=words("help-journal-lines"))
    serve.add_argument("--bot-pace", metavar="SECONDS", help=words("help-bot-pace"))
    serve.add_argument("--heartbeat", metavar="SECONDS", help=words("help-heartbeat"))
    serve.add_argument("--log-level", metavar="LEVEL", help=words("help-log-level"))


def add_room_flags(command: argparse.ArgumentParser, words: Words) -> None:
    """Where the room is kept, and with which boxes."""
    command.add_argument("--database", metavar="FILE|URL", help=words("help-database"))
    command.add_argument("--box", action="append", metavar="GAME=FILE", help=words("help-room-box"))
    command.add_argument("--config", metavar="FILE", help=words("help-config"))


def add_admin_flags(doing: Any, add: Callable[..., argparse.ArgumentParser], words: Words) -> None:
    """The commands below `admin`; `doing` collects them and `add` makes one."""
    for name in ADMIN:
        command = add(doing, name, words, f"help-admin-{name}")
        if name in ("backup", "restore", "export", "import"):
            command.add_argument("file", type=Path, metavar="FILE", help=words("help-room-file"))
        elif name == "prune":
            command.add_argument("--days", type=int, default=90, metavar="N", help=words("help-days"))
        elif name == "rotate-key":
            command.add_argument("--keep-days", type=int, default=30, metavar="N", help=words("help-keep-days"))
        elif name == "people":
            command.add_argument("name", nargs="?", metavar="NAME", help=words("help-people-name"))
        elif name == "delete-person":
            command.add_argument("person", metavar="ID", help=words("help-person"))
        add_room_flags(command, words)
