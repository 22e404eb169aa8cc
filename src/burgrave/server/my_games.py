"""The archive of a device: its ended games, filtered and in pages.

Reading it does not load games: results and final states are stored when a game ends, and what a review says
of a whole game when it is complete. Games of earlier releases are counted some at a time.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

import orjson

from burgrave.core.error import BurgraveError
from burgrave.core.record import render
from burgrave.game_registry import game as game_of
from burgrave.i18n import Translator
from burgrave.match.component_files import own_digest
from burgrave.review.parts import OVERVIEW
from burgrave.server.archived_game import ArchivedGame
from burgrave.server.client_messages import MyGamesRequest
from burgrave.server.game_summary import FINAL_STATE, MAKER, RESULT, stored_summary
from burgrave.server.match_log import restore_match
from burgrave.server.messages import format_time, table_title
from burgrave.server.my_stats import make_stats
from burgrave.server.replays import game_file
from burgrave.server.seats import hash_token
from burgrave.server.server_messages import MyGameData, MyGamesData
from burgrave.server.store import TableRecord
from burgrave.server.stored_rows import check_log, is_readable
from burgrave.server.table import Table

if TYPE_CHECKING:
    from burgrave.server.table_manager import TableManager

COUNTED_AT_ONCE: Final = 8  # games of earlier releases that one request counts


@dataclass(frozen=True, slots=True)
class Archive:
    """The ended games of a device, the latest first."""

    games: list[ArchivedGame]
    """all of them, without those that were not counted yet and without branches"""
    fitting: list[ArchivedGame]
    """those that fit the filter"""
    unread: list[str]
    """tables that may fit and were not counted yet"""


async def list_my_games(manager: "TableManager", request: MyGamesRequest, network: str) -> MyGamesData:
    """Return a page of the games that fit the filter."""
    archive = await asyncio.to_thread(read_archive, manager, request)
    if archive.unread:
        for table in archive.unread[:COUNTED_AT_ONCE]:
            await count_game(manager, table, network)
        archive = await asyncio.to_thread(read_archive, manager, request)
    page = archive.fitting[request.first : request.first + request.count]
    rows = await asyncio.to_thread(make_rows, manager, page, request)
    stats = await asyncio.to_thread(make_stats, archive.games) if request.stats else None
    return {"rows": rows, "total": len(archive.fitting), "unread": len(archive.unread), "stats": stats}


def read_archive(manager: "TableManager", request: MyGamesRequest) -> Archive:
    """Return the games of these tokens, and which of them fit the filter."""
    by_hash = {hash_token(token): token for token in request.tokens}
    seats = {
        table: (by_hash[hashed], seat) for hashed, (table, seat) in manager.store.find_seats(by_hash).items()
    }
    ended = [each for each in manager.store.read_tables(list(seats)) if each.status == "over"]
    ids = [each.id for each in ended]
    results = manager.store.read_review_parts(ids, RESULT)
    overviews = manager.store.read_review_parts(ids, OVERVIEW)
    archive = Archive([], [], [])
    for stored in ended:
        maker, result = results.get(stored.id, ("", {}))
        adviser, overview = overviews.get(stored.id, ("", None))
        game = ArchivedGame(
            stored,
            *seats[stored.id],
            result,
            overview if adviser == manager.reviews.adviser else None,
        )
        add_to_archive(archive, game, maker == MAKER, request)
    return archive


def add_to_archive(archive: Archive, game: ArchivedGame, is_counted: bool, request: MyGamesRequest) -> None:
    fits = fits_table(game, request)
    if not is_counted:
        if fits:
            archive.unread.append(game.stored.id)
    elif game.result:
        if game.stored.head.get("parent") is None:
            archive.games.append(game)
        if fits and fits_result(game, request):
            archive.fitting.append(game)


def fits_table(game: ArchivedGame, request: MyGamesRequest) -> bool:
    """Return whether a game fits what is known of it without its result."""
    stored, head = game.stored, game.stored.head
    seats, others = head.get("seats", []), game.opponent_levels
    return (
        is_readable(stored)
        and request.game in (None, stored.game)
        and request.edition in (None, head["options"].get("edition"))
        and request.seats in (None, len(seats))
        and (request.level is None or request.level in others)
        and (request.against is None or (request.against == "people") == ("" in others))
        and (head.get("parent") is None or (request.branches and bool(head.get("keep", True))))
    )


def fits_result(game: ArchivedGame, request: MyGamesRequest) -> bool:
    if request.result is not None and game.is_won != (request.result == "won"):
        return False
    return not request.mistakes or game.own_mistakes > 0


async def count_game(manager: "TableManager", table: str, network: str) -> None:
    """Store the result and the final state of a game that ended before they were stored.

    A game that cannot be read is stored without a result, so that it is not tried again.
    """
    result: dict[str, Any] = {}
    final_state: dict[str, Any] = {}
    try:
        question = await summary_question(manager, table)
        answer = orjson.loads(await manager.replays.request_frames(network, question))
        result, final_state = answer["result"], answer["state"]
    except BurgraveError as error:
        if error.code in ("server-stops", "server-message-fast"):
            return
    await manager.store.write(*stored_summary(table, result, final_state))


async def summary_question(manager: "TableManager", id: str) -> bytes:
    """Return the question for the summary of an ended game, as a line."""
    stored = await asyncio.to_thread(manager.store.read_table, id)
    if stored is None:
        raise BurgraveError("server-table-unknown")
    game, options = game_of(stored.game), stored.head["options"]
    with manager.own_components.hold_during(game, own_digest(game, options)):
        await manager.own_components.load(game, options)
        record = await asyncio.to_thread(stored_record, manager, stored)
        question = {"show": "summary", **game_file(game, options), "record": record}
    return orjson.dumps(question) + b"\n"


def stored_record(manager: "TableManager", stored: TableRecord) -> str:
    """Return the record of an ended game from its log, without loading its table."""
    id = stored.id
    table, rows = Table(manager, stored), manager.store.read_log(id)
    check_log(id, rows)
    record = restore_match(rows, table.shuffle.seed).record
    names = table.seating().record_names()
    return render(replace(record, seats=names, seed=table.shuffle.seed, shuffle=table.shuffle))


async def zip_records(manager: "TableManager", request: MyGamesRequest) -> bytes:
    """Return the records of a page of games as a ZIP file. A game that cannot be read is left out.

    A page of games takes seconds of processor time, so there is one at a time.
    """
    if manager.zip_lock.locked():
        raise BurgraveError("server-message-fast")
    async with manager.zip_lock:
        return await zip_page(manager, request)


async def zip_page(manager: "TableManager", request: MyGamesRequest) -> bytes:
    archive = await asyncio.to_thread(read_archive, manager, request)
    page = archive.fitting[request.first : request.first + request.count]
    target = BytesIO()
    with ZipFile(target, "w", ZIP_DEFLATED) as records:
        for game in page:
            with suppress(BurgraveError):
                text = await asyncio.to_thread(stored_record, manager, game.stored)
                records.writestr(f"{game.stored.id}.burgrave", text)
    return target.getvalue()


def make_rows(
    manager: "TableManager", page: Sequence[ArchivedGame], request: MyGamesRequest
) -> list[MyGameData]:
    """Return the rows of a page in the reader's language."""
    ids = [game.stored.id for game in page]
    states = manager.store.read_review_parts(ids, FINAL_STATE) if request.states else {}
    return [make_row(manager, game, states.get(game.stored.id), request.language) for game in page]


def make_row(
    manager: "TableManager", game: ArchivedGame, state: tuple[str, Any] | None, language: str
) -> MyGameData:
    table = Table(manager, game.stored)
    tr = Translator(language, table.edition)
    overview = game.overview
    curve = [] if overview is None else overview["curve"]
    return {
        "token": game.token,
        "table": table.id,
        "seat": game.seat,
        "game": table.game.id,
        "edition": table.edition,
        "title": table_title(table, tr),
        "ended": format_time(game.stored.touched),
        "names": table.seat_names(tr),
        "levels": [seat.level if seat.player == "bot" else "" for seat in table.seats],
        "points": game.result["points"],
        "places": game.result["places"],
        "moves": game.result["moves"],
        "parent": table.parent,
        "curve": [{"entry": entry, "chance": chances[game.seat]} for entry, chances in curve],
        "grades": None if overview is None else overview["grades"][game.seat],
        "accuracy": None if overview is None else overview["accuracy"][game.seat],
        "state": None if state is None else state[1],
    }
