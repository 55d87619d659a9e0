"""How large what a client sends is, before it is parsed: requests and frames are followed from one to the next, only as
far as their sizes. What uvicorn makes of them is its own affair."""

from __future__ import annotations

import re
from typing import Literal

MOST_OF_HEADERS = 16 * 1024

END_OF_HEADERS = re.compile(rb"\n\r?\n")
CHUNKED = re.compile(rb"\ntransfer-encoding[ \t]*:", re.IGNORECASE)
"""A body in pieces. No client of ours sends one, and pieces of one byte each would hold up everybody."""
BODY_LENGTH = re.compile(rb"\ncontent-length:[ \t]*([0-9]{1,18})", re.IGNORECASE)

Refusal = Literal["headers-too-large", "length-required"]


class Requests:
    """HTTP requests, one after the other on one connection: headers, then as much body as they say."""

    __slots__ = ("_body_left", "_headers")

    def __init__(self) -> None:
        self._headers = b""
        """The headers that have not ended yet."""
        self._body_left = 0

    def follow(self, data: bytes) -> Refusal | None:
        """More of them comes; None: all is well. Headers are looked at when they are complete, wherever they were
        cut, and not after a body that is shorter than it said: then what follows it counts as headers."""
        said, at = self._headers + data, 0
        searched = max(0, len(self._headers) - 2)
        while True:
            skipped = min(self._body_left, len(said) - at)
            self._body_left -= skipped
            at += skipped
            end = END_OF_HEADERS.search(said, max(at, searched))
            until = len(said) if end is None else end.end()
            if until - at > MOST_OF_HEADERS:
                return "headers-too-large"
            if end is None:
                self._headers = said[at:]
                return None
            if CHUNKED.search(said, at, until):
                return "length-required"
            length = BODY_LENGTH.search(said, at, until)
            self._body_left = 0 if length is None else int(length[1])
            at = until


FINAL, OPCODE, LENGTH, MASKED = 0x80, 0x0F, 0x7F, 0x80
"""Bits of a frame's first two bytes (RFC 6455, 5.2)."""

TEXT, CLOSE = 0x1, 0x8
"""Opcodes. Those below that of a close carry messages."""

SHORT_HEAD = 6
"""Bytes before what a short frame of a client says: the two, and the mask."""

LONGER = {126: 2, 127: 8}
"""In so many more bytes stands the length of a frame that does not fit into seven bits."""


class FramesHeard:
    """WebSocket frames, one after the other on one connection."""

    __slots__ = ("_left", "_start", "count", "unfinished")

    def __init__(self) -> None:
        self.count = 0
        """How many have begun."""
        self.unfinished = 0
        """Frames of a message whose last one has not begun yet: even empty ones take memory."""
        self._start = b""
        """The beginning of a frame that does not say its length yet."""
        self._left = 0
        """What is still to come of the last frame."""

    def follow(self, data: bytes) -> None:
        """More of them comes."""
        if not self._left and not self._start and _is_one_short_message(data):
            self.count += 1
            self.unfinished = 0
            return
        said, at = self._start + data, 0
        while True:
            skipped = min(self._left, len(said) - at)
            self._left -= skipped
            at += skipped
            size = _size(said, at)
            if size is None:
                self._start = said[at:]
                return
            self._left = size
            self.count += 1
            if said[at] & OPCODE < CLOSE:
                self.unfinished = 0 if said[at] & FINAL else self.unfinished + 1


def _is_one_short_message(data: bytes) -> bool:
    """Nearly always it is that."""
    length = len(data) - SHORT_HEAD
    return 0 <= length < min(LONGER) and data[0] == FINAL | TEXT and data[1] == MASKED | length


def _size(said: bytes, at: int) -> int | None:
    """How long the frame is that begins here; None if that cannot be told yet."""
    if len(said) < at + 2:
        return None
    length, mask = said[at + 1] & LENGTH, 4 if said[at + 1] & MASKED else 0
    more = LONGER.get(length, 0)
    if len(said) < at + 2 + more:
        return None
    if more:
        length = int.from_bytes(said[at + 2 : at + 2 + more])
    return 2 + more + mask + length
