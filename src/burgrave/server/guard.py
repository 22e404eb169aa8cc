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

from burgrave.core.wrong import Wrong
from burgrave.server.addresses import address_of, is_loopback, network_of
from burgrave.server.limits import CONNECTIONS, FILES, REQUESTS, TABLES, Buckets
from burgrave.server.refusing import refused
from burgrave.server.settings import BODY_BYTES, Settings
from burgrave.server.wire import Room

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
READING: Final = ("GET", "HEAD", "OPTIONS")
API: Final = "/api/"
COSTS: Final = {"tables": 2, "mine": 2, "record": 4, "film": 4}  # of an allowance, by the end of the path


class Guard:
    """Stands before the application: what it turns away never reaches a table."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.requests or REQUESTS)
        self.files = Buckets(settings.files or FILES)
        self.tables = Buckets(settings.made or TABLES)
        self.sockets = Buckets(settings.sockets or CONNECTIONS)
        self.room = Room(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = below(scope, self.settings.path)
        headers = Headers(scope=scope)
        wrong, status, wait = self.judge(scope, headers)
        if wait:  # else a refusal would be the beginning of the next request, as fast as they can be written
            await asyncio.sleep(self.settings.refusal_seconds)
        if scope["type"] == "websocket":
            if wrong is None:
                await self.admit(scope, receive, send)
            else:
                await turn_away(receive, send)
            return
        guarded = with_headers(send)
        if wrong is not None:
            response = refused(Request(scope), wrong, status)
            if wait:
                response.headers["Retry-After"] = str(int(wait) + 1)
            await response(scope, receive, guarded)
            return
        await self.app(scope, limited(receive), guarded)

    async def admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, if its address has room for another one."""
        address = address_of(scope)
        if not self.room.enter(address):
            await turn_away(receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.room.leave(address)

    def judge(self, scope: Scope, headers: Headers) -> tuple[Wrong | None, int, float]:
        """What is wrong with a request, the status that says so, and how long to wait."""
        wait = self.wait(scope)
        if wait:
            return Wrong("server-message-fast"), 429, wait
        host = headers.get("host", "")
        if not self.is_ours(host):
            return Wrong("server-host-foreign"), 421, 0
        origin = headers.get("origin")
        method = scope.get("method", "")
        if origin is not None and method not in READING and not self.is_same(origin, host):
            return Wrong("server-origin-foreign"), 403, 0
        if is_long(headers.get("content-length", "0")):
            return Wrong("server-message-long", most=BODY_BYTES), 413, 0
        return None, 200, 0

    def wait(self, scope: Scope) -> float:
        """In how many seconds this address may ask again; 0 for now."""
        address = network_of(address_of(scope))
        if scope["type"] == "websocket":
            return self.sockets.take(address)
        if not scope["path"].startswith(API):  # a page of cards has more files than anybody asks questions
            proxy = self.settings.proxied and is_loopback(address)  # which brings everybody's
            return 0.0 if proxy else self.files.take(address)
        if scope["method"] == "POST" and scope["path"].rstrip("/") == "/api/tables":
            return self.tables.take(address) or self.requests.take(address)
        return self.requests.take(address, cost=cost_of(scope["path"]))

    def is_ours(self, host: str) -> bool:
        """A name that somebody else's name server could lead here is not ours; an address cannot lie."""
        name = host_name(host)
        if name in known_names(self.settings):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def is_same(self, origin: str, host: str) -> bool:
        """A page may speak to the server that it came from."""
        try:
            place = urlsplit(origin).netloc
        except ValueError:  # half an address, with a bracket that nobody closed
            return False
        return place in (host, urlsplit(self.settings.base_url).netloc) and bool(place)


def cost_of(path: str) -> int:
    """How much of its allowance a request takes: the more time it costs the server, the more."""
    return COSTS.get(path.rstrip("/").rpartition("/")[2], 1)


def is_long(length: str) -> bool:
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


def known_names(settings: Settings) -> frozenset[str]:
    own = {"localhost", settings.host.lower(), host_name(urlsplit(settings.base_url).netloc)} - {""}
    return frozenset(map(in_ascii, frozenset(own) | settings.hosts))


def in_ascii(name: str) -> str:
    """A name as browsers send it, whatever letters it has."""
    try:
        return name.encode("idna").decode("ascii")
    except UnicodeError:
        return name


def below(scope: Scope, path: str) -> Scope:
    """The same request as if the server stood at the root, whether the proxy has cut the path or not."""
    found: str = scope["path"]
    if path and (found == path or found.startswith(f"{path}/")):
        return {**scope, "path": found.removeprefix(path) or "/", "raw_path": None}
    return scope


def with_headers(send: Send, more: Iterable[tuple[str, str]] = ()) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in [*HEADERS.items(), *more]:
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return guarded


def limited(receive: Receive) -> Receive:
    """A body that says nothing of its length is cut off where it is too long."""
    seen = 0

    async def counting() -> Message:
        nonlocal seen
        message: Any = await receive()
        seen += len(message.get("body", b""))
        if seen > BODY_BYTES:
            raise HTTPException(413, headers={"Connection": "close"})
        return message  # type: ignore[no-any-return]  # as it came

    return counting


async def turn_away(receive: Receive, send: Send) -> None:
    """Before the handshake: the browser is told no."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})
