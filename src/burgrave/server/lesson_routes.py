"""The HTTP routes of lessons.

The server keeps nothing of a lesson: a request has all moves of its chapter.
"""

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request, Response

from burgrave.lessons import find_lesson
from burgrave.lessons.lesson_data import (
    ChapterScriptData,
    ChapterStateData,
    LessonSummaryData,
    chapter_board,
    chapter_script_data,
    list_lesson_data,
)
from burgrave.server.addresses import client_address, network_of
from burgrave.server.client_messages import ChapterRequest, LanguageId, LessonId
from burgrave.server.errors import STATUS
from burgrave.server.routes import (
    CACHED,
    JSON,
    REFUSED_RESPONSE,
    UNKNOWN_RESPONSE,
    cached_response,
    manager_of,
)
from burgrave.server.stream import encode_message

Language = Annotated[LanguageId, Query()]

lesson_router = APIRouter()


@lesson_router.get("/api/lessons", response_model=list[LessonSummaryData])
async def list_lessons(request: Request, language: Language = "en") -> Response:
    """Return all paths of lessons with their chapters."""
    text = encode_message(await asyncio.to_thread(list_lesson_data, language))
    return cached_response(request, text, **{"Cache-Control": CACHED})


@lesson_router.get(
    "/api/lessons/{lesson}/{chapter}", response_model=ChapterScriptData, responses=UNKNOWN_RESPONSE
)
async def show_chapter(
    request: Request, lesson: LessonId, chapter: LessonId, language: Language = "en"
) -> Response:
    """Return a chapter with everything that the coach says."""
    request.state.language = language
    found = find_lesson(lesson)
    text = encode_message(chapter_script_data(found, found.chapter(chapter), language))
    return cached_response(request, text, **{"Cache-Control": CACHED})


@lesson_router.get(
    "/api/lessons/{lesson}/{chapter}/board", response_model=dict[str, Any], responses=UNKNOWN_RESPONSE
)
async def show_chapter_board(request: Request, lesson: LessonId, chapter: LessonId) -> Response:
    """Return what is printed on the board and pieces of a chapter; empty if its game has no board."""
    found = find_lesson(lesson)
    board = await asyncio.to_thread(chapter_board, found, found.chapter(chapter))
    return cached_response(request, encode_message(board), **{"Cache-Control": CACHED})


@lesson_router.post(
    "/api/lessons/{lesson}/{chapter}",
    response_model=ChapterStateData,
    responses=UNKNOWN_RESPONSE | REFUSED_RESPONSE,
)
async def play_chapter(
    request: Request, lesson: LessonId, chapter: LessonId, chapter_request: ChapterRequest
) -> Response:
    """Return the table of a chapter after some moves, and what became of a try."""
    request.state.language = chapter_request.language
    found = find_lesson(lesson)
    found.chapter(chapter)
    question = {
        "lesson": lesson,
        "chapter": chapter,
        "step": chapter_request.step,
        "language": chapter_request.language,
        "moves": chapter_request.moves,
        "tried": chapter_request.tried,
        "has_sections": chapter_request.sections,
        "shows_way": chapter_request.shows_way,
    }
    network = network_of(client_address(request.scope))
    line = await manager_of(request).lessons.request_frames(network, orjson.dumps(question) + b"\n")
    answer = orjson.loads(line)
    if "errors" in answer:
        status = STATUS.get(answer.pop("code"), 422)
        return Response(orjson.dumps(answer), status_code=status, media_type=JSON)
    return Response(orjson.dumps(answer["state"]), media_type=JSON)
