"""Recorded games, moment by moment: whatever is drawn on the way from one position to the next is as it was before or
as it is after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.page.conftest import OpenPage
from tests.page.games import Played
from tests.page.test_replay import REPLAY, expect_moment
from tests.page.test_stage import GO_ON
from tests.server.running import Server

Json = dict[str, Any]
Drawn = dict[str, str]
"""Everything that is compared, by what it is."""

RECORD = """() => {
    const all = (selector, name, of) =>
        Object.fromEntries([...document.querySelectorAll(selector)].map((each, at) => [name(each, at), of(each)]));
    const main = document.querySelector('main.table');
    window.moments = [];
    const look = () => {
        const moment = DRAWN;
        if (JSON.stringify(moment) !== JSON.stringify(window.moments.at(-1))) window.moments.push(moment);
    };
    window.recording?.disconnect();
    window.recording = new MutationObserver(look);
    window.recording.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
}"""
"""Notes every moment that the page draws; what a board draws stands for DRAWN."""


@dataclass(frozen=True)
class Board:
    """What a board draws of a view, as the page has it and as the server says it."""

    draws: str
    says: Callable[[Json], Drawn]
    wandering: str = "nothing"
    """What is elsewhere on its way, by how its names begin."""


POINTS = "all('.points', (_, seat) => `points ${seat}`, (points) => points.textContent.trim())"


def sea(view: Json) -> Drawn:
    """Die Schatztaucher: lamp, tiles of the sea, whose turn it is."""
    fields = {
        f"field {buoy},{row}": shows(field)
        for buoy, column in enumerate(view["columns"], 1)
        for row, field in enumerate(column, 1)
    }
    lamp = f"{view['lamp']['buoy']},{view['lamp']['row']}"
    return {**fields, **points(view, "points"), "lamp": lamp, "acting": str(view["turn"])}


def shows(field: Json | None) -> str:
    """What is to be seen of a field."""
    if field is None:
        return "gone"
    return f"{field['tile']} {field['count']}" if "tile" in field else str(field.get("symbol", "unseen"))


def points(view: Json, name: str) -> Drawn:
    """What stands in the corner of every seat."""
    return {f"points {seat}": str(mat[name]) for seat, mat in enumerate(view["seats"])}


def beach(view: Json) -> Drawn:
    """Oh Crab!: crabs and whether they lie on their backs, shells, paths."""
    crabs = {f"{crab['seat']},{crab['crab']}": crab for crab in view["crabs"]}
    return {
        **{f"at {name}": crab["at"] for name, crab in crabs.items()},
        **{f"fallen {name}": str(crab["fallen"]).lower() for name, crab in crabs.items()},
        **{f"shells {seat}": str(runner["shells"]) for seat, runner in enumerate(view["seats"])},
        **{f"path {seat}": " ".join(runner["path"]) for seat, runner in enumerate(view["seats"])},
        **points(view, "way"),
    }


def lagoon(view: Json) -> Drawn:
    """Wreck Raiders: divers, and of every mat the shells, the divers off-board and each place for a treasure."""
    drawn = points(view, "coins")
    for wreck in [*view["wrecks"], {"kind": "beach", "spots": view["beach"]}]:
        for spot in wreck["spots"]:
            diver = spot["diver"]
            drawn[f"spot {wreck['kind']},{spot['spot']}"] = "" if diver is None else str(diver)
    for seat, mat in enumerate(view["seats"]):
        drawn[f"off-board {seat}"] = str(mat["divers"])
        for shell, count in mat["shells"].items():
            drawn[f"shells {seat} {shell}"] = str(count)
        for where, lines, room in (
            ("display", mat["displays"], view["house"]["pedestals"]),
            ("vault", mat["vault"], len(view["house"]["row_coins"])),
        ):
            for number, line in enumerate(lines, 1):
                for place in range(room):
                    drawn[f"{where},{number},{place} {seat}"] = line[place] if place < len(line) else ""
    return drawn


BOARDS = {
    "schatztaucher": Board(
        f"""({{
            ...all('[data-field]', (it) => `field ${{it.dataset.field}}`, (it) => it.dataset.shows), ...{POINTS},
            lamp: document.querySelector('svg.board').dataset.lamp, acting: main.dataset.acting,
        }})""",
        sea,
        wandering="lamp",
    ),
    "oh_crab": Board(
        f"""({{
            ...all('[data-crab]', (it) => `at ${{it.dataset.crab}}`, (it) => it.dataset.at),
            ...all('[data-crab]', (it) => `fallen ${{it.dataset.crab}}`, (it) => it.dataset.fallen),
            ...all('[data-shells]', (_, seat) => `shells ${{seat}}`, (it) => it.dataset.shells),
            ...all('[data-cards]', (_, seat) => `path ${{seat}}`, (it) => it.dataset.cards), ...{POINTS},
        }})""",
        beach,
    ),
    "wreck_raiders": Board(
        f"""(() => {{
            const seat = (it) => it.closest('[data-mini]').dataset.mini;
            return {{
                ...all('[data-spot]', (it) => `spot ${{it.dataset.spot}}`, (it) => it.dataset.holds), ...{POINTS},
                ...all('[data-mini] [data-off-board]', (it) => `off-board ${{seat(it)}}`, (it) => it.textContent),
                ...all('[data-mini] [data-count]',
                    (it) => `shells ${{seat(it)}} ${{it.parentNode.dataset.lands}}`, (it) => it.textContent),
                ...all('[data-mini] [data-holds]',
                    (it) => `${{it.dataset.lands}} ${{seat(it)}}`, (it) => it.dataset.holds),
            }};
        }})()""",
        lagoon,
    ),
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_recorded_game_is_drawn_moment_by_moment_as_the_server_saw_it(
    open_page: OpenPage, room: Server, name: str
) -> None:
    """Step by step through a game: whatever is drawn on the way is as it was before the step or after it."""
    board = BOARDS[name]
    game = Played(room, moves=30, game=name, bots=("greedy",) * (2 if name == "oh_crab" else 1))
    page = game.open(open_page, seat=None, pace="quick")
    page.locator("[data-prompt]").wait_for()
    page.locator("[data-tool=past]").click()
    page.locator(f"{REPLAY} input[type=range]").fill("0")
    expect_moment(page, 0)
    last = max(line["seq"] for line in game.past("history")["lines"] if "seq" in line)
    before = board.says(game.position(0)["view"])
    page.evaluate(GO_ON)
    for seq in range(1, min(last, 70)):
        page.evaluate(RECORD.replace("DRAWN", board.draws))
        page.locator("[data-step=on]").click()
        expect_moment(page, seq)
        after = board.says(game.position(seq)["view"])
        moments: list[Drawn] = page.evaluate("moments")
        for what in after:
            seen = {moment.get(what) for moment in moments}
            told = {before.get(what), after[what]}
            assert what.startswith(board.wandering) or seen <= told, (seq, what, seen, told)
        assert moments[-1] == after, seq
        before = after
