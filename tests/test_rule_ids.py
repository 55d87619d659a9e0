"""Every numbered rule is named by at least one test, and every rule number in the code is a rule."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.cases import every_game, game_of, rules_of

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "seaboard" / "games"
RULE_ID = re.compile(r"\b[A-Z]{2}-(?:[A-Z]\d+|\d+\.\d+)\b")


@every_game
def test_every_rule_is_named_by_a_test(name: str) -> None:
    named: set[str] = set()
    for path in (TESTS / "games" / name).rglob("*.py"):
        named |= set(RULE_ID.findall(path.read_text(encoding="utf-8")))
    assert sorted(rules_of(name) - named) == []


@every_game
def test_every_rule_id_in_code_and_tests_exists(name: str) -> None:
    prefix = game_of(name).rule_prefix
    for folder in (SOURCE / name, TESTS / "games" / name):
        for path in folder.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            named = {rule for rule in RULE_ID.findall(text) if rule.startswith(prefix)}
            named |= {
                f"{prefix}-{chapter}.{number}" for chapter, number in re.findall(rf"\b{prefix}_(\d+)_(\d+)\b", text)
            }
            assert sorted(named - rules_of(name)) == [], path.name


@every_game
def test_every_rule_id_in_the_rules_is_one_of_them(name: str) -> None:
    """Rules refer to one another, in every language."""
    prefix = game_of(name).rule_prefix
    for path in sorted((SOURCE / name).glob("RULES*.md")):
        named = {rule for rule in RULE_ID.findall(path.read_text(encoding="utf-8")) if rule.startswith(prefix)}
        assert sorted(named - rules_of(name)) == [], path.name
