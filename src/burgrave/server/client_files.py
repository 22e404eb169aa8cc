"""The built browser client, in the package or in a checkout."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from burgrave.i18n import Translator

PACKAGED: Final = Path(__file__).parent / "client"
CHECKOUT: Final = Path(__file__).parents[3] / "web" / "dist"
INDEX: Final = "index.html"
ASSETS: Final = "assets"  # files there have a digest in their names
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))


def client_folder() -> Path | None:
    """Return the folder of the client, or None if the client has not been built."""
    return next((folder for folder in (PACKAGED, CHECKOUT) if (folder / INDEX).is_file()), None)


def client_response(request: Request, language: str) -> Response:
    """Return a file of the client. For any other path, return the page, which handles its own routes."""
    folder = client_folder()
    if folder is None:
        return PlainTextResponse(Translator(language).format("server-no-client") + "\n", 404)
    found = find_file(folder, request.url.path) or folder / INDEX
    cache_control = CACHE_FOREVER if found.parent.name == ASSETS else REVALIDATE
    headers = {"Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in COMPRESSED:
        packed = found.with_name(found.name + ending)
        if name in accepted and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": name})
    return FileResponse(found, media_type=kind, headers=headers)


def find_file(folder: Path, path: str) -> Path | None:
    """Return the file below the folder that a path names, or None if there is none."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # the path is too long or has a character that is not valid
        return None
