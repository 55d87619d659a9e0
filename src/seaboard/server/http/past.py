"""The part of the HTTP API that looks back at a game: its log, its history in words, any position, its review. A
game whose rules are no longer served can still be told and downloaded here when it is over."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

from seaboard.core.errors import Trouble
from seaboard.core.game import Game
from seaboard.core.log import Abandoned, End, GameLog, encode_line
from seaboard.server.http.endpoint import Ask, Reply
from seaboard.server.http.guard import address_of, number_in
from seaboard.server.room.live_table import LiveTable
from seaboard.server.storage.maintenance import log_of
from seaboard.server.table.journal import Setup, Stored
from seaboard.server.table.table import ABANDONED, FINISHED, Table
from seaboard.server.tell.answers import History, Position, Review
from seaboard.server.tell.history import tell_history, tell_history_without_rules, tell_past_position
from seaboard.server.tell.lines import tell_log
from seaboard.server.tell.wire import Viewer


async def get_log(ask: Ask[None]) -> Reply[bytes]:
    """The game log: complete when the game is over, else as I was told it."""
    ask.room.limits.spend("looks-back-per-address", address_of(ask.request))
    try:
        cut = await ask.look(lambda live, table: _cut_log(live, table, ask))
    except Trouble as trouble:
        async with _turn(ask):
            stored = await _stored(ask, trouble)
            data = await ask.room.looking_back.work(_stored_log, ask, stored, trouble)
    else:
        async with _turn(ask):
            data = await ask.room.looking_back.work(tell_log, *cut)
    disposition = f'attachment; filename="seaboard-{ask.request.path_params["table"]}.jsonl"'
    return Reply(data, media_type="application/jsonl", headers={"content-disposition": disposition})


def _turn(ask: Ask[None]) -> AbstractAsyncContextManager[None]:
    """Looking back is done one after the other, and no journal is read before its turn: a long one takes megabytes."""
    return ask.room.looking_back.turn(address_of(ask.request))


def _viewer(live: LiveTable, table: Table, ask: Ask[None]) -> Viewer:
    """Who looks back. Those who see a table late cannot, while it goes on."""
    viewer = ask.asking.viewer(table)
    live.audience.need_present(viewer, ask.asking.id)
    return viewer


def _cut_log(live: LiveTable, table: Table, ask: Ask[None]) -> tuple[Game[Any], Setup, GameLog, bool, Viewer]:
    """The log as it is now, to be read while the table goes on."""
    if table.match is None:
        raise Trouble("not-running")
    log = table.match.log
    cut = GameLog(log.header, list(log.entries), log.end, log.reveal, log.seal)
    return table.game, table.setup, cut, table.status in (FINISHED, ABANDONED), _viewer(live, table, ask)


async def get_history(ask: Ask[None]) -> History:
    """All that happened until now, as I was told it. What comes while this waits for its turn is not for everybody."""
    ask.room.limits.spend("looks-back-per-address", address_of(ask.request))
    try:
        game, viewer, last = await ask.look(lambda live, table: (table.game, _viewer(live, table, ask), table.number))
    except Trouble as trouble:
        async with _turn(ask):
            stored = await _stored(ask, trouble)
            if not _is_over(stored):
                raise
            return await ask.room.looking_back.work(tell_history_without_rules, stored)
    async with _turn(ask):
        stored = await _load(ask)
        stored.rows = [row for row in stored.rows if row.number <= last]
        return await ask.room.looking_back.work(tell_history, game, stored, viewer)


async def get_position(ask: Ask[None]) -> Position:
    """How the game stood, as I saw it."""
    ask.room.limits.spend("looks-back-per-address", address_of(ask.request))
    seq = number_in(ask.request, "seq")

    def cut(live: LiveTable, table: Table) -> tuple[Game[Any], Setup, GameLog, Viewer]:
        viewer = _viewer(live, table, ask)
        if table.match is None:
            raise Trouble("not-running")
        if seq is None or seq > table.seq:
            raise Trouble("no-such-position", last=table.seq)
        whole = table.match.log
        log = GameLog(whole.header, whole.entries[:seq], reveal=whole.reveal)
        return table.game, table.setup, log, viewer

    position = await ask.look(cut)
    async with _turn(ask):
        return await ask.room.looking_back.work(tell_past_position, *position)


async def get_review(ask: Ask[None]) -> Review:
    """Skill and luck in a game that is over, once it has been looked at again; until then how far that is."""

    def open_review(live: LiveTable, table: Table) -> tuple[str, Game[Any], GameLog]:
        _viewer(live, table, ask)
        if table.match is None or table.status not in (FINISHED, ABANDONED):
            raise Trouble("not-over-yet")
        return table.setup.id, table.game, table.match.log

    reviewing = await ask.look(open_review)
    if not ask.room.reviews.has(reviewing[0]):
        ask.room.limits.spend("reviews-per-address", address_of(ask.request))
    return await ask.room.reviews.read(*reviewing, address_of(ask.request))


async def _load(ask: Ask[None]) -> Stored:
    """The table as it is stored, if it was not deleted meanwhile."""
    stored = await ask.room.store.load(ask.request.path_params["table"])
    if stored is None:
        raise Trouble("no-such-table")
    return stored


async def _stored(ask: Ask[None], trouble: Trouble) -> Stored:
    """A table whose rules are not served, as it is stored; any other trouble stays one."""
    if trouble.message != "rules-not-served":
        raise trouble
    stored = await _load(ask)
    if not ask.room.access.may_watch_stored(stored, ask.asking.id, ask.asking.link):
        raise Trouble("no-such-table")
    return stored


def _stored_log(ask: Ask[None], stored: Stored, trouble: Trouble) -> bytes:
    """Its log as it is stored: when it is over, or if nothing of it is kept from anybody."""
    setup = stored.setup
    keeps_something = ask.room.game(setup.game).has_secrets or setup.delay > 0 or not setup.spectators
    if keeps_something and not _is_over(stored):
        raise trouble
    log = log_of(stored.rows)
    return b"" if log is None else b"".join(encode_line(line) for line in log.lines())


def _is_over(stored: Stored) -> bool:
    return any(isinstance(row.line, End | Abandoned) for row in stored.rows)
