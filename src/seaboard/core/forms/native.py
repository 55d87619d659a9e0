"""The rules as one module of machine code for this processor. The module comes optimised (`modules.py`); LLVM makes the
machine code in a second, which is cached. Neither Numba nor NumPy is imported.

Loops over whole games are called through ctypes and let other threads run; single steps go through doors (`doors.py`)
that cost as much as a call of a built-in."""

from __future__ import annotations

import ctypes
import hashlib
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import llvmlite
import llvmlite.binding as llvm

from seaboard.core.forms import doors, entries
from seaboard.core.forms.contract import MOST_STEPS, GoOn, SearchMemory, Seeds, Table
from seaboard.core.forms.entries import ENTRIES
from seaboard.core.forms.given import check_seat, check_seeds, check_state, join_worlds
from seaboard.core.forms.modules import find_module, keep_cached, name_of, read_cached
from seaboard.core.forms.optimising import emit

if TYPE_CHECKING:
    from seaboard.core.compiled import Progress
    from seaboard.core.game import Game, State

PLAYERS_AT = 8  # in the memory of a table, behind the pointer to the box

_lock = threading.Lock()
_loaded: dict[str, Code] = {}


class Native:
    """The native rules of a game."""

    name = "native"

    def __init__(self, game: Game[Any], progress: Progress | None = None) -> None:
        self.game = game
        self.code = load_code(game, progress)
        self.box = _pinned(game.box.record.to_bytes())

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process opens it for itself."""
        return Native, (self.game,)

    def table(self, state: State) -> NativeTable:
        """A table with a copy of this state."""
        size = self.game.record.packing.size
        memory = bytearray(doors.table_size(size, self.game.most_actions))
        memory[:8] = ctypes.addressof(self.box).to_bytes(8, "little")
        memory[doors.STATE_AT : doors.STATE_AT + size] = check_state(self.game, state).to_bytes()
        memory[PLAYERS_AT] = self.game.players(state)
        return NativeTable(self, memory)

    def play_many(self, start: State, games: int, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play whole games at random from one start; return the number of steps."""
        data = check_state(self.game, start).to_bytes()
        scratch = ctypes.create_string_buffer(len(data))
        out, weights = ((ctypes.c_int64 * self.game.most_actions)() for _ in range(2))
        play = self.code.entries["play_many"]
        return int(play(self.box, data, scratch, games, out, weights, _place(rng), most))

    def open_search(self, worlds: Sequence[Table], memory: SearchMemory) -> GoOn:
        """A search over imagined worlds. Other threads run while it thinks."""
        data = join_worlds(self.game, worlds)
        imagined, scratch = ctypes.create_string_buffer(data), ctypes.create_string_buffer(len(data) // len(worlds))
        think = self.code.entries["think"]

        def go_on(iterations: int) -> int:
            places = (numbers.buffer_info()[0] for numbers in memory)
            return int(think(self.box, imagined, scratch, iterations, *places))

        return go_on


class NativeTable:
    """A state in memory, with doors to the rules. `actor`, `legal`, `odds` and `step` are built-in functions."""

    actor: Callable[[], int]
    legal: Callable[[], list[int]]
    odds: Callable[[], list[int]]
    step: Callable[[int], int]

    def __init__(self, form: Native, memory: bytearray) -> None:
        self._form = form
        self._memory = memory
        self._place = (ctypes.c_char * len(memory)).from_buffer(memory)  # holds it where it is
        self.actor, self.legal, self.odds, self.step = (open(memory) for open in form.code.doors)

    def _address(self) -> int:
        return ctypes.addressof(self._place) + doors.STATE_AT

    def play_out(self, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play on at random; return how many steps were made."""
        return self._play("play_out", rng, most)

    def _play(self, entry: str, rng: Seeds, *most: int) -> int:
        out, weights = ((ctypes.c_int64 * self._form.game.most_actions)() for _ in range(2))
        play = self._form.code.entries[entry]
        return int(play(self._form.box, self._address(), out, weights, _place(rng), *most))

    def choose_greedily(self, rng: Seeds) -> int:
        """The legal action that hunches speak for most."""
        return self._play("choose_greedily", rng)

    def play_greedily(self, rng: Seeds, most: int = MOST_STEPS) -> int:
        """Play on greedily; return how many steps were made."""
        return self._play("play_greedily", rng, most)

    def imagine(self, seat: int, rng: Seeds) -> bool:
        """Deal anew what a seat does not know, if a rule can."""
        imagine, seat = self._form.code.entries["imagine"], check_seat(seat, self._memory[PLAYERS_AT])
        return bool(imagine(self._form.box, self._address(), seat, _place(rng)))

    def observe(self, seat: int) -> Any:
        """What a seat may see, as a vector."""
        import numpy as np

        out, seat = np.zeros(self._form.game.observed, np.float32), check_seat(seat, self._memory[PLAYERS_AT])
        self._form.code.entries["observe_table"](self._form.box, self._address(), seat, out.ctypes.data)
        return out

    def state(self) -> State:
        """The state as an object."""
        return self._form.game.record.from_bytes(self.data())

    def data(self) -> bytes:
        """The state's record."""
        size = self._form.game.record.packing.size
        return bytes(self._memory[doors.STATE_AT : doors.STATE_AT + size])

    def copy(self) -> NativeTable:
        """An independent table."""
        return NativeTable(self._form, self._memory.copy())

    def __deepcopy__(self, memo: object) -> NativeTable:
        """Left to itself, Python would copy the memory and keep the doors to the old one."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Tables go to other processes as the states that they are."""
        return Native.table, (self._form, self.state())


class Code:
    """A module in memory, ready to be called."""

    def __init__(self, machine: llvm.TargetMachine, code: bytes) -> None:
        for name in doors.NEEDS:
            llvm.add_symbol(name, ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value)
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        self.addresses = {entry.name: self._engine.get_function_address(entry.name) for entry in ENTRIES}
        self.entries = {}
        for entry in ENTRIES:
            takes = (ctypes.c_int64 if kind == entries.NUMBER else ctypes.c_void_p for kind in entry.takes)
            gives = ctypes.c_int64 if entry.gives else None
            self.entries[entry.name] = ctypes.CFUNCTYPE(gives, *takes)(self.addresses[entry.name])
        self.doors = [doors.open_door(name, self._engine.get_function_address(f"door_{name}")) for name in doors.DOORS]


def load_code(game: Game[Any], progress: Progress | None = None) -> Code:
    """The machine code of a game, once for a process."""
    with _lock:
        module = name_of(game)
        if module not in _loaded:
            machine = this_machine()
            name = f"{module}-{_machine_key()}.o"
            code = read_cached(name) or keep_cached(name, emit(find_module(game, progress), machine))
            _loaded[module] = Code(machine, code)
        return _loaded[module]


def this_machine() -> llvm.TargetMachine:
    """The processor that this runs on, with all that it can do. The module is optimised already: emitting it with more
    care takes half as long again and makes it no faster."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=1,
        codemodel="jitdefault",
        jit=True,
    )


def _machine_key() -> str:
    parts = (
        llvmlite.__version__,
        llvm.get_process_triple(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


_boxes: dict[bytes, ctypes.Array[ctypes.c_char]] = {}


def _pinned(box: bytes) -> ctypes.Array[ctypes.c_char]:
    """A box at a place in memory that stays: tables point to it."""
    return _boxes.setdefault(box, ctypes.create_string_buffer(box, len(box)))


def _place(rng: Seeds) -> int:
    """Where seeds lie in memory."""
    return check_seeds(rng).buffer_info()[0]
