"""The HTTP routes: games, cards, tables and records."""

import asyncio
import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from burgrave.core.error import BurgraveError
from burgrave.core.record import render
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.i18n import Translator
from burgrave.match.component_files import (
    BuiltInFileData,
    FileCheckData,
    MergeData,
    built_in_file,
    check_file,
    compare_with_built_in,
    merge_files,
)
from burgrave.match.game_setup import GameData, game_data, options_from_client
from burgrave.match.piece_search import list_editions
from burgrave.match.presenters.base import printed_board
from burgrave.match.reference import ReferenceData, reference_data
from burgrave.server.addresses import client_address, network_of
from burgrave.server.available_bots import list_bots
from burgrave.server.client_files import client_response
from burgrave.server.client_messages import (
    CheckOptionsRequest,
    ClientErrorReport,
    JoinRequest,
    LanguageId,
    MergeFilesRequest,
    NewTableRequest,
    ReplayRequest,
    TableId,
    TokensRequest,
)
from burgrave.server.connection import Connection
from burgrave.server.create import create_table, take_free_seat
from burgrave.server.errors import error_response_data, request_language, with_piece_names
from burgrave.server.messages import table_data
from burgrave.server.own_components import FILE_NAME, OTHER_FILE_NAME
from burgrave.server.replays import replay_question, replayable_record, shareable_record, viewer_of
from burgrave.server.sanitize import clean_line
from burgrave.server.server_messages import (
    CheckedOptionsData,
    ErrorResponseData,
    MyTableData,
    SeatTokenData,
    TableData,
    TablePiecesFileData,
    TableReplayData,
)
from burgrave.server.stream import encode_message
from burgrave.server.table_manager import TableManager

JSON = "application/json"
CACHED = "public, max-age=300"

Language = Annotated[LanguageId, Query()]
UNKNOWN_RESPONSE: dict[int | str, dict[str, Any]] = {404: {"model": ErrorResponseData}}
PRIVATE_RESPONSE: dict[int | str, dict[str, Any]] = {403: {"model": ErrorResponseData}}
REFUSED_RESPONSE: dict[int | str, dict[str, Any]] = {422: {"model": ErrorResponseData}}

router = APIRouter()


def manager_of(request: Request | WebSocket) -> TableManager:
    manager: TableManager = request.app.state.manager
    return manager


def json_response(data: Any) -> Response:
    return Response(encode_message(data), media_type=JSON)


def known_components() -> tuple[str, ...]:
    """Return the digests of the registered component data."""
    return tuple(digest for id in games() for digest in game_of(id).reference().registered_components())


@lru_cache(8)
def games_json(language: str, components: tuple[str, ...], bots: tuple[str, ...], own_files: bool) -> str:
    return encode_message(
        [game_data(game_of(id), Translator(language), list_bots(id, bots), own_files) for id in games()]
    )


@lru_cache(8)
def component_file_json(game: str) -> str:
    return encode_message(built_in_file(game_of(game)))


@lru_cache(64)
def reference_json(game: str, language: str, edition: str) -> tuple[str, str]:
    """Return the reference data as JSON, and its ETag."""
    text = encode_message(reference_data(game_of(game), Translator(language), edition))
    return text, f'"{blake2b(text.encode(), digest_size=12).hexdigest()}"'


def cached_response(request: Request, text: str, **headers: str) -> Response:
    """Return a response that is the same for all clients, compressed if the client accepts gzip."""
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(text, media_type=JSON, headers=headers)
    return Response(gzip_text(text), media_type=JSON, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=64)
def gzip_text(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)


@router.get("/api/games", response_model=list[GameData])
async def list_games(request: Request, language: Language = "en") -> Response:
    """Return the games of this server."""
    settings = manager_of(request).settings
    chosen = language, known_components(), settings.bots, settings.own_components
    return cached_response(request, await asyncio.to_thread(games_json, *chosen))


@router.post(
    "/api/games/{game}/check-options",
    response_model=CheckedOptionsData,
    responses=REFUSED_RESPONSE | UNKNOWN_RESPONSE,
)
async def check_options(request: Request, game: str, options_request: CheckOptionsRequest) -> Response:
    """Return the complete options, or all errors in them."""
    request.state.language = options_request.language
    known = game_of(game)
    try:
        return json_response({"options": options_from_client(known, options_request.options).to_dict()})
    except BurgraveError as error:
        raise with_piece_names(error, known, Translator(options_request.language)) from None


