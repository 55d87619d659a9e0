"""Results of the arena as tables for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.table import Table

from seaboard.arena.playing import Played
from seaboard.arena.statistics import Estimate, estimate_mean, estimate_share, relative_share
from seaboard.locales.words import Words

Row = tuple[str, Sequence[tuple[float, int]]]


def tell_match(words: Words, games: Sequence[Played]) -> list[Table]:
    """How the bots did against each other: victories for each seat they held, and points."""
    bots = list(dict.fromkeys(bot for played in games for bot in sorted(played.bots)))
    table = _table(words("match-title", games=len(games)), words, "bot", "victories", "interval", "of-fair", "points")
    for bot in bots:
        own = [(played, [seat for seat, name in enumerate(played.bots) if name == bot]) for played in games]
        own = [(played, seats) for played, seats in own if seats]
        per_seat = [(sum(played.shares[seat] for seat in seats) / len(seats)) for played, seats in own]
        fair = relative_share(zip(per_seat, (len(played.bots) for played, _ in own), strict=True))
        points = estimate_mean([sum(played.totals[seat] for seat in seats) / len(seats) for played, seats in own])
        share = estimate_share(per_seat)
        table.add_row(bot, f"{share.value:.1%}", _percent(share), f"{fair.value:.2f}", _mean(points))
    return [table]


def tell_balance(words: Words, games: Sequence[Played]) -> list[Table]:
    """How a game behaves: who wins from where, with what, how it ends and how long it takes."""
    places: list[Row] = [
        (str(place + 1), [(p.shares[(p.first + place) % len(p.bots)], len(p.bots)) for p in games])
        for place in range(len(games[0].bots))
    ]
    tables = [tell_shares(words, words("places-title", games=len(games)), places)]
    marks = sorted({mark for played in games for marks in played.marks for mark in marks})
    if marks:
        tables.append(tell_shares(words, words("marks-title"), [(mark, _shares_with(games, mark)) for mark in marks]))
    return [*tables, _tell_ends(words, games), _tell_lengths(words, games), _tell_parts(words, games)]


def tell_shares(words: Words, title: str, rows: Sequence[Row]) -> Table:
    """Shares of victories as multiples of the fair share."""
    table = _table(title, words, "what", "of-fair", "interval", "games")
    for name, shares in rows:
        if shares:
            times = relative_share(shares)
            table.add_row(name, f"{times.value:.2f}", f"{times.low:.2f} – {times.high:.2f}", str(times.games))
    return table


def _shares_with(games: Sequence[Played], mark: str) -> list[tuple[float, int]]:
    return [
        (played.shares[seat], len(played.bots))
        for played in games
        for seat, marks in enumerate(played.marks)
        if mark in marks
    ]


def _tell_ends(words: Words, games: Sequence[Played]) -> Table:
    table = _table(words("ends-title"), words, "what", "share", "interval")
    for reason, count in Counter(reason for played in games for reason in played.ended_by).most_common():
        share = estimate_share([1.0] * count + [0.0] * (len(games) - count))
        table.add_row(words(f"end-{reason.replace('_', '-')}"), f"{share.value:.1%}", _percent(share))
    return table


def _tell_lengths(words: Words, games: Sequence[Played]) -> Table:
    table = _table(words("lengths-title"), words, "what", "mean", "shortest", "longest")
    rows = [
        ("decisions", [sum(played.decisions) for played in games]),
        ("steps", [played.steps for played in games]),
        ("rounds", [played.rounds for played in games]),
    ]
    for name, values in rows:
        if any(values):
            table.add_row(words(f"column-{name}"), _mean(estimate_mean(values)), str(min(values)), str(max(values)))
    return table


def _tell_parts(words: Words, games: Sequence[Played]) -> Table:
    table = _table(words("parts-title"), words, "what", "mean", "winners")
    for part in [*games[0].parts, "totals"]:
        sheets = [(played, played.totals if part == "totals" else played.parts[part]) for played in games]
        everybody = [float(points) for _, sheet in sheets for points in sheet]
        of_winners = [float(sheet[seat]) for played, sheet in sheets for seat in _winners(played)]
        name = words("column-points") if part == "totals" else words(f"part-{part.replace('_', '-')}")
        table.add_row(name, _mean(estimate_mean(everybody)), _mean(estimate_mean(of_winners)))
    return table


def _winners(played: Played) -> list[int]:
    return [seat for seat, share in enumerate(played.shares) if share]


def _table(title: str, words: Words, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(words(f"column-{column}"), justify="right" if number else "left")
    return table


def _percent(share: Estimate) -> str:
    return f"{share.low:.1%} – {share.high:.1%}"


def _mean(mean: Estimate) -> str:
    return f"{mean.value:.1f} ± {mean.high - mean.value:.1f}"
