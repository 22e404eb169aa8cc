"""How long tables are kept, and how many there may be.

Tables stay for ever, unless the host says otherwise. Only tables that are over, closed or never began are
removed, and each removal is logged. A game that runs stays, however slowly it is played.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from burgrave.core.error import BurgraveError
from burgrave.server import logs
from burgrave.server.store import DeleteTable
from burgrave.server.table import ACTIVE_STATUSES

if TYPE_CHECKING:
    from burgrave.server.table_manager import TableManager

INACTIVE_STATUSES: Final = ("open", "over", "closed")
DAY: Final = 24 * 60 * 60
INTERVAL: Final = 60 * 60  # seconds from one look to the next
MAX_CLOCK_JUMP: Final = 60 * 60  # seconds by which a clock does not go wrong by itself

logger = logs.get_logger("retention")
table_logger = logs.get_logger("table")


def log_deletion(id: str, game: str, seats: int) -> None:
    """Every table that is removed has one line, whoever removed it."""
    table_logger.info("removed", extra={"table": id, "game": game, "seats": seats})


async def count_active_tables(manager: "TableManager") -> int:
    """How many tables are in use: open or running, and somebody was there within a day."""
    before = manager.wall_clock() - DAY * 1000
    left = set(await asyncio.to_thread(manager.store.list_idle, ACTIVE_STATUSES, before))
    left -= {id for id, table in manager.tables.items() if table.connections}
    return await asyncio.to_thread(manager.store.count_tables, ACTIVE_STATUSES) - len(left)


async def run_retention(manager: "TableManager", days: int) -> None:
    """Look again and again, until cancelled."""
    clock = TrustedClock(manager)
    while True:
        try:
            if await clock.is_trusted():
                await delete_old_tables(manager, days)
        except BurgraveError as error:
            logger.warning("old tables could not be removed", extra={"why": error.code})
        await asyncio.sleep(INTERVAL)


class TrustedClock:
    """Says whether the time of day can be right: a clock that was set wrong must not cost anybody a table.

    Whoever sets it right has a day: for so long nothing is removed after the time has jumped, and after a
    start at which the latest trace of anybody is more than a day away.
    """

    def __init__(self, manager: "TableManager") -> None:
        self.hub = manager
        self.last: tuple[int, float] | None = None  # the time of day, and that of the process
        self.doubted_at: float | None = (
            None  # when the time of day was last in doubt, in the time of the process
        )

    async def is_trusted(self) -> bool:
        wall, now = self.hub.wall_clock(), self.hub.now()
        if self.last is None:
            latest = await asyncio.to_thread(self.hub.store.latest_touch)
            jumped = latest is not None and abs(wall - latest) > DAY * 1000
        else:
            jumped = abs((wall - self.last[0]) / 1000 - (now - self.last[1])) > MAX_CLOCK_JUMP
        self.last = wall, now
        if jumped:
            self.doubted_at = now
            logger.warning("the clock may be wrong: nothing is removed for a day")
        return self.doubted_at is None or now - self.doubted_at >= DAY


async def delete_old_tables(manager: "TableManager", days: int) -> list[str]:
    """Remove the tables at rest that nobody has touched for so many days; which they were."""
    gone: list[str] = []
    for id in await asyncio.to_thread(
        manager.store.list_idle, INACTIVE_STATUSES, manager.wall_clock() - days * DAY * 1000
    ):
        table = manager.tables.get(id)
        if table is not None and table.connections:
            continue
        if table is not None:
            await manager.delete_table(table)
        else:
            stored = await asyncio.to_thread(manager.store.read_table, id)
            await manager.store.write(DeleteTable(id))
            if stored is not None:
                log_deletion(id, stored.game, len(stored.head.get("seats", ())))
        gone.append(id)
    return gone
