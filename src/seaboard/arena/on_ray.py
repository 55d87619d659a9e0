"""The same games on Ray, on a cluster of this machine or one that is there already. Ray plays a game again whose worker
or machine has gone; games are asked for by their number and written in that order, so none is lost and none counts
twice, and the file is the same as without Ray."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Any

from seaboard.arena.playing import Played
from seaboard.arena.running import AHEAD, MOST_LOSSES, PlayAll, in_order, play_number
from seaboard.arena.schedule import Plan
from seaboard.core.errors import Trouble, quote

STARTS = 3


def play_on_ray(address: str | None, processes: int) -> PlayAll:
    """Plays on the cluster at an address, or on one of so many processes that is started here and ends with the run."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    try:
        import ray
    except ImportError:
        raise Trouble("no-ray") from None

    def play_all(plan: Plan, numbers: range) -> Generator[Played, None, None]:
        if not numbers:
            return
        _connect(ray, address, processes)
        try:
            play = ray.remote(max_retries=MOST_LOSSES)(play_number)
            begun = ((number, play.remote(plan, number)) for number in numbers)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            yield from in_order(begun, lambda each: _fetch(ray, *each), ahead)
        finally:
            ray.shutdown()

    return play_all


def _connect(ray: Any, address: str | None, processes: int) -> None:
    """A cluster of this machine is given a second and a third chance: Ray gives up after half a minute, and a busy
    machine may need longer."""
    wanted: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    if address is None:
        wanted |= {"address": "local", "num_cpus": processes, "include_dashboard": False}
    for left in reversed(range(1 if address else STARTS)):
        try:
            ray.init(**wanted)
        except Exception as error:  # Ray raises bare ones too
            ray.shutdown()
            if not left:
                reason = quote(error).partition("\n")[0]
                raise Trouble("no-cluster", address=wanted["address"], reason=reason) from None
        else:
            return


def _fetch(ray: Any, number: int, begun: Any) -> Played:
    try:
        played: Played = ray.get(begun)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Trouble):
            raise error.cause from None
        raise
    except ray.exceptions.WorkerCrashedError:
        raise Trouble("processes-die", number=number) from None
    except ray.exceptions.RayError as error:
        raise Trouble("cluster-lost", reason=quote(error).partition("\n")[0]) from None
    return played
