"""Run a server until it is stopped: the sockets, the store and uvicorn around the application."""

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
from burgrave.server.nodes import check_node_name
from burgrave.server.protocols import make_protocols
from burgrave.server.settings import MESSAGE_BYTES, ServerSettings
from burgrave.server.store import open_store

GRACE: Final = 5  # seconds to finish open requests at the end
BACKLOG: Final = 2048
LAST_PORT: Final = 65_535
MAX_FILES: Final = 16_384
OTHER_FILES: Final = 128  # the store, bot processes, files of the client that are being sent

logger = logs.get_logger("server")


def run(settings: ServerSettings, on_ready: Callable[[int], None]) -> None:
    """Run the server and call `on_ready` with its port. Raise BurgraveError if it cannot start."""
    settings = replace(settings, node=check_node_name(settings.node))
    logs.configure_logging(sys.stderr, node=settings.node if settings.store else "")
    check_bots(settings.bots)
    metrics = Metrics()
    folder = settings.data_dir or user_data_dir()
    with ExitStack() as opened:
        listening = opened.enter_context(listen(settings.host, settings.port, "--port"))
        metrics_socket: socket.socket | None = None
        if settings.metrics_port is not None:
            metrics_socket = opened.enter_context(listen(LOOPBACK, settings.metrics_port, "--metrics-port"))
        store = open_store(settings.store, folder, metrics.observe_commit)
        store.claim_node(settings.node)
        components.load_components(folder, settings.components)
        fitted_settings = replace(settings, max_connections=min(settings.max_connections, max_connections()))
        BurgraveServer(
            make_config(fitted_settings, make_app(fitted_settings, store, metrics)),
            on_ready,
            metrics,
            metrics_socket,
        ).run([listening])


def make_config(settings: ServerSettings, app: FastAPI) -> uvicorn.Config:
    """Return the uvicorn configuration for the application."""
    http, ws = make_protocols(settings)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_per_message_deflate=False,
        ws_max_size=4 * MESSAGE_BYTES,
        log_config=None,
        log_level="error",  # a stranger could fill the log with warnings about requests that are not HTTP
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
    )


def max_connections() -> int:
    """Return how many connections the file limit allows, after raising it as far as possible."""
    try:
        import resource
    except ImportError:  # a system without file limits
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
    """Return a listening socket; raise BurgraveError if the host or the port is not available."""
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
    """A uvicorn server that calls `on_ready`, and notifies clients before it stops."""

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
        self.metrics_socket = metrics_socket  # where metrics are read
        self.metrics_server: asyncio.Server | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            if self.metrics_socket is not None:
                self.metrics_server = await serve_metrics(self.metrics_socket, self.metrics)
            logger.info("started", extra={"version": __version__})
            self.on_ready(int(sockets[0].getsockname()[1]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify the clients, then stop: after the stop they get no more messages."""
        for server in self.servers:
            server.close()  # a proxy sends those who come back to another server
        if self.metrics_server is not None:
            self.metrics_server.close()
        await self.config.app.state.manager.close()  # type: ignore[union-attr]  # it is our application
        await super().shutdown(sockets)
        logger.info("stopped")
