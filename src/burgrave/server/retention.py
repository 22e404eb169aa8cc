"""How long tables are kept, and how many there may be.

Tables stay for ever, unless the host says otherwise. Only tables that are over, closed or never began are
removed, and each removal is logged. A game that runs stays, however slowly it is played.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from burgrave.core.wrong import Wrong
from burgrave.server import logs
from burgrave.server.store import DeleteTable
from burgrave.server.table import LIVE

if TYPE_CHECKING:
    from burgrave.server.hub import Hub

AT_REST: Final = ("open", "over", "closed")
DAY: Final = 24 * 60 * 60
PAUSE: Final = 60 * 60  # seconds from one look to the next
JUMP: Final = 60 * 60  # seconds by which a clock does not go wrong by itself

logger = logs.logger("retention")
table_logger = logs.logger("table")


def log_removed(id: str, game: str, seats: int) -> None:
    """Every table that is removed has one line, whoever removed it."""
    table_logger.info("removed", extra={"table": id, "game": game, "seats": seats})


async def count_used(hub: "Hub") -> int:
    """How many tables are in use: open or running, and somebody was there within a day."""
    before = hub.wall() - DAY * 1000
    left = set(await asyncio.to_thread(hub.store.idle, LIVE, before))
    left -= {id for id, table in hub.tables.items() if table.connections}
    return await asyncio.to_thread(hub.store.count, LIVE) - len(left)


async def keep(hub: "Hub", days: int) -> None:
    """Look again and again, until cancelled."""
    clock = TrustedClock(hub)
    while True:
        try:
            if await clock.is_trusted():
                await sweep(hub, days)
        except Wrong as wrong:
            logger.warning("old tables could not be removed", extra={"why": wrong.key})
        await asyncio.sleep(PAUSE)


class TrustedClock:
    """Says whether the time of day can be right: a clock that was set wrong must not cost anybody a table.

    Whoever sets it right has a day: for so long nothing is removed after the time has jumped, and after a
    start at which the latest trace of anybody is more than a day away.
    """

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.last: tuple[int, float] | None = None  # the time of day, and that of the process
        self.doubted: float | None = (
            None  # when the time of day was last in doubt, in the time of the process
        )

    async def is_trusted(self) -> bool:
        wall, now = self.hub.wall(), self.hub.now()
        if self.last is None:
            latest = await asyncio.to_thread(self.hub.store.latest)
            jumped = latest is not None and abs(wall - latest) > DAY * 1000
        else:
            jumped = abs((wall - self.last[0]) / 1000 - (now - self.last[1])) > JUMP
        self.last = wall, now
        if jumped:
            self.doubted = now
            logger.warning("the clock may be wrong: nothing is removed for a day")
        return self.doubted is None or now - self.doubted >= DAY


async def sweep(hub: "Hub", days: int) -> list[str]:
    """Remove the tables at rest that nobody has touched for so many days; which they were."""
    gone: list[str] = []
    for id in await asyncio.to_thread(hub.store.idle, AT_REST, hub.wall() - days * DAY * 1000):
        table = hub.tables.get(id)
        if table is not None and table.connections:
            continue
        if table is not None:
            await hub.remove(table)
        else:
            stored = await asyncio.to_thread(hub.store.table, id)
            await hub.store.write(DeleteTable(id))
            if stored is not None:
                log_removed(id, stored.game, len(stored.head.get("seats", ())))
        gone.append(id)
    return gone
