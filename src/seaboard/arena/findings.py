"""What results say, in words and figures: sections with a table and, for the report, what is to be drawn of it. The
terminal and the report show the same sections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import NamedTuple

from seaboard.arena.figures import Figures
from seaboard.arena.playing import Played
from seaboard.arena.ratings import meetings, rate
from seaboard.arena.schedule import Plan
from seaboard.arena.statistics import Estimate, estimate_mean, estimate_share, relative_share
from seaboard.arena.sureness import Verdict
from seaboard.locales.words import Words

MATCH_COLUMNS = ("bot", "victories", "interval", "of-fair", "points")
LADDER_COLUMNS = ("bot", "rating", "interval", "victories", "of-fair", "points", "games")
SHARE_COLUMNS = ("what", "victories", "interval", "of-fair", "games")


class Dots(NamedTuple):
    """Figures with their intervals on one scale, and where a line is drawn through all of them."""

    rows: list[tuple[str, Estimate]]
    is_share: bool = False
    from_zero: bool = False
    line: float | None = None
    line_name: str = ""


class Heaps(NamedTuple):
    """How values are distributed, one heap for each name, all on one scale."""

    rows: list[tuple[str, list[float]]]
    mean_name: str


class Section(NamedTuple):
    """A part of what is told."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    plot: Dots | Heaps | None = None
    note: str = ""


