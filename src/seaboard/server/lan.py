"""Where this machine is in the local network."""

from __future__ import annotations

import socket

SOMEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737)."""


def local_address() -> str | None:
    """The address under which others in the network find this machine; None where there is no network. Nothing is
    sent: the system only says from where it would."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = asking.getsockname()[0]
    return None if address.startswith("127.") or address == "0.0.0.0" else address
