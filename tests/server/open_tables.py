"""Opens every table of a store as a server does, for everybody who may look at it."""

import asyncio

from burgrave.core.events import SPECTATOR
from burgrave.server.bot_pool import BotPool
from burgrave.server.messages import welcome_message
from burgrave.server.server_messages import WelcomeMessage
from burgrave.server.settings import ServerSettings
from burgrave.server.store import SqliteStore
from burgrave.server.stream import encode_message
from burgrave.server.table_manager import TableManager

Welcomes = dict[tuple[str, int], WelcomeMessage]


def open_all(store: SqliteStore) -> Welcomes:
    """What each viewer is shown at each table."""
    return asyncio.run(read_welcomes(store))


async def read_welcomes(store: SqliteStore) -> Welcomes:
    manager = TableManager(ServerSettings(), store, BotPool(0))
    shown: Welcomes = {}
    for stored in store.list_tables():
        table = await manager.get_table(stored.id)
        for viewer in (*range(len(table.seats)), SPECTATOR):
            message = welcome_message(table, table.stream_for(viewer, "en"))
            encode_message(message)
            shown[table.id, viewer] = message
        manager.unload(table)
    return shown
