"""The machines that kernels are tested on: the processor everywhere, a card where there is one."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.errors import Trouble
from seaboard.gpu import Card, Processor
from seaboard.gpu.machines import find_card


def need_card() -> None:
    """Skip where there is no card, and say why."""
    try:
        find_card()
    except Trouble as trouble:
        pytest.skip(f"the kernels run on the processor only: {trouble}")


@pytest.fixture(params=[Processor, Card], ids=["processor", "card"])
def machine(request: pytest.FixtureRequest) -> Any:
    """Each machine in turn."""
    if request.param is Card:
        need_card()
    return request.param
