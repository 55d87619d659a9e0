"""Troubles."""

from __future__ import annotations

import pickle

from seaboard.core.errors import IllegalAction


def test_an_illegal_action_crosses_from_process_to_process() -> None:
    found = pickle.loads(pickle.dumps(IllegalAction("ST-2.4", 53)))
    assert (type(found), found.rule, found.action, str(found)) == (
        IllegalAction,
        "ST-2.4",
        53,
        str(IllegalAction("ST-2.4", 53)),
    )
