"""The HTTP routes for looking back at ended games."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from burgrave.review.review_data import DecisionReviewData, ReviewData
from burgrave.server.addresses import client_address, network_of
from burgrave.server.client_messages import ReviewRequest, TableId
from burgrave.server.reviews import decision_question, request_review
from burgrave.server.routes import (
    JSON,
    PRIVATE_RESPONSE,
    REFUSED_RESPONSE,
    UNKNOWN_RESPONSE,
    json_response,
    manager_of,
)

REVIEW_RESPONSES: dict[int | str, dict[str, Any]] = UNKNOWN_RESPONSE | REFUSED_RESPONSE | PRIVATE_RESPONSE
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
