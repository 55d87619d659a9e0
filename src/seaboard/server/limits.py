"""Rate limits, each with a name. A refused request is told which limit it met and how many seconds to wait. Each node
counts for itself, and says now and then who spent much (`room/shared_limits.py`), so that nobody has as many budgets as
there are nodes."""

from __future__ import annotations

import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import NamedTuple

from seaboard.core.errors import Trouble
from seaboard.server.metrics import LIMITED

MOST_BUCKETS = 10_000
"""Of one limit. Each has its own: whoever asks from thousands of addresses has no other limit forgotten."""

OF_NETWORK = 16
"""How much of a limit all addresses of a /48 may spend together, beside what each of its /64 may: many who rent a
machine or a tunnel are given 65,536 of those."""

LONGEST_HOST = 64
UNKNOWN = "?"

WITH_PORT = re.compile(r"([0-9.]+):[0-9]+|\[(.+)\](?::[0-9]+)?")
"""An address as some proxies tell it: the next connection of the same visitor has another port."""

LONG = 120
"""Seconds. A longer wait is told in minutes."""

TOLD_SHARE = 10
"""Other nodes hear of it when somebody has spent this part of a limit, faster than it is given back."""


class Limit(NamedTuple):
    """So many in so many seconds; as many at once. None of them: no limit."""

    most: int
    seconds: float


DEFAULTS = {
    "requests-per-address": Limit(1200, 60),
    "refusals-per-address": Limit(300, 60),
    "probes-per-address": Limit(120, 60),
    "looks-back-per-address": Limit(300, 60),
    "reviews-per-address": Limit(10, 60),
    "people-per-address": Limit(60, 3600),
    "passwords-per-address": Limit(10, 60),
    "wrong-passwords-in-all": Limit(1000, 3600),
    "tables-per-address": Limit(60, 3600),
    "connections-per-address": Limit(240, 60),
    "open-connections-per-address": Limit(200, 0),
    "open-sockets-per-address": Limit(400, 0),
    "bytes-per-connection": Limit(32 * 1024, 8),
    "bytes-per-address": Limit(256 * 1024, 4),
    "messages-per-seat": Limit(40, 4),
    "messages-per-address": Limit(800, 4),
    "chat-per-seat": Limit(10, 20),
    "hints-per-seat": Limit(20, 20),
    "previews-per-seat": Limit(60, 20),
    "worlds-per-seat": Limit(20, 20),
    "undos-per-seat": Limit(40, 60),
    "arrangements-per-seat": Limit(60, 60),
    "messages-per-table": Limit(200, 4),
    "messages-of-spectators-per-table": Limit(200, 4),
    "malformed-per-connection": Limit(50, 10),
}


def parse_limit(name: str, text: str) -> Limit:
    """A limit as settings write it: `40/4` is forty in four seconds; `off` is none."""
    if name not in DEFAULTS:
        raise Trouble("unknown-limit", limit=name, limits=", ".join(DEFAULTS))
    if text == "off":
        return Limit(0, 0)
    count, slash, seconds = text.partition("/")
    if not _is_positive(count) or not (_is_positive(seconds) if slash else DEFAULTS[name].seconds == 0):
        raise Trouble("bad-limit", limit=name, value=text)
    return Limit(int(count), float(seconds or 0))


def _is_positive(text: str) -> bool:
    """Whether this is 1, 2 and so on: of nothing, or in no time at all, nothing can be counted."""
    return text.isdecimal() and int(text) > 0


class Bucket(NamedTuple):
    """How full a leaky bucket was at a moment, and how much of that no other node has heard of."""

    level: float
    at: float
    untold: float


class Spent(NamedTuple):
    """What somebody spent of a limit."""

    limit: str
    whom: str
    amount: float


