"""What needs the consent of all who play: taking back what others have seen, abandoning the game, and showing a private
one to everybody when it is over. `seat` is the one of whoever asks or answers."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE
from seaboard.core.log import Abandoned, Undo, Why
from seaboard.server.table import journal
from seaboard.server.table.journal import Proposed
from seaboard.server.table.playing import go_on, seal
from seaboard.server.table.table import ABANDONED, FINISHED, RUNNING, Table


def ask(table: Table, seat: int, what: Proposed, at: int, key: str | None) -> None:
    """Ask all who play to agree; bots always do."""
    if what == "publish":
        _need_private_and_over(table)
    else:
        table.need(RUNNING)
    to = _find_undo(table, seat) if what == "undo" else -1
    table.write(journal.Asked(seat, what, to), at, key)
    conclude(table, at)


def _find_undo(table: Table, seat: int) -> int:
    """The entry of the log that somebody may ask to take back."""
    assert table.match is not None
    to = next((action.seq for action in reversed(table.match.history) if action.actor == seat), -1)
    if to < 0:
        raise Trouble("nothing-to-undo")
    if _draws_again_alone(table, seat, to):
        raise Trouble("undo-past-chance")
    return to


def _draws_again_alone(table: Table, seat: int, to: int) -> bool:
    """Whether an undo takes back what chance has shown, and nobody but bots could object."""
    assert table.match is not None
    shown = any(action.seq > to and action.actor == CHANCE for action in table.match.history)
    return shown and not table.setup.practice and all(table.are_one_person(seat, other) for other in table.voices)


def _need_private_and_over(table: Table) -> None:
    if table.status not in (FINISHED, ABANDONED):
        raise Trouble("not-over-yet")
    if table.is_public:
        raise Trouble("public-already")


def answer(table: Table, seat: int, question: int, agrees: bool, at: int, key: str | None) -> None:
    """Agree to what was asked, or not."""
    if table.proposal is None:
        raise Trouble("nothing-asked")
    if table.proposal.id != question:
        raise Trouble("something-else-asked")
    if agrees and table.places[seat].person in table.proposal.agreed:
        return
    table.write(journal.Agreed(seat) if agrees else journal.Declined(seat), at, key)
    if agrees:
        conclude(table, at)


def conclude(table: Table, at: int) -> None:
    """Do what was asked if everybody agrees."""
    proposal = table.proposal
    if proposal is None or not proposal.agreed.issuperset(_people_to_agree(table, proposal.what)):
        return
    if proposal.what == "publish":
        table.write(journal.Published(), at)
    elif proposal.what == "undo" and _draws_again_alone(table, proposal.seat, proposal.to):
        # Whoever could have objected has gone since it was asked.
        table.write(journal.Declined(proposal.seat), at)
    elif proposal.what == "undo":
        table.write(Undo(table.seq, proposal.seat, proposal.to, agreed=True), at)
        go_on(table, at)
    else:
        assert table.match is not None
        why: Why | UnsetType = UNSET if table.match.log.header.format == 1 else "agreed"
        table.write(Abandoned(table.shown_seed, why), at)
        seal(table, at)


def _people_to_agree(table: Table, what: Proposed) -> list[str | None]:
    """To show a game concerns also those for whom a bot went on playing."""
    if what == "publish":
        return [place.person for place in table.places if place.person is not None]
    return [table.places[seat].person for seat in table.voices]
