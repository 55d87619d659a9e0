"""What an action would lead to, for the seat that thinks of it: computed by the rules on a copy, up to the next chance
or decision. A preview tells nothing that the seat does not know: positions that the seat cannot tell apart give equal
previews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from seaboard.core.errors import IllegalAction
from seaboard.core.kernel import CHANCE
from seaboard.core.remember import Memory, recall

if TYPE_CHECKING:
    from seaboard.core.game import Game, State


class Outcome(msgspec.Struct, frozen=True):
    """Something that chance may bring, with its probability."""

    do: dict[str, Any]
    odds: float


class Preview(msgspec.Struct, frozen=True):
    """What an action leads to. `known` is false where the seat cannot know it: then nothing else is said. Of the view
    only the parts that change; `outcomes` is what chance may bring next, None where it does not act or where the seat
    cannot know the odds."""

    known: bool
    due: str = ""
    actors: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()
    events: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    outcomes: list[Outcome] | None = None


def preview_action(game: Game[Any], state: State, seat: int, action: int) -> Preview:
    """What a legal action of a seat leads to; IllegalAction names the rule that forbids it."""
    if action not in game.legal(state, seat):
        raise IllegalAction(game.why_not(state, action, seat) or "", action)
    if not game.foresees(state, seat, action):
        return Preview(known=False)
    after = game.copy(state)
    game.apply(after, action, seat)
    memory: Memory = {}
    before_it, after_it = (recall(memory, game.view, each, seat) for each in (state, after))
    return Preview(
        known=True,
        due=game.due(after),
        actors=game.actors(after),
        awaited=game.awaited(after),
        events=game.events(state, action, after, seat),
        view={part: now for part, now in after_it.items() if now != before_it[part]},
        outcomes=_list_outcomes(game, after, seat),
    )


def knows_what_comes(game: Game[Any], state: State, seat: int, action: int) -> bool:
    """Whether chance acts after a legal action of a seat, and the seat knows with which odds."""
    after = game.copy(state)
    game.apply(after, action, seat)
    return _is_open_chance(game, after, seat) and game.foresees(state, seat, action)


def _is_open_chance(game: Game[Any], state: State, seat: int) -> bool:
    return CHANCE in game.actors(state) and game.knows_odds(state, seat)


def _list_outcomes(game: Game[Any], state: State, seat: int) -> list[Outcome] | None:
    if not _is_open_chance(game, state, seat):
        return None
    weights = game.odds(state)
    total = sum(weights)
    outcomes = zip(game.legal(state, CHANCE), weights, strict=True)
    return [Outcome(game.describe(action), weight / total) for action, weight in outcomes]
