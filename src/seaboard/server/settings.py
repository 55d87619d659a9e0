"""How the server is set up: by flags, else by the environment (`SEABOARD_PORT`), else by a TOML file, else by
default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import IPv4Network, ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
import platformdirs

from seaboard.core.box import read_toml
from seaboard.core.errors import Trouble, quote
from seaboard.games import GAMES
from seaboard.server.limits import Limit, parse_limit

PREFIX = "SEABOARD_"
SHAPES = {"string": "TEXT", "array": "A,B", "object": "NAME=VALUE"}
NUMBERS = {"integer": "0, 1, 2 …", "number": "0.5, 1, 1.5 …"}
BOUNDS = {"minimum": "≥", "exclusiveMinimum": ">", "maximum": "≤"}


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set. Lists are separated by commas, tables written NAME=VALUE, where text is given."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8750
    database: str = ""
    box: dict[str, str] = {}
    limits: dict[str, str] = {}
    origins: list[str] = []
    hosts: list[str] = []
    secure: bool = False
    registration: bool = True
    password: str = ""
    cookie_days: Annotated[int, msgspec.Meta(ge=1, le=400)] = 180
    proxies: list[str] = []
    connections: Annotated[int, msgspec.Meta(ge=1)] = 10_000
    unread_megabytes: Annotated[int, msgspec.Meta(ge=1)] = 512
    request_seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 10.0
    static: str = ""
    journal_lines: Annotated[int, msgspec.Meta(ge=100)] = 20_000
    bot_pace: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0.6
    heartbeat: Annotated[float, msgspec.Meta(gt=0, le=600)] = 15.0
    log_level: str = "info"
    direct_frames: bool = True
    housekeeping: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    pack_after: Annotated[float, msgspec.Meta(ge=0)] = 600.0
    keep_finished_days: Annotated[float, msgspec.Meta(ge=0)] = 0
    keep_abandoned_days: Annotated[float, msgspec.Meta(ge=0)] = 0
    keep_open_days: Annotated[float, msgspec.Meta(ge=0)] = 0
    keep_running_days: Annotated[float, msgspec.Meta(ge=0)] = 0
    backup_folder: str = ""
    backup_hours: Annotated[float, msgspec.Meta(gt=0)] = 24.0
    backup_keep: Annotated[int, msgspec.Meta(ge=1)] = 7

    def parsed_limits(self) -> dict[str, Limit]:
        """The limits that differ from the usual ones."""
        return {name: parse_limit(name, text) for name, text in self.limits.items()}

    def box_file(self, game: str) -> Path | None:
        """The owner's box of a game."""
        return Path(self.box[game]) if game in self.box else None

    def where(self) -> str:
        """The database: as set, else a file in the user's data folder."""
        return self.database or str(Path(platformdirs.user_data_dir("seaboard", appauthor=False)) / "room.sqlite3")


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings in force. A flag that was not given is None."""
    file = flags.get("config") or environment.get(f"{PREFIX}CONFIG")
    values: dict[str, Any] = {} if file is None else read_toml(Path(file))
    for field in msgspec.structs.fields(Settings):
        for given in (environment.get(PREFIX + field.name.upper()), flags.get(field.name)):
            if given is not None:
                values[field.name] = _from_text(given, field.type)
    settings = Settings(**_check(values))
    settings.parsed_limits()
    names = [name.lower() for name in settings.hosts]
    settings = msgspec.structs.replace(settings, hosts=names, proxies=_normal_proxies(settings.proxies))
    for game in settings.box:
        if game not in GAMES:
            raise Trouble("unknown-game", game=game, games=", ".join(GAMES))
    return settings


def _check(values: Mapping[str, Any]) -> dict[str, Any]:
    """Every setting has a value that it may have, or is refused by its name."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    checked = {}
    for name, value in values.items():
        if name not in kinds:
            raise Trouble("unknown-setting", setting=name, settings=", ".join(kinds))
        try:
            checked[name] = msgspec.convert(value, kinds[name], strict=False)
        except msgspec.ValidationError:
            raise refuse_setting(name, value, _allowed(kinds[name])) from None
    return checked


def refuse_setting(name: str, value: object, allowed: str) -> Trouble:
    """A setting cannot have this value; what it may be is said in signs that need no translation."""
    return Trouble("bad-setting", setting=name, value=quote(value), allowed=allowed)


def _allowed(kind: object) -> str:
    schema = msgspec.json.schema(kind)
    if schema["type"] == "boolean":
        return "true | false"
    if schema["type"] in SHAPES:
        return SHAPES[schema["type"]]
    bounds = [f"{sign} {schema[name]}" for name, sign in BOUNDS.items() if name in schema]
    return ", ".join([NUMBERS[schema["type"]], *bounds])


def _normal_proxies(proxies: list[str]) -> list[str]:
    """As networks, so that all who compare addresses with them agree; or everybody. A socket for IPv6 sees visitors by
    IPv4 as parts of ::ffff:0:0/96, so these are proxies too."""
    networks = [network for proxy in proxies if proxy != "*" for network in _networks_of(proxy)]
    return ["*"] if "*" in proxies else networks


def _networks_of(proxy: str) -> list[str]:
    try:
        network = ip_network(proxy, strict=False)
    except ValueError:
        raise refuse_setting("proxies", proxy, "127.0.0.1 | 10.0.0.0/8 | *") from None
    if isinstance(network, IPv4Network):
        return [str(network), f"::ffff:{network.network_address}/{96 + network.prefixlen}"]
    return [str(network)]


def _from_text(given: Any, kind: Any) -> Any:
    """Text as a list or a table where one is wanted; a flag given several times is a list already."""
    parts = given.split(",") if isinstance(given, str) else given
    if kind == list[str]:
        return [part.strip() for part in parts if part.strip()]
    if kind == dict[str, str]:
        pairs = [part.partition("=") for part in parts if part]
        for name, equals, value in pairs:
            if not equals:
                raise Trouble("bad-option", option=name + value)
        return {name: value for name, _, value in pairs}
    return given
