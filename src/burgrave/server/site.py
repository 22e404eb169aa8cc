"""The built browser client: its files, compressed once, and a policy that lets nothing in from elsewhere."""

import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response

from burgrave.core.wrong import Wrong

CLIENT: Final = Path(__file__).parent / "client"
INDEX: Final = "index.html"
HASHED: Final = "assets/"  # the names of these files change with what is in them
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXTS: Final = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
TYPES: Final = {**TEXTS, ".woff2": "font/woff2", ".png": "image/png"}
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    type: str
    caching: str
    tag: str


def file(path: str) -> File | None:
    """A file of the client; none if there is no such file, or if it lies elsewhere."""
    place = (CLIENT / path).resolve()
    if not place.is_relative_to(CLIENT.resolve()) or not place.is_file():
        return None
    return read(path, place, place.stat().st_mtime_ns)


@lru_cache(512)
def read(path: str, place: Path, changed: int) -> File:
    """Kept as long as the file does not change."""
    body = place.read_bytes()
    type = TYPES.get(place.suffix, "application/octet-stream")
    packed = gzip.compress(body, mtime=0) if place.suffix in TEXTS else None
    caching = FOR_EVER if path.startswith(HASHED) else ASK_AGAIN
    return File(body, packed, type, caching, f'"{blake2b(body, digest_size=12).hexdigest()}"')


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A file of the client. It finds its pages behind the `#` of an address, so there is one page."""
    found = file(path or INDEX)
    if found is None:
        raise Wrong("server-page-unknown" if file(INDEX) else "server-no-client")
    headers = {**HEADERS, "Cache-Control": found.caching, "ETag": found.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, media_type=found.type, headers=headers)
    return Response(found.body, media_type=found.type, headers=headers)
