"""The page's files as they travel."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path

import httpx

from seaboard.server.http.page import Packing
from tests.server.running import DEADLINE, running, to_close

LARGE = "let boat = 'sea';\n" * 1000


def test_files_travel_packed_and_arrive_whole(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Sea</title>")
    (static / "assets" / "boat.js").write_text(LARGE)
    (static / "assets" / "boat.png").write_text(LARGE)
    with running(tmp_path / "room.sqlite3", f"--static={static}") as server:
        http = to_close.enter_context(httpx.Client(base_url=server.url, timeout=DEADLINE))
        for _ in range(2):
            packed = http.get("/assets/boat.js")
            assert (packed.text, packed.headers["content-encoding"]) == (LARGE, "gzip")
            assert int(packed.headers["content-length"]) < len(LARGE) // 10
            assert packed.headers["vary"].lower() == "accept-encoding"
        plain = http.get("/assets/boat.js", headers={"accept-encoding": "identity"})
        part = http.get("/assets/boat.js", headers={"range": "bytes=0-2"})
        assert (plain.text, "content-encoding" in plain.headers) == (LARGE, False)
        assert plain.headers["vary"].lower() == "accept-encoding"
        assert (part.status_code, part.text) == (206, "let")
        assert http.head("/assets/boat.js").headers["content-encoding"] == "gzip"
        for small_or_packed in ("/", "/assets/boat.png"):
            assert "content-encoding" not in http.get(small_or_packed).headers
        (static / "assets" / "boat.js").write_text(LARGE[::-1])
        os.utime(static / "assets" / "boat.js", (1, 1))
        assert http.get("/assets/boat.js").text == LARGE[::-1]


def test_a_file_is_packed_once_for_all_who_want_it(tmp_path: Path) -> None:
    file = tmp_path / "boat.js"
    file.write_text(LARGE)

    async def ask() -> list[bytes]:
        packing = Packing()
        together = await asyncio.gather(*(packing.pack(str(file), 1.0) for _ in range(5)))
        file.unlink()
        return [*together, await packing.pack(str(file), 1.0)]

    packed = asyncio.run(ask())
    assert gzip.decompress(packed[0]).decode() == LARGE
    assert all(each is packed[0] for each in packed)
