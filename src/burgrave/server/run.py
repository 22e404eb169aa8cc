"""Runs a server until it is told to stop: what stands around the application."""

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from typing import Final

import uvicorn
from fastapi import FastAPI

from burgrave import __version__
from burgrave.core.wrong import Wrong
from burgrave.server import components, logs
from burgrave.server.addresses import LOOPBACK
from burgrave.server.app import make_app
from burgrave.server.metrics import Metrics
from burgrave.server.metrics_port import serve_metrics
from burgrave.server.offered import check_bots
from burgrave.server.settings import MESSAGE_BYTES, Settings
from burgrave.server.store import SqliteStore
from burgrave.server.wire import protocols
from burgrave.table.folders import data_folder

GRACE: Final = 5  # seconds for those who are being answered when it stops
BACKLOG: Final = 2048
LAST_PORT: Final = 65_535
MOST_FILES: Final = 16_384
OTHER_FILES: Final = 128  # the store, processes of bots, files of the client that are being sent

logger = logs.logger("server")


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """`ready` is told the port once people can come. What keeps it from starting is raised as Wrong."""
    logs.write_to(sys.stderr)
    check_bots(settings.bots)
    metrics = Metrics()
    folder = settings.data or data_folder()
    with ExitStack() as opened:
        listening = opened.enter_context(listen(settings.host, settings.port, "--port"))
        watched: socket.socket | None = None
        if settings.metrics_port is not None:
            watched = opened.enter_context(listen(LOOPBACK, settings.metrics_port, "--metrics-port"))
        store = SqliteStore(folder, metrics.committed)
        components.take_in(folder, settings.components)
        fitting = replace(settings, most_open=min(settings.most_open, room_for_files()))
        Server(configured(fitting, make_app(fitting, store, metrics)), ready, metrics, watched).run(
            [listening]
        )


def configured(settings: Settings, app: FastAPI) -> uvicorn.Config:
    """How uvicorn serves the application."""
    http, ws = protocols(settings)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_per_message_deflate=False,
        ws_max_size=4 * MESSAGE_BYTES,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
    )


def room_for_files() -> int:
    """For how many connections there are files, once as many are asked for as this process may have."""
    try:
        import resource
    except ImportError:  # a system that does not count them
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > MOST_FILES:
        hard = MOST_FILES
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    with suppress(ValueError, OSError):
        resource.setrlimit(
            resource.RLIMIT_NOFILE, (max(soft, hard), resource.getrlimit(resource.RLIMIT_NOFILE)[1])
        )
    return max(soft, hard) - OTHER_FILES


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """Before anything else: nobody can come where another program listens."""
    try:
        socket.getaddrinfo(host or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as trouble:
        raise Wrong(
            "server-host", host=host, why=getattr(trouble, "strerror", None) or str(trouble)
        ) from None
    try:
        if port > LAST_PORT:
            raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        if trouble.errno == errno.EADDRNOTAVAIL and port <= LAST_PORT:
            raise Wrong("server-host", host=host, why=os.strerror(errno.EADDRNOTAVAIL)) from None
    raise Wrong("server-port", host=host, port=port, why=why, option=option)


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[int], None],
        metrics: Metrics | None = None,
        watched: socket.socket | None = None,
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.metrics = metrics or Metrics()
        self.watched = watched  # where the numbers are read
        self.numbers: asyncio.Server | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            if self.watched is not None:
                self.numbers = await serve_metrics(self.watched, self.metrics)
            logger.info("started", extra={"version": __version__})
            self.ready(int(sockets[0].getsockname()[1]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """People are told first why everything ends: afterwards nobody listens any more."""
        if self.numbers is not None:
            self.numbers.close()
        await self.config.app.state.hub.close()  # type: ignore[union-attr]  # it is our application
        await super().shutdown(sockets)
        logger.info("stopped")
