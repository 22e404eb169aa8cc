"""How long tables are kept, and how many there may be.

Tables are kept without limit, unless the host sets one. Only tables that are over, closed or not started are
deleted, and each deletion is logged. A running game is never deleted, however slowly it is played.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from burgrave.core.error import BurgraveError
from burgrave.server import logs
from burgrave.server.table import ACTIVE_STATUSES

if TYPE_CHECKING:
    from burgrave.server.table_manager import TableManager

INACTIVE_STATUSES: Final = ("open", "over", "closed")
BRANCH_STATUSES: Final = ("playing", "paused", "over", "closed")
DAY: Final = 24 * 60 * 60
INTERVAL: Final = 60 * 60  # seconds between two checks
MAX_CLOCK_JUMP: Final = 60 * 60  # seconds; a clock does not drift by more than this

logger = logs.get_logger("retention")
table_logger = logs.get_logger("table")


def log_deletion(id: str, game: str, seats: int) -> None:
    """Log the deletion of a table, whatever its cause."""
    table_logger.info("removed", extra={"table": id, "game": game, "seats": seats})


async def list_active_tables(manager: "TableManager") -> set[str]:
    """Return the ids of the tables that are open or running and were used within a day."""
    since = manager.wall_clock() - DAY * 1000
    recent = await asyncio.to_thread(manager.store.list_recent, ACTIVE_STATUSES, since)
    connected = [
        id for id, table in manager.tables.items() if table.connections and table.status in ACTIVE_STATUSES
    ]
    return {*recent, *connected}


async def run_retention(manager: "TableManager", days: int) -> None:
    """Delete old tables at regular times, until cancelled."""
    clock = TrustedClock(manager)
    while True:
        try:
            if manager.nodes.is_cleaner() and await clock.is_trusted():
                await delete_old_tables(manager, days)
        except BurgraveError as error:
            logger.warning("old tables could not be removed", extra={"why": error.code})
        await asyncio.sleep(INTERVAL)


class TrustedClock:
    """Decides whether the time of day can be right: a wrong clock must not delete tables.

    Nothing is deleted for a day after the time has jumped. The same holds after a start at which the latest
    change of any table is more than a day away. The host can correct the clock in that time.
    """

    def __init__(self, manager: "TableManager") -> None:
        self.manager = manager
        self.last: tuple[int, float] | None = None  # the time of day and the monotonic time
        self.doubted_at: float | None = None  # monotonic time when the time of day was last in doubt

    async def is_trusted(self) -> bool:
        wall, now = self.manager.wall_clock(), self.manager.now()
        if self.last is None:
            latest = await asyncio.to_thread(self.manager.store.latest_touch)
            jumped = latest is not None and abs(wall - latest) > DAY * 1000
        else:
            jumped = abs((wall - self.last[0]) / 1000 - (now - self.last[1])) > MAX_CLOCK_JUMP
        self.last = wall, now
        if jumped:
            self.doubted_at = now
            logger.warning("the clock may be wrong: nothing is removed for a day")
        return self.doubted_at is None or now - self.doubted_at >= DAY


async def run_cleaning(manager: "TableManager") -> None:
    """Delete unused branches at regular times, until cancelled."""
    clock = TrustedClock(manager)
    while True:
        try:
            if manager.nodes.is_cleaner() and await clock.is_trusted():
                await delete_unkept_tables(manager)
        except BurgraveError as error:
            logger.warning("branches could not be removed", extra={"why": error.code})
        await asyncio.sleep(INTERVAL)


async def delete_unkept_tables(manager: "TableManager") -> list[str]:
    """Delete branches that are not kept and that nobody has used for a day, and return their ids."""
    before = manager.wall_clock() - DAY * 1000
    unkept = await asyncio.to_thread(manager.store.list_unkept, before)
    return [id for id in unkept if await manager.delete_if_idle(id, BRANCH_STATUSES, before)]


async def delete_old_tables(manager: "TableManager", days: int) -> list[str]:
    """Delete inactive tables that were not touched for this number of days, and return their ids."""
    before = manager.wall_clock() - days * DAY * 1000
    idle = await asyncio.to_thread(manager.store.list_idle, INACTIVE_STATUSES, before)
    return [id for id in idle if await manager.delete_if_idle(id, INACTIVE_STATUSES, before)]
