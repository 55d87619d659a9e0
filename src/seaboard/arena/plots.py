"""Plots of the report, as SVG that needs no script. What lies along the scale is given in percent of the width and
everything else in pixels, so that a plot fills a wide page and a phone alike and its letters keep their size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from textwrap import wrap

from seaboard.arena.figures import Figures
from seaboard.arena.findings import Dots, Heaps
from seaboard.arena.statistics import Estimate, estimate_mean

EDGE = 2.0
"""Percent of the width that stay free on both sides of the scale."""
ROW, LINE, HEAP, BARS, AXIS, TOP = 50, 19, 108, 62, 26, 22
LONGEST_LINE = 40
"""Letters of a name that fit on a phone."""
COLOURS = 5
LEAST_BINS, MOST_BINS = 8, 40
TICKS = 7


class Scale:
    """Where values lie, in percent of the width."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high if high > low else low + 1

    def at(self, value: float) -> float:
        """The place of a value; what lies beyond the ends is drawn at them."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(EDGE + part * (100 - 2 * EDGE), 3)

    def ticks(self) -> list[float]:
        """Round numbers along the scale."""
        step = 10.0 ** floor(log10((self.high - self.low) / TICKS))
        for factor in (1, 2, 2.5, 5, 10):
            if (self.high - self.low) / (factor * step) <= TICKS:
                step *= factor
                break
        first, last = ceil(round(self.low / step, 9)), floor(round(self.high / step, 9))
        return [number * step for number in range(first, last + 1)]


def draw(plot: Dots | Heaps, title: str, say: Figures) -> str:
    """A plot as SVG."""
    return _draw_dots(plot, title, say) if isinstance(plot, Dots) else _draw_heaps(plot, title, say)


def _draw_dots(plot: Dots, title: str, say: Figures) -> str:
    scale = _scale_of(plot)
    rows = [(wrap(name, LONGEST_LINE), estimate) for name, estimate in plot.rows]
    top = TOP if plot.line is not None else 0
    bottom = top + sum(ROW + LINE * (len(lines) - 1) for lines, _ in rows)
    parts = _draw_axis(scale, top, bottom, say, plot.is_share)
    if plot.line is not None:
        x = scale.at(plot.line)
        anchor = "start" if x < 15 else "end" if x > 85 else "middle"
        parts.append(f'<text class="fair-name" x="{x}%" y="13" text-anchor="{anchor}">{escape(plot.line_name)}</text>')
    y = top
    for number, (lines, estimate) in enumerate(rows):
        parts.append(_draw_name(lines, _figure(estimate, plot, say), y + 17))
        y += ROW + LINE * (len(lines) - 1)
        parts.append(_draw_dot(estimate, scale, y - 17, number, plot.line))
    return _frame(parts, bottom + AXIS, title)


def _scale_of(plot: Dots) -> Scale:
    if plot.is_share:
        return Scale(0.0, 1.0)
    low = min(estimate.low for _, estimate in plot.rows)
    high = max(estimate.high for _, estimate in plot.rows)
    if plot.from_zero:
        return Scale(min(low, 0.0), high)
    room = (high - low) * 0.05
    return Scale(low - room, high + room)


def _draw_name(lines: list[str], figure: str, y: int) -> str:
    told = "".join(
        f'<text class="name" x="{EDGE}%" y="{y + LINE * number}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return f'{told}<text class="figure" x="{100 - EDGE}%" y="{y}" text-anchor="end">{escape(figure)}</text>'


def _figure(estimate: Estimate, plot: Dots, say: Figures) -> str:
    if plot.is_share:
        return f"{say.percent(estimate.value)} ({say.percent_between(estimate)})"
    digits = 0 if abs(estimate.value) >= 200 else 1
    return f"{say.number(estimate.value, digits)} ({say.between(estimate, digits)})"


def _draw_dot(estimate: Estimate, scale: Scale, y: int, number: int, line: float | None) -> str:
    low, value, high = scale.at(estimate.low), scale.at(estimate.value), scale.at(estimate.high)
    colour, fair = f"c{number % COLOURS}", ""
    if line is not None:
        fair = f'<line class="fair" x1="{scale.at(line)}%" x2="{scale.at(line)}%" y1="{y - 11}" y2="{y + 11}"/>'
    return (
        f'<rect class="track" x="{EDGE}%" y="{y - 5}" width="{100 - 2 * EDGE}%" height="10" rx="5"/>'
        f'<rect class="reach {colour}" x="{low}%" y="{y - 6}" width="{high - low:.3f}%" height="12" rx="6"/>'
        f'{fair}<circle class="dot {colour}" cx="{value}%" cy="{y}" r="8"/>'
    )


def _draw_heaps(plot: Heaps, title: str, say: Figures) -> str:
    values = [value for _, own in plot.rows for value in own]
    most = min(MOST_BINS, max(LEAST_BINS, round(2 * (len(values) / len(plot.rows)) ** 0.5)))
    width = max(1, ceil((max(values) - min(values) + 1) / most))
    low = floor(min(values) / width) * width
    bins = floor((max(values) - low) / width) + 1
    scale = Scale(low, low + bins * width)
    bottom = HEAP * len(plot.rows)
    parts = _draw_axis(scale, 0, bottom, say, is_share=False)
    for number, (name, own) in enumerate(plot.rows):
        mean = f"{plot.mean_name} {say.mean(estimate_mean(own))}"
        parts.append(_draw_name([name], mean, HEAP * number + 20))
        parts.append(_draw_heap(own, scale, width, HEAP * (number + 1) - 8, number))
    return _frame(parts, bottom + AXIS, title)


def _draw_heap(values: Sequence[float], scale: Scale, width: int, ground: int, number: int) -> str:
    counts = Counter(int((value - scale.low) // width) for value in values)
    colour, most, bars = f"c{number % COLOURS}", max(counts.values()), []
    for at, count in sorted(counts.items()):
        left, right = scale.at(scale.low + at * width), scale.at(scale.low + (at + 1) * width)
        height = round(BARS * count / most, 1)
        bars.append(
            f'<rect class="bar {colour}" x="{left}%" y="{ground - height}" width="{right - left:.3f}%"'
            f' height="{height}" rx="2"/>'
        )
    x = scale.at(sum(values) / len(values))
    return (
        f'{"".join(bars)}<line class="ground" x1="{EDGE}%" x2="{100 - EDGE}%" y1="{ground}" y2="{ground}"/>'
        f'<line class="mean" x1="{x}%" x2="{x}%" y1="{ground - BARS}" y2="{ground + 4}"/>'
    )


def _draw_axis(scale: Scale, top: int, bottom: int, say: Figures, is_share: bool) -> list[str]:
    parts = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0) if is_share else scale.ticks():
        x = scale.at(tick)
        digits = 0 if tick == round(tick) else 1
        told = say.percent(tick, 0) if is_share else say.number(tick, digits)
        anchor = "start" if x < 4 else "end" if x > 96 else "middle"
        parts.append(f'<line class="grid" x1="{x}%" x2="{x}%" y1="{top}" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{x}%" y="{bottom + 19}" text-anchor="{anchor}">{escape(told)}</text>')
    return parts


def _frame(parts: list[str], height: int, title: str) -> str:
    drawn = "\n".join(parts)
    return f'<svg class="plot" role="img" aria-label="{escape(title)}" width="100%" height="{height}">\n{drawn}\n</svg>'
