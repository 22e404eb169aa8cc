"""The settings of a server."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from burgrave.server.rate_limits import Rate

MESSAGE_BYTES: Final = 16_384  # of the longest message of a client
BODY_BYTES: Final = 16_384  # of the longest body of a request
FILE_BODY_BYTES: Final = 500_000  # of a request that carries component files


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings that the host of a server chooses, and limits that tests change."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: Path | None = None  # None for the default folder of the system
    base_url: str = ""  # the public address, if it differs from the one that the server listens on
    allowed_hosts: frozenset[str] = field(default_factory=frozenset)  # other names of this machine
    components: tuple[Path, ...] = ()  # files with custom component data
    records: tuple[bytes, ...] = ()  # records of games to look at, as texts
    own_components: bool = True  # whether people may play with component files of their own
    max_components: int = 500  # different ones of these files, at tables that were used within a day
    max_tables: int = 2_000  # tables that are open or running and were used within a day
    max_tables_per_network: int | None = None  # of these; None for a quarter of them, 0 for no limit
    max_sockets: int = 5_000
    max_connections: int = 6_000  # of any kind
    max_per_address: int = 256  # connections from one address; 0 for no limit
    head_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 30.0  # for its body
    hello_seconds: float = 10.0  # for the first message over a socket
    max_spectators: int = 48  # at one table
    max_devices_per_seat: int = 8
    bot_delay: float = 0.7  # seconds until a bot's move is shown, in addition to its thinking time
    stream_grace_seconds: float = 60.0  # for which a stream waits for a device that has disconnected
    unload_after_seconds: float = 600.0  # after which an unused table is removed from memory
    bot_processes: int | None = None  # None for a number that fits the cores
    refusal_seconds: float = 1.0  # delay of a response to a client above its limit
    request_rate: Rate | None = None  # None for the default limit, as for the other rates
    file_rate: Rate | None = None
    table_rate: Rate | None = None
    socket_rate: Rate | None = None
    frame_rate: Rate | None = None
    message_rate: Rate | None = None
    network_message_rate: Rate | None = None
    chat_rate: Rate | None = None
    hint_rate: Rate | None = None
    metrics_port: int | None = None  # where only this machine can read metrics; None for no metrics
    bots: tuple[str, ...] = ()  # that players may choose in addition to the levels
    reviews: Literal["off", "quick", "full"] = "full"  # whether and how deeply ended games are reviewed
    node: str = ""  # the name of this server among those that share a store; a random one if it is empty
    store: str = ""  # the address of a PostgreSQL database; empty for a file in the data folder
    delete_after_days: int | None = None  # after which an inactive table is deleted; None for never

    @property
    def path(self) -> str:
        """The path below which the server is reached, without a final slash."""
        return urlsplit(self.base_url).path.rstrip("/")

    @property
    def tables_per_network(self) -> int:
        """How many of the tables may come from one network; 0 for no limit.

        There is none if connections are not limited either: then all clients may come from one address.
        """
        if self.max_tables_per_network is not None:
            return self.max_tables_per_network
        return max(1, self.max_tables // 4) if self.max_per_address else 0

    @property
    def is_proxied(self) -> bool:
        """Whether clients use a public name, and so most likely a proxy on this machine."""
        return bool(self.base_url or self.allowed_hosts)
