"""Who sits at a table: places for people and bots, and what those who play are asked to agree to."""

from __future__ import annotations

import msgspec

from seaboard.server.table.journal import Proposed


class Place(msgspec.Struct):
    """A seat at a table: a person or a bot sits there, or nobody yet. `stand_in` plays for the person meanwhile."""

    person: str | None = None
    name: str = ""
    commitment: str | None = None
    """To what it will contribute to chance, and when that was revealed, the contribution."""
    contribution: str | None = None
    is_silent: bool = False
    """Whether it once did not reveal its contribution, and so makes none any more."""
    bot: str | None = None
    stand_in: str | None = None
    is_late: bool = False
    """Whether the bot stands in because the person's time was up. They may come back, and nothing is agreed to without
    them."""

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits here."""
        return self.person is not None or self.bot is not None

    @property
    def played_by(self) -> str | None:
        """The level of the bot that plays here now; None: the person does."""
        return self.bot or self.stand_in


class Proposal(msgspec.Struct):
    """Something that all who play must agree to. Its id is the number of the line that asked."""

    id: int
    what: Proposed
    seat: int
    to: int
    agreed: set[str | None]
    """The people who did; who plays several seats agrees for all of them."""
