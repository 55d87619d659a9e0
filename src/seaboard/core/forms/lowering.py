"""Makes a game's module: the LLVM that Numba writes for all entry points, in one piece, without what Python would need,
optimised as a whole. This is the only place that needs Numba, and it is not needed where games are played: the module
is shipped or cached (`modules.py`) and travels from here to every machine.

Numba is asked for plain LLVM, not optimised, since the whole module is optimised once; and rules allocate nothing, so
the counting of references is cut out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numba
from numba import types
from numba.core.compiler import Compiler
from numba.core.registry import cpu_target

from seaboard.core.compiled import PLAIN, UNWRAPPED, Progress, bind_by, compile_callees, compiling
from seaboard.core.forms import entries
from seaboard.core.forms.calling import DirectCalls
from seaboard.core.forms.entries import ENTRIES, Entry
from seaboard.core.forms.optimising import keep_only, plain_machine

if TYPE_CHECKING:
    from seaboard.core.game import Game

COUNTING = re.compile(r"define [^\n]*@(NRT_incref|NRT_decref)\(ptr[^\n]*\{.*?\n\}", re.DOTALL)
NOT_COUNTED = r"define internal void @\1(ptr %p) alwaysinline {\n ret void\n}"
POINTERS = {
    entries.BOX: "ptr noalias readonly",
    entries.BOXES: "ptr noalias readonly",
    entries.NUMBER: "i64",
}


def lower(game: Game[Any], progress: Progress | None = None) -> bytes:
    """The module of a game as bitcode that fits every machine: entry points and rules, not optimised yet."""
    rules = _compile(game, progress)
    module = llvm.parse_assembly("")
    wrappers = []
    for entry in reversed(ENTRIES):  # the last ones call the others, whose text then is there
        rule, signature = getattr(rules, entry.name), _signature(game, entry)
        library, made = rule.overloads[signature].library, rule.overloads[signature].fndesc
        wanted = "int64" if entry.gives else "none"
        if str(types.unliteral(made.restype)) != wanted:
            raise TypeError(f"{game.name}.{entry.name} gives {made.restype}, not {wanted}")
        if made.mangled_name not in {function.name for function in module.functions}:
            module.link_in(llvm.parse_bitcode(library.emit_bitcode()))
        wrappers.append(_wrap(game, entry, made.mangled_name))
    module = llvm.parse_assembly(COUNTING.sub(NOT_COUNTED, str(module)))
    for wrapper in wrappers:
        module.link_in(llvm.parse_assembly(wrapper))
    keep_only(module, {entry.name for entry in ENTRIES})
    tidy(module)
    bitcode: bytes = module.as_bitcode()
    return bitcode


def tidy(module: llvm.ModuleRef) -> None:
    """Drop what nobody calls, and variables that need no memory: a quarter of the size is left."""
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_sroa_pass()
    passes.add_simplify_cfg_pass()
    passes.add_instruction_combine_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, llvm.create_pass_builder(plain_machine(), llvm.create_pipeline_tuning_options(0)))


def _compile(game: Game[Any], progress: Progress | None) -> SimpleNamespace:
    form = numba.njit(pipeline_class=_Writer, **PLAIN, **UNWRAPPED)
    rules = bind_by(game.rulebook, form, f"<rules of {game.rulebook.name}>")
    with compiling(vars(rules), progress), _not_optimised():
        for entry in reversed(ENTRIES):
            compile_callees(vars(rules), entry.name, *_records(game), _numbers(entry))
            rule = getattr(rules, entry.name)
            if not rule.signatures:
                rule.compile(_signature(game, entry))
    return rules


@cache
def _unmade() -> Any:
    """Numba's idea of this processor, but for one that never runs what is compiled: no machine code is made."""
    context = cpu_target.target_context.with_aot_codegen("rules").subtarget(get_executable=_finish)
    context.__class__ = DirectCalls
    return context


def _finish(library: Any, rule: Any, env: Any) -> Any:
    """Link a rule with those it calls. What callers know it by is a built-in function of its own that nobody calls."""
    library.finalize()
    return [rule].copy


class _Writer(Compiler):  # type: ignore[misc]
    """Numba's compiler as far as LLVM: emitting machine code would take half of the time."""

    def __init__(self, typing: Any, target: Any, *rest: Any) -> None:
        super().__init__(typing, _unmade(), *rest)


@contextmanager
def _not_optimised() -> Iterator[None]:
    before = numba.config.OPT
    numba.config.OPT = numba.config._OptLevel(0)
    try:
        yield
    finally:
        numba.config.OPT = before


def _signature(game: Game[Any], entry: Entry) -> tuple[Any, ...]:
    """What Numba calls the arguments. A record as an argument is a pointer to it."""
    box, state = _records(game)
    kinds = {
        entries.BOX: box,
        entries.STATE: state,
        entries.BOXES: types.Array(box, 1, "C"),
        entries.STATES: types.Array(state, 1, "C"),
        entries.NUMBER: types.int64,
        entries.NUMBERS: types.CPointer(types.int64),
        entries.FLOATS: types.CPointer(types.float32),
    }
    return tuple(kinds[kind] for kind in entry.takes)


def _records(game: Game[Any]) -> tuple[Any, Any]:
    """Numba's types of a box and a state."""
    return numba.from_dtype(type(game.box.record).dtype()), numba.from_dtype(game.record.dtype())


def _numbers(entry: Entry) -> Any:
    """What the lists are that an entry point is given, and those that it calls with it."""
    return types.CPointer(types.float32 if entries.FLOATS in entry.takes else types.int64)


def _wrap(game: Game[Any], entry: Entry, rule: str) -> str:
    """The entry point around a rule that Numba has made."""
    sizes = {entries.BOXES: type(game.box.record).dtype().itemsize, entries.STATES: game.record.dtype().itemsize}
    takes, hands, kinds = [], [], []
    for i, kind in enumerate(entry.takes):
        takes.append(f"{POINTERS.get(kind, 'ptr noalias')} %a{i}")
        if kind in sizes:  # Numba's array: owner, parent, length, width, data, shape, strides
            hands.append(f"ptr null, ptr null, i64 1, i64 {sizes[kind]}, ptr %a{i}, i64 1, i64 {sizes[kind]}")
            kinds.append("ptr, ptr, i64, i64, ptr, i64, i64")
        else:
            kinds.append("i64" if kind == entries.NUMBER else "ptr")
            hands.append(f"{kinds[-1]} %a{i}")
    made, gives, back = ("i64", "i64", "ret i64 %given") if entry.gives else ("ptr", "void", "ret void")
    return f"""
declare {made} @{rule}({", ".join(kinds)})

define {gives} @{entry.name}({", ".join(takes)}) {{
  %given = call {made} @{rule}({", ".join(hands)})
  {back}
}}
"""
