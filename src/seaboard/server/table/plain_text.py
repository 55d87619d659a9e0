"""Names and chat as others are shown them: nothing in them is invisible, turns the line round or towers over its
neighbours. Names are no proof of anything: two people may have the same, and letters of two alphabets look alike."""

from __future__ import annotations

import unicodedata

from seaboard.core.errors import Trouble

MOST_MARKS = 4
"""Marks on one letter: as many as any language stacks."""

JOINER, EMOJI_STYLE = "\u200d", "\ufe0f"
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
}
"""Signs that Python takes for printable and of which nothing is to be seen."""


def clean_text(text: str) -> str:
    """Text as it may be shown to others: composed, no longer than it was, and not empty."""
    signs = [" "]
    marks = 0
    for sign in unicodedata.normalize("NFC", text)[: len(text)]:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS and not (is_mark and signs[-1] == " "):
            signs.append(sign if _is_seen(sign, signs[-1]) else " ")
    cleaned = " ".join("".join(signs).split())
    if not cleaned:
        raise Trouble("empty-text")
    return cleaned


def _is_seen(sign: str, before: str) -> bool:
    """Whether something is to be seen of a sign; what joins pictures belongs to them."""
    if sign in (JOINER, EMOJI_STYLE):
        return before == EMOJI_STYLE or unicodedata.category(before) in ("So", "Sk")
    return sign.isprintable() and sign not in BLANK
