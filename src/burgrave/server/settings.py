"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from burgrave.server.limits import Rate

MESSAGE_BYTES: Final = 16_384  # the longest message that a client may send
BODY_BYTES: Final = 65_536  # and the longest request


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host of a server chooses, and what tests choose otherwise."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None  # the platform's usual place if none is named
    base_url: str = ""  # how people outside reach it, if that is not the address it listens on
    hosts: frozenset[str] = field(default_factory=frozenset)  # other names of this machine
    components: tuple[Path, ...] = ()  # files with pieces of the host's own
    tables: int = 2_000  # most tables that are open or playing
    connections: int = 5_000
    per_table: int = 64  # most connections at one table
    pace: float = 0.7  # seconds after which a bot's move is shown, beside what its level thinks
    grace: float = 60.0  # seconds for which a stream waits for a device that went away
    rest: float = 600.0  # seconds after which a table that nobody looks at is put away
    workers: int | None = None  # processes in which bots think
    requests: Rate | None = None  # limits other than the usual ones
    made: Rate | None = None
    sockets: Rate | None = None
    messages: Rate | None = None
    chat: Rate | None = None
    hints: Rate | None = None
    keep: int | None = None  # days after which a table at rest is removed; never without a number

    @property
    def path(self) -> str:
        """The path below which the server is reached, without a slash at its end."""
        return urlsplit(self.base_url).path.rstrip("/")
