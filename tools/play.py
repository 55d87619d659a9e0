"""`make play`: opens the games room on this machine and shows the way in, for others in the network too if wished."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import webbrowser

from seaboard.server.lan import local_address

LISTENING = "listening on "
EVERYWHERE = "0.0.0.0"
HERE = "127.0.0.1"


def main() -> int:
    """Serve until interrupted; print the addresses, and open the room where there is a screen. `LAN=1` lets others in
    the network in; where somebody sits at the terminal and nothing was said, they are asked."""
    flags = sys.argv[1:]
    lan = local_address()
    if wants_company(lan, flags):
        flags = ["--host", EVERYWHERE, *flags]
    server = subprocess.Popen([sys.executable, "-m", "seaboard", "serve", *flags], stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    try:
        for line in server.stderr:
            address = address_in(line)
            if address is None:
                print(line, end="", file=sys.stderr)
                continue
            print(tell_addresses(address, lan), flush=True)
            if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
                webbrowser.open(address.replace(EVERYWHERE, HERE))
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()


def wants_company(lan: str | None, flags: list[str]) -> bool:
    """Whether the room is to listen in the whole network."""
    said = os.environ.get("LAN", "")
    if lan is None or any(flag.startswith("--host") for flag in flags):
        return False
    if said:
        return said != "0"
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return input(f"Let others in your network ({lan}) play too? [y/N] ").strip().lower().startswith("y")


def tell_addresses(address: str, lan: str | None) -> str:
    """The way in, here and from elsewhere."""
    here, port = address.replace(EVERYWHERE, HERE), address.rsplit(":", 1)[1]
    if EVERYWHERE in address and lan is not None:
        elsewhere = f"In your network:  http://{lan}:{port}"
    else:
        elsewhere = "Only on this computer. For others in your network:  make play LAN=1"
    return f"\n  Seaboard:  {here}\n  {elsewhere}\n\n  Ctrl+C\n"


def address_in(line: str) -> str | None:
    """The address, if this line of the server's log tells it."""
    try:
        message = str(json.loads(line)["message"])
    except (ValueError, KeyError, TypeError):
        return None
    return message.removeprefix(LISTENING) if message.startswith(LISTENING) else None


if __name__ == "__main__":
    sys.exit(main())
