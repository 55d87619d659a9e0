"""People who play on whatever happens to their room. Afterwards everything that was acknowledged must be stored, once,
and nobody may have been told what is not stored."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from tests.server.faults.kinds import Fault
from tests.server.faults.scene import Scene
from tests.server.killing import DROPPED, Player, is_over, read_journals
from tests.server.running import DEADLINE, Guest, Json, Watch, seat_people

PAUSE = 0.02
"""Seconds between two moves of a player: games are to last, and the machine is to have time for the faults."""


class Roamer(Player):
    """A player who goes to another node when one does not answer, and remembers all that was told."""

    def __init__(self, scene: Scene, guest: Guest, table: str, seat: int, enough: threading.Event, seed: int) -> None:
        super().__init__(guest, table, seat, enough, seed)
        self._scene = scene
        self.watches: list[Watch] = []

    def _move(self, watch: Watch) -> Watch:
        self.enough.wait(PAUSE)
        return super()._move(watch)

    def _heed(self, watch: Watch, refusal: Json) -> None:
        """Another node may not have heard yet what this one did: then a move is refused, and how it stands is told."""
        assert refusal["refused"] == "stale", refusal
        watch.number, watch.play = refusal["number"], refusal["play"]

    def _connect(self, since: int = 0) -> Watch:
        watch = roam(self._scene, self.guest, self.table, since, self.rng)
        self.watch = watch
        self.watches.append(watch)
        return watch


class Onlooker(threading.Thread):
    """Somebody without a seat, who hears what everybody hears."""

    def __init__(self, scene: Scene, table: str, enough: threading.Event, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(scene.urls()[0], None)
        self.table = table
        self.watches: list[Watch] = []
        self._scene, self._enough, self._rng = scene, enough, Random(seed)

    def run(self) -> None:
        """Listen until it is over."""
        number = 0
        while not self._enough.is_set():
            watch = roam(self._scene, self.guest, self.table, number, self._rng)
            self.watches.append(watch)
            try:
                while not self._enough.is_set() and not watch.is_over():
                    watch.hear()
            except DROPPED:
                number = watch.number
            else:
                return


def roam(scene: Scene, guest: Guest, table: str, since: int, rng: Random) -> Watch:
    """Go to any node that lets one in."""
    deadline = time.monotonic() + DEADLINE
    while True:
        guest.url = rng.choice(scene.urls())
        try:
            watch = guest.watch(table, since=since)
            if watch.hear()["say"] != "refused":
                return watch
        except DROPPED:
            pass
        assert time.monotonic() < deadline, "nobody came back"
        time.sleep(0.1)


class Struck(NamedTuple):
    """One fault, and how many seconds after it the last table had moved again."""

    kind: str
    seconds: float


class Outcome(NamedTuple):
    """What a campaign came to."""

    struck: list[Struck]
    acknowledged: int
    lost: int
    doubled: int
    told: int
    untrue: int
    """Lines that somebody was told and that are not stored as they were told."""
    games: int


def strike(
    scene: Scene,
    kinds: dict[str, Fault],
    faults: int,
    *,
    tables: int = 3,
    seconds: Callable[[Random], float] = lambda rng: rng.uniform(0.2, 2.0),
    tell: Callable[[Struck], None] = lambda struck: None,
) -> Outcome:
    """Play at so many tables while one fault after the other strikes; after each every table must move again."""
    rng, enough = Random(17), threading.Event()
    players: list[Roamer] = []
    onlookers: list[Onlooker] = []
    struck: list[Struck] = []
    names = [name for _ in range(faults // len(kinds) + 1) for name in kinds][:faults]
    for name in names:
        while sum(not is_over(player) for player in players) < 2 * tables:
            begin_game(scene, players, onlookers, enough)
        kinds[name](scene, seconds(rng), rng)
        struck.append(Struck(name, wait_until_all_move(players)))
        tell(struck[-1])
    enough.set()
    for player in players:
        player.join(DEADLINE)
        if player.failed is not None:
            raise player.failed
        assert not player.is_alive()
    verdict = read_journals(scene.nodes[0].url, players)
    told, untrue = compare_told(scene, [*players, *onlookers])
    games = len(players) // 2
    return Outcome(struck, verdict.acknowledged, verdict.lost, verdict.doubled, told, untrue, games)


def begin_game(scene: Scene, players: list[Roamer], onlookers: list[Onlooker], enough: threading.Event) -> None:
    """Two people and a bot, with somebody looking on."""
    table, guests = seat_people(scene.nodes[0].url, 2, ("random",))
    for seat, guest in enumerate(guests):
        players.append(Roamer(scene, guest, table, seat, enough, len(players)))
        players[-1].start()
    onlookers.append(Onlooker(scene, table, enough, len(players)))
    onlookers[-1].start()


def wait_until_all_move(players: list[Roamer]) -> float:
    """Until somebody was heard at every table; the seconds that it took."""
    began = time.monotonic()
    known = {player: len(player.acknowledged) for player in players}

    def waiting() -> Iterable[str]:
        for player in players:
            if player.failed is not None:
                raise player.failed
        moved = {player.table for player in players if len(player.acknowledged) > known[player] or is_over(player)}
        return {player.table for player in players} - moved

    while waiting():
        assert time.monotonic() - began < DEADLINE, f"tables do not move again: {waiting()}"
        time.sleep(0.02)
    return time.monotonic() - began


def compare_told(scene: Scene, viewers: Iterable[Roamer | Onlooker]) -> tuple[int, int]:
    """How many lines were told, and how many of them are not stored so."""
    told = untrue = 0
    for viewer in viewers:
        viewer.guest.http.base_url = scene.nodes[0].url
        stored: list[Json] = viewer.guest.must("GET", f"/api/tables/{viewer.table}/history")["lines"]
        by_number = {line["number"]: line for line in stored}
        for watch in viewer.watches:
            told += len(watch.lines)
            untrue += sum(by_number.get(line["number"]) != line for line in watch.lines)
    return told, untrue