@router.get("/api/games/{game}/component-file", response_model=BuiltInFileData, responses=UNKNOWN_RESPONSE)
async def show_component_file(request: Request, game: str) -> Response:
    """Return the built-in component file of a game, and what a page needs to change it."""
    text = await asyncio.to_thread(component_file_json, game_of(game).id)
    return cached_response(request, text, **{"Cache-Control": CACHED})


@router.post(
    "/api/games/{game}/component-file/check",
    response_model=FileCheckData,
    responses=UNKNOWN_RESPONSE,
    openapi_extra={"requestBody": {"required": True, "content": {JSON: {"schema": {}}}}},
)
async def check_component_file(
    request: Request, game: str, language: Language = "en", name: Annotated[str, Query(max_length=80)] = ""
) -> Response:
    """Return everything that is wrong with a component file, which is the body, and how much is confirmed."""
    request.state.language = language
    known, raw = game_of(game), await request.body()
    shown = clean_line(name) or FILE_NAME
    return json_response(await asyncio.to_thread(check_file, known, raw, shown, Translator(language)))


@router.post(
    "/api/games/{game}/component-file/merge",
    response_model=MergeData,
    responses=UNKNOWN_RESPONSE | REFUSED_RESPONSE,
)
async def merge_component_files(request: Request, game: str, files: MergeFilesRequest) -> Response:
    """Return the differences of two component files, and the merged file."""
    request.state.language = files.language
    mine, theirs = (files.mine.encode(), FILE_NAME), (files.theirs.encode(), OTHER_FILE_NAME)
    tr = Translator(files.language)
    return json_response(await asyncio.to_thread(merge_files, game_of(game), mine, theirs, files.choices, tr))


@router.get("/api/games/{game}/reference", response_model=ReferenceData, responses=UNKNOWN_RESPONSE)
async def show_reference(
    request: Request, game: str, language: Language = "en", edition: Annotated[str, Query(max_length=32)] = ""
) -> Response:
    """Return the reference data of a game."""
    known = list_editions(game_of(game))
    if edition and edition not in known:
        raise BurgraveError("option-choice", option="edition", value=edition, choices=", ".join(known))
    text, tag = await asyncio.to_thread(reference_json, game, language, edition)
    headers = {"ETag": tag, "Cache-Control": CACHED}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return cached_response(request, text, **headers)


@router.get("/api/tables", response_model=list[TableData])
async def list_tables(request: Request, language: Language = "en") -> Response:
    """Return the tables that anyone may join or watch."""
    tables = await manager_of(request).list_public_tables()
    return json_response([table_data(table, make_translator(table.edition, language)) for table in tables])


@router.post("/api/tables", response_model=SeatTokenData, responses=REFUSED_RESPONSE)
async def post_table(request: Request, new_table: NewTableRequest) -> Response:
    """Create a table and return the host's seat."""
    request.state.language = new_table.language
    return json_response(await create_table(manager_of(request), new_table, client_address(request.scope)))


@router.get("/api/tables/{id}", response_model=TableData, responses=UNKNOWN_RESPONSE)
async def show_table(request: Request, id: TableId, language: Language = "en") -> Response:
    table = await manager_of(request).get_table(id)
    return json_response(table_data(table, make_translator(table.edition, language)))


@router.get("/api/tables/{id}/board", response_model=dict[str, Any], responses=UNKNOWN_RESPONSE)
async def show_board(request: Request, id: TableId) -> Response:
    """Return what is printed on the board and pieces of this table; empty if its game has no board."""
    table = await manager_of(request).get_table(id)
    board = await asyncio.to_thread(printed_board, table.game, table.options)
    return cached_response(request, encode_message(board), **{"Cache-Control": CACHED})


