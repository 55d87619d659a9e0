"""What people may call themselves and say: nothing of it deceives the eye or breaks a line."""

from __future__ import annotations

import unicodedata

import pytest

from seaboard.core.errors import Trouble
from seaboard.server.table.plain_text import clean_text


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("e\u0301", "\u00e9"),
        ("A\u200bda", "A da"),
        ("\u202eadA\u2066", "adA"),
        ("Ada\u034f", "Ada"),
        ("  A \t\x00\u00a0 da ", "A da"),
        ("\u0301\u0302x", "x"),
        ("\x1b[31mred", "[31mred"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("\u0928\u092e\u0938\u094d\u0924\u0947", "\u0928\u092e\u0938\u094d\u0924\u0947"),
        ("\U0001f600" * 40, "\U0001f600" * 40),
    ],
)
def test_what_is_written_is_shown_plainly(given: str, shown: str) -> None:
    assert clean_text(given) == shown
    assert clean_text(shown) == shown


@pytest.mark.parametrize("given", ["\u3164", "\u2800\u115f", "\u200d", "\ufe0f", "\U000e0101", "\u0301" * 40, "\x00"])
def test_what_nobody_could_see_is_no_name(given: str) -> None:
    with pytest.raises(Trouble, match="empty-text"):
        clean_text(given)


def test_marks_do_not_pile_up_nor_does_composing_make_a_name_longer() -> None:
    piled = clean_text("Z" + "\u0335" * 39)
    assert sum(unicodedata.combining(sign) > 0 for sign in piled) == 4
    assert len(clean_text("\ufb2c" * 40)) == 40
