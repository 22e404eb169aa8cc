"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from burgrave.server.rate_limits import Rate

MESSAGE_BYTES: Final = 16_384  # the longest message that a client may send
BODY_BYTES: Final = 16_384  # and the longest body of a request


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What the host of a server chooses, and what tests choose otherwise."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: Path | None = None  # the platform's usual place if none is named
    base_url: str = ""  # how people outside reach it, if that is not the address it listens on
    allowed_hosts: frozenset[str] = field(default_factory=frozenset)  # other names of this machine
    components: tuple[Path, ...] = ()  # files with pieces of the host's own
    max_tables: int = 2_000  # most tables that are open or playing and were used within a day
    max_sockets: int = 5_000  # most sockets
    max_connections: int = 6_000  # most connections of any kind
    max_per_address: int = 256  # of them from one address; 0 for as many as there is room for
    head_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 30.0  # for its body
    hello_seconds: float = 10.0  # for the first message over a socket
    max_spectators: int = 48  # most of them at one table
    max_devices_per_seat: int = 8  # most devices on one seat
    bot_delay: float = 0.7  # seconds after which a bot's move is shown, beside what its level thinks
    stream_grace_seconds: float = 60.0  # seconds for which a stream waits for a device that went away
    unload_after_seconds: float = 600.0  # seconds after which a table that nobody looks at is put away
    bot_processes: int | None = None  # processes in which bots think
    refusal_seconds: float = 1.0  # that somebody waits who has used up an allowance
    request_rate: Rate | None = None  # limits other than the usual ones
    file_rate: Rate | None = None
    table_rate: Rate | None = None
    socket_rate: Rate | None = None
    message_rate: Rate | None = None
    network_message_rate: Rate | None = None
    chat_rate: Rate | None = None
    hint_rate: Rate | None = None
    metrics_port: int | None = None  # where this machine alone can read numbers; nowhere without one
    bots: tuple[str, ...] = ()  # that people may choose beside the levels
    delete_after_days: int | None = (
        None  # days after which a table at rest is removed; never without a number
    )

    @property
    def path(self) -> str:
        """The path below which the server is reached, without a slash at its end."""
        return urlsplit(self.base_url).path.rstrip("/")

    @property
    def is_proxied(self) -> bool:
        """Whether others come by a name, and so most likely through a proxy on this machine."""
        return bool(self.base_url or self.allowed_hosts)
