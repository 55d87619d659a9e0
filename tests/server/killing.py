"""People who go on playing while their server dies again and again, and what must be true afterwards."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from seaboard.core.log import Action, parse_log
from seaboard.core.match import Match
from seaboard.games import open_game
from tests.server.running import DEADLINE, Guest, Watch, seat_people

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
                assert answer["say"] == "done", answer
                self.acknowledged[seq] = choice
                watch.catch_up(answer["number"])
                return watch
            except TimeoutError:
                raise
            except DROPPED:
                self.resent += 1
                watch = self._connect(watch.number)

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


def play_under_fire(url: str, tables: int, kills: int, kill_once: Callable[[Random], None]) -> list[Player]:
    """Play at many tables while the server is killed so often; afterwards each game must have gone on."""
    enough = threading.Event()
    players: list[Player] = []
    for number in range(tables):
        table, guests = seat_people(url, 2, ("random",))
        players += [Player(guest, table, seat, enough, number) for seat, guest in enumerate(guests)]
    for player in players:
        player.start()
    rng = Random(11)
    for _ in range(kills):
        kill_once(rng)
    known = {player: len(player.acknowledged) for player in players}
    _wait_until(lambda: all(len(p.acknowledged) > known[p] or _is_over(p) or p.failed for p in players))
    enough.set()
    for player in players:
        player.join(DEADLINE)
        if player.failed is not None:
            raise player.failed
        assert not player.is_alive()
    return players


def _is_over(player: Player) -> bool:
    return player.watch is not None and player.watch.is_over()


def _wait_until(good: Callable[[], object]) -> None:
    deadline = time.monotonic() + DEADLINE
    while not good():
        assert time.monotonic() < deadline, "games do not go on"
        time.sleep(0.02)


def check_journals(url: str, players: list[Player]) -> int:
    """Every acknowledged move is in its log, at its number, and each seat has no move that it did not make; the number
    of moves."""
    moves = 0
    for player in players:
        data = Guest(url, None).ask("GET", f"/api/tables/{player.table}/log").content
        log = parse_log(data, player.table)
        Match.resume(open_game(log.header.game), log)
        made = {e.seq: e.id for e in log.entries if isinstance(e, Action) and e.actor == player.seat}
        unanswered = set(made) - set(player.acknowledged)
        assert player.acknowledged.items() <= made.items()
        assert len(unanswered) <= 1, "only the last move can have missed its answer"
        moves += len(made)
    return moves
