"""The review of a table's game, as far as it is made, for one viewer."""

import asyncio
from typing import Any, cast

import orjson

from burgrave.core.error import BurgraveError
from burgrave.core.record import Record, render
from burgrave.match.presenters.base import presenter_for
from burgrave.review.parts import PLAN, is_complete
from burgrave.review.present import ReviewPresenter, ReviewReader
from burgrave.review.review_data import ReviewData, ReviewState
from burgrave.server.client_messages import ReviewRequest
from burgrave.server.replays import shareable_record, table_file, viewer_of
from burgrave.server.table import Table


async def request_review(table: Table, request: ReviewRequest, network: str) -> ReviewData:
    """Return the review as far as it is made. If the client wants it, it is made."""
    manager = table.manager
    seats = await manager.seats_for_tokens(table, request.tokens)
    record = shareable_record(table, seats)
    reader = make_reader(table, request, seats)
    parts = await asyncio.to_thread(manager.store.read_review, table.id, manager.reviews.adviser)
    state = review_state(table, parts)
    if state == "none" and request.start:
        text = await asyncio.to_thread(render, record)
        manager.reviews.request(network, table.id, text, table_file(table))
        state = review_state(table, parts)
    ahead = manager.reviews.ahead_of(table.id)
    return await asyncio.to_thread(present, record, parts, reader, (manager.reviews.adviser, state, ahead))


def review_state(table: Table, parts: dict[int, Any]) -> ReviewState:
    """Return the state of a review whose stored parts are these."""
    if is_complete(parts):
        return "ready"
    if table.manager.settings.reviews == "off":
        return "off"
    if table.frozen is not None:
        return "differs"
    if table.status == "closed":
        return "unfinished"
    return cast(ReviewState, table.manager.reviews.state_of(table.id) or "none")


def present(
    record: Record, parts: dict[int, Any], reader: ReviewReader, progress: tuple[str, ReviewState, int]
) -> ReviewData:
    presenter = presenter_for(record.game, record.options)
    return ReviewPresenter(record, presenter, parts, reader).data(*progress)


def make_reader(table: Table, request: ReviewRequest, seats: list[int]) -> ReviewReader:
    """Return the reader of a review. Grades of other people are closed if the table says so."""
    tr = table.translator(request.language)
    closed = frozenset() if table.settings.review_open else frozenset(table.person_seats) - set(seats)
    return ReviewReader(tr, table.seat_names(tr), viewer_of(table, request.viewer), closed)


async def decision_question(table: Table, entry: int, request: ReviewRequest) -> bytes:
    """Return the question for the replay process about one decision, as a line."""
    manager = table.manager
    seats = await manager.seats_for_tokens(table, request.tokens)
    record = shareable_record(table, seats)
    if not 0 < entry <= record.moves:
        raise BurgraveError("review-entry-unknown", entry=entry)
    reader = make_reader(table, request, seats)
    parts = await asyncio.to_thread(manager.store.read_review, table.id, manager.reviews.adviser)
    question = {
        "show": "decision",
        **table_file(table),
        "record": await asyncio.to_thread(render, record),
        "names": list(reader.names),
        "language": request.language,
        "edition": reader.tr.edition,
        "viewer": reader.viewer,
        "closed": sorted(reader.closed_seats),
        "entry": entry,
        "state": review_state(table, parts),
        "plan": parts.get(PLAN),
        "body": parts.get(entry),
    }
    return orjson.dumps(question) + b"\n"
