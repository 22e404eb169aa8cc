"""A rematch is stored before anybody can find it, and there is one of it."""

import asyncio
from typing import Any

from burgrave.server.bot_pool import BotPool
from burgrave.server.client_messages import NewSeat, NewTableRequest
from burgrave.server.create import create_rematch, create_table
from burgrave.server.settings import ServerSettings
from burgrave.server.store import CreateTable, SqliteStore
from burgrave.server.table_manager import TableManager


def test_a_rematch_is_named_when_it_is_stored_and_is_not_replaced_by_a_second_one(tmp_path):
    async def played() -> None:
        store = SqliteStore(tmp_path)
        manager = TableManager(ServerSettings(), store, BotPool(0))
        plan = [NewSeat(player="you"), NewSeat(player="bot")]
        seated = await create_table(manager, NewTableRequest(game="citadels", seats=plan))
        table = await manager.get_table(seated["table"])
        table.status = "closed"
        named: list[str | None] = []
        found: list[Any] = []
        write = store.write

        async def write_and_look(*changes: Any) -> int:
            named.append(table.rematch_table)
            at = await write(*changes)
            named.append(table.rematch_table)
            made = next(change for change in changes if isinstance(change, CreateTable))
            found.append(await manager.get_table(made.table))
            return at

        manager.store.write = write_and_look  # type: ignore[method-assign]
        await create_rematch(manager, table, 0)
        assert named == [None, None]
        assert table.rematch_table == found[0].id
        assert await manager.get_table(found[0].id) is found[0]
        manager.store.write = write  # type: ignore[method-assign]
        await manager.close()
        store.close()

    asyncio.run(played())
