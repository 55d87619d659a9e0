"""Requests and frames are followed from one to the next, wherever what is heard of them is cut."""

from __future__ import annotations

from random import Random

import pytest
from websockets.frames import Frame, Opcode

from seaboard.server.socket.sizes import MOST_OF_HEADERS, FramesHeard, Refusal, Requests

GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
PUT = b"PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 30000\r\n\r\n" + b"\n\n" * 15_000
CHUNKED = GET[:-2] + b"Transfer-Encoding:chunked\r\n\r\n"
LARGE = GET[:-2] + b"a:b\n" * (MOST_OF_HEADERS // 4) + b"\r\n"
OPCODES = (Opcode.TEXT, Opcode.CONT, Opcode.PING, Opcode.PONG)


def cut_anywhere(data: bytes, rng: Random) -> list[bytes]:
    """Some bytes in parts of every length."""
    parts = []
    while data:
        length = rng.choice((1, 2, 3, 10, 100, 1000, 100_000))
        parts.append(data[:length])
        data = data[length:]
    return parts


@pytest.mark.parametrize(
    ("requests", "refused"),
    [
        (GET * 1000, None),
        (PUT + GET + PUT + GET, None),
        (GET.replace(b"\r", b"") * 1000, None),
        (PUT + CHUNKED, "length-required"),
        (GET + LARGE, "headers-too-large"),
        (PUT + LARGE[:-4], "headers-too-large"),
        (PUT.replace(b"\n\n", b"xx").replace(b"30000", b"300"), "headers-too-large"),
    ],
)
def test_requests_are_followed_wherever_they_are_cut(requests: bytes, refused: Refusal | None) -> None:
    rng = Random(1)
    for _ in range(20):
        heard = Requests()
        said = [heard.follow(part) for part in cut_anywhere(requests, rng)]
        assert next((each for each in said if each is not None), None) == refused


def test_frames_are_followed_wherever_they_are_cut() -> None:
    rng = Random(2)
    for _ in range(200):
        heard, unfinished, frames, count = FramesHeard(), 0, b"", rng.randrange(1, 30)
        for _ in range(count):
            opcode, is_last = rng.choice(OPCODES), rng.random() < 0.5
            size = (
                rng.choice((0, 1, 125)) if opcode in (Opcode.PING, Opcode.PONG) else rng.choice((0, 125, 126, 70_000))
            )
            is_message = opcode in (Opcode.TEXT, Opcode.CONT)
            frames += Frame(opcode, rng.randbytes(size), is_last or not is_message).serialize(mask=True)
            if is_message:
                unfinished = 0 if is_last else unfinished + 1
        for part in cut_anywhere(frames, rng):
            heard.follow(part)
        assert (heard.unfinished, heard.count) == (unfinished, count)