class Teller:
    """Tells results in one language."""

    def __init__(self, words: Words, plan: Plan, games: Sequence[Played]) -> None:
        self._words = words
        self._plan = plan
        self._say = Figures(words.language)
        self._games = games
        seated = {bot for played in games for bot in played.bots}
        self._bots = [bot for bot in dict.fromkeys(plan.bots) if bot in seated]

    def tell_match(self, verdict: Verdict | None = None) -> list[Section]:
        """How bots did against each other."""
        return [self._tell_bots(), *self._tell_verdict(verdict), *self._tell_distributions()]

    def tell_ladder(self) -> list[Section]:
        """How strong bots are."""
        ratings = rate(self._games)
        say, rows = self._say, []
        for bot, rating in ratings.items():
            share, fair, points = self._results_of(bot)
            figures = [say.number(rating.value), say.between(rating), say.percent(share.value), say.number(fair, 2)]
            rows.append([bot, *figures, say.mean(points), say.number(rating.games)])
        title = self._words("ladder-title", games=len(self._games))
        plot = Dots(list(ratings.items()))
        ladder = Section(title, self._columns(*LADDER_COLUMNS), rows, plot, self._words("ladder-note"))
        return [ladder, self._tell_meetings(list(ratings)), *self._tell_distributions(list(ratings))]

    def tell_balance(self) -> list[Section]:
        """How a game behaves: who wins from where, with what, how it ends and how long it takes."""
        places = [] if self._is_solo() else [self._tell_places()]
        shares = [*places, *self._tell_abilities(), *self._tell_variants()]
        return [*shares, self._tell_ends(), self._tell_lengths(), self._tell_parts(), self._tell_points()]

    def _is_solo(self) -> bool:
        return all(len(played.bots) == 1 for played in self._games)

    def _columns(self, *names: str) -> list[str]:
        return [self._words(f"column-{name}") for name in names]

    def _results_of(self, bot: str) -> tuple[Estimate, float, Estimate]:
        """A bot's victories for each seat it held, these as a multiple of the fair share, and its points."""
        own = [(played, [seat for seat, name in enumerate(played.bots) if name == bot]) for played in self._games]
        own = [(played, seats) for played, seats in own if seats]
        shares = [sum(played.shares[seat] for seat in seats) / len(seats) for played, seats in own]
        fair = relative_share(zip(shares, (len(played.bots) for played, _ in own), strict=True)).value
        points = estimate_mean([sum(played.totals[seat] for seat in seats) / len(seats) for played, seats in own])
        return estimate_share(shares), fair, points

    def _tell_bots(self) -> Section:
        say, rows, shares = self._say, [], []
        title = self._words("match-title", games=len(self._games))
        for bot in self._bots:
            share, fair, points = self._results_of(bot)
            shares.append((bot, share))
            rows.append(
                [bot, say.percent(share.value), say.percent_between(share), say.number(fair, 2), say.mean(points)]
            )
        if self._is_solo():
            return Section(title, self._columns("bot", "points"), [[row[0], row[-1]] for row in rows])
        return Section(title, self._columns(*MATCH_COLUMNS), rows, self._dots(shares))

    def _dots(self, shares: list[tuple[str, Estimate]]) -> Dots:
        """Shares beside the fair one; they can be compared with it only if there are equally many at every table."""
        players = {len(played.bots) for played in self._games}
        fair = 1 / min(players) if len(players) == 1 else None
        return Dots(shares, is_share=True, line=fair, line_name=self._words("fair-share"))

    def _tell_verdict(self, verdict: Verdict | None) -> list[Section]:
        if verdict is None:
            return []
        say, side = self._say, {1: "more", -1: "less", 0: "open"}[verdict.side]
        told = self._words(f"sure-{side}", bot=verdict.bot, fair=say.percent(verdict.fair), games=verdict.games)
        share = Estimate(verdict.share, verdict.low, verdict.high, verdict.games)
        row = [verdict.bot, say.percent(verdict.share), say.percent_between(share), say.number(verdict.games)]
        columns = self._columns("bot", "victories", "valid-interval", "games")
        return [Section(self._words("sure-title"), columns, [row], None, told)]

    def _tell_meetings(self, bots: list[str]) -> Section:
        """Every bot against every other."""
        rows = []
        for bot in bots:
            cells = []
            for other in bots:
                parts = meetings(self._games, bot, other) if bot != other else []
                cells.append(self._say.percent(sum(parts) / len(parts), 0) if parts else "·")
            rows.append([bot, *cells])
        title, note = self._words("meetings-title"), self._words("meetings-note")
        return Section(title, [self._words("column-bot"), *bots], rows, None, note)

    def _tell_distributions(self, bots: list[str] | None = None) -> list[Section]:
        return [self._tell_points(bots or self._bots), self._tell_lengths()]

    def _tell_points(self, bots: list[str] | None = None) -> Section:
        """How points are distributed over the games of each bot."""
        rows, heaps = [], []
        for bot in bots or self._bots:
            values = [
                float(total)
                for played in self._games
                for name, total in zip(played.bots, played.totals, strict=True)
                if name == bot
            ]
            heaps.append((bot, values))
            rows.append([bot, *self._spread(values)])
        columns = self._columns("bot", "mean", "lowest", "middle", "highest")
        return Section(self._words("points-title"), columns, rows, Heaps(heaps, self._words("column-mean")))

    def _spread(self, values: Sequence[float]) -> list[str]:
        edges = [self._say.number(value) for value in (min(values), median(values), max(values))]
        return [self._say.mean(estimate_mean(values)), *edges]

    def _tell_places(self) -> Section:
        most = max(len(played.bots) for played in self._games)
        places = [
            (self._words("place", place=place + 1), [_share_at(p, place) for p in self._games if place < len(p.bots)])
            for place in range(most)
        ]
        return self._tell_shares(self._words("places-title", games=len(self._games)), places)

    def _tell_abilities(self) -> list[Section]:
        marks = sorted({mark for played in self._games for marks in played.marks for mark in marks})
        if not marks:
            return []
        rows = [(self._words("ability-name", ability=mark), _shares_with(self._games, mark)) for mark in marks]
        return [self._tell_shares(self._words("marks-title"), rows)]

    def _tell_shares(self, title: str, groups: Iterable[tuple[str, list[tuple[float, int]]]]) -> Section:
        say, rows, shares = self._say, [], []
        for name, own in groups:
            share, fair = estimate_share([share for share, _ in own]), relative_share(own).value
            shares.append((name, share))
            figures = [say.percent(share.value), say.percent_between(share), say.number(fair, 2)]
            rows.append([name, *figures, say.number(share.games)])
        return Section(title, self._columns(*SHARE_COLUMNS), rows, self._dots(shares))

    def _tell_variants(self) -> list[Section]:
        """What each value of the option that varies changes."""
        groups: dict[str, list[Played]] = {}
        for played in self._games:
            groups.setdefault(played.variant, []).append(played)
        if len(groups) < 2:
            return []
        say, rows, begins = self._say, [], []
        for variant, games in groups.items():
            name = name_value(self._words, self._plan.vary, variant)
            share = estimate_share([played.shares[played.first] for played in games])
            begins.append((name, share))
            means = [
                say.mean(estimate_mean(_lengths(games, _decisions))),
                say.mean(estimate_mean([float(total) for played in games for total in played.totals])),
            ]
            rows.append([name, say.percent(share.value), say.percent_between(share), *means, say.number(len(games))])
        columns = self._columns("what", "first-wins", "interval", "decisions", "points", "games")
        option = name_option(self._words, self._plan.vary)
        return [Section(self._words("variants-title", option=option), columns, rows, self._dots(begins))]

    def _tell_ends(self) -> Section:
        rows, shares = [], []
        for reason, count in Counter(reason for played in self._games for reason in played.ended_by).most_common():
            share = estimate_share([1.0] * count + [0.0] * (len(self._games) - count))
            message = f"end-{reason.replace('_', '-')}"
            name = self._words(message) if self._words.has(message) else reason
            shares.append((name, share))
            rows.append([name, self._say.percent(share.value), self._say.percent_between(share)])
        plot = Dots(shares, is_share=True)
        return Section(self._words("ends-title"), self._columns("what", "share", "interval"), rows, plot)

    def _tell_lengths(self) -> Section:
        rows, heaps = [], []
        for name, sort in (("decisions", _decisions), ("steps", _steps), ("rounds", _rounds)):
            values = _lengths(self._games, sort)
            if any(values):
                title = self._words(f"column-{name}")
                rows.append([title, *self._spread(values)])
                heaps.append((title, values))
        columns = self._columns("what", "mean", "shortest", "middle", "longest")
        return Section(self._words("lengths-title"), columns, rows, Heaps(heaps[:1], self._words("column-mean")))

    def _tell_parts(self) -> Section:
        rows, dots = [], []
        for part in [*self._games[0].parts, "totals"]:
            sheets = [(played, played.totals if part == "totals" else played.parts[part]) for played in self._games]
            everybody = estimate_mean([float(points) for _, sheet in sheets for points in sheet])
            winners = estimate_mean([float(sheet[seat]) for played, sheet in sheets for seat in _winners(played)])
            name = self._words("column-points" if part == "totals" else f"part-{part.replace('_', '-')}")
            rows.append([name, self._say.mean(everybody), self._say.mean(winners)])
            if part != "totals":
                dots.append((name, everybody))
        columns = self._columns("what", "mean", "winners")
        return Section(self._words("parts-title"), columns, rows, Dots(dots, from_zero=True))


