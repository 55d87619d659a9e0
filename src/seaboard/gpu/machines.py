"""The machines that run kernels: a graphics card by way of CuPy, and the processor, one thread after the other."""

from __future__ import annotations

import ctypes
import hashlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import llvmlite.binding as llvm

from seaboard.core.errors import Trouble
from seaboard.core.forms.modules import cache_folder, find_plain, keep_cached, plain_name_of, read_cached
from seaboard.core.forms.native import load_code, this_machine
from seaboard.core.forms.optimising import keep_only, optimise, read_for
from seaboard.gpu.kernels import KERNELS, write_for_processor, write_kernels
from seaboard.gpu.sizes import Sizes

if TYPE_CHECKING:
    from seaboard.core.game import Game

TRIPLE = "nvptx64-nvidia-cuda"
OLDEST = "sm_80"  # what cards must be able to do; their drivers translate for newer ones
BLOCK = 64  # threads that start together
SOURCES = ("asking.py", "kernels.py", "machines.py", "playing.py")  # of which the text for a card is made


class Machine(Protocol):
    """Where kernels run. `arrays` is the module whose arrays they take, NumPy or one like it."""

    arrays: Any

    def __init__(self, game: Game[Any], sizes: Sizes) -> None: ...

    def run(self, kernel: str, threads: int, *arguments: Any) -> None:
        """Run a kernel in as many threads; arguments are arrays and whole numbers."""

    def room(self) -> int | None:
        """How many bytes are free for arrays, where that can be asked."""


class Processor:
    """The processor: slow for many games, but always there. Its kernels call the native form's rules."""

    def __init__(self, game: Game[Any], sizes: Sizes) -> None:
        import numpy as np

        self.arrays: Any = np
        machine, places = this_machine(), load_code(game).addresses
        module = llvm.parse_assembly(write_for_processor(sizes, game.box.record.to_bytes(), places))
        module.triple, module.data_layout = machine.triple, str(machine.target_data)
        keep_only(module, {kernel.name for kernel in KERNELS})
        optimise(module, machine)
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()
        self._kernels = {}
        for kernel in KERNELS:
            takes = [ctypes.c_void_p if kind == "p" else ctypes.c_int64 for kind in kernel.takes]
            address = self._engine.get_function_address(kernel.name)
            self._kernels[kernel.name] = ctypes.CFUNCTYPE(None, *takes, ctypes.c_int64)(address)

    def run(self, kernel: str, threads: int, *arguments: Any) -> None:
        """Run a kernel, one thread after the other."""
        self._kernels[kernel](*(each if isinstance(each, int) else each.ctypes.data for each in arguments), threads)

    def room(self) -> int | None:
        """Nobody says."""
        return None


class Card:
    """The graphics card that CuPy uses."""

    def __init__(self, game: Game[Any], sizes: Sizes) -> None:
        import numpy as np

        self.arrays: Any = find_card()
        self._number = np.int64
        self._game = game
        self._sizes = sizes
        self._kernels: dict[str, Any] = {}

    def run(self, kernel: str, threads: int, *arguments: Any) -> None:
        """Start a kernel on the current stream. Threads that vote need whole warps, which blocks are made of."""
        handed = tuple(self._number(each) if isinstance(each, int) else each for each in arguments)
        blocks = -(-threads // BLOCK)
        self.load(kernel)((blocks,), (BLOCK,), (*handed, self._number(threads)))

    def room(self) -> int | None:
        """What the driver has left, and what CuPy keeps for later."""
        free, _ = self.arrays.cuda.runtime.memGetInfo()
        return int(free + self.arrays.get_default_memory_pool().free_bytes())

    def load(self, kernel: str) -> Any:
        """A kernel, made when it is first needed: each has all rules in it, and the driver takes its time."""
        if kernel not in self._kernels:
            text = _keep_text(self._game, self._sizes, kernel)
            self._kernels[kernel] = self.arrays.RawModule(path=str(text)).get_function(kernel)
        return self._kernels[kernel]


def find_card() -> Any:
    """CuPy, if it is installed and finds a card that can run our kernels."""
    try:
        import cupy
    except ImportError as error:
        raise Trouble("no-cupy") from error
    try:
        able = cupy.cuda.Device().compute_capability
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise Trouble("no-card", reason=str(error)) from error
    oldest = OLDEST.removeprefix("sm_")
    if int(able) < int(oldest):
        raise Trouble("card-too-old", able=able, oldest=oldest)
    return cupy


def open_machine(kind: type[Machine], game: Game[Any], sizes: Sizes) -> Machine:
    """A machine with a game's kernels, once for a process and a card."""
    place = find_card().cuda.Device().id if kind is Card else 0
    key = (kind, place, plain_name_of(game), game.box.hash, sizes)
    if key not in _opened:
        _opened[key] = kind(game, sizes)
    return _opened[key]


_opened: dict[tuple[Any, ...], Machine] = {}


def write_for_card(game: Game[Any], sizes: Sizes, kernel: str) -> str:
    """A kernel and the rules of a game in the card's language, PTX."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=OLDEST, features="+ptx70", opt=3)
    module = read_for(find_plain(game), machine)
    module.link_in(llvm.parse_assembly(write_kernels(sizes, game.box.record.to_bytes())))
    keep_only(module, {kernel})
    optimise(module, machine, level=3)
    return str(machine.emit_assembly(module))


def _keep_text(game: Game[Any], sizes: Sizes, kernel: str) -> Path:
    """The file with the text of a kernel for the card, made once for every box."""
    sources = [Path(__file__).with_name(name).read_text(encoding="utf-8") for name in SOURCES]
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
