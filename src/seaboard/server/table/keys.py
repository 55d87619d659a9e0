"""Cookies and links. All are signatures under the room's one key, so that nothing secret is stored per person or table:
a link is revoked by raising the number that its signature covers."""

from __future__ import annotations

import base64
import hmac
from functools import cached_property

from seaboard.core.seal import SealingKey
from seaboard.server.storage.store import Person
from seaboard.server.table.journal import SPECTATORS

COOKIE = "seaboard"


class Keys:
    """Makes and checks what people hold in their hands."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @cached_property
    def sealing(self) -> SealingKey:
        """The key with which this room seals its logs. Whoever has the room's key has this one too."""
        return SealingKey(hmac.digest(self._key, b"sealing", "sha256"))

    def _sign(self, *parts: str | int) -> str:
        message = "/".join(str(part) for part in parts).encode()
        return base64.urlsafe_b64encode(hmac.digest(self._key, message, "sha256")[:24]).decode()

    def cookie(self, person: str) -> str:
        """What a browser keeps."""
        return f"{person}.{self._sign('cookie', person)}"

    def read_cookie(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if nobody's."""
        person, _, signature = (cookie or "").partition(".")
        return person if _equal(signature, self._sign("cookie", person)) else None

    def personal_link(self, person: Person) -> str:
        """With this a person comes back on another device."""
        return f"{person.id}.{self._sign('person', person.id, person.link)}"

    def opens_person(self, link: str, person: Person) -> bool:
        """Whether this is the person's present link."""
        return _equal(link, self.personal_link(person))

    def table_link(self, table: str, seat: int, revoked: int) -> str:
        """The link of a seat, or of the spectators."""
        return self._sign("table", table, "watch" if seat == SPECTATORS else seat, revoked)

    def opens(self, link: str | None, table: str, seat: int, revoked: int) -> bool:
        """Whether this is the present link of the seat."""
        return link is not None and _equal(link, self.table_link(table, seat, revoked))


def _equal(given: str, right: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), right.encode())
