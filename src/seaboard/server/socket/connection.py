"""A client who came in: what they say is heard one message after the other, and each is answered before the next is
heard, so that nothing overtakes anything. Keeps nothing of the handshake. Whoever waits here does it in as few
coroutines as can be: each keeps half a KiB for every client, and is gone through whenever one says something."""

from __future__ import annotations

import asyncio
import logging

from starlette.types import Receive

from seaboard.core.errors import Trouble
from seaboard.server.limits import Limits
from seaboard.server.socket.outbox import FAILED, Outbox

OPEN_LIMIT = "open-connections-per-address"

log = logging.getLogger("seaboard.sockets")


class Connection:
    """One client. Was counted when it came in."""

    __slots__ = ("_limits", "address", "outbox")

    outbox: Outbox

    def __init__(self, limits: Limits, address: str, outbox: Outbox) -> None:
        self._limits = limits
        self.address = address
        self.outbox = outbox

    async def run(self, receive: Receive) -> None:
        """Stay until the client goes or is closed."""
        try:
            await self.join()
            self.outbox.start()
            while self.outbox.closing is None:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self.hear(message.get("text") or message.get("bytes") or b"")
        except Trouble:
            self.outbox.ask_to_wait()
        except OSError:
            pass
        except asyncio.CancelledError:
            # What the outbox could not close it cut.
            if self.outbox.closing is None:
                raise
        except Exception:
            log.exception("a connection failed")
            self.outbox.close(FAILED)
        finally:
            self.leave()
            self._limits.leave(OPEN_LIMIT, self.address)
            await self.outbox.stop()

    async def join(self) -> None:
        """The client is there."""

    def leave(self) -> None:
        """The client is gone."""

    async def hear(self, data: str | bytes) -> None:
        """The client said something."""
