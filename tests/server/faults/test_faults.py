"""A short campaign; `make bench-faults` has a long one."""

from __future__ import annotations

from random import Random

from tests.server.faults.campaign import Outcome, strike
from tests.server.faults.kinds import NODE, POSTGRESQL, READ_ONLY, SQLITE
from tests.server.faults.scene import can_forbid_writing, set_scene


def briefly(rng: Random) -> float:
    """Seconds that a fault lasts."""
    return 0.3


def is_clean(outcome: Outcome) -> bool:
    """Nothing lost, nothing doubled, nothing told that is not stored."""
    assert outcome.acknowledged > 0
    assert outcome.told > 0
    return (outcome.lost, outcome.doubled, outcome.untrue) == (0, 0, 0)


def test_a_room_on_sqlite_gets_over_faults() -> None:
    kinds = {**(READ_ONLY if can_forbid_writing() else {}), **SQLITE, **NODE}
    with set_scene("sqlite") as scene:
        assert is_clean(strike(scene, kinds, len(kinds), tables=2, seconds=briefly))


def test_two_nodes_get_over_faults_of_their_network() -> None:
    """Also of one that nobody tells them of: the connections are there, and nothing comes any more."""
    kinds = {name: POSTGRESQL[name] for name in ("network loses all", "network cut", "database paused")}
    with set_scene("postgresql", nodes=2) as scene:
        assert is_clean(strike(scene, {**kinds, "node paused": NODE["node paused"]}, 4, tables=2, seconds=briefly))
