"""The built browser client, as it lies in the package or in a checkout."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from burgrave.text import Text

PACKAGED: Final = Path(__file__).parent / "client"
CHECKOUT: Final = Path(__file__).parents[3] / "web" / "dist"
INDEX: Final = "index.html"
ASSETS: Final = "assets"  # files there have a digest in their names
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))


def client_folder() -> Path | None:
    """Where the client is; None if nobody has built it."""
    return next((folder for folder in (PACKAGED, CHECKOUT) if (folder / INDEX).is_file()), None)


def page(request: Request, language: str) -> Response:
    """A file of the client; for any other path the page itself, which knows its own addresses."""
    folder = client_folder()
    if folder is None:
        return PlainTextResponse(Text(language).say("server-no-client") + "\n", 404)
    found = file_of(folder, request.url.path) or folder / INDEX
    kept = FOR_EVER if found.parent.name == ASSETS else ASK
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in PACKED:
        packed = found.with_name(found.name + ending)
        if name in accepted and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": name})
    return FileResponse(found, media_type=kind, headers=headers)


def file_of(folder: Path, path: str) -> Path | None:
    """The file that a path names; None if there is none below the folder, or none can be called that."""
    try:
        asked = (folder / path.lstrip("/")).resolve()
        return asked if asked.is_relative_to(folder.resolve()) and asked.is_file() else None
    except (OSError, ValueError):  # too long, or with a character that no file name has
        return None
