"""Answers to people: what was done, or why not. A refusal names a message of the catalogues with its details, gives the
sentence in the asker's language, the rule where a rule forbids, and over the socket how the game stands now."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from msgspec import UNSET

from seaboard.core.errors import IllegalAction, Trouble
from seaboard.games import GAMES
from seaboard.locales.words import LANGUAGES, Words
from seaboard.server.tell.wire import Refused, RefusedRequest

STATUSES = {
    "malformed": 400,
    "who-are-you": 401,
    "link-needed": 403,
    "host-only": 403,
    "no-spectators": 403,
    "muted": 403,
    "removed-here": 403,
    "registration-closed": 403,
    "password-needed": 403,
    "wrong-password": 403,
    "seen-late": 425,
    "no-seat": 403,
    "bad-origin": 403,
    "other-host": 421,
    "no-such-table": 404,
    "no-such-link": 404,
    "not-found": 404,
    "no-lesson": 404,
    "too-slow": 408,
    "went-away": 408,
    "too-large": 413,
    "not-json": 415,
    "rate-limited": 429,
    "rules-not-served": 410,
    "too-busy": 503,
    "server-busy": 503,
    "storage-unavailable": 503,
    "table-unreadable": 503,
    "unknown-game": 422,
    "unknown-option": 422,
    "bad-option-value": 422,
    "unknown-bot": 422,
    "no-such-seat": 422,
    "unknown-action": 422,
    "no-such-position": 422,
    "empty-text": 422,
}
CONFLICT = 409


@lru_cache(maxsize=len(LANGUAGES))
def words_in(language: str) -> Words:
    """All words that a refusal can need."""
    return Words(language, "trouble", "server", *GAMES)


class Catalogues:
    """The languages of a node. A catalogue takes a tenth of a second to read: that is done beside the event loop, and
    only whoever is refused first in a language waits for it."""

    def __init__(self) -> None:
        self._loading: dict[str, asyncio.Task[Words]] = {}

    async def load(self, language: str) -> None:
        """Make sure that everything can be said in this language at once."""
        loading = self._loading.get(language)
        if loading is None:
            loading = self._loading[language] = asyncio.create_task(asyncio.to_thread(words_in, language))
        if not loading.done():
            await asyncio.shield(loading)


def refuse(trouble: Trouble, language: str) -> Refused:
    """A trouble as an answer."""
    details = {name: detail for name, detail in trouble.details.items() if not isinstance(detail, Trouble)}
    rule = trouble.rule if isinstance(trouble, IllegalAction) else UNSET
    words = words_in(language).trouble(trouble)
    # In a terminal the same words stand behind the name of the program.
    return Refused(trouble.message, words[:1].upper() + words[1:], details, rule)


def refuse_request(move: str | None, trouble: Trouble, language: str) -> RefusedRequest:
    """The same over the socket."""
    said = refuse(trouble, language)
    return RefusedRequest(move, said.refused, said.words, said.details, said.rule)


def status_of(trouble: Trouble) -> int:
    """The HTTP status that fits."""
    return STATUSES.get(trouble.message, CONFLICT)


def wanted_language(accept: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accept.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
