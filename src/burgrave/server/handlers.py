"""The requests to a table. Each request is carried out completely, or it is refused and changes nothing."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.error import BurgraveError, RequestError
from burgrave.core.record import Recorder
from burgrave.server import client_messages
from burgrave.server.create import create_rematch
from burgrave.server.following import catch_up, retry_raced
from burgrave.server.live_match import LiveMatch
from burgrave.server.match_log import ANSWER, BEGIN, CHAT, answer_row, begin_row, chat_row
from burgrave.server.notices import make_notice
from burgrave.server.resent_requests import (
    NOT_REPEATABLE,
    is_remembered,
    remember_request,
    remember_spectator_line,
    request_mark,
    was_acknowledged,
)
from burgrave.server.sanitize import clean_line, clean_name
from burgrave.server.scheduler import reaction_deadline, start_reaction_window
from burgrave.server.seat_ownership import has_rematch, reissue, send_rematch_seat, vacate
from burgrave.server.seats import Seat, check_name
from burgrave.server.store import RacedError
from burgrave.server.store.store_errors import RACED
from burgrave.server.stored_rows import MAX_AUTO_ANSWERS

if TYPE_CHECKING:
    from burgrave.server.connection import Connection
    from burgrave.server.table import Table

MAX_CHAT_ROWS: Final = 10_000  # that a table stores
MOVE_REQUESTS: Final = (
    client_messages.PlayRequest,
    client_messages.UndoRequest,
)  # the log stores their marks


async def handle_request(
    table: "Table", connection: "Connection", request: client_messages.ClientRequest
) -> str | None:
    """Carry out and store a request; raise BurgraveError if that is not possible. The lock is held.

    Another server may have changed the table first. Then the request is checked again: it is refused only
    after a look at the log. Return the reason to disconnect the client after the answer, or None.
    """
    while True:
        try:
            return await retry_raced(table, lambda: try_request(table, connection, request))
        except BurgraveError as error:
            if error.code in ("server-message-fast", RACED) or not await catch_up(table):
                raise


async def try_request(
    table: "Table", connection: "Connection", request: client_messages.ClientRequest
) -> str | None:
    """Carry out and store a request, unless another server has changed the table first."""
    if table.is_deleted:
        raise RequestError("server-table-unknown")
    if table.manager.is_shared and connection not in table.connections:
        raise RequestError("server-link-void")  # another server has given the seat to another person
    is_resent = was_acknowledged(table, connection, request)
    if is_resent and isinstance(request, NOT_REPEATABLE):
        return None
    if not isinstance(request, MOVE_REQUESTS):
        remember_request(table, connection, request)
    try:
        farewell = await HANDLERS[type(request)](table, connection, request)
        if not is_remembered(table, connection):
            await table.save()  # stores the mark of a request that changed nothing else
        return farewell
    except BurgraveError as error:
        table.restore_stored()
        if is_resent and not isinstance(error, RacedError):
            return None
        raise


# -- permissions


def require_seat(connection: "Connection") -> int:
    if connection.seat is None:
        raise RequestError("server-not-seated")
    return connection.seat


def require_host(table: "Table", connection: "Connection") -> None:
    if connection.seat is None or not table.seats[connection.seat].host:
        raise RequestError("server-not-host")


def require_existing_seat(table: "Table", seat: int) -> Seat:
    if seat >= len(table.seats):
        raise RequestError("seat-unknown", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def require_not_started(table: "Table") -> None:
    if table.status != "open":
        raise RequestError("server-started")


def require_running(table: "Table") -> LiveMatch:
    """Return the game; raise BurgraveError if it is not running."""
    if table.frozen is not None:
        raise RequestError("server-frozen")
    if table.status == "open":
        raise RequestError("server-not-started")
    if not table.is_running:
        raise RequestError("move-game-over")
    return table.require_live()


def require_decision(table: "Table", connection: "Connection", decision: int) -> tuple[LiveMatch, int]:
    """Return the game and the seat; raise BurgraveError if the seat may not answer this decision."""
    seat, live = require_seat(connection), require_running(table)
    if table.status == "paused":
        raise RequestError("server-paused")
    if decision != live.decision:
        raise RequestError("server-stale")
    if table.seats[seat].is_played_by_bot:
        raise RequestError("server-bot-plays")
    return live, seat


# -- before the game


async def set_name(table: "Table", connection: "Connection", request: client_messages.SetNameRequest) -> None:
    number = require_seat(connection)
    cleaned_name = clean_name(request.name)
    check_name(table.game, cleaned_name)
    table.seats[number].name = cleaned_name
    await table.save(tell=True)


async def set_seat(table: "Table", connection: "Connection", request: client_messages.SetSeatRequest) -> None:
    require_host(table, connection)
    require_not_started(table)
    seat = require_existing_seat(table, request.seat)
    if seat.player == "person":
        raise RequestError("server-seat-taken")
    level = table.check_level(request.level) if request.player == "bot" else ""
    seat.player, seat.level = ("bot", level) if request.player == "bot" else ("free", "")
    await table.save(tell=True)


async def start_game(table: "Table", connection: "Connection", request: client_messages.StartRequest) -> None:
    require_host(table, connection)
    require_not_started(table)
    now = table.manager.wall_clock()
    for number, seat in enumerate(table.seats):
        if seat.player == "free":
            seat.player, seat.level = "bot", table.check_level("")
        elif seat.player == "person" and not table.is_connected(number):
            seat.away_since = now
    live, seating = table.game, table.seating()
    recorder = Recorder(
        live, live.options(**table.options), table.shuffle.seed, seating.record_names(), publish=False
    )
    table.status = "playing"
    await table.save(rows=[(BEGIN, begin_row(recorder.record))])
    table.live = LiveMatch(recorder, seating, 1, table.manager.now())
    start_reaction_window(table, table.live)
    table.send_welcome_to_all()


# -- moves


def was_handled(
    table: "Table",
    connection: "Connection",
    request: client_messages.PlayRequest | client_messages.UndoRequest,
) -> bool:
    """Return whether exactly this request was carried out before. A client may reuse an id.

    A request is recognized by its mark. Rows without a mark are recognized by the id. In both cases the
    decision must be past.
    """
    live = table.live
    if live is None or request.decision >= live.decision:
        return False
    return any((connection.seat, known) in live.handled for known in (request_mark(request), request.id))


async def play_moves(table: "Table", connection: "Connection", request: client_messages.PlayRequest) -> None:
    if was_handled(table, connection, request):
        return
    live, seat = require_decision(table, connection, request.decision)
    together = reaction_deadline(table) is not None
    live.check_moves(seat, request.moves, together)
    if not together:
        await table.play_moves(seat, request.moves, request.id, request_mark(request), "person")
    else:
        remember_request(table, connection, request)
        row = answer_row(seat, request.moves, request.id, request_mark(request))
        await table.save(rows=[(ANSWER, row)])
        live.window.answers[seat] = list(request.moves)  # its view comes with the acknowledgement


async def undo_moves(table: "Table", connection: "Connection", request: client_messages.UndoRequest) -> None:
    if was_handled(table, connection, request):
        return
    live, seat = require_decision(table, connection, request.decision)
    error = live.undo_error(seat)
    if error is not None:
        raise error
    await table.undo_moves(seat, request.whole, request.id, request_mark(request))


async def set_auto_answer(
    table: "Table", connection: "Connection", request: client_messages.SetAutoAnswerRequest
) -> None:
    seat, live = table.seats[require_seat(connection)], require_running(table)
    if request.move is None:
        seat.auto_answers.pop(request.kind, None)
    else:
        live.check_move_exists(request.move)
        if request.kind not in live.decision_kinds():
            raise RequestError("server-kind-unknown", kind=request.kind)
        if request.kind not in seat.auto_answers and len(seat.auto_answers) >= MAX_AUTO_ANSWERS:
            raise RequestError("server-auto-answers-full")
        seat.auto_answers[request.kind] = request.move
    await table.save()  # its view comes with the acknowledgement


async def request_hint(
    table: "Table", connection: "Connection", request: client_messages.HintRequest
) -> None:
    """Ask a bot for a hint, outside the lock. The hint is sent when the bot has answered."""
    if not table.hints_allowed:
        raise RequestError("server-hints-off")
    live, seat = require_decision(table, connection, request.decision)
    if live.current_seat != seat:
        raise RequestError("move-not-your-decision", seat=seat, acting=live.current_seat)
    if table.hint_limits.take(str(seat)):
        raise RequestError("server-message-fast")
    table.manager.start_hint(table, connection, live, request)


# -- chat


async def add_chat_line(
    table: "Table", connection: "Connection", request: client_messages.ChatRequest
) -> None:
    seat = connection.seat
    if not table.settings.chat:
        raise RequestError("server-chat-off")
    is_muted = table.spectators_muted if seat is None else table.seats[seat].muted
    if is_muted:
        raise RequestError("server-muted")
    if table.chat_count >= MAX_CHAT_ROWS:
        raise RequestError("server-chat-full", most=MAX_CHAT_ROWS)
    if table.chat_limits.take(connection.rate_limit_key):
        raise RequestError("server-message-fast")
    text, entry = clean_line(request.text), None if table.is_running else request.entry
    if not text:
        raise RequestError("server-chat-empty")
    at = await table.save(rows=[(CHAT, chat_row(seat, text, entry))])
    remember_spectator_line(table, connection, request)
    table.add_chat_line(seat, text, at, entry)


async def mute(table: "Table", connection: "Connection", request: client_messages.MuteRequest) -> None:
    require_host(table, connection)
    if request.seat is None:
        table.spectators_muted = request.muted
    else:
        require_existing_seat(table, request.seat).muted = request.muted
    await table.save(tell=True)


# -- control of the game


async def set_paused(table: "Table", connection: "Connection", request: client_messages.PauseRequest) -> None:
    seat = require_seat(connection)
    require_running(table)
    if request.paused == (table.status == "paused"):
        return
    table.status = "paused" if request.paused else "playing"
    notice = make_notice(table, "paused" if request.paused else "resumed", seat)
    await table.save(notice=notice)


async def set_bot_pace(
    table: "Table", connection: "Connection", request: client_messages.SetBotPaceRequest
) -> None:
    require_seat(connection)
    table.settings = table.settings.model_copy(update={"bot_pace": request.pace})
    await table.save(tell=True)


async def end_game(table: "Table", connection: "Connection", request: client_messages.EndGameRequest) -> None:
    seat = require_seat(connection)
    require_running(table)
    table.seats[seat].agrees_to_end = request.agrees_to_end
    agreed = all(table.seats[number].agrees_to_end for number in table.person_seats)
    if agreed:
        table.status = "closed"
    if agreed:
        await table.save_and_notify("closed")
        table.resend_views()
    else:
        await table.save_and_notify("would-close" if request.agrees_to_end else "would-not-close", seat)


async def set_player(
    table: "Table", connection: "Connection", request: client_messages.SetPlayerRequest
) -> None:
    if request.seat != connection.seat:
        require_host(table, connection)
    require_running(table)
    seat = require_existing_seat(table, request.seat)
    if seat.player != "person":
        raise RequestError("server-seat-of-bot")
    seat.level = table.check_level(request.level) if request.player == "bot" else ""
    seat.is_taken_over = False
    await table.save_and_notify("bot-plays" if request.player == "bot" else "person-plays", request.seat)


async def make_new_link(
    table: "Table", connection: "Connection", request: client_messages.NewLinkRequest
) -> None:
    require_host(table, connection)
    seat = require_existing_seat(table, request.seat)
    if seat.player != "person":
        raise RequestError("server-seat-of-bot")
    if connection.seat == request.seat:  # if the answer were lost, nobody could open the seat any more
        raise RequestError("server-own-link")
    token = await reissue(table, request.seat)
    connection.send_message({"type": "seat-link", "id": request.id, "seat": request.seat, "token": token})


async def leave_seat(table: "Table", connection: "Connection", request: client_messages.LeaveRequest) -> str:
    await vacate(table, require_seat(connection), connection)
    return "server-left"


async def start_rematch(
    table: "Table", connection: "Connection", request: client_messages.RematchRequest
) -> None:
    seat = require_seat(connection)
    if table.frozen is None and (table.status == "open" or table.is_running):
        raise RequestError("server-not-over")
    if not await has_rematch(table):
        await create_rematch(table.manager, table, seat, connection.address)
    if not await send_rematch_seat(table, connection):
        raise RequestError("server-rematch-left")
    for each in table.connections - {connection}:
        with suppress(BurgraveError):  # they get their seat when they reconnect
            await send_rematch_seat(table, each)


async def delete_table(
    table: "Table", connection: "Connection", request: client_messages.DeleteRequest
) -> str:
    require_host(table, connection)
    await table.manager.delete_locked_table(table, connection)
    return "server-table-removed"


Handler = Callable[["Table", "Connection", Any], Awaitable[str | None]]

HANDLERS: Final[dict[type[client_messages.ClientRequest], Handler]] = {
    client_messages.SetNameRequest: set_name,
    client_messages.SetSeatRequest: set_seat,
    client_messages.StartRequest: start_game,
    client_messages.PlayRequest: play_moves,
    client_messages.UndoRequest: undo_moves,
    client_messages.SetAutoAnswerRequest: set_auto_answer,
    client_messages.HintRequest: request_hint,
    client_messages.ChatRequest: add_chat_line,
    client_messages.MuteRequest: mute,
    client_messages.PauseRequest: set_paused,
    client_messages.SetBotPaceRequest: set_bot_pace,
    client_messages.EndGameRequest: end_game,
    client_messages.SetPlayerRequest: set_player,
    client_messages.NewLinkRequest: make_new_link,
    client_messages.LeaveRequest: leave_seat,
    client_messages.RematchRequest: start_rematch,
    client_messages.DeleteRequest: delete_table,
}
