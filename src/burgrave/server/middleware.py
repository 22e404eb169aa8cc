"""Who may speak to the server, how much, and what browsers may do with what it says."""

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
from burgrave.server.settings import BODY_BYTES, ServerSettings

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
REQUEST_COSTS: Final = {
    "tables": 2,
    "my-tables": 2,
    "record": 4,
    "replay": 4,
}  # of an allowance, by the end of the path


class GuardMiddleware:
    """Stands before the application: what it turns away never reaches a table."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app = app
        self.settings = settings
        self.request_limits = KeyedBuckets(settings.request_rate or REQUESTS)
        self.file_limits = KeyedBuckets(settings.file_rate or FILES)
        self.table_limits = KeyedBuckets(settings.table_rate or TABLES)
        self.socket_limits = KeyedBuckets(settings.socket_rate or CONNECTIONS)
        self.capacity = ConnectionLimits(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = strip_base_path(scope, self.settings.path)
        headers = Headers(scope=scope)
        error, wait = self.check_request(scope, headers)
        if wait:  # else a refusal would be the beginning of the next request, as fast as they can be written
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
        await self.app(scope, limit_body(receive), guarded)

    async def accept_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, if its address has room for another one."""
        address = client_address(scope)
        if not self.capacity.acquire(address):
            await reject_socket(receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.capacity.release(address)

    def check_request(self, scope: Scope, headers: Headers) -> tuple[BurgraveError | None, float]:
        """Return what is wrong with a request, if anything, and how many seconds to wait."""
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
        if is_too_long(headers.get("content-length", "0")):
            return BurgraveError("server-message-long", most=BODY_BYTES), 0
        return None, 0

    def seconds_to_wait(self, scope: Scope) -> float:
        """In how many seconds this address may ask again; 0 for now."""
        address = network_of(client_address(scope))
        if scope["type"] == "websocket":
            return self.socket_limits.take(address)
        if not scope["path"].startswith(
            API_PREFIX
        ):  # a page of cards has more files than anybody asks questions
            proxy = self.settings.is_proxied and is_loopback(address)  # which brings everybody's
            return 0.0 if proxy else self.file_limits.take(address)
        if scope["method"] == "POST" and scope["path"].rstrip("/") == "/api/tables":
            return self.table_limits.take(address) or self.request_limits.take(address)
        return self.request_limits.take(address, cost=request_cost(scope["path"]))

    def is_known_host(self, host: str) -> bool:
        """A name that somebody else's name server could lead here is not ours; an address cannot lie."""
        name = host_name(host)
        if name in known_host_names(self.settings):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def is_same_origin(self, origin: str, host: str) -> bool:
        """A page may speak to the server that it came from."""
        try:
            place = urlsplit(origin).netloc
        except ValueError:  # half an address, with a bracket that nobody closed
            return False
        return place in (host, urlsplit(self.settings.base_url).netloc) and bool(place)


def request_cost(path: str) -> int:
    """How much of its allowance a request takes: the more time it costs the server, the more."""
    return REQUEST_COSTS.get(path.rstrip("/").rpartition("/")[2], 1)


def is_too_long(length: str) -> bool:
    """Whether a body of this length is too long, however many digits say so."""
    if not length.isdecimal():
        return True
    digits = length.lstrip("0") or "0"
    return len(digits) > len(str(BODY_BYTES)) or int(digits) > BODY_BYTES


def host_name(host: str) -> str:
    """Without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def known_host_names(settings: ServerSettings) -> frozenset[str]:
    own = {"localhost", settings.host.lower(), host_name(urlsplit(settings.base_url).netloc)} - {""}
    return frozenset(map(to_ascii, frozenset(own) | settings.allowed_hosts))


def to_ascii(name: str) -> str:
    """A name as browsers send it, whatever letters it has."""
    try:
        return name.encode("idna").decode("ascii")
    except UnicodeError:
        return name


def strip_base_path(scope: Scope, path: str) -> Scope:
    """The same request as if the server stood at the root, whether the proxy has cut the path or not."""
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


def limit_body(receive: Receive) -> Receive:
    """A body that says nothing of its length is cut off where it is too long."""
    seen = 0

    async def receive_counted() -> Message:
        nonlocal seen
        message: Any = await receive()
        seen += len(message.get("body", b""))
        if seen > BODY_BYTES:
            raise HTTPException(413, headers={"Connection": "close"})
        return message  # type: ignore[no-any-return]  # as it came

    return receive_counted


async def reject_socket(receive: Receive, send: Send) -> None:
    """Before the handshake: the browser is told no."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})
