"""Opens every table of a store as a server does, for everybody who may look at it."""

import asyncio

from burgrave.core.event import SPECTATOR
from burgrave.server.face import welcome
from burgrave.server.hub import Hub
from burgrave.server.outgoing import Welcome
from burgrave.server.settings import Settings
from burgrave.server.store import SqliteStore
from burgrave.server.stream import written
from burgrave.server.thinkers import Thinkers

Welcomes = dict[tuple[str, int], Welcome]


def open_all(store: SqliteStore) -> Welcomes:
    """What each pair of eyes is shown at each table."""
    return asyncio.run(welcomes(store))


async def welcomes(store: SqliteStore) -> Welcomes:
    hub = Hub(Settings(), store, Thinkers(0))
    shown: Welcomes = {}
    for stored in store.tables():
        table = await hub.table(stored.id)
        for eyes in (*range(len(table.seats)), SPECTATOR):
            message = welcome(table, table.stream(eyes, "en"))
            written(message)
            shown[table.id, eyes] = message
        hub.put_away(table)
    return shown
