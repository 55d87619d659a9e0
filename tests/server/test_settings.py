"""The reference of all settings names each of them, and each limit with its usual value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from seaboard.core.errors import Trouble
from seaboard.locales.words import LANGUAGES, Words
from seaboard.server.lan import local_address
from seaboard.server.limits import DEFAULTS
from seaboard.server.settings import Settings, read_settings
from seaboard.server.storage.connecting import database_url
from tests.server.running import DEADLINE, Guest, running, to_close

REFERENCE = (Path(__file__).parents[2] / "docs" / "settings.md").read_text(encoding="utf-8")


def test_every_setting_is_explained() -> None:
    missing = [field.name for field in msgspec.structs.fields(Settings) if f"`{field.name}`" not in REFERENCE]
    assert missing == []


def test_every_limit_is_explained() -> None:
    for name, limit in DEFAULTS.items():
        (row,) = [line for line in REFERENCE.splitlines() if line.startswith("|") and f"`{name}`" in line]
        assert (f"{limit.most}/{limit.seconds:.0f}" if limit.seconds else str(limit.most)) in row


@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"port": "x"}, ("port", "x", "0, 1, 2 …, ≥ 0, ≤ 65535")),
        ({"bot_pace": "-1"}, ("bot_pace", "-1", "0.5, 1, 1.5 …, ≥ 0, ≤ 60")),
        ({"registration": "perhaps"}, ("registration", "perhaps", "true | false")),
        ({"proxies": ["over there"]}, ("proxies", "over there", "127.0.0.1 | 10.0.0.0/8 | *")),
    ],
)
def test_a_wrong_setting_is_refused_by_name_in_every_language(
    given: dict[str, Any], refused: tuple[str, str, str]
) -> None:
    with pytest.raises(Trouble) as trouble:
        read_settings(given, {})
    for language in LANGUAGES:
        said = Words(language, "trouble", "server").trouble(trouble.value)
        assert all(part in said for part in refused)
        assert "xpected" not in said


@pytest.mark.parametrize(
    "database", ["mysql://u:p@h/x", "postgresql://u:p@h:port/x", "postgresql://u:p@[::1/x", "a://"]
)
def test_what_is_no_address_of_a_database_is_refused_without_repeating_it(database: str) -> None:
    with pytest.raises(Trouble) as refused:
        database_url(database)
    assert (refused.value.message, refused.value.details) == ("bad-database", {})
    assert refused.value.__cause__ is None


@pytest.mark.parametrize("limit", ["0/60", "40/0", "40", "-1/4", "x/4"])
def test_a_limit_that_could_not_be_counted_is_refused(limit: str) -> None:
    with pytest.raises(Trouble, match="bad-limit"):
        read_settings({}, {"SEABOARD_LIMITS": f"messages-per-seat={limit}"})


@pytest.mark.parametrize(
    ("given", "normal"),
    [
        (["127.0.0.1"], ["127.0.0.1/32", "::ffff:127.0.0.1/128"]),
        (["10.0.0.1/8", "2001:db8::1"], ["10.0.0.0/8", "::ffff:10.0.0.0/104", "2001:db8::1/128"]),
        (["127.0.0.1", "*"], ["*"]),
        ([], []),
    ],
)
def test_proxies_are_networks_to_all_who_ask(given: list[str], normal: list[str]) -> None:
    assert read_settings({"proxies": given}, {}).proxies == normal


@pytest.mark.parametrize("proxies", [["127.0.0.1"], ["127.0.0.9/8"], ["127.0.0.1", "*"]], ids=",".join)
@pytest.mark.parametrize("host", ["127.0.0.1", "::"])
def test_a_proxy_is_one_to_the_gate_and_to_the_limits(tmp_path: Path, host: str, proxies: list[str]) -> None:
    """It has more connections than one address may have, and its visitors have budgets of their own."""
    flags = ["--limits=open-sockets-per-address=2", "--limits=requests-per-address=2/600"]
    flags += [f"--proxies={each}" for each in proxies]
    with running(tmp_path / "room.sqlite3", f"--host={host}", *flags) as server:
        url = f"http://127.0.0.1:{server.port}/api/tables"
        clients = [to_close.enter_context(httpx.Client(timeout=DEADLINE)) for _ in range(4)]
        for number, client in enumerate(clients):
            assert client.get(url, headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code == 200
        for made_up in ("x/64", "192.0.2.77/64", "x" * 10_000):
            assert clients[0].get(url, headers={"x-forwarded-for": made_up}).status_code in (200, 429)


@pytest.mark.parametrize(("host", "ours"), [("127.0.0.1", "127.0.0.1"), ("::", "[::1]"), ("::", "127.0.0.1")])
def test_who_sits_at_the_machine_is_told_its_address_whichever_way_they_come(
    tmp_path: Path, host: str, ours: str
) -> None:
    with running(tmp_path / "room.sqlite3", f"--host={host}") as server:
        network = httpx.get(f"http://{ours}:{server.port}/api/network", timeout=DEADLINE).json()
        assert network == {"address": local_address(), "listens": host == "::"}


def test_a_file_with_an_unknown_setting_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "room.toml"
    file.write_text("parrots = 3\n", encoding="utf-8")
    with pytest.raises(Trouble, match="unknown-setting"):
        read_settings({"config": str(file)}, {})


def test_the_address_that_is_told_is_one_also_with_ipv6(tmp_path: Path) -> None:
    with running(tmp_path / "room.sqlite3", "--host=::1") as server:
        assert server.url == f"http://[::1]:{server.port}"
        assert Guest(server.url, "Ada").must("GET", "/api/me")["name"] == "Ada"
