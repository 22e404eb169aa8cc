"""The share of one network in the tables of a server. Without it one client could use all of them.

Networks are kept in memory only: a server never stores addresses. After a restart the counts begin at zero.
"""

from collections.abc import Collection
from typing import Final

from burgrave.core.error import RequestError
from burgrave.server.addresses import is_loopback, network_of
from burgrave.server.settings import ServerSettings

MAX_REMEMBERED: Final = 20_000  # tables whose network is known; the oldest are forgotten


class TableShares:
    """The networks that tables were created from."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.networks: dict[str, str] = {}  # by the id of the table

    def check(self, address: str, active: Collection[str]) -> None:
        """Raise RequestError if too many of the active tables were created from this network."""
        most = self.settings.tables_per_network
        network = network_of(address)
        if most and self.is_counted(address) and self.count(network, active) >= most:
            raise RequestError("server-tables-share", most=most)

    def count(self, network: str, active: Collection[str]) -> int:
        return sum(known == network and id in active for id, known in self.networks.items())

    def is_counted(self, address: str) -> bool:
        """Return whether the address belongs to one client. A proxy brings the requests of all clients."""
        return bool(address) and not (self.settings.is_proxied and is_loopback(address))

    def add(self, id: str, address: str) -> None:
        self.networks[id] = network_of(address)
        if len(self.networks) > MAX_REMEMBERED:
            del self.networks[next(iter(self.networks))]
