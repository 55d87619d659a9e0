"""The translated texts of the rules follow the English ones: the same headings, ids, tables and paragraphs in the same
order, with the same numbers and marks, and none of them still English."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

import pytest

from seaboard.games import GAMES
from seaboard.locales.words import HERE, LANGUAGES

FOLDER = HERE.parent / "games"


class Part(NamedTuple):
    """A heading with its number, a rule or a row of a table with its id, or a paragraph."""

    kind: str
    text: str


def parts_of(file: str) -> list[Part]:
    parts = [Part("", "")]
    for line in (FOLDER / file).read_text(encoding="utf-8").splitlines():
        kind = kind_of(line)
        if kind == parts[-1].kind == "paragraph":
            line = f"{parts.pop().text} {line}"
        parts.append(Part(kind, line))
    return parts


def kind_of(line: str) -> str:
    known = re.match(r"#+ (\d+ )?|- [A-Z]{2}-[A-Z]?[\d.]+ |\| ?([A-Z]+\d+,? ?)*|$", line)
    return "paragraph" if known is None else known[0]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_translated_rules_follow_the_english_ones(name: str, language: str) -> None:
    english, translated = parts_of(f"{name}/RULES.md"), parts_of(f"{name}/RULES.{language}.md")
    assert [part.kind for part in translated] == [part.kind for part in english]
    rules = Counter(part.kind for part in english if part.kind.startswith("- "))
    assert set(rules.values()) == {1}, "an id stands twice"
    for original, part in zip(english, translated, strict=True):
        assert marks_of(part.text) == marks_of(original.text), part.text
        assert part.text != original.text or not re.search("[a-z]", part.text), f"still English: {part.text}"


def marks_of(text: str) -> tuple[int, list[str], list[str]]:
    """What no translation changes: how much is stressed, what is called by its name in the code, and all numbers."""
    numbers = re.findall(r"\d+(?:[.,]\d+)?", text)
    return text.count("**"), sorted(re.findall(r"`[^`]+`", text)), sorted(each.replace(",", ".") for each in numbers)
