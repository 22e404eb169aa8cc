"""Who may speak to the server, how much, and what browsers may do with what it says."""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burgrave.core.wrong import Wrong
from burgrave.server.limits import CONNECTIONS, REQUESTS, TABLES, Buckets
from burgrave.server.refusing import refused
from burgrave.server.settings import BODY_BYTES, Settings

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


class Guard:
    """Stands before the application: what it turns away never reaches a table."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.requests or REQUESTS)
        self.tables = Buckets(settings.made or TABLES)
        self.sockets = Buckets(settings.sockets or CONNECTIONS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = below(scope, self.settings.path)
        headers = Headers(scope=scope)
        wrong, status, wait = self.judge(scope, headers)
        if scope["type"] == "websocket":
            if wrong is None:
                await self.app(scope, receive, send)
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

    def judge(self, scope: Scope, headers: Headers) -> tuple[Wrong | None, int, float]:
        """What is wrong with a request, the status that says so, and how long to wait."""
        host = headers.get("host", "")
        if not self.is_ours(host):
            return Wrong("server-host-foreign"), 421, 0
        origin = headers.get("origin")
        method = scope.get("method", "")
        if origin is not None and method not in READING and not self.is_same(origin, host):
            return Wrong("server-origin-foreign"), 403, 0
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY_BYTES:
            return Wrong("server-message-long", most=BODY_BYTES), 413, 0
        wait = self.wait(scope)
        return (Wrong("server-message-fast"), 429, wait) if wait else (None, 200, 0)

    def wait(self, scope: Scope) -> float:
        """In how many seconds this address may ask again; 0 for now."""
        client = scope.get("client") or ("",)
        address = str(client[0])
        if scope["type"] == "websocket":
            return self.sockets.take(address)
        if not scope["path"].startswith(API):
            return 0.0  # a page of cards has more files than anybody asks questions
        if scope["method"] == "POST" and scope["path"].rstrip("/") == "/api/tables":
            return self.tables.take(address) or self.requests.take(address)
        return self.requests.take(address)

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
        place = urlsplit(origin).netloc
        return place in (host, urlsplit(self.settings.base_url).netloc) and bool(place)


def host_name(host: str) -> str:
    """Without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def known_names(settings: Settings) -> frozenset[str]:
    own = {"localhost", settings.host.lower(), host_name(urlsplit(settings.base_url).netloc)} - {""}
    return frozenset(own) | settings.hosts


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
            return {"type": "http.disconnect"}
        return message  # type: ignore[no-any-return]  # as it came

    return counting


async def turn_away(receive: Receive, send: Send) -> None:
    """Before the handshake: the browser is told no."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})
