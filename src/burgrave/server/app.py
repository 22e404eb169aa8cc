"""The table server as an ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from burgrave import __version__
from burgrave.core.wrong import Wrong
from burgrave.server.hub import Hub
from burgrave.server.refusing import about_field, refusal
from burgrave.server.routes import as_json, router
from burgrave.server.settings import Settings
from burgrave.server.site import router as site
from burgrave.server.store import SqliteStore, Store, data_folder
from burgrave.server.thinkers import Thinkers
from burgrave.text import DEFAULT, LANGUAGES, Text

NOT_FOUND = frozenset(("server-table-unknown", "game-unknown", "server-page-unknown", "server-no-client"))


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The application; without a store, one in the data folder."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = store or SqliteStore(settings.data or data_folder())
        thinkers = Thinkers(settings.workers)
        app.state.hub = hub = Hub(settings, kept, thinkers)
        yield
        await hub.close()
        await thinkers.close()
        kept.close()

    app = FastAPI(title="Burgrave", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.include_router(router)
    app.include_router(site)
    app.add_exception_handler(Wrong, told)
    app.add_exception_handler(RequestValidationError, misshapen)
    app.add_exception_handler(HTTPException, other)
    return app


def language_of(request: Request) -> str:
    """The language that a request names, or the first that its browser asks for."""
    asked = [getattr(request.state, "language", ""), request.query_params.get("language", "")]
    asked += [
        part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")
    ]
    return next((each for each in asked if each in LANGUAGES), DEFAULT)


async def told(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Wrong)
    return refused(request, wrong, 404 if wrong.key in NOT_FOUND else 422)


async def misshapen(request: Request, invalid: Exception) -> Response:
    assert isinstance(invalid, RequestValidationError)
    first = invalid.errors()[0]
    return refused(request, about_field(str(first["type"]), [str(part) for part in first["loc"][1:]]), 422)


async def other(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    key = "server-page-unknown" if problem.status_code == 404 else "server-not-possible"
    return refused(request, Wrong(key), problem.status_code)


def refused(request: Request, wrong: Wrong, status: int) -> Response:
    response = as_json(refusal(wrong, Text(language_of(request))))
    response.status_code = status
    return response
