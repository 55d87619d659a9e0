"""Serves the page: the files that `web/` was built into. Names under `assets/` carry a hash of their contents, so a
browser may keep them for ever; the entry is asked for anew each time."""

from __future__ import annotations

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

BUILT = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
NEVER_ASKED = ("accept-ranges", "etag", "last-modified")
"""What a file that is kept for ever is not asked for again with; with all files of a table they cost a kilobyte."""
A_DAY = "public, max-age=86400"
"""Icons: a tab changes its own with every turn."""
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
    """The page's files, compressed."""
    return GZipMiddleware(PageFiles(directory=folder, html=True), minimum_size=600)


def how_long(path: str) -> str:
    """How long a browser may keep a file without asking."""
    if path.startswith("icon"):
        return A_DAY
    return FOR_EVER if path.startswith("assets/") else "no-cache"


class PageFiles(StaticFiles):
    """Files that say how long they may be kept."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = how_long(path)
        if response.headers["cache-control"] == FOR_EVER:
            for name in NEVER_ASKED:
                del response.headers[name]
        if path.startswith(WORKER):
            response.headers["content-security-policy"] = WORKER_POLICY
        return response
