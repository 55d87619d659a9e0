"""A game that is over, looked at again by the search: what each decision gave away and what each die and draw brought,
so that skill and luck are seen apart.

A decision is judged by what its seat could know then: the action played and the best other one are tried equally often
in the same imagined worlds. Where they cannot be told apart, nothing was given away. A draw is judged on the true
table, since all is known by now: what it led to, compared with what the other outcomes would have led to, by their
odds. So luck adds up to nothing in the long run. Equal seeds and budgets give equal reviews."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import msgspec

from seaboard.bots.advice import WORLDS, Measure, measure_of
from seaboard.bots.outlook import CERTAIN, Estimate, Outlook, read_result
from seaboard.bots.search import imagine_worlds
from seaboard.core.game import CHANCE, OVER, Game, State
from seaboard.core.log import Action, GameLog
from seaboard.core.match import Match

ITERATIONS = 1000
MOST_OUTCOMES = 6
"""Where chance has more outcomes, so many are drawn; fewer if there is little time to think about each."""
FEWEST = 8
"""Iterations with which anything is judged at all."""


class Option(msgspec.Struct, frozen=True):
    """An action and its readable form."""

    id: int
    do: dict[str, Any]


class Decision(msgspec.Struct, frozen=True):
    """A decision, taken when the log had `seq` entries. What the seat could hope for: before, with the best action;
    after, with the one it played; and with the best other one. `lost` is what it gave away: nothing unless the
    difference is greater than `error`, within which it lies in nineteen of twenty cases."""

    seq: int
    seat: int
    played: Option
    other: Option
    before: float
    after: float
    alternative: float
    error: float
    lost: float


class Draw(msgspec.Struct, frozen=True):
    """A die or a draw, made when the log had `seq` entries: the luck of each seat, and how exactly that is known."""

    seq: int
    drawn: Option
    luck: list[float]
    error: float


class Standing(msgspec.Struct, frozen=True):
    """What every seat could hope for when the log had `seq` entries."""

    seq: int
    hopes: list[float]


class SeatSum(msgspec.Struct, frozen=True):
    """All of a seat: how often it had a choice, how often it gave something away and how much, and its luck."""

    decisions: int
    mistakes: int
    lost: float
    luck: float
    error: float


class GameReview(msgspec.Struct, frozen=True):
    """A whole game. Hopes are chances to win, or points where one plays alone."""

    measure: Measure
    iterations: int
    standings: list[Standing]
    decisions: list[Decision]
    draws: list[Draw]
    seats: list[SeatSum]


class Reviewer:
    """Goes through a game, one action after another."""

    def __init__(self, game: Game[Any], log: GameLog, iterations: int = ITERATIONS, seed: str = "") -> None:
        match = Match.resume(game, log)
        self.game = game
        self.iterations = iterations
        self.seed = seed or str(log.header.commitment)
        self.history: list[Action] = match.history
        """Without what was taken back."""
        self.done = 0
        self._state: State = match.state_before(0)
        self._standings: list[Standing] = []
        self._decisions: list[Decision] = []
        self._draws: list[Draw] = []

    @property
    def is_done(self) -> bool:
        """Whether all has been looked at."""
        return self.done == len(self.history)

    def go_on(self) -> None:
        """Look at the next action."""
        action = self.history[self.done]
        choices = self.game.legal(self._state, action.actor)
        if len(choices) > 1 and action.actor == CHANCE:
            self._judge_draw(action, choices)
        elif len(choices) > 1:
            self._judge_decision(action, choices)
        self._state = self.game.copy(self._state)
        self.game.apply(self._state, action.id, action.actor)
        self.done += 1
        if self.is_done and self.game.actor(self._state) == OVER:
            self._standings.append(Standing(action.seq + 1, read_result(self.game, self._state)))

    def result(self) -> GameReview:
        """What was found so far."""
        return GameReview(
            measure=measure_of(self.game, self._state),
            iterations=self.iterations,
            standings=self._standings,
            decisions=self._decisions,
            draws=self._draws,
            seats=[self._sum_up(seat) for seat in range(self.game.players(self._state))],
        )

    def _sum_up(self, seat: int) -> SeatSum:
        own = [each for each in self._decisions if each.seat == seat]
        return SeatSum(
            decisions=len(own),
            mistakes=sum(each.lost > 0 for each in own),
            lost=round(sum(each.lost for each in own), 4),
            luck=round(sum(each.luck[seat] for each in self._draws), 4),
            error=round(sqrt(sum(each.error**2 for each in self._draws)), 4),
        )

    def _rng(self, action: Action) -> Random:
        return Random(f"{self.seed}/{action.seq}")

    def _option(self, action: int) -> Option:
        return Option(action, self.game.describe(action))

    # Decisions.

    def _judge_decision(self, action: Action, choices: list[int]) -> None:
        seat, rng = action.actor, self._rng(action)
        worlds = imagine_worlds(self.game, self._state, seat, WORLDS, rng)
        with Outlook(self.game, seat, choices, worlds, rng) as outlook:
            outlook.think(max(FEWEST, self.iterations // 2))
            tried = [each.action for each in outlook.prospects()]
            hopes = [round(each.mean, 4) for each in outlook.whole]
        self._standings.append(Standing(action.seq, hopes))
        other = next(each for each in (*tried, *choices) if each != action.id)
        after, alternative = (self._try(seat, each, worlds, action) for each in (action.id, other))
        error = CERTAIN * sqrt(after.error**2 + alternative.error**2)
        lost = alternative.mean - after.mean
        self._decisions.append(
            Decision(
                seq=action.seq,
                seat=seat,
                played=self._option(action.id),
                other=self._option(other),
                before=round(max(after.mean, alternative.mean), 4),
                after=round(after.mean, 4),
                alternative=round(alternative.mean, 4),
                error=round(error, 4),
                lost=round(lost, 4) if lost > error else 0.0,
            )
        )

    def _try(self, seat: int, choice: int, worlds: list[State], action: Action) -> Estimate:
        """What one action promises its seat; both that are compared meet the same chance as far as possible."""
        with Outlook(self.game, seat, [choice], worlds, self._rng(action)) as outlook:
            outlook.think(max(FEWEST, self.iterations // 4))
            return outlook.whole[seat]

    # Dice and draws.

    def _judge_draw(self, action: Action, outcomes: list[int]) -> None:
        shares = self._share_out(action, outcomes)
        budget = max(FEWEST, self.iterations // (len(shares) + 1))
        hopes = {outcome: self._judge(action, outcome, budget) for outcome in {action.id: 1, **shares}}
        drawn = hopes[action.id]
        usual = [
            sum(share * hopes[outcome][seat].mean for outcome, share in shares.items()) for seat in range(len(drawn))
        ]
        error = max(
            sqrt(drawn[seat].error ** 2 + sum((share * hopes[each][seat].error) ** 2 for each, share in shares.items()))
            for seat in range(len(drawn))
        )
        luck = [round(now.mean - mean, 4) for now, mean in zip(drawn, usual, strict=True)]
        self._draws.append(Draw(action.seq, self._option(action.id), luck, round(CERTAIN * error, 4)))

    def _share_out(self, action: Action, outcomes: list[int]) -> dict[int, float]:
        """The outcomes that are compared, with their shares: all by their odds, or as many as are drawn by them."""
        weights = self.game.odds(self._state)
        most = max(2, min(MOST_OUTCOMES, self.iterations // FEWEST - 1))
        if len(outcomes) <= most:
            return {outcome: weight / sum(weights) for outcome, weight in zip(outcomes, weights, strict=True)}
        drawn = Counter(self._rng(action).choices(outcomes, weights, k=most))
        return {outcome: count / most for outcome, count in drawn.items()}

    def _judge(self, action: Action, outcome: int, budget: int) -> list[Estimate]:
        """What an outcome promises each seat."""
        state, rng = self.game.copy(self._state), self._rng(action)
        self.game.apply(state, outcome, CHANCE)
        while self.game.actor(state) == CHANCE:
            following = rng.choices(self.game.legal(state), self.game.odds(state))[0]
            self.game.apply(state, following, CHANCE)
        seat = self.game.actor(state)
        if seat == OVER:
            return [Estimate(value, 0.0) for value in read_result(self.game, state)]
        with Outlook(self.game, seat, self.game.legal(state), [state], rng) as outlook:
            outlook.think(budget)
            return outlook.whole
