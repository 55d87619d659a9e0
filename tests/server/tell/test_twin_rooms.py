"""Whatever somebody asks of a running game of Oh Crab! with the Adventure Pack, they are answered the same, byte by
byte, in two rooms whose games they cannot tell apart: cards in hands, planned cards, surprise tiles, what will be
drawn. Every way of asking that there is, over HTTP and the socket; and what the rooms log and count is the same too."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seaboard.core.game import OVER
from tests.games.cases import game_of
from tests.server.restoring import come_as, restore_room, room_line
from tests.server.running import NO_LIMITS, Guest, Server, running
from tests.server.tell.test_leaks import Twins

ALL_MODULES = {"surprises": True, "events": True, "challenges": True, "asymmetry": True}
ALIKE = (0, 40, 120, 240)
"""After so many entries games part."""
MOST_APART = 60
PATHS = ("", "/log", "/history", "/position?seq=9", "/review", "/player?of=0", "/player?of=1")
TRIED = 12
"""Actions, whether they may be done or not, of which somebody asks what would come of them."""


class LateTwins(Twins):
    """Two games that part only after a while, and are looked at where the viewer has something to decide."""

    def play_alike(self, entries: int) -> None:
        """The same in both."""
        while len(self.matches[0].log.entries) < entries and self._actors():
            actor = self.rng.choice(self._actors())
            action = self.rng.choice(self._choices(self.matches[0], actor))
            self._enter(actor, (action, action))

    def part(self) -> bool:
        """Others do different things, until the viewer is to decide; whether it came to that."""
        for _ in range(MOST_APART):
            if self._are_good():
                return True
            others = [actor for actor in self._actors() if actor != self.viewer]
            if not self._actors() or not self._step(self.rng.choice(others or self._actors())):
                return False
        return False

    def _actors(self) -> list[int]:
        return [actor for actor in self.game.actors(self.matches[0].state) if actor != OVER]

    def _are_good(self) -> bool:
        one, other = (match.state for match in self.matches)
        differ = bytes(one.to_bytes()) != bytes(other.to_bytes())
        return differ and (self.viewer is None or self.viewer in self.game.awaited(one))


def ask_everything(guest: Guest, table: str, rng: Random) -> list[bytes]:
    """All that a viewer can ask without changing anything."""
    answers = [guest.ask("GET", f"/api/tables/{table}{path}") for path in PATHS]
    answers.append(guest.ask("GET", "/api/tables"))
    watch = guest.watch(table)
    watch.hear()
    play = watch.play or {}
    legal = [each["id"] for each in play["legal"]]
    tried = [*rng.sample(legal, min(len(legal), TRIED)), *(rng.randrange(400) for _ in range(TRIED))]
    for what in ("score", "imagine", "explain", "look"):
        watch.ask(what, move="m")
        answers.append(guest.ask("POST", f"/api/tables/{table}/do", {"do": what}))
    for action in tried:
        watch.ask("preview", action=action, move="m")
        watch.ask("act", action=action, seq=play["seq"] + 1, move="m")
    for wish in (each["do"] for each in play["legal"][:TRIED]):
        watch.ask("explain", wish=wish, move="m")
    for what, more in (
        ("undo", {"seq": play["seq"]}),
        ("reveal", {"seat": 0, "contribution": "00" * 32}),
        ("rematch", {}),
    ):
        watch.ask(what, move="m", **more)
    if legal:
        watch.ask("hint", move="m")
    answers.append(guest.ask("GET", "/api/me"))
    heard = [message for message in watch.raw if not message.startswith(b'{"say":"beat"')]
    return [*(answer.content for answer in answers), *heard]


def counted(server: Server) -> list[str]:
    """What a room counted of requests and limits."""
    lines = Guest(server.url, None).ask("GET", "/metrics").text.splitlines()
    return [
        line
        for line in lines
        if line.startswith(("seaboard_requests_total", "seaboard_limited_total", "seaboard_lines_total"))
    ]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "scenario": "1", **ALL_MODULES},
        {"players": 2, "see_no_evil": True, "all_good_things": True, **ALL_MODULES},
    ],
    ids=["three", "two"],
)
def test_no_answer_tells_what_is_hidden(options: dict[str, Any], tmp_path: Path) -> None:
    game, rng = game_of("oh_crab"), Random(8)
    pairs: list[LateTwins] = []
    for viewer in (None, *range(options["players"])):
        for entries in ALIKE:
            twins = LateTwins(game, options, viewer, rng)
            twins.play_alike(entries)
            pairs += [twins] if twins.part() else []
    assert {twins.viewer for twins in pairs} == {None, *range(options["players"])}
    assert max(len(twins.matches[0].log.entries) for twins in pairs) > max(ALIKE)
    with ExitStack() as stack:
        rooms: list[Server] = []
        for which in range(2):
            lines = [room_line(number, twins.matches[which]) for number, twins in enumerate(pairs)]
            folder = tmp_path / str(which)
            folder.mkdir()
            rooms.append(stack.enter_context(running(restore_room(folder, options["players"], lines), *NO_LIMITS)))
        for number, twins in enumerate(pairs):
            seed = rng.random()
            guests = [come_as(room, twins.viewer) for room in rooms]
            one, other = (ask_everything(guest, f"{number:016x}", Random(seed)) for guest in guests)
            assert one == other
        assert counted(rooms[0]) == counted(rooms[1])
        assert [[line["message"] for line in room.logged()[1:]] for room in rooms] == [[], []]
