"""Finds the words: a message of a Fluent catalogue in one language, with its arguments. English stands in where a
language lacks a message, so nobody ever sees an empty line; a test makes sure that none does."""

from __future__ import annotations

import os
from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from seaboard.core.errors import Trouble

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE = Path(__file__).parent
GREATEST_NUMBER = 10**15
"""Greater ones are said digit by digit: formatting a number of thirty digits fails."""
LANGUAGES = ("en", "de", "fr", "it", "pl")


class Words:
    """The words of some catalogues in one language: `words("title")`, `words("choice-die", number=3)`."""

    def __init__(self, language: str, *catalogues: str) -> None:
        if language not in LANGUAGES:
            raise Trouble("unknown-language", language=language, languages=", ".join(LANGUAGES))
        self.language = language
        self._bundles = [_bundle(each, catalogues) for each in dict.fromkeys((language, "en"))]
        self._names: Mapping[str, Mapping[str, str]] = {}

    def naming(self, names: Mapping[str, Mapping[str, str]]) -> Words:
        """The same words, which say names instead of ids in some arguments: `{"card": {"A01": "Seagull!"}}`."""
        named = copy(self)
        named._names = names
        return named

    def __call__(self, message: str, **arguments: object) -> str:
        """The message in words."""
        for argument, value in arguments.items():
            if isinstance(value, int) and abs(value) > GREATEST_NUMBER:
                arguments[argument] = str(value)
        for argument, names in self._names.items():
            if argument in arguments:
                arguments[argument] = names.get(str(arguments[argument]), arguments[argument])
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                assert pattern is not None, message
                return str(bundle.format_pattern(pattern, arguments)[0])
        raise KeyError(message)

    def has(self, message: str) -> bool:
        """Whether there are words for this message."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def rule(self, rule: str) -> str:
        """The sentence of a rule id such as ST-2.11."""
        return self("rule-" + rule.replace(".", "-"))

    def trouble(self, trouble: Trouble) -> str:
        """What is wrong, and why, in words."""
        details: dict[str, object] = {}
        for name, detail in trouble.details.items():
            details[name] = self.trouble(detail) if isinstance(detail, Trouble) else detail
        rule = str(details.get("rule", ""))
        details["sentence"] = self.rule(rule) if self.has("rule-" + rule.replace(".", "-")) else ""
        return self("trouble-" + trouble.message, **details)


@lru_cache(maxsize=32)
def _bundle(language: str, catalogues: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in catalogues:
        bundle.add_resource(FluentResource((HERE / language / f"{catalogue}.ftl").read_text(encoding="utf-8")))
    return bundle


def choose_language(wanted: str | None) -> str:
    """The language to speak: as asked for, else by the environment, else English."""
    if wanted:
        return wanted
    for variable in ("SEABOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