def name_option(words: Words, option: str) -> str:
    """An option of the game in words."""
    return words(f"option-{option.replace('_', '-')}")


def name_value(words: Words, option: str, value: str) -> str:
    """A value of an option in words, where there are any."""
    if value in ("True", "False"):
        return words("variant-on" if value == "True" else "variant-off")
    message = f"option-{option.replace('_', '-')}-{value}"
    return words(message) if words.has(message) else value


def _share_at(played: Played, place: int) -> tuple[float, int]:
    """The share of who sits at a place, counted from who began."""
    return played.shares[(played.first + place) % len(played.bots)], len(played.bots)


def _shares_with(games: Sequence[Played], mark: str) -> list[tuple[float, int]]:
    return [
        (played.shares[seat], len(played.bots))
        for played in games
        for seat, marks in enumerate(played.marks)
        if mark in marks
    ]


def _lengths(games: Sequence[Played], sort: Callable[[Played], int]) -> list[float]:
    return [float(sort(played)) for played in games]


def _decisions(played: Played) -> int:
    return sum(played.decisions)


def _steps(played: Played) -> int:
    return played.steps


def _rounds(played: Played) -> int:
    return played.rounds


def _winners(played: Played) -> list[int]:
    return [seat for seat, share in enumerate(played.shares) if share]
