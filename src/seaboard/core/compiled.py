"""The two forms of the rules. A rule is a plain function marked with `@rule`; `bind` gathers a game's rules and the
generic loops of `kernel` in one namespace, as they are or compiled by Numba. Compiling is lazy (a function compiles
when it is first called), safe from many threads, and cached in the user's cache folder under a hash of all rule
sources, because a cached caller would not notice that a rule in another file has changed."""

from __future__ import annotations

import hashlib
import inspect
import threading
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

Progress = Callable[[str, int, int], None]

_lock = threading.RLock()
_bound: dict[tuple[object, ...], types.SimpleNamespace] = {}


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a function as part of the rules. It stays plain Python."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def bind(*modules: types.ModuleType) -> types.SimpleNamespace:
    """The rules of some modules in one namespace, interpreted. Later modules replace the contract of `kernel`."""
    return _bind(modules, lambda function: function)


def compiled(*modules: types.ModuleType, boundscheck: bool = False) -> types.SimpleNamespace:
    """The same rules, compiled. Nothing is compiled yet: each function is when it is first called."""
    key = (modules, boundscheck)
    with _lock:
        if key not in _bound:
            import numba

            with _cache_folder(modules, boundscheck):
                _bound[key] = _bind(
                    modules, numba.njit(nogil=True, cache=True, boundscheck=boundscheck, error_model="numpy")
                )
        return _bound[key]


def warm_up(space: types.SimpleNamespace, calls: dict[str, tuple[Any, ...]], progress: Progress | None = None) -> None:
    """Compile entry points by calling each once. `progress(name, done, total)` hears of every rule compiled on the
    way and in the end of done == total; rules that come from the cache are not heard of."""
    total = sum(1 for value in vars(space).values() if hasattr(value, "py_func"))
    with _lock, _heard(progress, total), _gently_optimised():
        for name, arguments in calls.items():
            getattr(space, name)(*arguments)
    if progress is not None:
        progress("", total, total)


def rule_sources(modules: tuple[types.ModuleType, ...]) -> str:
    """A hash over the text of all rule modules."""
    digest = hashlib.sha256()
    for module in modules:
        digest.update(inspect.getsource(module).encode())
    return digest.hexdigest()


def _bind(
    modules: tuple[types.ModuleType, ...], form: Callable[[Callable[..., Any]], Callable[..., Any]]
) -> types.SimpleNamespace:
    from seaboard.core import kernel

    contract = {"actor", "legal", "odds", "step"}
    space: dict[str, Any] = {name: value for name, value in vars(kernel).items() if not name.startswith("__")}
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith("__"):
                continue
            if name in space and name not in contract and space[name] != value:
                raise NameError(f"{module.__name__}.{name}: the name stands for something else in these rules")
            space[name] = value
    space["__name__"] = modules[-1].__name__
    for name, value in list(space.items()):
        if getattr(value, "is_rule", False):
            space[name] = form(_twin(value, space))
    return types.SimpleNamespace(**space)


def _twin(function: Callable[..., Any], space: dict[str, Any]) -> Callable[..., Any]:
    """A copy of a rule that finds the other rules in `space`."""
    twin = types.FunctionType(function.__code__, space, function.__name__)
    twin.__doc__ = function.__doc__
    return twin


@contextmanager
def _cache_folder(modules: tuple[types.ModuleType, ...], boundscheck: bool) -> Iterator[None]:
    """Numba chooses a function's cache folder when it is decorated: point it at ours for that moment only."""
    import numba
    import platformdirs

    from seaboard.core import kernel

    form = "checked" if boundscheck else "fast"
    key = f"{numba.__version__}-{rule_sources((kernel, *modules))[:16]}-{form}"
    folder = Path(platformdirs.user_cache_dir("seaboard")) / "rules" / key
    before = numba.config.CACHE_DIR
    try:
        folder.mkdir(parents=True, exist_ok=True)
        numba.config.CACHE_DIR = str(folder)
    except OSError:
        pass  # no place to cache in: Numba falls back to its own choice, and compiling only takes longer
    try:
        yield
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
