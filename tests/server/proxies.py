"""nginx and Caddy as the examples in `deploy/` set them up, but without HTTPS, before real nodes."""

from __future__ import annotations

import re
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.server.running import DEADLINE, Server

DEPLOY = Path(__file__).parents[2] / "deploy"


class Proxy(NamedTuple):
    """A proxy that runs."""

    port: int
    folder: Path

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def url_6(self) -> str:
        """The same by IPv6."""
        return f"http://[::1]:{self.port}"


@contextmanager
def proxy_before(program: str, nodes: Sequence[Server], *, is_sticky: bool = True) -> Iterator[Proxy]:
    """A proxy before these nodes; tables stay at one of them, or not."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            proxy = Proxy(free.getsockname()[1], Path(folder))
        write = _write_nginx if program == "nginx" else _write_caddy
        command = write(Path(folder), proxy, [f"127.0.0.1:{node.port}" for node in nodes], is_sticky)
        with (Path(folder) / "said").open("wb") as said:
            process = subprocess.Popen(command, stderr=said)
        try:
            _wait_for(proxy)
            yield proxy
        finally:
            process.terminate()
            process.wait(DEADLINE)


def _write_nginx(folder: Path, proxy: Proxy, nodes: list[str], is_sticky: bool) -> list[str]:
    """Its settings, and the command that starts it."""
    text = (DEPLOY / "nginx.conf").read_text()
    for example, here in (("443", "127.0.0.1"), (r"\[::\]:443", "[::1]")):
        text, found = re.subn(f"listen {example} ssl;", f"listen {here}:{proxy.port};", text)
        assert found == 1
    text = re.sub(r"\n *ssl_certificate[^\n]*", "", text)
    text = text.replace("/var/log/nginx/", f"{folder}/")
    servers = "".join(f"    server {node} max_fails=0;\n" for node in nodes)
    text = re.sub(r"( *server 127[^\n]*\n)+", servers, text)
    if not is_sticky:
        text = re.sub(r" *hash [^\n]*\n", "", text)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    path = folder / "nginx.conf"
    path.write_text(
        f"daemon off; pid {folder}/pid; worker_processes 1; error_log {folder}/errors;\n"
        f"events {{ worker_connections 4096; }}\nhttp {{ access_log off; {temporary}\n{text}\n}}\n"
    )
    return ["nginx", "-c", str(path), "-p", str(folder)]


def _write_caddy(folder: Path, proxy: Proxy, nodes: list[str], is_sticky: bool) -> list[str]:
    """The same for Caddy."""
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace("games.example.org", f"{proxy.url}, {proxy.url_6}")
    text = re.sub(r"(127\.0\.0\.1:875\d ?)+", "".join(f"{node} " for node in nodes), text)
    if not is_sticky:
        text = text.replace("lb_policy uri_hash", "lb_policy random")
    path = folder / "Caddyfile"
    path.write_text(text.replace("\n{\n", "\n{\n\tadmin off\n\tauto_https off\n", 1))
    return ["caddy", "run", "--config", str(path), "--adapter", "caddyfile"]


def _wait_for(proxy: Proxy) -> None:
    """Until a node answers through the proxy."""
    deadline = time.monotonic() + DEADLINE
    while True:
        try:
            if httpx.get(f"{proxy.url}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < deadline, "the proxy does not answer"
        time.sleep(0.1)
