"""The rules as they are, and compiled by Numba. A rulebook is the modules of a game and the text that follows from
its decisions; `bind` gathers its rules and the generic loops of `kernel` and `search` in one namespace as they are,
`compiled` compiled by Numba. Compiling is lazy (an entry point compiles when it is first called), safe from many
threads, and cached in the user's cache folder under a hash of all rule sources, because a cached caller would not
notice that a rule in another file changed.

Left alone, Numba compiles a rule again for every constant and every width of integer that it is called with, and makes
two wrappers for each so that Python can call it: two fifths of the time. So `warm_up` compiles each rule that an entry
point needs once, callees first, with ordinary integers; and only entry points have wrappers.

For Numba every module gets a twin that has the compiled rules in place of the plain ones, so that rules may call each
other by name (`sink(box, s)`) or through their module (`diving.sink(box, s)`)."""

from __future__ import annotations

import hashlib
import inspect
import os
import tempfile
import threading
import types
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from seaboard.core import drawing, imagining, kernel, playing, search, stack
from seaboard.core.caching import find_cache
from seaboard.core.decisions import MANY, NONE

Progress = Callable[[str, int, int], None]
Function = Callable[..., Any]
Form = Callable[[Function], Function]

PLAIN = {"nogil": True, "error_model": "numpy"}
UNWRAPPED = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""How Numba compiles all rules, and those that only compiled code calls."""

SMALL = 264
"""Bytes of code: rules that are shorter go into their callers. Die Schatztaucher is a quarter quicker so, Oh Crab! a
sixth, for at most a twentieth more time to compile."""

CONTRACT = frozenset({"actor", "legal", "odds", "step", "is_ahead", "worth_of", "hunch", "hides"})
"""What `kernel` and `search` only declare: each game brings its own."""

DEFAULTS = frozenset({"imagine"})
"""What games with secrets bring in place of the common rule."""

SHARED = (stack, drawing)
"""Rules of core that those of games call."""

COMMON = (kernel, search, playing, imagining)
"""The loops, which call those of games."""

_common = {name: value for module in COMMON for name, value in vars(module).items()}
LOOPS = {
    name: loop
    for name, loop in _common.items()
    if hasattr(loop, "is_rule") and name not in CONTRACT and loop.__module__ != drawing.__name__
}
CONSTANTS = {name: value for name, value in _common.items() if name.isupper() and isinstance(value, int)}
ENTRY_POINTS = [name for name, loop in LOOPS.items() if "boxes" in loop.__annotations__]

_lock = threading.RLock()
_bound: dict[tuple[object, ...], EntryPoints] = {}


class EntryPoints(types.SimpleNamespace):
    """What Python can call of compiled rules: the loops of `kernel` and `search` over arrays."""

    def __init__(self, rules: dict[str, Any], folder: Path | None) -> None:
        super().__init__(**{name: rules[name] for name in ENTRY_POINTS})
        self._rules, self._folder = rules, folder


class Rulebook(NamedTuple):
    """All rules of a game: its modules, and the text that follows from its decisions (`writing.py`)."""

    modules: tuple[types.ModuleType, ...]
    text: str = ""

    @property
    def name(self) -> str:
        """What tracebacks and caches call it."""
        return self.modules[-1].__name__

    @property
    def key(self) -> str:
        """A hash over the text of all rules."""
        digest = hashlib.sha256(self.text.encode())
        for module in (*COMMON, *SHARED, *self.modules):
            digest.update(inspect.getsource(module).encode())
        return digest.hexdigest()


def bind(rules: Rulebook) -> types.SimpleNamespace:
    """The rules in one namespace, interpreted."""
    space = _gather((*SHARED, *rules.modules))
    _complete(space, rules.text, f"<rules of {rules.name}>", _plain, _plain)
    return types.SimpleNamespace(**space)


def compiled(rules: Rulebook, boundscheck: bool = False) -> EntryPoints:
    """The same rules, compiled. Nothing is compiled yet: each entry point is when it is first called."""
    key = (rules, boundscheck)
    with _lock:
        if key not in _bound:
            import numba

            with _cache_folder(rules, boundscheck) as folder:
                ways = {"cache": folder is not None, "boundscheck": boundscheck}
                entry = numba.njit(**ways, **PLAIN)
                whole = numba.njit(**ways, **PLAIN, **UNWRAPPED)
                part = numba.njit(**ways, **PLAIN, **UNWRAPPED, forceinline=not boundscheck)
                file = _lay_down(rules, folder)
                space = bind_by(rules, lambda each: part(each) if _is_small(each) else whole(each), file, entry)
                _bound[key] = EntryPoints(vars(space), folder)
        return _bound[key]


def bind_by(rules: Rulebook, form: Form, file: str, entry: Form | None = None) -> types.SimpleNamespace:
    """The rules in one namespace, each in the form that a compiler's decorator gives it; entry points perhaps in
    another. `file` holds their text."""
    space = _gather(_twin_modules((*SHARED, *rules.modules), form))
    space["__name__"] = rules.name
    _complete(space, rules.text, file, form, entry or form)
    return types.SimpleNamespace(**space)


def warm_up(points: EntryPoints, calls: dict[str, tuple[Any, ...]], progress: Progress | None = None) -> None:
    """Compile entry points by calling each once: with boxes, states and the rest. `progress(name, done, total)` hears
    of every rule compiled on the way and in the end of done == total; what comes from the cache is not heard of."""
    import numba

    with compiling(points._rules, progress), _gently_optimised():
        for name, arguments in calls.items():
            cached = None if points._folder is None else points._folder / f"{name}.cached"
            if cached is None or not cached.exists():
                box, state = (numba.from_dtype(each.dtype) for each in arguments[:2])
                compile_callees(points._rules, name, box, state, numba.int64[::1])
            try:
                getattr(points, name)(*arguments)
                if cached is not None:
                    cached.touch()
            except OSError:  # it is compiled, and there is no room to keep it
                getattr(points, name)(*arguments)


@contextmanager
def compiling(rules: dict[str, Any], progress: Progress | None) -> Iterator[None]:
    """While rules are compiled: one thread at a time, and progress is heard of."""
    total = sum(1 for value in rules.values() if hasattr(value, "py_func"))
    with _lock, _heard(progress, total):
        yield
    if progress is not None:
        progress("", total, total)


def compile_callees(rules: dict[str, Any], entry: str, box: Any, state: Any, numbers: Any) -> None:
    """Compile all rules behind an entry point, each once, with Numba's types of a box, a state and a list of numbers:
    callers convert whatever integers they have."""
    import numba

    kinds = {"box": box, "s": state, "out": numbers}
    met = {entry}

    def descend(caller: Function) -> None:
        for name in caller.__code__.co_names:
            if name in rules and _is_rule(rules[name]) and name not in met:
                met.add(name)
                descend(rules[name].py_func)
                if not rules[name].signatures:
                    compile_once(rules[name])

    def compile_once(rule: Any) -> None:
        code, annotations = rule.py_func.__code__, rule.py_func.__annotations__
        lists = {each for each, kind in annotations.items() if kind in ("Numbers", drawing.Numbers)}
        parameters = code.co_varnames[: code.co_argcount]
        with suppress(OSError):  # there is no room to keep it: Numba has it all the same
            rule.compile(tuple(numbers if each in lists else kinds.get(each, numba.int64) for each in parameters))
        rule.disable_compile()

    descend(rules[entry].py_func)


def _is_small(rule: Function) -> bool:
    return len(rule.__code__.co_code) < SMALL


def _is_rule(value: object) -> bool:
    """Whether this is a rule, plain or compiled."""
    return hasattr(value, "is_rule") or hasattr(value, "py_func")


def _gather(modules: Sequence[types.ModuleType]) -> dict[str, Any]:
    """All rules of some modules in one space. A name stands for one rule only."""
    space: dict[str, Any] = {**CONSTANTS, "NOTHING": stack.NOTHING, "MANY": MANY, "NONE": NONE}
    for module in modules:
        for name, value in vars(module).items():
            if _is_rule(value) and space.setdefault(name, value) is not value:
                raise NameError(f"{module.__name__}.{name}: the name stands for something else in these rules")
    return space


def _plain(function: Function) -> Function:
    return function


def _complete(space: dict[str, Any], text: str, file: str, form: Form, entry: Form) -> None:
    """Add the rules that follow from decisions, and the loops of `kernel` and `search` over them."""
    written: dict[str, Any] = {}
    exec(compile(text, file, "exec"), written)
    written.pop("__builtins__")
    own = DEFAULTS & space.keys()
    made = {name: loop for name, loop in LOOPS.items() if name not in own} | written
    if taken := made.keys() & space.keys():
        raise NameError(f"core writes these rules itself, a game must not: {', '.join(sorted(taken))}")
    for name, function in made.items():
        space[name] = (entry if name in ENTRY_POINTS else form)(_twin(function, space))


def _twin(function: Function, space: dict[str, Any]) -> Function:
    """A copy of a rule that finds the other rules in `space`."""
    twin = types.FunctionType(function.__code__, space, function.__name__)
    twin.__doc__, twin.__annotations__ = function.__doc__, function.__annotations__
    return twin


def _twin_modules(modules: Sequence[types.ModuleType], form: Form) -> list[types.ModuleType]:
    """Copies of modules that know only each other's compiled rules."""
    twins = {module.__name__: types.ModuleType(module.__name__) for module in modules}
    for module in modules:
        twin = vars(twins[module.__name__])
        for name, value in vars(module).items():
            if isinstance(value, types.ModuleType) and value.__name__ in twins:
                twin[name] = twins[value.__name__]
            elif not name.startswith("__"):
                twin[name] = value
        for name, value in vars(module).items():
            if _is_rule(value) and value.__module__ == module.__name__:
                twin[name] = form(_twin(value, twin))
    for twin_module in twins.values():
        for name, value in vars(twin_module).items():
            if hasattr(value, "is_rule") and value.__module__ in twins:
                setattr(twin_module, name, getattr(twins[value.__module__], value.__name__))
    return list(twins.values())


