"""The table server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from burgrave import __version__
from burgrave.core.error import BurgraveError
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import LANGUAGES
from burgrave.i18n.message_bundle import get_bundle
from burgrave.match.data_dir import user_data_dir
from burgrave.server import garbage_collector
from burgrave.server.bot_pool import COMMAND, BotPool
from burgrave.server.client_errors import ClientErrorLog
from burgrave.server.client_files import client_response
from burgrave.server.errors import field_error, make_error_response, request_language
from burgrave.server.lesson_routes import lesson_router
from burgrave.server.metrics import Metrics
from burgrave.server.middleware import GuardMiddleware, longest_body
from burgrave.server.puzzle_routes import puzzle_router
from burgrave.server.rate_limits import TABLES, KeyedBuckets
from burgrave.server.retention import run_cleaning, run_retention
from burgrave.server.review_routes import router as review_router
from burgrave.server.routes import router
from burgrave.server.settings import ServerSettings
from burgrave.server.store import Store, open_store
from burgrave.server.table_manager import TableManager

RETRY_SECONDS: Final = 5  # value of the header Retry-After
UNLOAD_INTERVAL: Final = 60.0  # seconds between two checks for idle tables
API_PREFIX: Final = "/api/"


def make_app(settings: ServerSettings, store: Store | None = None, metrics: Metrics | None = None) -> FastAPI:
    """Return the application. Without `store`, it opens a SQLite store in the data folder."""
    counters = metrics or Metrics()
    table_limits = KeyedBuckets(settings.table_rate or TABLES)  # for new tables and rematches together

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened_store = store or open_store(
            settings.store, settings.data_dir or user_data_dir(), counters.observe_commit
        )
        bot_pool = BotPool(settings.bot_processes, (*COMMAND, str(settings.data_dir or user_data_dir())))
        app.state.manager = manager = TableManager(settings, opened_store, bot_pool, counters)
        manager.table_limits = table_limits
        await manager.nodes.start(opened_store)
        chores = [asyncio.create_task(unload_idle_tables(manager))]
        chores.append(asyncio.create_task(run_cleaning(manager)))
        if settings.delete_after_days is not None:
            chores.append(asyncio.create_task(run_retention(manager, settings.delete_after_days)))
        await asyncio.to_thread(warm_up)
        restore_collector = garbage_collector.configure(counters.observe_gc_pause)
        yield
        for chore in chores:
            chore.cancel()
        await manager.close()
        await bot_pool.close()
        opened_store.close()
        restore_collector()

    app = FastAPI(title="Burgrave", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.state.client_errors = ClientErrorLog()
    app.include_router(router)
    app.include_router(review_router)
    app.include_router(lesson_router)
    app.include_router(puzzle_router)
    app.add_exception_handler(BurgraveError, error_response)
    app.add_exception_handler(RequestValidationError, validation_error_response)
    app.add_exception_handler(HTTPException, http_error_response)
    app.add_exception_handler(Exception, internal_error_response)
    app.add_middleware(GuardMiddleware, settings=settings, table_limits=table_limits)
    return app


def warm_up() -> None:
    """Load the texts and games, so that the first request does not wait for them."""
    for language in LANGUAGES:
        get_bundle(language).load_all()
    for id in games():
        game_of(id)


async def unload_idle_tables(manager: TableManager) -> None:
    """Remove idle tables from memory at regular times, until cancelled."""
    while True:
        await asyncio.sleep(UNLOAD_INTERVAL)
        manager.unload_idle_tables()


async def error_response(request: Request, error: Exception) -> Response:
    assert isinstance(error, BurgraveError)
    response = make_error_response(request, error)
    if response.status_code in (429, 503):
        response.headers["Retry-After"] = str(RETRY_SECONDS)
    return response


async def internal_error_response(request: Request, error: Exception) -> Response:
    """Return the response to an unexpected error. The caller logs the error."""
    return make_error_response(request, BurgraveError("server-trouble"))


async def validation_error_response(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return make_error_response(
        request, field_error(str(first["type"]), [str(part) for part in first["loc"][1:]])
    )


async def http_error_response(request: Request, error: Exception) -> Response:
    """Serve unknown paths from the single-page client. Return an error response for all other errors."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and request.method == "GET" and not request.url.path.startswith(API_PREFIX):
        return client_response(request, request_language(request))
    error_status = None if error.status_code == 400 else error.status_code
    found = error_for_status(error.status_code, request.url.path)
    response = make_error_response(request, found, error_status)
    response.headers.update(error.headers or {})
    return response


def error_for_status(status: int, path: str) -> BurgraveError:
    if status == 400:  # the body cannot be parsed, for example a number with 9,000 digits
        return BurgraveError("server-message-json")
    if status == 413:
        return BurgraveError("server-message-long", most=longest_body(path))
    return BurgraveError("server-page-unknown" if status == 404 else "server-not-possible")
