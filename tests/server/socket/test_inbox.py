"""What a connection keeps instead of a queue and an event."""

from __future__ import annotations

import asyncio

from seaboard.server.socket.flag import Flag
from seaboard.server.socket.inbox import Inbox


def test_messages_are_heard_in_their_order_whether_somebody_waits_or_not() -> None:
    async def hear() -> list[str]:
        inbox = Inbox()
        inbox.put_nowait("before anybody listens")
        heard = [await inbox.get()]
        waiting = inbox.get()
        assert inbox.empty()
        assert not waiting.done()
        inbox.put_nowait("to whoever waits")
        inbox.put_nowait("meanwhile")
        assert not inbox.empty()
        return [*heard, await waiting, await inbox.get()]

    assert asyncio.run(hear()) == ["before anybody listens", "to whoever waits", "meanwhile"]


def test_what_is_said_after_somebody_gave_up_waiting_is_kept() -> None:
    async def hear() -> str:
        inbox = Inbox()
        inbox.get().cancel()
        inbox.put_nowait("later")
        return str(await inbox.get())

    assert asyncio.run(hear()) == "later"


def test_only_while_a_flag_is_not_set_somebody_waits_for_it() -> None:
    async def wait() -> None:
        flag = Flag()
        await flag.wait()
        flag.clear()
        flag.clear()
        waiting = [asyncio.create_task(flag.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting)
        flag.set()
        await asyncio.gather(*waiting)
        await flag.wait()

    asyncio.run(wait())
