"""What lies in a game's box, read from a `box.toml`: plain tables, each marked `fact` or `reconstructed` with its
source. A game's `box.py` checks the tables and turns them into its record `Box`; the helpers for saying what is wrong
and where stand here. A game remembers the hash of its box, so that a log is never replayed with another one."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from seaboard.core.converting import convert
from seaboard.core.errors import Trouble, explain_system

ABOUT = frozenset({"status", "source", "note"})
"""Keys that speak about a table; they do not change the game and are left out of the hash."""

LONGEST_FOUND = 120
"""Characters that are quoted of a wrong value."""

TYPES = {
    "int": "box-a-number",
    "float": "box-a-fraction",
    "str": "box-a-text",
    "bool": "box-yes-or-no",
    "array": "box-a-list",
    "object": "box-a-table",
    "date": "box-a-date",
    "time": "box-a-date",
    "datetime": "box-a-date",
}
"""What the converter calls the types of values, and our words for them."""

STATUSES = ("fact", "reconstructed")

T = TypeVar("T")


class Box(NamedTuple):
    """A checked box: the record that rules read, its tables as they were written, and their hash."""

    record: Any
    tables: dict[str, Any]
    hash: str


class BoxError(Trouble):
    """A box file with a wrong table: which, what was expected there and what was found, each a value or, where it needs
    words, a trouble."""

    def __init__(self, table: str, expected: object, found: object) -> None:
        super().__init__("bad-box", table=table, expected=_worded(expected), found=_worded(found))


def _worded(value: object) -> str | Trouble:
    if value is None or isinstance(value, Trouble):
        return value or Trouble("box-nothing")
    text = str(value)
    return text if len(text) <= LONGEST_FOUND else f"{text[:LONGEST_FOUND]}…"


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as plain data."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Trouble("unreadable-file", file=str(path), reason=explain_system(error)) from None
    except RecursionError:
        raise Trouble("not-toml", file=str(path), reason=Trouble("too-deep")) from None
    except ValueError as error:  # not UTF-8, not TOML, or a number of thousands of digits
        raise Trouble("not-toml", file=str(path), reason=_find_fault(error)) from None


def _find_fault(error: ValueError) -> Trouble:
    """Where a file cannot be read; the reader of TOML says more, but only in English."""
    if found := re.search(r"\(at line (\d+), column (\d+)\)$", str(error)):
        return Trouble("toml-place", line=found[1], column=found[2])
    return Trouble("toml-letters") if isinstance(error, UnicodeDecodeError) else Trouble("toml-somewhere")


def read_tables(path: Path, game: str) -> dict[str, Any]:
    """The tables of a box file, checked for its game and for marks on every table."""
    tables = read_toml(path)
    expect("game", game, tables.get("game"))
    expect("format", 1, tables.get("format"))
    for name, table in marked_tables(tables):
        if table.get("status") not in STATUSES:
            raise BoxError(f"{name}.status", " | ".join(STATUSES), table.get("status"))
        if not isinstance(table.get("source"), str):
            raise BoxError(f"{name}.source", Trouble("box-a-sentence"), table.get("source"))
    return tables


def marked_tables(tables: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The top-level tables with their names: each must say whether it is a fact."""
    for name, table in tables.items():
        if isinstance(table, dict):
            yield name, table


def expect(table: str, expected: object, found: object) -> None:
    """Raise BoxError unless what was found is what was expected."""
    if expected != found:
        raise BoxError(table, expected, found)


def parse_table(tables: dict[str, Any], name: str, kind: type[T]) -> T:
    """One table as a typed structure; BoxError names what does not fit."""
    if not isinstance(tables.get(name), dict):
        raise BoxError(name, Trouble("box-a-table"), tables.get(name))
    plain = {key: value for key, value in tables[name].items() if key not in ABOUT}
    try:
        return convert(plain, kind)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise _explain(name + where.rstrip("`"), reason) from None


def _explain(where: str, reason: str) -> BoxError:
    """What the converter found wrong, without its English."""
    if found := re.fullmatch(r"Expected `(.+)`, got `(.+)`", reason):
        return BoxError(where, _name_type(found[1]), _name_type(found[2]))
    if found := re.fullmatch(r"Expected `.+` ([<>]=? .+)", reason):
        return BoxError(where, found[1], Trouble("box-another-value"))
    if found := re.fullmatch(r"Object missing required field `(.+)`", reason):
        return BoxError(where, found[1], None)
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", reason):
        return BoxError(where, Trouble("box-known-field"), found[1])
    if found := re.fullmatch(r"Invalid enum value (.+)", reason):
        return BoxError(where, Trouble("box-known-value"), found[1])
    return BoxError(where, Trouble("box-known-value"), reason)


def _name_type(name: str) -> str | Trouble:
    """What the converter calls a type, as people call it; of several, the first."""
    first = name.split(" | ")[0]
    return Trouble(TYPES[first]) if first in TYPES else name


def hash_tables(tables: dict[str, Any]) -> str:
    """A hash over what the tables mean: not over comments, order, sources and marks."""

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: plain(value[key]) for key in sorted(value) if key not in ABOUT}
        if isinstance(value, list):
            return [plain(each) for each in value]
        return value

    return hashlib.sha256(msgspec.json.encode(plain(tables))).hexdigest()
