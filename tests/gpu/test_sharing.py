"""Arrays go to PyTorch and JAX and come from them without a copy (DLPack), where these are installed; and what the page
about forms shows runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from seaboard.gpu import Batch, Card
from tests.games.cases import game_of
from tests.games.following import host

pytestmark = pytest.mark.compiled

COUNT = 64
FORMS = Path(__file__).parents[2] / "docs" / "forms.md"


def deal(machine: Any) -> Batch:
    """Games in which a seat acts."""
    game = game_of("schatztaucher")
    batch = Batch(game, game.new(game.parse_options({"players": 3})), COUNT, machine=machine)
    batch.deal()
    return batch


def check_loop(machine: Any, first_legal: Any) -> None:
    """A few steps with the first legal action, which another library has chosen, go as with ours."""
    batch, twin = deal(machine), deal(machine)
    for _ in range(20):
        batch.step(first_legal(batch.legal()), check=True)
        batch.deal()
        twin.step(host(twin.legal()).argmax(axis=1))
        twin.deal()
    assert (host(batch.states) == host(twin.states)).all()


def test_pytorch_shares_arrays(machine: Any) -> None:
    torch = pytest.importorskip("torch")
    batch = deal(machine)
    shared = torch.from_dlpack(batch.states)
    assert shared.data_ptr() == address_of(batch.states)
    assert shared.is_cuda == (machine is Card)
    assert torch.from_dlpack(batch.observe()).dtype == torch.float32
    check_loop(machine, lambda masks: torch.from_dlpack(masks).int().argmax(dim=1))
    check_loop(machine, lambda masks: torch.from_dlpack(masks).int().argmax(dim=1).int().cpu())


def test_jax_shares_arrays(machine: Any) -> None:
    jax = pytest.importorskip("jax")
    batch = deal(machine)
    shared = jax.dlpack.from_dlpack(batch.states)
    assert (np.asarray(shared) == host(batch.states)).all()
    if machine is Card:
        assert shared.unsafe_buffer_pointer() == address_of(batch.states)
    check_loop(machine, lambda masks: jax.dlpack.from_dlpack(masks).argmax(axis=1))


def address_of(numbers: Any) -> int:
    return int(numbers.data.ptr if hasattr(numbers.data, "ptr") else numbers.ctypes.data)


def test_what_the_page_shows_runs(machine: Any, capsys: pytest.CaptureFixture[str]) -> None:
    (shown,) = re.findall(
        r"```python\n(from seaboard.games.*?seaboard\.gpu.*?)```", FORMS.read_text("utf-8"), re.DOTALL
    )
    exec(shown.replace("Card", machine.__name__).replace("1 << 16", "64"), {})
    assert re.fullmatch(r"\d+ games, [\d.]+ points a seat\n", capsys.readouterr().out)
