"""How long tables are kept: for ever, unless the host says otherwise.

Only tables that are over, closed or never began are removed, and each removal is logged. A game that runs
stays, however slowly it is played.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from burgrave.core.wrong import Wrong
from burgrave.server import logs
from burgrave.server.store import DeleteTable, now

if TYPE_CHECKING:
    from burgrave.server.hub import Hub

AT_REST: Final = ("open", "over", "closed")
DAY: Final = 24 * 60 * 60
PAUSE: Final = 60 * 60  # seconds from one look to the next

logger = logs.logger("retention")


async def keep(hub: "Hub", days: int) -> None:
    """Look again and again, until cancelled."""
    while True:
        try:
            await sweep(hub, days)
        except Wrong as wrong:
            logger.warning("old tables could not be removed", extra={"why": wrong.key})
        await asyncio.sleep(PAUSE)


async def sweep(hub: "Hub", days: int) -> list[str]:
    """Remove the tables at rest that nobody has touched for so many days; which they were."""
    gone: list[str] = []
    for id in await asyncio.to_thread(hub.store.idle, AT_REST, now() - days * DAY * 1000):
        table = hub.tables.get(id)
        if table is not None and table.connections:
            continue
        if table is not None:
            await hub.remove(table)
        else:
            await hub.store.write(DeleteTable(id))
        logger.info("table removed", extra={"table": id, "days": days})
        gone.append(id)
    return gone
