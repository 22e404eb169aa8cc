"""What is asked over HTTP: games, cards, tables, records."""

import asyncio
import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from burgrave.core.record import render
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.server.addresses import address_of, network_of
from burgrave.server.client import page
from burgrave.server.face import table_data
from burgrave.server.hub import Hub
from burgrave.server.incoming import FilmAsked, Join, LanguageId, NewTable, Options, TableId, Tokens
from burgrave.server.making import join, make
from burgrave.server.offered import offered
from burgrave.server.outgoing import Checked, MineData, Refusal, Seated, TableData
from burgrave.server.refusing import in_names, language_of, refusal
from burgrave.server.replays import eyes_of, film_question, seen_again
from burgrave.server.socket import Connection
from burgrave.server.stream import written
from burgrave.table.film import FilmData
from burgrave.table.lens import board_of
from burgrave.table.library import editions
from burgrave.table.programme import GameData, chosen_from_afar, game_data
from burgrave.table.reference import LibraryData, library_data
from burgrave.text import Text

JSON = "application/json"
CACHED = "public, max-age=300"

Language = Annotated[LanguageId, Query()]
UNKNOWN: dict[int | str, dict[str, Any]] = {404: {"model": Refusal}}
PRIVATE: dict[int | str, dict[str, Any]] = {403: {"model": Refusal}}
REFUSED: dict[int | str, dict[str, Any]] = {422: {"model": Refusal}}

router = APIRouter()


def hub_of(request: Request | WebSocket) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def as_json(data: Any) -> Response:
    return Response(written(data), media_type=JSON)


def known_here() -> tuple[str, ...]:
    """The component data that hosts have taken in, by its digests."""
    return tuple(digest for id in games() for digest in game_of(id).library().known_components())


@lru_cache(8)
def all_games(language: str, components: tuple[str, ...], bots: tuple[str, ...]) -> str:
    return written([game_data(game_of(id), Text(language), offered(id, bots)) for id in games()])


@lru_cache(64)
def library_text(game: str, language: str, edition: str) -> tuple[str, str]:
    """The library as it is sent, and its tag."""
    text = written(library_data(game_of(game), Text(language), edition))
    return text, f'"{blake2b(text.encode(), digest_size=12).hexdigest()}"'


def printed(request: Request, text: str, **headers: str) -> Response:
    """What is the same for everybody: packed for whoever can unpack it."""
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(text, media_type=JSON, headers=headers)
    return Response(packed(text), media_type=JSON, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=64)
def packed(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)


@router.get("/api/games", response_model=list[GameData])
async def list_games(request: Request, language: Language = "en") -> Response:
    """The games that can be played here."""
    bots = hub_of(request).settings.bots
    return printed(request, await asyncio.to_thread(all_games, language, known_here(), bots))


@router.post("/api/games/{game}/check", response_model=Checked, responses=REFUSED | UNKNOWN)
async def check_options(request: Request, game: str, asked: Options) -> Response:
    """The options with everything that follows from them, or all that is wrong with them."""
    request.state.language = asked.language
    known = game_of(game)
    try:
        return as_json({"options": chosen_from_afar(known, asked.options).as_dict()})
    except Wrong as wrong:
        raise in_names(wrong, known, Text(asked.language)) from None


@router.get("/api/games/{game}/library", response_model=LibraryData, responses=UNKNOWN)
async def show_library(
    request: Request, game: str, language: Language = "en", edition: Annotated[str, Query(max_length=32)] = ""
) -> Response:
    """Everything that can be looked up about a game."""
    known = editions(game_of(game))
    if edition and edition not in known:
        raise Wrong("option-choice", option="edition", value=edition, choices=", ".join(known))
    text, tag = await asyncio.to_thread(library_text, game, language, edition)
    headers = {"ETag": tag, "Cache-Control": CACHED}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return printed(request, text, **headers)


@router.get("/api/tables", response_model=list[TableData])
async def list_tables(request: Request, language: Language = "en") -> Response:
    """The tables that anybody may join or watch."""
    tables = await hub_of(request).listed()
    return as_json([table_data(table, plain(table.edition, language)) for table in tables])


@router.post("/api/tables", response_model=Seated, responses=REFUSED)
async def make_table(request: Request, asked: NewTable) -> Response:
    """A new table, and the seat of whoever makes it."""
    request.state.language = asked.language
    return as_json(await make(hub_of(request), asked))


@router.get("/api/tables/{id}", response_model=TableData, responses=UNKNOWN)
async def show_table(request: Request, id: TableId, language: Language = "en") -> Response:
    table = await hub_of(request).table(id)
    return as_json(table_data(table, plain(table.edition, language)))


@router.get("/api/tables/{id}/board", response_model=dict[str, Any], responses=UNKNOWN)
async def show_board(request: Request, id: TableId) -> Response:
    """What is printed on the board and pieces of this table; nothing if its game has no board."""
    table = await hub_of(request).table(id)
    board = await asyncio.to_thread(board_of, table.game, table.options)
    return printed(request, written(board), **{"Cache-Control": CACHED})


@router.post("/api/tables/{id}/join", response_model=Seated, responses=REFUSED | UNKNOWN)
async def join_table(request: Request, id: TableId, asked: Join) -> Response:
    """Take a free seat."""
    request.state.language = asked.language
    return as_json(await join(hub_of(request), id, asked))


@router.post("/api/mine", response_model=list[MineData])
async def my_tables(request: Request, asked: Tokens) -> Response:
    """The tables of these seats; tokens that open none are left out."""
    return as_json(await hub_of(request).mine(asked.tokens, asked.language))


@router.post(
    "/api/tables/{id}/record", response_class=PlainTextResponse, responses=UNKNOWN | REFUSED | PRIVATE
)
async def show_record(request: Request, id: TableId, asked: Tokens) -> Response:
    """The record of a game that has ended, for those who sat at it, or for everybody if it was listed."""
    request.state.language = asked.language
    hub = hub_of(request)
    table = await hub.table(id)
    record = seen_again(table, await hub.seats_at(table, asked.tokens))
    text = await asyncio.to_thread(render, record)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{id}.burgrave"'})


@router.post("/api/tables/{id}/film", response_model=FilmData, responses=UNKNOWN | REFUSED | PRIVATE)
async def show_film(request: Request, id: TableId, asked: FilmAsked) -> Response:
    """Some steps of a game that has ended, through any eyes; for the same people as the record."""
    request.state.language = asked.language
    hub = hub_of(request)
    table = await hub.table(id)
    record = seen_again(table, await hub.seats_at(table, asked.tokens))
    eyes_of(table, asked)
    question = film_question(table, await asyncio.to_thread(render, record), asked)
    return Response(await hub.films.show(network_of(address_of(request.scope)), question), media_type=JSON)


@router.get("/", include_in_schema=False)
async def home(request: Request) -> Response:
    return page(request, language_of(request))


@router.get("/healthz", response_class=PlainTextResponse)
async def healthy() -> str:
    return "ok\n"


@router.websocket("/socket")
async def socket(socket: WebSocket) -> None:
    """The first message is `sit`; then messages both ways."""
    hub = hub_of(socket)
    await socket.accept()
    if len(hub.connections) >= hub.settings.connections:
        wrong = Wrong("server-server-full")
        await socket.send_text(written({"type": "refused", "id": None, **refusal(wrong, Text())}))
        await socket.close(1013)
        return
    await Connection(hub, socket).serve()


def plain(edition: str, language: str) -> Text:
    return Text(language, edition) if edition else Text(language)
