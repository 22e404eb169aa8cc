"""The table server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from burgrave import __version__
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.server import collector
from burgrave.server.client import page
from burgrave.server.guard import Guard
from burgrave.server.hub import Hub
from burgrave.server.metrics import Metrics
from burgrave.server.refusing import about_field, language_of, refused
from burgrave.server.retention import keep
from burgrave.server.routes import router
from burgrave.server.settings import BODY_BYTES, Settings
from burgrave.server.store import SqliteStore, Store
from burgrave.server.thinkers import COMMAND, Thinkers
from burgrave.table.folders import data_folder
from burgrave.text import LANGUAGES
from burgrave.text.phrases import phrases

STATUS: Final = {
    "server-table-unknown": 404,
    "game-unknown": 404,
    "server-page-unknown": 404,
    "server-record-private": 403,
    "server-not-over": 403,
    "server-message-fast": 429,
    "server-trouble": 500,
    "server-stops": 503,
}
RETRY_SECONDS: Final = 5  # after which it makes sense to ask again
TIDYING: Final = 60.0  # seconds between two looks at what can be put away
API: Final = "/api/"


def make_app(settings: Settings, store: Store | None = None, metrics: Metrics | None = None) -> FastAPI:
    """The application; without a store, one in the data folder."""
    counted = metrics or Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = store or SqliteStore(settings.data or data_folder(), counted.committed)
        thinkers = Thinkers(settings.workers, (*COMMAND, str(settings.data or data_folder())))
        app.state.hub = hub = Hub(settings, kept, thinkers, counted)
        chores = [asyncio.create_task(tidy(hub))]
        if settings.keep is not None:
            chores.append(asyncio.create_task(keep(hub, settings.keep)))
        await asyncio.to_thread(warm_up)
        unsettle = collector.settle(counted.collected)
        yield
        for chore in chores:
            chore.cancel()
        await hub.close()
        await thinkers.close()
        kept.close()
        unsettle()

    app = FastAPI(title="Burgrave", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.include_router(router)
    app.add_exception_handler(Wrong, told)
    app.add_exception_handler(RequestValidationError, misshapen)
    app.add_exception_handler(HTTPException, other)
    app.add_exception_handler(Exception, failed)
    app.add_middleware(Guard, settings=settings)
    return app


def warm_up() -> None:
    """Read what everybody would otherwise wait for when the first reader comes."""
    for language in LANGUAGES:
        phrases(language).read_all()
    for id in games():
        game_of(id).words()


async def tidy(hub: Hub) -> None:
    """Put away what nobody looks at."""
    while True:
        await asyncio.sleep(TIDYING)
        hub.tidy()


async def told(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Wrong)
    status = 503 if wrong.key.startswith("store-") else STATUS.get(wrong.key, 422)
    response = refused(request, wrong, status)
    if status in (429, 503):
        response.headers["Retry-After"] = str(RETRY_SECONDS)
    return response


async def failed(request: Request, problem: Exception) -> Response:
    """What should not have happened is logged by whoever called this, and told in a sentence."""
    return refused(request, Wrong("server-trouble"), 500)


async def misshapen(request: Request, invalid: Exception) -> Response:
    assert isinstance(invalid, RequestValidationError)
    first = invalid.errors()[0]
    return refused(request, about_field(str(first["type"]), [str(part) for part in first["loc"][1:]]), 422)


async def other(request: Request, problem: Exception) -> Response:
    """Whatever is no address of the server is one of the client's."""
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and request.method == "GET" and not request.url.path.startswith(API):
        return page(request, language_of(request))
    response = refused(request, why(problem.status_code), problem.status_code)
    response.headers.update(problem.headers or {})
    return response


def why(status: int) -> Wrong:
    if status == 413:
        return Wrong("server-message-long", most=BODY_BYTES)
    return Wrong("server-page-unknown" if status == 404 else "server-not-possible")
