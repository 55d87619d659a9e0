"""Figures as a language writes them."""

from __future__ import annotations

from babel.numbers import format_decimal

from seaboard.arena.statistics import Estimate

PATTERNS = ("#,##0", "#,##0.0", "#,##0.00")


class Figures:
    """Writes numbers, shares and intervals in one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def number(self, value: float, digits: int = 0) -> str:
        """A number with some digits behind the point."""
        return str(format_decimal(value, PATTERNS[digits], locale=self._language)).replace("-", "−")

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one, in percent."""
        return f"{self.number(100 * share, digits)}\N{NO-BREAK SPACE}%"

    def between(self, estimate: Estimate, digits: int = 0) -> str:
        """The interval of a number."""
        return f"{self.number(estimate.low, digits)} – {self.number(estimate.high, digits)}"

    def percent_between(self, share: Estimate) -> str:
        """The interval of a share."""
        return f"{self.number(100 * share.low, 1)} – {self.percent(share.high)}"

    def mean(self, estimate: Estimate) -> str:
        """A mean with half its interval, which needs two games."""
        if estimate.games < 2:
            return self.number(estimate.value, 1)
        return f"{self.number(estimate.value, 1)} ± {self.number(estimate.high - estimate.value, 1)}"
