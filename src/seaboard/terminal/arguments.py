"""The parser of the command line: it speaks the reader's language, and says what is wrong with the arguments like any
other trouble."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Any

from seaboard.core.errors import Trouble
from seaboard.locales.words import LANGUAGES, Words

COMPLAINTS = {
    r"argument (?P<argument>.+?): expected (one|\d+|at least one|at most one) arguments?": "argument-needs-value",
    r"argument (?P<argument>.+?): invalid \w+ value: (?P<value>.*)": "argument-not-a-number",
    r"argument (?P<argument>.+?): invalid choice: (?P<value>.*) \(choose from (?P<all>.*)\)": "argument-not-a-choice",
    r"argument (?P<argument>.+?): ignored explicit argument (?P<value>.*)": "argument-takes-no-value",
    r"the following arguments are required: (?P<arguments>.*)": "arguments-missing",
    r"unrecognized arguments: (?P<arguments>.*)": "arguments-unknown",
    r"ambiguous option: (?P<argument>\S+) could match (?P<all>.*)": "argument-ambiguous",
}
"""What argparse complains about, in its own English, and the trouble that says it in every language."""


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints are translated."""

    def __init__(self, words: Words, **details: Any) -> None:
        super().__init__(add_help=False, formatter_class=argparse.RawDescriptionHelpFormatter, **details)
        self._positionals.title = words("arguments")
        self._optionals.title = words("options")
        self._usage_word = words("usage")
        self.add_argument("-h", "--help", action="help", help=words("help-help"))
        self.add_argument("--lang", metavar="LANG", help=words("help-lang", languages=" ".join(LANGUAGES)))
        self.add_argument("--debug", action="store_true", help=words("help-debug"))

    def format_help(self) -> str:
        """The help, with our own word for usage."""
        return super().format_help().replace("usage:", self._usage_word, 1)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Show help or version; unlike in argparse, one that cannot be written is a trouble."""
        stream = file or sys.stderr
        if message and stream is not None:
            stream.write(message)
            stream.flush()

    def error(self, message: str) -> Any:
        """Raise instead of printing the usage."""
        raise Trouble("bad-arguments", reason=_translate(message), command=self.prog)


def _translate(message: str) -> Trouble | str:
    for pattern, trouble in COMPLAINTS.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return Trouble(trouble, **{name: value.replace("'", "") for name, value in found.groupdict().items()})
    return message
