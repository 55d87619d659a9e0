"""What goes over the wire to a seat or a spectator is the same, byte by byte, for two games they cannot tell apart.

Two games are played side by side at random. Where a seat or chance can act in different ways of which the viewer is
told the same and after which the viewer sees the same, the games part; the viewer must not notice. The journals of both
are put into a room by `seaboard admin restore`, and read back over real sockets: views, lines caught up, downloads."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from seaboard.core.dealer import commit_to_seed
from seaboard.core.game import CHANCE, OVER, Game
from seaboard.core.log import Action, Seat
from seaboard.core.match import Match, new_header
from tests.games.cases import OPTION_SETS, game_of
from tests.server.restoring import SEED, come_as, restore_room, room_line
from tests.server.running import NO_LIMITS, Guest, running


class Twins:
    """Two games that one viewer cannot tell apart."""

    def __init__(self, game: Game[Any], options: dict[str, Any], viewer: int | None, rng: Random) -> None:
        self.game, self.viewer, self.rng = game, viewer, rng
        parsed = game.parse_options(options)
        seats = [Seat(f"Seat {seat}") for seat in range(game.players(game.new(parsed)))]
        self.header = new_header(
            game,
            parsed,
            seats,
            dealer="secure",
            commitment=commit_to_seed(SEED),
            started="2026-01-01T00:00:00+00:00",
        )
        self.matches = [Match(game, self.header), Match(game, self.header)]
        for match in self.matches:
            match.reveal()
        self.parted = 0

    def play(self, most: int) -> None:
        """Play on until the end, or until what happens next must show the difference."""
        for _ in range(most):
            actors = self.game.actors(self.matches[0].state)
            if not actors or actors == (OVER,):
                return
            if not self._step(self.rng.choice(actors)):
                return

    def _step(self, actor: int) -> bool:
        first, second = (self._choices(match, actor) for match in self.matches)
        self.rng.shuffle(first)
        for one in first[:4]:
            likely = sorted(second, key=lambda action: (action == one, self.rng.random()))
            for other in likely:
                if self._told(0, actor, one) == self._told(1, actor, other):
                    self._enter(actor, (one, other))
                    return True
        return False

    def _choices(self, match: Match, actor: int) -> list[int]:
        return self.game.legal(match.state, None if actor == CHANCE else actor)

    def _told(self, which: int, actor: int, action: int) -> Any:
        """All that the viewer learns of an action, and of the position after it."""
        game, before = self.game, self.matches[which].state
        after = game.copy(before)
        game.apply(after, action, actor)
        mine = [] if self.viewer is None else game.legal(after, self.viewer)
        told = game.told(before, actor, action, self.viewer), game.events(before, action, after, self.viewer)
        return *told, game.view(after, self.viewer), mine, game.actors(after)

    def _enter(self, actor: int, actions: tuple[int, int]) -> None:
        self.parted += actions[0] != actions[1]
        for match, action in zip(self.matches, actions, strict=True):
            match.enter(Action(len(match.log.entries), actor, action, self.game.describe(action)))


def heard(guest: Guest, table: str, since: int) -> list[bytes]:
    """Everything that the server tells somebody of a table."""
    paths = ("", "/log", "/history", "/position?seq=7", f"/position?seq={max(0, since)}")
    told = [guest.ask("GET", f"/api/tables/{table}{path}").content for path in paths]
    watch = guest.watch(table, since=since)
    watch.hear()
    watch.ask("act", seq=0, action=0, move="m")
    watch.ask("explain", move="m")
    return [data.replace(table.encode(), b"TABLE") for data in (*told, *watch.raw)]


SOME_OPTIONS = [
    (name, sets[at]) for name, sets in OPTION_SETS.items() for at in ((0, -1) if game_of(name).has_secrets else (0,))
]


@pytest.mark.parametrize(("name", "options"), SOME_OPTIONS)
def test_a_viewer_cannot_tell_twin_games_apart(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    game, rng = game_of(name), Random(14)
    seats = game.players(game.new(game.parse_options(options)))
    pairs: list[Twins] = []
    for viewer in (None, *range(seats)):
        for most in (10, 120) if game.has_secrets else (30,):
            pairs.append(Twins(game, options, viewer, rng))
            pairs[-1].play(most)
    matches = [match for twins in pairs for match in twins.matches]
    lines = [room_line(number, match) for number, match in enumerate(matches)]
    with running(restore_room(tmp_path, seats, lines), *NO_LIMITS) as server:
        for number, twins in enumerate(pairs):
            guest = come_as(server, twins.viewer)
            since = max(0, seats + 2 + len(twins.matches[0].log.entries) - 20)
            one, other = (heard(guest, line["row"]["id"], since) for line in lines[2 * number : 2 * number + 2])
            assert one == other
    assert not game.has_secrets or sum(twins.parted for twins in pairs) > 0
