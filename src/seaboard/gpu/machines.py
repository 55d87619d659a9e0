"""The machines that run kernels: a graphics card by way of CuPy, and the processor, one thread after the other."""

from __future__ import annotations

import ctypes
import hashlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import llvmlite.binding as llvm

from seaboard.core.forms.modules import cache_folder, find_plain, keep_cached, plain_name_of, read_cached
from seaboard.core.forms.native import this_machine
from seaboard.core.forms.optimising import keep_only, optimise, read_for
from seaboard.gpu.kernels import KERNELS, Sizes, write_kernels

if TYPE_CHECKING:
    from seaboard.core.game import Game

TRIPLE = "nvptx64-nvidia-cuda"
OLDEST = "sm_80"  # what cards must be able to do; their drivers translate for newer ones
BLOCK = 64  # threads that start together


class Machine(Protocol):
    """Where kernels run. `arrays` is the module whose arrays they take, NumPy or one like it."""

    arrays: Any

    def run(self, kernel: str, threads: int, *arguments: Any) -> None:
        """Run a kernel in as many threads; arguments are arrays and whole numbers."""


class Processor:
    """The processor: slow for many games, but always there."""

    def __init__(self, game: Game[Any], sizes: Sizes) -> None:
        import numpy as np

        self.arrays: Any = np
        machine = this_machine()
        names = {kernel.name for kernel in KERNELS}
        self._engine = llvm.create_mcjit_compiler(_link(game, sizes, machine, names, for_card=False), machine)
        self._engine.finalize_object()
        self._kernels = {}
        for kernel in KERNELS:
            takes = [ctypes.c_void_p if kind == "p" else ctypes.c_int64 for kind in kernel.takes]
            address = self._engine.get_function_address(kernel.name)
            self._kernels[kernel.name] = ctypes.CFUNCTYPE(None, *takes, ctypes.c_int64)(address)

    def run(self, kernel: str, threads: int, *arguments: Any) -> None:
        """Run a kernel, one thread after the other."""
        self._kernels[kernel](*(each if isinstance(each, int) else each.ctypes.data for each in arguments), threads)


class Card:
    """The graphics card that CuPy uses."""

    def __init__(self, game: Game[Any], sizes: Sizes) -> None:
        import cupy
        import numpy as np

        self.arrays: Any = cupy
        self._number = np.int64
        self._game = game
        self._sizes = sizes
        self._kernels: dict[str, Any] = {}

    def run(self, kernel: str, threads: int, *arguments: Any) -> None:
        """Start a kernel on the current stream. Threads that vote need whole warps, which blocks are made of."""
        handed = tuple(self._number(each) if isinstance(each, int) else each for each in arguments)
        blocks = -(-threads // BLOCK)
        self._load(kernel)((blocks,), (BLOCK,), (*handed, self._number(threads)))

    def _load(self, kernel: str) -> Any:
        """A kernel, made when it is first needed: each has all rules in it, and the driver takes its time."""
        if kernel not in self._kernels:
            text = _keep_text(self._game, self._sizes, kernel)
            self._kernels[kernel] = self.arrays.RawModule(path=str(text)).get_function(kernel)
        return self._kernels[kernel]


def write_for_card(game: Game[Any], sizes: Sizes, kernel: str) -> str:
    """A kernel and the rules of a game in the card's language, PTX."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=OLDEST, features="+ptx70", opt=3)
    return str(machine.emit_assembly(_link(game, sizes, machine, {kernel}, for_card=True)))


def _link(
    game: Game[Any], sizes: Sizes, machine: llvm.TargetMachine, kernels: set[str], for_card: bool
) -> llvm.ModuleRef:
    module = read_for(find_plain(game), machine)
    module.link_in(llvm.parse_assembly(write_kernels(sizes, game.box.record.to_bytes(), for_card)))
    keep_only(module, kernels)
    optimise(module, machine, level=3 if for_card else 2)
    return module


def _keep_text(game: Game[Any], sizes: Sizes, kernel: str) -> Path:
    """The file with the text of a kernel for the card, made once for every box."""
    sources = [Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("kernels.py", "machines.py")]
    parts = (plain_name_of(game), game.box.hash, str(sizes), *sources)
    key = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
    name = f"{game.name}-{kernel}-{key}.ptx"
    if read_cached(name) is None:
        text = keep_cached(name, write_for_card(game, sizes, kernel).encode())
        if read_cached(name) is None:  # nothing can be kept
            path = Path(tempfile.mkdtemp()) / name
            path.write_bytes(text)
            return path
    return cache_folder() / name
