"""People who go on playing while their server dies again and again, and what must be true afterwards."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from seaboard.core.log import Action, GameLog, parse_log
from seaboard.core.match import Match
from seaboard.games import open_game
from tests.server.running import DEADLINE, NO_LIMITS, Guest, Json, Server, Watch, seat_people

DROPPED = (OSError, EOFError, WebSocketException, httpx.TransportError)


class Player(threading.Thread):
    """Plays one seat of a table. A move is sent again, with the same id, until somebody says that it was done; what
    was acknowledged is written down."""

    def __init__(self, guest: Guest, table: str, seat: int, enough: threading.Event, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.seat, self.enough = guest, table, seat, enough
        self.rng = Random(seed)
        self.acknowledged: dict[int, int] = {}
        self.watch: Watch | None = None
        self.resent = 0
        self.failed: BaseException | None = None

    def run(self) -> None:
        """Play until there was enough, or the game is over."""
        try:
            self._play()
        except BaseException as error:
            self.failed = error

    def _play(self) -> None:
        watch = self._connect()
        while not self.enough.is_set() and not watch.is_over():
            try:
                if watch.may_act():
                    watch = self._move(watch)
                else:
                    watch.hear()
            except TimeoutError:
                raise
            except DROPPED:
                watch = self._connect(watch.number)

    def _move(self, watch: Watch) -> Watch:
        assert watch.play is not None
        seq = watch.play["seq"]
        choice = self.rng.choice(watch.play["legal"])["id"]
        move = f"{self.seat}-{seq}-{self.rng.random()}"
        while True:
            try:
                answer = watch.ask("act", seq=seq, action=choice, move=move)
                if answer["say"] == "refused":
                    self._heed(watch, answer)
                    return watch
                self.acknowledged[seq] = choice
                watch.catch_up(answer["number"])
                return watch
            except TimeoutError:
                raise
            except DROPPED:
                self.resent += 1
                watch = self._connect(watch.number)

    def _heed(self, watch: Watch, refusal: Json) -> None:
        """A move was refused; with one node there is no reason for that."""
        raise AssertionError(refusal)

    def _connect(self, since: int = 0) -> Watch:
        """Come back as soon as somebody is there, going on from the last number heard."""
        deadline = time.monotonic() + DEADLINE
        while True:
            try:
                watch = self.guest.watch(self.table, since=since)
                watch.hear()
                self.watch = watch
                return watch
            except DROPPED:
                assert time.monotonic() < deadline, "nobody came back"
                self.enough.wait(0.02)


class Victim:
    """A server that is killed and comes back at the same address."""

    def __init__(self, database: str | Path) -> None:
        self.server = Server(database, *NO_LIMITS)
        self.slowest = 0.0
        """Seconds of the slowest restart, until it listened."""

    def die_once(self, moment: float) -> None:
        """Live for a moment, die, come back."""
        time.sleep(moment)
        self.server.kill()
        began = time.monotonic()
        self.server = self.server.restart()
        self.slowest = max(self.slowest, time.monotonic() - began)


def play_under_fire(
    victim: Victim, tables: int, kills: int, tell: Callable[[int], None] = lambda killed: None
) -> list[Player]:
    """Play at so many tables while the server is killed so often, with new games where one is over; afterwards each
    game must have gone on. `tell` hears of every kill."""
    enough = threading.Event()
    players: list[Player] = []
    rng = Random(11)
    for killed in range(kills):
        while sum(not is_over(player) for player in players) < 2 * tables:
            players += _begin_game(victim.server.url, enough, len(players))
        if killed % 2:
            # Every other time it lives until all games have gone on: with long games it would else die again and again
            # while it reads them.
            _wait_until_all_go_on(players)
        victim.die_once(rng.uniform(0.05, 0.5))
        tell(killed + 1)
    _wait_until_all_go_on(players)
    enough.set()
    for player in players:
        player.join(DEADLINE)
        if player.failed is not None:
            raise player.failed
        assert not player.is_alive()
    return players


def _begin_game(url: str, enough: threading.Event, seed: int) -> list[Player]:
    """Two people who play against each other and a bot."""
    table, guests = seat_people(url, 2, ("random",))
    players = [Player(guest, table, seat, enough, seed + seat) for seat, guest in enumerate(guests)]
    for player in players:
        player.start()
    return players


def _wait_until_all_go_on(players: list[Player]) -> None:
    known = {player: len(player.acknowledged) for player in players}
    _wait_until(lambda: all(len(p.acknowledged) > known[p] or is_over(p) or p.failed for p in players))


def is_over(player: Player) -> bool:
    """Whether their game has ended, as far as they know."""
    return player.watch is not None and player.watch.is_over()


def _wait_until(good: Callable[[], object]) -> None:
    deadline = time.monotonic() + DEADLINE
    while not good():
        assert time.monotonic() < deadline, "games do not go on"
        time.sleep(0.02)


class Verdict(NamedTuple):
    """What the journals say in the end: moves of people in them, moves that were acknowledged, how many of those are
    not there as they were made, how many are there that nobody made, and games that were finished."""

    moves: int
    acknowledged: int
    lost: int
    doubled: int
    finished: int


def read_journals(url: str, players: Sequence[Player]) -> Verdict:
    """Compare the log of every game, replayed, with what its players remember."""
    moves = acknowledged = lost = doubled = 0
    logs = {player.table: _read_log(url, player.table) for player in players}
    for player in players:
        entries = [e for e in logs[player.table].entries if isinstance(e, Action) and e.actor == player.seat]
        made = {entry.seq: entry.id for entry in entries}
        moves += len(made)
        acknowledged += len(player.acknowledged)
        lost += len(player.acknowledged.items() - made.items())
        # Only the last move can have missed its answer.
        doubled += max(0, len(made.keys() - player.acknowledged.keys()) - 1)
    return Verdict(moves, acknowledged, lost, doubled, sum(log.end is not None for log in logs.values()))


def _read_log(url: str, table: str) -> GameLog:
    log = parse_log(Guest(url, None).ask("GET", f"/api/tables/{table}/log").content, table)
    Match.resume(open_game(log.header.game), log)
    return log
