"""A rematch is stored before anybody can find it, and there is one of it."""

import asyncio
from typing import Any

from burgrave.server.hub import Hub
from burgrave.server.incoming import NewTable, SeatPlan
from burgrave.server.making import make, make_again
from burgrave.server.settings import Settings
from burgrave.server.store import MakeTable, SqliteStore
from burgrave.server.thinkers import Thinkers


def test_a_rematch_is_named_when_it_is_stored_and_is_not_replaced_when_somebody_was_quicker(tmp_path):
    async def played() -> None:
        store = SqliteStore(tmp_path)
        hub = Hub(Settings(), store, Thinkers(0))
        plan = [SeatPlan(plays="you"), SeatPlan(plays="bot")]
        seated = await make(hub, NewTable(game="citadels", seats=plan))
        table = await hub.table(seated["table"])
        table.status = "closed"
        named: list[str | None] = []
        found: list[Any] = []
        write = store.write

        async def write_and_look(*changes: Any) -> None:
            named.append(table.next)
            await write(*changes)
            named.append(table.next)
            made = next(change for change in changes if isinstance(change, MakeTable))
            found.append(await hub.table(made.table))

        hub.store.write = write_and_look  # type: ignore[method-assign]
        await make_again(hub, table, 0)
        assert named == [None, None]
        assert table.next == found[0].id
        assert await hub.table(found[0].id) is found[0]
        hub.store.write = write  # type: ignore[method-assign]
        await hub.close()
        store.close()

    asyncio.run(played())
