"""Playing: a seat acts, chance follows, and whoever acted may take back as long as nothing was drawn, shown or decided
since. `seat` is the seat of whoever asks."""

from __future__ import annotations

from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE
from seaboard.core.log import Action, End, Undo
from seaboard.server.table.table import RUNNING, Table


def act(table: Table, seat: int, action: int, seq: int, at: int, key: str | None) -> None:
    """A seat acts; then chance, as long as it is its turn."""
    table.need(RUNNING)
    assert table.match is not None
    due = table.seq
    if seq > due or seq < table.fresh[seat]:
        raise Trouble("stale", expected=due, found=seq)
    do = table.game.describe(action)
    if seat not in table.actors():
        raise Trouble("not-your-turn")
    table.write(Action(due, seat, action, do), at, key)
    go_on(table, at)


def go_on(table: Table, at: int) -> None:
    """What follows of itself: chance acts; the end."""
    assert table.match is not None
    assert table.dealer is not None
    while CHANCE in table.match.actors:
        table.write(table.match.draw(table.dealer), at)
    if not table.match.actors:
        table.write(End(table.game.score(table.match.state), table.shown_seed), at)
        seal(table, at)


def seal(table: Table, at: int) -> None:
    """Sign a log that has its end, if it is a log of this room."""
    assert table.match is not None
    if table.sealing is not None and table.sealing.public == table.match.log.header.key:
        table.write(table.sealing.seal(table.match.log), at)


def undo(table: Table, seat: int, seq: int, at: int, key: str | None) -> None:
    """Take back freely, as long as nothing was drawn, shown or decided since."""
    table.need(RUNNING)
    assert table.match is not None
    if seq != table.seq:
        raise Trouble("stale", expected=table.seq, found=seq)
    if seat not in table.undoers():
        raise Trouble("undo-needs-consent")
    last = table.match.history[-1]
    if table.clock is not None and not table.clock.may_take_back(at, last.actor, last.seq):
        # With this undo their time for the reopened decision would already be up. They could still decide, after
        # thinking during the others' turns, before the timeout is noticed.
        raise Trouble("no-time-to-undo")
    table.write(Undo(table.seq, last.actor, last.seq), at, key)
