"""The HTTP routes for looking back at ended games."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from burgrave.match.presenters.base import printed_board
from burgrave.review.review_data import DecisionReviewData, ReviewData
from burgrave.server.addresses import client_address, network_of
from burgrave.server.branches import create_branch, set_kept
from burgrave.server.client_messages import (
    BranchRequest,
    KeepRequest,
    MyGamesRequest,
    ReplayRequest,
    ReviewRequest,
    TableId,
)
from burgrave.server.my_games import list_my_games, zip_records
from burgrave.server.reviews import decision_question, request_review
from burgrave.server.routes import (
    JSON,
    PRIVATE_RESPONSE,
    REFUSED_RESPONSE,
    UNKNOWN_RESPONSE,
    Language,
    json_response,
    manager_of,
)
from burgrave.server.server_messages import BranchData, MyGamesData, TableReplayData, UploadedRecordData
from burgrave.server.uploaded_records import (
    read_uploaded_record,
    record_replay_question,
    uploaded_record_data,
)

REVIEW_RESPONSES: dict[int | str, dict[str, Any]] = UNKNOWN_RESPONSE | REFUSED_RESPONSE | PRIVATE_RESPONSE
RecordKey = Annotated[str, Path(pattern="^[0-9a-f]{20}$")]
Entry = Annotated[int, Path(ge=1, le=100_000)]

router = APIRouter()


@router.post("/api/tables/{id}/review", response_model=ReviewData, responses=REVIEW_RESPONSES)
async def show_review(request: Request, id: TableId, review_request: ReviewRequest) -> Response:
    """Return the review of an ended game as far as it is made. Access is the same as for the record."""
    request.state.language = review_request.language
    table = await manager_of(request).get_table(id)
    network = network_of(client_address(request.scope))
    return json_response(await request_review(table, review_request, network))


@router.post("/api/tables/{id}/review/{entry}", response_model=DecisionReviewData, responses=REVIEW_RESPONSES)
async def show_decision(
    request: Request, id: TableId, entry: Entry, review_request: ReviewRequest
) -> Response:
    """Return the review of the decision that this entry of the record made."""
    request.state.language = review_request.language
    manager = manager_of(request)
    table = await manager.get_table(id)
    question = await decision_question(table, entry, review_request)
    network = network_of(client_address(request.scope))
    return Response(await manager.replays.request_frames(network, question), media_type=JSON)


@router.post("/api/tables/{id}/branch", response_model=BranchData, responses=REVIEW_RESPONSES)
async def post_branch(request: Request, id: TableId, branch_request: BranchRequest) -> Response:
    """Create a table that plays on from a position of this ended game, and return the seat there."""
    request.state.language = branch_request.language
    manager = manager_of(request)
    table = await manager.get_table(id)
    address = client_address(request.scope)
    return json_response(await create_branch(manager, table, branch_request, address))


@router.post("/api/tables/{id}/keep", status_code=204, response_class=Response, responses=REVIEW_RESPONSES)
async def post_keep(request: Request, id: TableId, keep_request: KeepRequest) -> None:
    """Keep a branch, or delete it again when nobody has used it for a day."""
    request.state.language = keep_request.language
    manager = manager_of(request)
    await set_kept(manager, await manager.get_table(id), keep_request)


@router.post("/api/my-games", response_model=MyGamesData, responses=REFUSED_RESPONSE)
async def my_games(request: Request, games_request: MyGamesRequest) -> Response:
    """Return a page of the ended games of these seat tokens. Unknown tokens are left out."""
    request.state.language = games_request.language
    network = network_of(client_address(request.scope))
    return json_response(await list_my_games(manager_of(request), games_request, network))


@router.post("/api/my-records", response_class=Response, responses=REFUSED_RESPONSE)
async def my_records(request: Request, games_request: MyGamesRequest) -> Response:
    """Return the records of a page of ended games as a ZIP file."""
    request.state.language = games_request.language
    data = await zip_records(manager_of(request), games_request)
    headers = {"Content-Disposition": 'attachment; filename="burgrave-records.zip"'}
    return Response(data, media_type="application/zip", headers=headers)


@router.post("/api/records", response_model=UploadedRecordData, responses=REFUSED_RESPONSE)
async def post_record(request: Request, language: Language = "en") -> Response:
    """Take the text of a record, to look at it. It is kept in memory only."""
    request.state.language = language
    record = await asyncio.to_thread(read_uploaded_record, await request.body())
    key = manager_of(request).records.add(record)
    return json_response(uploaded_record_data(key, record, language))


@router.get("/api/records/{key}", response_model=UploadedRecordData, responses=UNKNOWN_RESPONSE)
async def show_record(request: Request, key: RecordKey, language: Language = "en") -> Response:
    """Return whose record this is. A record that nobody has looked at for long is forgotten."""
    request.state.language = language
    return json_response(uploaded_record_data(key, manager_of(request).records.get(key), language))


@router.get("/api/records/{key}/board", response_model=dict[str, Any], responses=UNKNOWN_RESPONSE)
async def show_record_board(request: Request, key: RecordKey) -> Response:
    """Return what is printed on the board and pieces of this record's game; empty if it has no board."""
    record = manager_of(request).records.get(key)
    return json_response(await asyncio.to_thread(printed_board, record.game, record.options))


@router.post(
    "/api/records/{key}/replay",
    response_model=TableReplayData,
    responses=UNKNOWN_RESPONSE | REFUSED_RESPONSE,
)
async def show_uploaded_replay(request: Request, key: RecordKey, replay_request: ReplayRequest) -> Response:
    """Return some steps of a record that a client has brought, for any viewer."""
    request.state.language = replay_request.language
    manager = manager_of(request)
    record, network = manager.records.get(key), network_of(client_address(request.scope))
    question = record_replay_question(record, replay_request)
    return Response(await manager.replays.request_frames(network, question), media_type=JSON)