def _lay_down(rules: Rulebook, folder: Path | None) -> str:
    """Put the written text into the cache folder, where Numba can cache what it compiles; return the file's name."""
    if folder is None:
        return f"<rules of {rules.name}>"
    file = folder / "decisions.py"
    if not file.exists():
        draft = folder / f"decisions.{os.getpid()}.{threading.get_ident()}"
        draft.write_text(rules.text, encoding="utf-8")
        draft.replace(file)
    return str(file)


@contextmanager
def _cache_folder(rules: Rulebook, boundscheck: bool) -> Iterator[Path | None]:
    """Numba chooses a function's cache folder when it is decorated: point it at ours for that moment only. None where
    nothing can be written: then everything is compiled anew each time."""
    import numba

    form = "checked" if boundscheck else "inlined"
    folder = find_cache("rules") / f"{numba.__version__}-{rules.key[:16]}-{form}"
    before = numba.config.CACHE_DIR
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _lay_down(rules, folder)
        tempfile.TemporaryFile(dir=folder).close()  # Numba refuses a folder that it can only read
    except OSError:
        yield None
        return
    numba.config.CACHE_DIR = str(folder)
    try:
        yield folder
    finally:
        numba.config.CACHE_DIR = before


@contextmanager
def _gently_optimised() -> Iterator[None]:
    """Rules are short loops over small arrays: full optimisation takes a third longer and makes them slower."""
    import numba

    before = numba.config.OPT
    numba.config.OPT = numba.config._OptLevel(1)
    try:
        yield
    finally:
        numba.config.OPT = before


@contextmanager
def _heard(progress: Progress | None, total: int) -> Iterator[None]:
    if progress is None:
        yield
        return
    from numba.core import event

    report, done = progress, 0

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, happening: Any) -> None:
            pass

        def on_end(self, happening: Any) -> None:
            nonlocal done
            done = min(done + 1, total)
            report(happening.data["dispatcher"].py_func.__name__, done, total)

    progress("", 0, total)
    listener = Listener()
    event.register("numba:compile", listener)
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)
