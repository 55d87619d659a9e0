"""The screen: where everything that people read in a terminal goes, and where their answers come from. Whatever is in a
log or a box file, no control character of it reaches the terminal."""

from __future__ import annotations

import select
import sys
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from seaboard.terminal.streams import clean

LEAST_ROOM = 20
"""Columns that a text gets even after a long lead."""
LONGEST_NUMBER = 9
"""Digits of the longest number that anybody can mean."""


class Screen(Console):
    """A console that shows text as it is: no markup, and nothing in it commands the terminal."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments of anything to be shown, cleaned."""
        for segment in super().render(renderable, options):
            if segment.control or segment.text.isprintable() or segment.text == "\n":
                yield segment
            else:
                yield Segment("\n".join(clean(line) for line in segment.text.split("\n")), segment.style)

    def say(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.print(Text(text, style))

    def say_after(self, lead: str, text: Text) -> None:
        """Text after a lead, such as the number of a choice; further lines begin where the text began."""
        room = max(LEAST_ROOM, self.width - len(lead))
        for number, line in enumerate(text.wrap(self, room)):
            line.rstrip()
            self.print(Text(lead if number == 0 else " " * len(lead)).append_text(line))

    def look_of(self, part: RenderableType) -> str:
        """What something looks like on this screen, without showing it."""
        with self.capture() as captured:
            self.print(part)
        return captured.get()

    def ask(self, prompt: str) -> str:
        """A line from the person, in lower case; EOFError when there are no more. A pipe's answers are shown too."""
        self.print(Text(prompt, "bold"), end=" ")
        self.file.flush()
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty() and sys.platform != "win32":
            _wait_for_line()
        line = sys.stdin.readline()
        if not line:
            self.print()
            raise EOFError
        if not sys.stdin.isatty():
            self.print(Text(line.strip()))
        return line.strip().lower()


def _wait_for_line() -> None:
    """Wait for the keyboard, looking up now and then: a Ctrl-C that comes in the instant before a blocking read begins
    would be noticed only after the next line."""
    while not select.select([sys.stdin], [], [], 0.25)[0]:
        pass


def read_number(wish: str) -> int | None:
    """A number that was typed, if it is one that anybody can mean."""
    return int(wish) if wish.isdecimal() and len(wish) <= LONGEST_NUMBER else None


def read_choice(wish: str, last: int) -> int | None:
    """Which of the choices from 1 to `last` was typed, counted from 0."""
    number = read_number(wish)
    return number - 1 if number is not None and 1 <= number <= last else None
