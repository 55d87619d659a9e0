"""Where this machine is in the local network."""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, ip_address

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


def is_this_machine(host: str) -> bool:
    """Whether a name or an address leads from this machine to itself."""
    try:
        address = ip_address(host.strip("[]"))
    except ValueError:
        return host == "localhost"
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback
