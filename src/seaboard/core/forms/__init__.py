"""The forms of a game's rules: the same text on different machines, behind one door and one contract (`contract.py`).

interpreted  plain Python, at once
native       one optimised module of machine code, shipped or cached: fast, and ready without a compiler of Python
compiled     by Numba, function by function
checked      the same with bounds checks, for tests
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seaboard.core.errors import Trouble

if TYPE_CHECKING:
    from seaboard.core.compiled import Progress
    from seaboard.core.forms.contract import Form
    from seaboard.core.game import Game

FORMS = ("interpreted", "native", "compiled", "checked")


def open_form(game: Game[Any], name: str, progress: Progress | None = None) -> Form:
    """A form of a game's rules by its name. What it needs is imported only now."""
    if name == "interpreted":
        from seaboard.core.forms.interpreted import Interpreted

        return Interpreted(game)
    if name == "native":
        from seaboard.core.forms.native import Native

        return Native(game, progress)
    if name in ("compiled", "checked"):
        from seaboard.core.forms.compiled import Compiled

        return Compiled(game, progress, boundscheck=name == "checked")
    raise Trouble("unknown-form", form=name, forms=", ".join(FORMS))
