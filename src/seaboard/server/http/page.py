"""Serves the page: the files that `web/` was built into. Names under `assets/` carry a hash of their contents, so a
browser may keep them for ever; the entry is asked for anew each time. A file is packed once, beside the event loop, and
its packed form kept: all together have less than a megabyte."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

BUILT = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
NEVER_ASKED = ("accept-ranges", "etag", "last-modified")
"""What a file that is kept for ever is not asked for again with; with all files of a table they cost a kilobyte."""
A_DAY = "public, max-age=86400"
"""Icons: a tab changes its own with every turn."""
PACKED_FROM = 600
"""Bytes. What is smaller fits into one packet anyway."""
PACKED_ALREADY = (".png", ".woff2")
WORKER = "assets/rules.worker-"
WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'wasm-unsafe-eval'"
"""Only the worker that runs the rules may compile WebAssembly, and it may do nothing but that and load it from here: a
worker has the policy it came with, so that of the page stays as strict as it was."""


def page_folder(wanted: str) -> Path | None:
    """Where the page lies: as set, else in the package; None where it was not built."""
    if wanted:
        return Path(wanted)
    return BUILT if (BUILT / "index.html").is_file() else None


def serve_page(folder: Path) -> ASGIApp:
    """The page's files, packed."""
    return PageFiles(directory=folder, html=True)


def how_long(path: str) -> str:
    """How long a browser may keep a file without asking."""
    if path.startswith("icon"):
        return A_DAY
    return FOR_EVER if path.startswith("assets/") else "no-cache"


class Packing:
    """Files of the page in their packed form, each made when it is first wanted and again when it has changed."""

    def __init__(self) -> None:
        self._packed: dict[str, tuple[float, asyncio.Task[bytes]]] = {}

    async def pack(self, file: str, changed: float) -> bytes:
        """A file, packed; however many want it at the same time, it is done once."""
        known = self._packed.get(file)
        if known is None or known[0] != changed or (known[1].done() and known[1].exception()):
            packing = asyncio.create_task(asyncio.to_thread(_pack, file))
            known = self._packed[file] = changed, packing
        return await asyncio.shield(known[1])


def _pack(file: str) -> bytes:
    return gzip.compress(Path(file).read_bytes(), mtime=0)


class PageFiles(StaticFiles):
    """Files that say how long they may be kept, packed for whoever can unpack them."""

    def __init__(self, *, directory: Path, html: bool) -> None:
        super().__init__(directory=directory, html=html)
        self._packing = Packing()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file."""
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse):
            response = await self._pack(response, Headers(scope=scope))
        response.headers["cache-control"] = how_long(path)
        if response.headers["cache-control"] == FOR_EVER:
            for name in NEVER_ASKED:
                del response.headers[name]
        if path.startswith(WORKER):
            response.headers["content-security-policy"] = WORKER_POLICY
        return response

    async def _pack(self, whole: FileResponse, asked: Headers) -> Response:
        """The same file packed, where that is worth it."""
        file, found = str(whole.path), whole.stat_result
        if found is None or found.st_size < PACKED_FROM or file.endswith(PACKED_ALREADY):
            return whole
        whole.headers.add_vary_header("accept-encoding")
        if "gzip" not in asked.get("accept-encoding", "") or "range" in asked:
            return whole
        packed = Response(await self._packing.pack(file, found.st_mtime), whole.status_code, dict(whole.headers))
        packed.headers["content-length"] = str(len(packed.body))
        packed.headers["content-encoding"] = "gzip"
        return packed
