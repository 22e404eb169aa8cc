"""The HTTP routes of puzzles. The server keeps nothing of a reader: clients remember what was solved."""

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from burgrave.puzzles.puzzle_data import NextPuzzleData, PuzzleData, PuzzleVerdictData, next_puzzle_data
from burgrave.server.addresses import client_address, network_of
from burgrave.server.client_messages import LanguageId, NextPuzzleRequest, PuzzleId, PuzzleTryRequest
from burgrave.server.errors import STATUS
from burgrave.server.routes import JSON, REFUSED_RESPONSE, UNKNOWN_RESPONSE, manager_of
from burgrave.server.stream import encode_message

Language = Annotated[LanguageId, Query()]
Id = Annotated[PuzzleId, Path()]

puzzle_router = APIRouter()


@puzzle_router.post("/api/puzzles", response_model=NextPuzzleData, responses=REFUSED_RESPONSE)
async def find_next_puzzle(request: Request, wanted: NextPuzzleRequest) -> Response:
    """Return a puzzle that was not seen, and how many there are of each kind."""
    request.state.language = wanted.language
    found = await asyncio.to_thread(
        next_puzzle_data, wanted.game, wanted.kind, frozenset(wanted.seen), wanted.number, wanted.language
    )
    return Response(encode_message(found), media_type=JSON)


@puzzle_router.get("/api/puzzles/{puzzle}", response_model=PuzzleData, responses=UNKNOWN_RESPONSE)
async def show_puzzle(
    request: Request, puzzle: Id, language: Language = "en", sections: Annotated[bool, Query()] = False
) -> Response:
    """Return a puzzle: the table, the question and the choices."""
    return await ask_worker(request, language, {"puzzle": puzzle, "task": "show", "has_sections": sections})


@puzzle_router.get("/api/puzzles/{puzzle}/board", response_model=dict[str, Any], responses=UNKNOWN_RESPONSE)
async def show_puzzle_board(request: Request, puzzle: Id) -> Response:
    """Return what is printed on the board and pieces of a puzzle; empty if its game has no board."""
    return await ask_worker(request, "en", {"puzzle": puzzle, "task": "board"})


@puzzle_router.post(
    "/api/puzzles/{puzzle}", response_model=PuzzleVerdictData, responses=UNKNOWN_RESPONSE | REFUSED_RESPONSE
)
async def try_puzzle(request: Request, puzzle: Id, puzzle_try: PuzzleTryRequest) -> Response:
    """Return what became of a try. The other choices are shown after the right one."""
    question = {"puzzle": puzzle, "task": "try", "choice": puzzle_try.choice}
    return await ask_worker(request, puzzle_try.language, question)


async def ask_worker(request: Request, language: str, question: dict[str, Any]) -> Response:
    """Let the process of lessons and puzzles answer."""
    request.state.language = language
    network = network_of(client_address(request.scope))
    line = orjson.dumps({**question, "language": language}) + b"\n"
    answer = orjson.loads(await manager_of(request).lessons.request_frames(network, line))
    if "errors" in answer:
        status = STATUS.get(answer.pop("code"), 422)
        return Response(orjson.dumps(answer), status_code=status, media_type=JSON)
    return Response(orjson.dumps(answer["state"]), media_type=JSON)
