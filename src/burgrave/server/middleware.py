"""Checks before the application: who may send requests, how many, and which headers protect browsers."""

import asyncio
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burgrave.core.error import BurgraveError
from burgrave.server.addresses import client_address, is_loopback, network_of
from burgrave.server.errors import make_error_response
from burgrave.server.protocols import ConnectionLimits
from burgrave.server.rate_limits import CONNECTIONS, FILES, REQUESTS, TABLES, KeyedBuckets
from burgrave.server.settings import BODY_BYTES, FILE_BODY_BYTES, ServerSettings

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html"
)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
API_PREFIX: Final = "/api/"
LONG_BODIES: Final = {
    "/api/my-games": 262_144,
    "/api/my-records": 262_144,
    "/api/records": 1_048_576,
}  # bytes, by path
REQUEST_COSTS: Final = {
    "tables": 2,
    "my-tables": 2,
    "my-games": 4,
    "my-records": 20,
    "records": 10,
    "record": 4,
    "replay": 4,
    "review": 2,
    "check": 2,
    "merge": 6,
    "component-file": 3,
}  # by the last part of the path that is not a number; all others cost 1


class GuardMiddleware:
    """Checks every request before the application. A refused request never reaches a table."""

    def __init__(
        self, app: ASGIApp, settings: ServerSettings, table_limits: KeyedBuckets | None = None
    ) -> None:
        self.app = app
        self.settings = settings
        self.request_limits = KeyedBuckets(settings.request_rate or REQUESTS)
        self.file_limits = KeyedBuckets(settings.file_rate or FILES)
        self.table_limits = table_limits or KeyedBuckets(settings.table_rate or TABLES)
        self.socket_limits = KeyedBuckets(settings.socket_rate or CONNECTIONS)
        self.capacity = ConnectionLimits(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = strip_base_path(scope, self.settings.path)
        headers = Headers(scope=scope)
        error, wait = self.check_request(scope, headers)
        if wait:  # otherwise a client could repeat refused requests as fast as it can write them
            await asyncio.sleep(self.settings.refusal_seconds)
        if scope["type"] == "websocket":
            if error is None:
                await self.accept_socket(scope, receive, send)
            else:
                await reject_socket(receive, send)
            return
        guarded = add_headers(send)
        if error is not None:
            response = make_error_response(Request(scope), error)
            if wait:
                response.headers["Retry-After"] = str(int(wait) + 1)
            await response(scope, receive, guarded)
            return
        await self.app(scope, limit_body(receive, longest_body(scope["path"])), guarded)

    async def accept_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a socket if there is room for another one from its address."""
        address = client_address(scope)
        if not self.capacity.acquire(address):
            await reject_socket(receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.capacity.release(address)

    def check_request(self, scope: Scope, headers: Headers) -> tuple[BurgraveError | None, float]:
        """Return the error of a request, if any, and how many seconds to wait."""
        wait = self.seconds_to_wait(scope)
        if wait:
            return BurgraveError("server-message-fast"), wait
        host = headers.get("host", "")
        if not self.is_known_host(host):
            return BurgraveError("server-host-foreign"), 0
        origin = headers.get("origin")
        method = scope.get("method", "")
        if origin is not None and method not in SAFE_METHODS and not self.is_same_origin(origin, host):
            return BurgraveError("server-origin-foreign"), 0
        most = longest_body(scope["path"])
        if is_too_long(headers.get("content-length", "0"), most):
            return BurgraveError("server-message-long", most=most), 0
        return None, 0

    def seconds_to_wait(self, scope: Scope) -> float:
        """Return after how many seconds this address may send the request; 0 if it may now."""
        address = network_of(client_address(scope))
        if scope["type"] == "websocket":
            return self.socket_limits.take(address)
        if not scope["path"].startswith(API_PREFIX):  # a page of cards has many files
            proxy = self.settings.is_proxied and is_loopback(address)  # it brings the requests of all clients
            return 0.0 if proxy else self.file_limits.take(address)
        if scope["method"] == "POST" and scope["path"].rstrip("/") == "/api/tables":
            return self.table_limits.take(address) or self.request_limits.take(address)
        return self.request_limits.take(address, cost=request_cost(scope["path"]))

    def is_known_host(self, host: str) -> bool:
        """Return whether the host is an IP address or a name of this server.

        Any other name may point here through a foreign name server (DNS rebinding).
        """
        name = host_name(host)
        if name in known_host_names(self.settings):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def is_same_origin(self, origin: str, host: str) -> bool:
        """Return whether the origin is this server. Only its own pages may send requests."""
        try:
            place = urlsplit(origin).netloc
        except ValueError:  # for example a bracket that is not closed
            return False
        return place in (host, urlsplit(self.settings.base_url).netloc) and bool(place)


def request_cost(path: str) -> int:
    """Return the cost of a request for the rate limit: higher if the request takes more time."""
    *_, before, last = ["", *path.rstrip("/").split("/")]
    return REQUEST_COSTS.get(before if last.isdecimal() else last, 1)


def longest_body(path: str) -> int:
    """Return how many bytes the body of a request to this path may have."""
    parts = path.strip("/").split("/")
    if parts == ["api", "tables"] or parts[-2:-1] == ["component-file"]:
        return FILE_BODY_BYTES
    return LONG_BODIES.get(path.rstrip("/"), BODY_BYTES)


def is_too_long(length: str, most: int = BODY_BYTES) -> bool:
    """Return whether a body of this length is too long, for a number with any count of digits."""
    if not length.isdecimal():
        return True
    digits = length.lstrip("0") or "0"
    return len(digits) > len(str(most)) or int(digits) > most


def host_name(host: str) -> str:
    """Return the host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def known_host_names(settings: ServerSettings) -> frozenset[str]:
    own = {"localhost", settings.host.lower(), host_name(urlsplit(settings.base_url).netloc)} - {""}
    return frozenset(map(to_ascii, frozenset(own) | settings.allowed_hosts))


def to_ascii(name: str) -> str:
    """Return a host name as browsers send it, in ASCII."""
    try:
        return name.encode("idna").decode("ascii")
    except UnicodeError:
        return name


def strip_base_path(scope: Scope, path: str) -> Scope:
    """Return the request as if the server were at the root, whether the proxy cuts the path or not."""
    found: str = scope["path"]
    if path and (found == path or found.startswith(f"{path}/")):
        return {**scope, "path": found.removeprefix(path) or "/", "raw_path": None}
    return scope


def add_headers(send: Send, more: Iterable[tuple[str, str]] = ()) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in [*SECURITY_HEADERS.items(), *more]:
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_with_headers


def limit_body(receive: Receive, most: int = BODY_BYTES) -> Receive:
    """Return a function that receives a body, and raises HTTPException where the body is too long.

    This also limits a body without a declared length.
    """
    seen = 0

    async def receive_counted() -> Message:
        nonlocal seen
        message: Any = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise HTTPException(413, headers={"Connection": "close"})
        return message  # type: ignore[no-any-return]  # the message is unchanged

    return receive_counted


async def reject_socket(receive: Receive, send: Send) -> None:
    """Reject a socket before the handshake."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})
