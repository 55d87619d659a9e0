"""Cookies and links. All are signatures under the room's one key, so that nothing secret is stored per person or table:
a link is revoked by raising the number that its signature covers, and with a personal link every cookie is."""

from __future__ import annotations

import base64
import hmac
from typing import NamedTuple

from msgspec import UnsetType

from seaboard.core.seal import SealingKey
from seaboard.server.storage.store import Person
from seaboard.server.table.journal import SPECTATORS

COOKIE = "seaboard"
LONGEST_COOKIE = 200


class Session(NamedTuple):
    """What a cookie says: who, how many personal links were revoked before it was given, and until when it holds (in
    seconds since 1970)."""

    person: str
    link: int
    until: int
    is_old: bool
    """Whether the room has another key by now."""


class Keys:
    """Makes and checks what people hold in their hands. What was made with the key before this one still holds, where
    there is one."""

    def __init__(self, key: bytes, old: bytes | None = None) -> None:
        self._key = key
        self._all = (key,) if old is None else (key, old)
        self._sealing: SealingKey | None = None

    def change(self, key: bytes, old: bytes | None) -> bool:
        """From now on these hold; whether the room has another key than before."""
        is_new = key != self._key
        if is_new:
            self._key, self._sealing = key, None
        self._all = (key,) if old is None else (key, old)
        return is_new

    @property
    def sealing(self) -> SealingKey:
        """The key with which this room seals its logs. Whoever has the room's key has this one too."""
        if self._sealing is None:
            self._sealing = _sealing_key(self._key)
        return self._sealing

    def prepare_to_seal(self) -> None:
        """Load now what sealing needs: it takes a moment and eight megabytes, and the first game to start would hold up
        the room."""
        _ = self.sealing

    def sealing_of(self, public: str | UnsetType | None) -> SealingKey:
        """The key for a game that began when the room had this public key."""
        if self.sealing.public == public:
            return self.sealing
        found = (each for each in map(_sealing_key, self._all) if each.public == public)
        return next(found, self.sealing)

    def cookie(self, person: Person, until: int) -> str:
        """What a browser keeps until this time."""
        return f"{person.id}.{person.link}.{until}.{_sign(self._key, 'cookie', person.id, person.link, until)}"

    def read_cookie(self, cookie: str | None, at: int) -> Session | None:
        """Whose cookie this is at this time; None if nobody's."""
        parts = (cookie or "").split(".")
        if len(parts) != 4 or not (parts[1] + parts[2]).isdecimal() or len(cookie or "") > LONGEST_COOKIE:
            return None
        person, link, until, signature = parts
        for key in self._all:
            if _equal(signature, _sign(key, "cookie", person, link, until)) and at < int(until):
                return Session(person, int(link), int(until), key != self._key)
        return None

    def personal_link(self, person: Person) -> str:
        """With this a person comes back on another device."""
        return _personal_link(self._key, person)

    def opens_person(self, link: str, person: Person) -> bool:
        """Whether this is the person's present link."""
        return any(_equal(link, _personal_link(key, person)) for key in self._all)

    def table_link(self, table: str, seat: int, revoked: int) -> str:
        """The link of a seat, or of the spectators."""
        return _table_link(self._key, table, seat, revoked)

    def opens(self, link: str | None, table: str, seat: int, revoked: int) -> bool:
        """Whether this is the present link of the seat."""
        return link is not None and any(_equal(link, _table_link(key, table, seat, revoked)) for key in self._all)


def _sign(key: bytes, *parts: str | int) -> str:
    message = "/".join(str(part) for part in parts).encode(errors="replace")
    return base64.urlsafe_b64encode(hmac.digest(key, message, "sha256")[:24]).decode()


def _sealing_key(key: bytes) -> SealingKey:
    return SealingKey(hmac.digest(key, b"sealing", "sha256"))


def _personal_link(key: bytes, person: Person) -> str:
    return f"{person.id}.{_sign(key, 'person', person.id, person.link)}"


def _table_link(key: bytes, table: str, seat: int, revoked: int) -> str:
    return _sign(key, "table", table, "watch" if seat == SPECTATORS else seat, revoked)


def _equal(given: str, right: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), right.encode())
