"""Metrics for Prometheus on a separate port, which only this machine can reach.

A proxy makes the port of the tables public, so metrics are never served there.
"""

import asyncio
import socket
from contextlib import suppress
from typing import Final

from burgrave.server.addresses import is_loopback
from burgrave.server.metrics import CONTENT_TYPE, Metrics
from burgrave.server.middleware import host_name

MAX_REQUEST_BYTES: Final = 8_192
TIMEOUT_SECONDS: Final = 5.0  # for a request and its response
METRICS_PATH: Final = "/metrics"


async def serve_metrics(listening: socket.socket, metrics: Metrics) -> asyncio.Server:
    """Serve metrics until the returned server is closed."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(TIMEOUT_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(answer_request(head.decode("latin-1"), metrics))
                await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, sock=listening, limit=MAX_REQUEST_BYTES)


def answer_request(head: str, metrics: Metrics) -> bytes:
    """Return the whole response. A host name that is not local is refused, against DNS rebinding."""
    first, *lines = head.split("\r\n")
    method, _, rest = first.partition(" ")
    fields = [line.lower().partition(":") for line in lines]
    hosts = [value for name, _, value in fields if name.strip() == "host"]
    if len(hosts) > 1:
        return make_response("400 Bad Request")
    host = host_name("".join(hosts).strip())
    if not is_loopback(host):
        return make_response("421 Misdirected Request")
    if rest.split(" ")[0].partition("?")[0] != METRICS_PATH:
        return make_response("404 Not Found")
    if method != "GET":
        return make_response("405 Method Not Allowed")
    return make_response("200 OK", metrics.render())


def make_response(status: str, body: bytes = b"") -> bytes:
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: {CONTENT_TYPE}\r\nContent-Length: {len(body)}\r\n"
        "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
