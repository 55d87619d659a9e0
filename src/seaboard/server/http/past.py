"""The part of the HTTP API that looks back at a game: its log, its history in words, any position, a bot's review. A
game whose rules are no longer served can still be told and downloaded here when it is over."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.responses import Response

from seaboard.bots import open_bot
from seaboard.core.errors import Trouble
from seaboard.core.log import Abandoned, End, GameLog, encode_line
from seaboard.server.http.endpoint import Ask, reply
from seaboard.server.http.guard import address_of, number_in
from seaboard.server.storage.maintenance import log_of
from seaboard.server.storage.store import Stored
from seaboard.server.table.table import ABANDONED, FINISHED
from seaboard.server.tell.history import review_game, tell_history, tell_history_without_rules, tell_position
from seaboard.server.tell.lines import log_lines


class Scores(msgspec.Struct):
    """How it stood after so many entries of the log."""

    seq: int
    totals: list[int]


class History(msgspec.Struct):
    """All lines of a table; the scores on the way when the game is over. Not `served`: its rules are no longer here, so
    the lines tell what was done and not what came of it."""

    number: int
    lines: list[dict[str, Any]]
    scores: list[Scores] | None
    served: bool


class Position(msgspec.Struct):
    """How the game stood after so many entries of its log."""

    seq: int
    play: dict[str, Any]


class Choice(msgspec.Struct):
    """An action and its readable form."""

    id: int
    do: dict[str, Any]


class Reviewed(msgspec.Struct):
    """A decision, and what the bot would have decided."""

    seq: int
    seat: int
    played: Choice
    advised: Choice
    agrees: bool


class Review(msgspec.Struct):
    """All decisions that people took in a game."""

    bot: str
    moves: list[Reviewed]


async def get_log(ask: Ask) -> Response:
    """The game log: complete when the game is over, else as I was told it."""
    try:
        held = await ask.table()
    except Trouble as trouble:
        data = _stored_log(ask, await _stored(ask, trouble), trouble)
    else:
        async with held.lock:
            if held.table.match is None:
                raise Trouble("not-running")
            data = b"".join(log_lines(held.table, held.table.seat_of(ask.asking.id, ask.asking.wanted)))
    disposition = f'attachment; filename="seaboard-{ask.request.path_params["table"]}.jsonl"'
    return Response(data, media_type="application/jsonl", headers={"content-disposition": disposition})


async def get_history(ask: Ask) -> Response:
    """All that happened, as I was told it."""
    ask.room.limits.spend("looks-back-per-address", address_of(ask.request))
    try:
        held = await ask.table()
    except Trouble as trouble:
        stored = await _stored(ask, trouble)
        if not _is_over(stored):
            raise
        return reply(tell_history_without_rules(stored))
    viewer = held.table.seat_of(ask.asking.id, ask.asking.wanted)
    loaded = await ask.room.store.load(held.table.setup.id)
    assert loaded is not None
    return reply(await asyncio.to_thread(tell_history, held.table.game, loaded, viewer))


async def get_position(ask: Ask) -> Response:
    """How the game stood, as I saw it."""
    ask.room.limits.spend("looks-back-per-address", address_of(ask.request))
    seq = number_in(ask.request, "seq")
    held, asking = await ask.table(), ask.asking
    async with held.lock:
        table = held.table
        if table.match is None:
            raise Trouble("not-running")
        if seq is None or seq > table.seq:
            raise Trouble("no-such-position", last=table.seq)
        whole = table.match.log
        log = GameLog(whole.header, whole.entries[:seq], reveal=whole.reveal)
        viewer = table.seat_of(asking.id, asking.wanted)
    return reply(await asyncio.to_thread(tell_position, table.game, table.setup, log, viewer))


async def get_review(ask: Ask) -> Response:
    """What a bot would have done."""
    held = await ask.table()
    table, level = held.table, ask.request.query_params.get("bot", "greedy")
    bot = open_bot(level, table.game)
    if table.match is None or table.status not in (FINISHED, ABANDONED):
        raise Trouble("not-over-yet")
    ask.room.limits.spend("reviews-per-address", address_of(ask.request))
    return reply({"bot": level, "moves": await asyncio.to_thread(review_game, table.game, table.match.log, bot)})


async def _stored(ask: Ask, trouble: Trouble) -> Stored:
    """A table whose rules are not served, as it is stored; any other trouble stays one."""
    if trouble.message != "rules-not-served":
        raise trouble
    stored = await ask.room.store.load(ask.request.path_params["table"])
    assert stored is not None
    if not ask.room.may_watch_stored(stored, ask.asking.id, ask.asking.link):
        raise Trouble("no-such-table")
    return stored


def _stored_log(ask: Ask, stored: Stored, trouble: Trouble) -> bytes:
    """Its log as it is stored: when it is over, or if nobody has secrets in this game."""
    if not _is_over(stored) and ask.room.game(stored.setup.game).has_secrets:
        raise trouble
    log = log_of(stored.rows)
    return b"" if log is None else b"".join(encode_line(line) for line in log.lines())


def _is_over(stored: Stored) -> bool:
    return any(isinstance(row.line, End | Abandoned) for row in stored.rows)
