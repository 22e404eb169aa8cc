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
from burgrave.core.error import BurgraveError
from burgrave.match.data_dir import user_data_dir
from burgrave.server import components, logs
from burgrave.server.addresses import LOOPBACK
from burgrave.server.app import make_app
from burgrave.server.available_bots import check_bots
from burgrave.server.metrics import Metrics
from burgrave.server.metrics_server import serve_metrics
from burgrave.server.protocols import make_protocols
from burgrave.server.settings import MESSAGE_BYTES, ServerSettings
from burgrave.server.store import SqliteStore

GRACE: Final = 5  # seconds for those who are being answered when it stops
BACKLOG: Final = 2048
LAST_PORT: Final = 65_535
MAX_FILES: Final = 16_384
OTHER_FILES: Final = 128  # the store, processes of bots, files of the client that are being sent

logger = logs.get_logger("server")


def run(settings: ServerSettings, on_ready: Callable[[int], None]) -> None:
    """`ready` is told the port once people can come. What keeps it from starting is raised as
    BurgraveError.
    """
    logs.configure_logging(sys.stderr)
    check_bots(settings.bots)
    metrics = Metrics()
    folder = settings.data_dir or user_data_dir()
    with ExitStack() as opened:
        listening = opened.enter_context(listen(settings.host, settings.port, "--port"))
        metrics_socket: socket.socket | None = None
        if settings.metrics_port is not None:
            metrics_socket = opened.enter_context(listen(LOOPBACK, settings.metrics_port, "--metrics-port"))
        store = SqliteStore(folder, metrics.observe_commit)
        components.load_components(folder, settings.components)
        fitted_settings = replace(settings, max_connections=min(settings.max_connections, max_connections()))
        BurgraveServer(
            make_config(fitted_settings, make_app(fitted_settings, store, metrics)),
            on_ready,
            metrics,
            metrics_socket,
        ).run([listening])


def make_config(settings: ServerSettings, app: FastAPI) -> uvicorn.Config:
    """How uvicorn serves the application."""
    http, ws = make_protocols(settings)
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


def max_connections() -> int:
    """For how many connections there are files, once as many are asked for as this process may have."""
    try:
        import resource
    except ImportError:  # a system that does not count them
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > MAX_FILES:
        hard = MAX_FILES
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
    except (OSError, UnicodeError) as error:
        raise BurgraveError(
            "server-host", host=host, why=getattr(error, "strerror", None) or str(error)
        ) from None
    try:
        if port > LAST_PORT:
            raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        why = error.strerror or str(error)
        if error.errno == errno.EADDRNOTAVAIL and port <= LAST_PORT:
            raise BurgraveError("server-host", host=host, why=os.strerror(errno.EADDRNOTAVAIL)) from None
    raise BurgraveError("server-port", host=host, port=port, why=why, option=option)


class BurgraveServer(uvicorn.Server):
    """Says when it is ready, and says goodbye."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_ready: Callable[[int], None],
        metrics: Metrics | None = None,
        metrics_socket: socket.socket | None = None,
    ) -> None:
        super().__init__(config)
        self.on_ready = on_ready
        self.metrics = metrics or Metrics()
        self.metrics_socket = metrics_socket  # where the numbers are read
        self.metrics_server: asyncio.Server | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            if self.metrics_socket is not None:
                self.metrics_server = await serve_metrics(self.metrics_socket, self.metrics)
            logger.info("started", extra={"version": __version__})
            self.on_ready(int(sockets[0].getsockname()[1]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """People are told first why everything ends: afterwards nobody listens any more."""
        if self.metrics_server is not None:
            self.metrics_server.close()
        await self.config.app.state.manager.close()  # type: ignore[union-attr]  # it is our application
        await super().shutdown(sockets)
        logger.info("stopped")