@router.get("/api/tables/{id}/component-file", response_model=TablePiecesFileData, responses=UNKNOWN_RESPONSE)
async def show_table_pieces(request: Request, id: TableId) -> Response:
    """Return the component file that the host of this table has entered, and what differs in it."""
    manager = manager_of(request)
    table = await manager.get_table(id)
    own = table.own_pieces
    text = await asyncio.to_thread(manager.store.read_components, own["digest"]) if own else None
    if text is None:
        raise BurgraveError("server-page-unknown")
    pairs = await asyncio.to_thread(compare_with_built_in, table.game, text.encode(), FILE_NAME)
    return cached_response(request, encode_message({"data": orjson.loads(text), "pairs": pairs}))


@router.post(
    "/api/tables/{id}/join", response_model=SeatTokenData, responses=REFUSED_RESPONSE | UNKNOWN_RESPONSE
)
async def join_table(request: Request, id: TableId, join_request: JoinRequest) -> Response:
    """Take a free seat and return it with its token."""
    request.state.language = join_request.language
    return json_response(await take_free_seat(manager_of(request), id, join_request))


@router.post("/api/my-tables", response_model=list[MyTableData])
async def my_tables(request: Request, tokens_request: TokensRequest) -> Response:
    """Return the tables of these seat tokens. Unknown tokens are left out."""
    return json_response(
        await manager_of(request).list_my_tables(tokens_request.tokens, tokens_request.language)
    )


@router.post(
    "/api/tables/{id}/record",
    response_class=PlainTextResponse,
    responses=UNKNOWN_RESPONSE | REFUSED_RESPONSE | PRIVATE_RESPONSE,
)
async def show_record(request: Request, id: TableId, tokens_request: TokensRequest) -> Response:
    """Return the record of an ended game: for its players, or for everyone if the table was listed."""
    request.state.language = tokens_request.language
    manager = manager_of(request)
    table = await manager.get_table(id)
    record = shareable_record(table, await manager.seats_for_tokens(table, tokens_request.tokens))
    text = await asyncio.to_thread(render, record)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{id}.burgrave"'})


@router.post(
    "/api/tables/{id}/replay",
    response_model=TableReplayData,
    responses=UNKNOWN_RESPONSE | REFUSED_RESPONSE | PRIVATE_RESPONSE,
)
async def show_replay(request: Request, id: TableId, replay_request: ReplayRequest) -> Response:
    """Return some steps of an ended game for any viewer. Access is the same as for the record.

    Of a running game, a seat gets what it saw itself.
    """
    request.state.language = replay_request.language
    manager = manager_of(request)
    table = await manager.get_table(id)
    seats = await manager.seats_for_tokens(table, replay_request.tokens)
    if not seats and table.room.opens(replay_request.room_pass, replay_request.viewer):
        seats = table.person_seats
    record = replayable_record(table, seats, replay_request.viewer)
    viewer_of(table, replay_request.viewer)
    question = replay_question(table, await asyncio.to_thread(render, record), replay_request)
    return Response(
        await manager.replays.request_frames(network_of(client_address(request.scope)), question),
        media_type=JSON,
    )


@router.post("/api/client-errors", status_code=204, response_class=Response)
async def report_client_error(request: Request, report: ClientErrorReport) -> None:
    """Write an error of the browser client to the log of the server."""
    request.app.state.client_errors.add(report, network_of(client_address(request.scope)))


@router.get("/", include_in_schema=False)
async def home(request: Request) -> Response:
    return client_response(request, request_language(request))


@router.get("/healthz", response_class=PlainTextResponse)
async def health(request: Request) -> Response:
    """Tell a proxy whether people may come to this server."""
    if manager_of(request).is_closing:
        return PlainTextResponse("closing\n", 503)
    return PlainTextResponse("ok\n")


@router.websocket("/socket")
async def open_socket(socket: WebSocket) -> None:
    """Open a socket. The first message is `hello`; then both sides send messages."""
    manager = manager_of(socket)
    await socket.accept()
    if len(manager.connections) >= manager.settings.max_sockets:
        error = BurgraveError("server-server-full")
        await socket.send_text(
            encode_message({"type": "error", "id": None, **error_response_data(error, Translator())})
        )
        await socket.close(1013)
        return
    await Connection(manager, socket).serve()


def make_translator(edition: str, language: str) -> Translator:
    return Translator(language, edition) if edition else Translator(language)
