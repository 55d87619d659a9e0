"""What an action would lead to, for the seat that thinks of it: computed by the rules on a copy, up to the next chance
or decision. A preview tells nothing that the seat does not know: positions that the seat cannot tell apart give equal
previews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from seaboard.core.errors import IllegalAction
from seaboard.core.kernel import CHANCE

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
    before_it, after_it = game.view(state, seat), game.view(after, seat)
    return Preview(
        known=True,
        due=game.due(after),
        actors=game.actors(after),
        awaited=game.awaited(after),
        events=game.events(state, action, after, seat),
        view={part: now for part, now in after_it.items() if now != before_it[part]},
        outcomes=_list_outcomes(game, after, seat),
    )


def _list_outcomes(game: Game[Any], state: State, seat: int) -> list[Outcome] | None:
    if CHANCE not in game.actors(state) or not game.knows_odds(state, seat):
        return None
    weights = game.odds(state)
    total = sum(weights)
    outcomes = zip(game.legal(state, CHANCE), weights, strict=True)
    return [Outcome(game.describe(action), weight / total) for action, weight in outcomes]
