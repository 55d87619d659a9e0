"""`make play`: opens the games room on this machine and shows the way in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import webbrowser

LISTENING = "listening on "


def main() -> int:
    """Serve until interrupted; print the address, and open it where there is a screen."""
    server = subprocess.Popen(
        [sys.executable, "-m", "seaboard", "serve", *sys.argv[1:]], stderr=subprocess.PIPE, text=True
    )
    assert server.stderr is not None
    try:
        for line in server.stderr:
            address = address_in(line)
            if address is None:
                print(line, end="", file=sys.stderr)
                continue
            print(f"\n  Seaboard:  {address}\n\n  Ctrl+C\n", flush=True)
            if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
                webbrowser.open(address)
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()


def address_in(line: str) -> str | None:
    """The address, if this line of the server's log tells it."""
    try:
        message = str(json.loads(line)["message"])
    except (ValueError, KeyError, TypeError):
        return None
    return message.removeprefix(LISTENING) if message.startswith(LISTENING) else None


if __name__ == "__main__":
    sys.exit(main())