class Limits:
    """Leaky buckets by limit and by whom it limits. A bucket nobody has used for long is forgotten."""

    def __init__(self, limits: dict[str, Limit]) -> None:
        self.limits = {**DEFAULTS, **limits}
        self._buckets: dict[str, OrderedDict[str, Bucket]] = {name: OrderedDict() for name in self.limits}
        self.spent_much: Callable[[Spent], None] = lambda spent: None
        """Called with what other nodes are to hear of."""
        self._held: dict[tuple[str, str], int] = {}

    def spend(self, name: str, whom: str, count: int = 1) -> None:
        """Count one, or so many; Trouble when it is too much."""
        if self.limits[name].most:
            self._spend(name, whom, count)
            if whom.endswith("/64"):
                self._spend(name, network_of(whom), count)

    def _spend(self, name: str, whom: str, count: int) -> None:
        limit = self._limit(name, whom)
        level, at, untold = self._look_at(name, whom, limit)
        fits = level + count <= limit.most
        if fits:
            level, untold = level + count, untold + count
            if untold * TOLD_SHARE >= limit.most:
                self.spent_much(Spent(name, whom, untold))
                untold = 0.0
        self._note(name, whom, Bucket(level, at, untold))
        if not fits:
            raise refuse(name, (level + count - limit.most) * limit.seconds / limit.most)

    def _note(self, name: str, whom: str, bucket: Bucket) -> None:
        """Keep a bucket; the one that nobody has used for longest may be forgotten."""
        buckets = self._buckets[name]
        buckets[whom] = bucket
        buckets.move_to_end(whom)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)

    def _limit(self, name: str, whom: str) -> Limit:
        limit = self.limits[name]
        return limit._replace(most=limit.most * OF_NETWORK) if whom.endswith("/48") else limit

    def need_some_left(self, name: str, whom: str) -> None:
        """Trouble if one more would be too much; nothing is counted."""
        for each in _with_network(whom):
            limit = self._limit(name, each)
            if limit.most and self._look_at(name, each, limit).level + 1 > limit.most:
                raise refuse(name, limit.seconds / limit.most)

    def _look_at(self, name: str, whom: str, limit: Limit) -> Bucket:
        """A bucket as it is now."""
        moment = time.monotonic()
        level, at, untold = self._buckets[name].get(whom, (0.0, moment, 0.0))
        level = max(0.0, level - (moment - at) * limit.most / limit.seconds)
        return Bucket(level, moment, min(untold, level))

    def forget(self, name: str, whom: str) -> None:
        """Whoever this was does not come back; the next one of that name is somebody else."""
        self._buckets[name].pop(whom, None)

    def hear(self, spent: Spent) -> None:
        """Somebody spent this elsewhere."""
        if spent.limit in self.limits and self.limits[spent.limit].most:
            limit = self._limit(spent.limit, spent.whom)
            level, at, untold = self._look_at(spent.limit, spent.whom, limit)
            self._note(spent.limit, spent.whom, Bucket(min(level + spent.amount, limit.most), at, untold))

    def enter(self, name: str, whom: str) -> None:
        """Count something that stays open; Trouble when there is too much of it."""
        all_whom = _with_network(whom)
        for each in all_whom:
            most = self._limit(name, each).most
            if most and self._held.get((name, each), 0) >= most:
                raise refuse(name, 10)
        for each in all_whom:
            self._held[name, each] = self._held.get((name, each), 0) + 1

    def leave(self, name: str, whom: str) -> None:
        """It was closed."""
        for each in _with_network(whom):
            left = self._held[name, each] - 1
            if left:
                self._held[name, each] = left
            else:
                del self._held[name, each]


def whose_address(host: str) -> str:
    """An address as limits count it. Everybody has at least 2**64 addresses of IPv6, so those of one network are
    one. What a proxy says may be anything: whatever is no address and no short name is nobody's."""
    return _whose_address(host) if len(host) <= LONGEST_HOST else UNKNOWN


@lru_cache(maxsize=4096)
def _whose_address(host: str) -> str:
    if (found := WITH_PORT.fullmatch(host)) is not None:
        host = found[1] or found[2]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN if "/" in host else host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


@lru_cache(maxsize=4096)
def network_of(whom: str) -> str:
    """The larger network to which that of an address belongs."""
    return str(ip_network(whom).supernet(new_prefix=48))


def _with_network(whom: str) -> tuple[str, ...]:
    return (whom, network_of(whom)) if whom.endswith("/64") else (whom,)


def refuse(limit: str, seconds: float) -> Trouble:
    """The trouble of a limit that was met."""
    LIMITED.labels(limit).inc()
    wait = max(1, math.ceil(seconds))
    return Trouble("rate-limited", limit=limit, seconds=wait, wait=_tell_wait(wait))


def _tell_wait(seconds: int) -> Trouble:
    if seconds > LONG:
        return Trouble("wait-minutes", minutes=math.ceil(seconds / 60))
    return Trouble("wait-seconds", seconds=seconds)
