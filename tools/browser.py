"""Makes sure that the page tests have a browser: Debian's Chromium, installed when it is missing and we may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_browser() -> str | None:
    """The program, if there is one."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def main() -> None:
    """Install a browser if none is here and this is a Debian on which we are root."""
    if find_browser() is not None:
        return
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        print("No Chromium here: the tests of the page will be skipped.", file=sys.stderr)
        return
    quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
    subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)  # type: ignore[call-overload]
    subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, **quiet)  # type: ignore[call-overload]


if __name__ == "__main__":
    main()
