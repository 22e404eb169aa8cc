"""Runs a server until it is told to stop: what stands around the application."""

import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from burgrave.core.wrong import Wrong
from burgrave.server import components, logs
from burgrave.server.app import make_app
from burgrave.server.metrics import Metrics
from burgrave.server.settings import MESSAGE_BYTES, Settings
from burgrave.server.store import SqliteStore, data_folder

GRACE: Final = 5  # seconds for those who are being answered when it stops
BACKLOG: Final = 2048


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """`ready` is told the port once people can come. What keeps it from starting is raised as Wrong."""
    logs.write_to(sys.stderr)
    metrics = Metrics()
    listening = listen(settings.host, settings.port)
    folder = settings.data or data_folder()
    try:
        store = SqliteStore(folder, metrics.committed)
        components.take_in(folder, settings.components)
    except BaseException:
        listening.close()
        raise
    config = uvicorn.Config(
        make_app(settings, store, metrics),
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=4 * MESSAGE_BYTES,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
    )
    Server(config, ready).run([listening])


def listen(host: str, port: int) -> socket.socket:
    """Before anything else: nobody can come where another program listens."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as trouble:
        raise Wrong("server-port", host=host, port=port, why=trouble.strerror or str(trouble)) from None


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self.ready(int(sockets[0].getsockname()[1]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """People are told first why everything ends: afterwards nobody listens any more."""
        await self.config.app.state.hub.close()  # type: ignore[union-attr]  # it is our application
        await super().shutdown(sockets)
