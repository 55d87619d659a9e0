"""Standard input and output, whatever they are: a terminal that knows only ASCII gets signs that look alike, and input
that is no text is read as far as it is. Imports nothing, so that help comes at once."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata

from seaboard.core.errors import Trouble

LOOKALIKES = {
    **dict(zip("●▲★■◆○△☆□◇", "@^*$%oA+=&", strict=True)),  # seats and second crabs
    **dict(zip("◉▼│·≈☠▸↩✓", "OV|.-X><v", strict=True)),  # at the tables
    **dict(zip("▒‖▏✖◦⇄»", ":I|xu=}", strict=True)),  # fields of the beach
    **dict(zip("→←↗↘↖↙", r"></\`;", strict=True)),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("–—−", "-"),
    "×": "x",
    "«": "<",
    "…": "...",
}
"""What a terminal without these signs shows instead; the marks of seats and fields stay apart."""


def open_streams() -> None:
    """Let nothing that is shown or typed fail for its letters."""
    codecs.register_error("lookalike", _look_alike)
    encoding = "ascii" if _speaks_ascii() else None
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="lookalike")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _speaks_ascii() -> bool:
    """Whether the environment asks for plain ASCII. Python speaks UTF-8 then all the same, and says C.UTF-8."""
    if os.environ.get("PYTHONIOENCODING") or os.environ.get("PYTHONUTF8"):
        return False
    chosen = [os.environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    return next((name for name in chosen if name not in ("", "C.UTF-8")), "") in ("C", "POSIX")


def _look_alike(error: UnicodeError) -> tuple[str, int]:
    """The nearest ASCII for what an encoding lacks: a sign that looks alike, a letter without its accent, else `?`."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(_nearest(sign) for sign in missing), error.end


def _nearest(sign: str) -> str:
    if sign in LOOKALIKES:
        return LOOKALIKES[sign]
    plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return plain or {"ł": "l", "Ł": "L", "ß": "ss", "œ": "oe", "æ": "ae"}.get(sign, "?")


def need_output() -> None:
    """Trouble if there is nowhere to show anything."""
    if sys.stdout is None:
        raise Trouble("output-closed")


def let_go_of_output() -> None:
    """Nothing can be told any more; what is still waiting to be written goes nowhere, without a word at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError, AttributeError):
            if stream is not None:
                os.dup2(nowhere, stream.fileno())


def is_text(given: str) -> bool:
    """Whether an argument was text: bytes that are not UTF-8 come as half characters."""
    return not any("\ud800" <= sign <= "\udfff" for sign in given)


def clean(text: str) -> str:
    """Text without what would command a terminal: control characters, and marks that turn the writing round."""
    if text.isprintable():
        return text
    return "".join("\N{REPLACEMENT CHARACTER}" if _commands(sign) else sign for sign in text)


def _commands(sign: str) -> bool:
    joins_letters = sign in "\u200c\u200d"
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") and not joins_letters
