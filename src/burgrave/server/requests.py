"""What people ask of a table. Each request is carried out whole, or refused and nothing has changed."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.record import Recorder
from burgrave.core.wrong import Wrong
from burgrave.server import incoming
from burgrave.server.clean import clean_line, clean_name
from burgrave.server.duties import open_question, window_end
from burgrave.server.face import Line
from burgrave.server.history import ANSWER, BEGIN, CHAT, answer_row, begin_row, chat_row
from burgrave.server.making import make_again
from burgrave.server.ownership import has_rematch, move_on, set_owner, vacate
from burgrave.server.play import Play
from burgrave.server.resent import NEVER_TWICE, is_remembered, mark_of, remember, was_acknowledged
from burgrave.server.seats import Seat, check_name, new_token
from burgrave.server.stored import MOST_STANDING

if TYPE_CHECKING:
    from burgrave.server.socket import Connection
    from burgrave.server.table import Table

CHAT_KEPT: Final = 200
MOVES: Final = (incoming.Play, incoming.Undo)  # their marks are in the log already


async def carry_out(table: "Table", connection: "Connection", request: incoming.Request) -> str | None:
    """The lock is held. When this returns the request is stored; Wrong if it cannot be.

    Returned is why to hang up on whoever asked, once they know that it is done.
    """
    if table.gone:
        raise Wrong("server-table-unknown")
    is_resent = was_acknowledged(table, connection, request)
    if is_resent and isinstance(request, NEVER_TWICE):
        return None
    if not isinstance(request, MOVES):
        remember(table, connection, request)
    try:
        farewell = await REQUESTS[type(request)](table, connection, request)
        if not is_remembered(table, connection):
            await table.save()  # the request changed nothing that is stored
        return farewell
    except Wrong:
        table.recall()
        if is_resent:
            return None
        raise


# -- who may ask


def seat_of(connection: "Connection") -> int:
    if connection.seat is None:
        raise Wrong("server-not-seated")
    return connection.seat


def only_host(table: "Table", connection: "Connection") -> None:
    if connection.seat is None or not table.seats[connection.seat].host:
        raise Wrong("server-not-host")


def existing(table: "Table", seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Wrong("seat-unknown", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def before_the_game(table: "Table") -> None:
    if table.status != "open":
        raise Wrong("server-started")


def in_the_game(table: "Table") -> Play:
    """The game, if it goes on."""
    if table.frozen is not None:
        raise Wrong("server-frozen")
    if table.status == "open":
        raise Wrong("server-not-started")
    if not table.running:
        raise Wrong("move-game-over")
    return table.playing()


def moving(table: "Table", connection: "Connection", decision: int) -> tuple[Play, int]:
    """The game and the seat, if this decision is still open and nothing keeps the seat from answering."""
    seat, play = seat_of(connection), in_the_game(table)
    if table.status == "paused":
        raise Wrong("server-paused")
    if decision != play.decision:
        raise Wrong("server-stale")
    if table.seats[seat].by_bot:
        raise Wrong("server-bot-plays")
    return play, seat


# -- before the game


async def name(table: "Table", connection: "Connection", asked: incoming.Name) -> None:
    number = seat_of(connection)
    called = clean_name(asked.name)
    check_name(table.game, called)
    table.seats[number].name = called
    await table.save()
    if table.play is not None:
        table.play.match.seating.people[number] = table.seats[number].name
        table.play.match.reseat()
    table.tell()


async def plan(table: "Table", connection: "Connection", asked: incoming.Plan) -> None:
    only_host(table, connection)
    before_the_game(table)
    seat = existing(table, asked.seat)
    if seat.plays == "person":
        raise Wrong("server-seat-taken")
    level = table.level(asked.level) if asked.plays == "bot" else ""
    seat.plays, seat.level = ("bot", level) if asked.plays == "bot" else ("free", "")
    await table.save()
    table.tell()


async def start(table: "Table", connection: "Connection", asked: incoming.Start) -> None:
    only_host(table, connection)
    before_the_game(table)
    now = table.hub.wall()
    for number, seat in enumerate(table.seats):
        if seat.plays == "free":
            seat.plays, seat.level = "bot", table.level("")
        elif seat.plays == "person" and not table.here(number):
            seat.away = now
    game, seating = table.game, table.seating()
    recorder = Recorder(
        game, game.options(**table.options), table.shuffle.seed, seating.in_record(), publish=False
    )
    table.status = "playing"
    await table.save_with(BEGIN, begin_row(recorder.record))
    table.play = Play(recorder, seating, 1, table.hub.now())
    open_question(table, table.play)
    table.greet()


# -- moves


def was_done(table: "Table", connection: "Connection", asked: incoming.Play | incoming.Undo) -> bool:
    """Whether this was carried out before, all of it: an id may be used again for something else.

    Of what was stored without a mark the id is known, and that the decision is past.
    """
    play = table.play
    if play is None or asked.decision >= play.decision:
        return False
    return any((connection.seat, known) in play.done for known in (mark_of(asked), asked.id))


async def play(table: "Table", connection: "Connection", asked: incoming.Play) -> None:
    if was_done(table, connection, asked):
        return
    game, seat = moving(table, connection, asked.decision)
    together = window_end(table) is not None
    game.check(seat, asked.moves, together)
    if not together:
        await table.make_move(seat, asked.moves, asked.id, mark_of(asked))
    else:
        remember(table, connection, asked)
        await table.save_with(ANSWER, answer_row(seat, asked.moves, asked.id, mark_of(asked)))
        game.answers[seat] = list(asked.moves)


async def undo(table: "Table", connection: "Connection", asked: incoming.Undo) -> None:
    if was_done(table, connection, asked):
        return
    game, seat = moving(table, connection, asked.decision)
    wrong = game.match.history.refusal(seat)
    if wrong is not None:
        raise wrong
    await table.take_back(seat, asked.whole, asked.id, mark_of(asked))


async def standing(table: "Table", connection: "Connection", asked: incoming.Standing) -> None:
    seat, game = table.seats[seat_of(connection)], in_the_game(table)
    if asked.move is None:
        seat.standing.pop(asked.kind, None)
    else:
        game.known_move(asked.move)
        if asked.kind not in game.kinds() or len(seat.standing) >= MOST_STANDING:
            raise Wrong("server-kind-unknown", kind=asked.kind)
        seat.standing[asked.kind] = asked.move
    await table.save()
    table.tell_again(seat_of(connection))


async def hint(table: "Table", connection: "Connection", asked: incoming.Hint) -> None:
    """Asked of a bot outside the lock; the answer comes when it has thought."""
    if not table.hints:
        raise Wrong("server-hints-off")
    game, seat = moving(table, connection, asked.decision)
    if game.acting != seat:
        raise Wrong("move-not-your-decision", seat=seat, acting=game.acting)
    if table.hinting.take(str(seat)):
        raise Wrong("server-message-fast")
    table.hub.advise(table, connection, game, asked)


# -- talking


async def chat(table: "Table", connection: "Connection", asked: incoming.Chat) -> None:
    seat = connection.seat
    if not table.manners.chat:
        raise Wrong("server-chat-off")
    silent = table.spectators_silent if seat is None else table.seats[seat].silent
    if silent:
        raise Wrong("server-silent")
    if table.chatting.take(connection.key):
        raise Wrong("server-message-fast")
    text = clean_line(asked.text)
    if not text:
        raise Wrong("server-chat-empty")
    line = Line(table.said, seat, text, table.hub.wall())
    await table.save_with(CHAT, chat_row(seat, text))
    table.said += 1
    table.chat = [*table.chat[-CHAT_KEPT + 1 :], line]
    table.tell_line(line)


async def silence(table: "Table", connection: "Connection", asked: incoming.Silence) -> None:
    only_host(table, connection)
    if asked.seat is None:
        table.spectators_silent = asked.silent
    else:
        existing(table, asked.seat).silent = asked.silent
    await table.save()
    table.tell()


# -- how the game goes on


async def pause(table: "Table", connection: "Connection", asked: incoming.Pause) -> None:
    seat, game = seat_of(connection), in_the_game(table)
    if asked.paused == (table.status == "paused"):
        return
    table.status = "paused" if asked.paused else "playing"
    await table.save()
    if asked.paused:
        table.paused_at = table.hub.now()
    elif table.paused_at is not None:
        game.delay(table.hub.now() - table.paused_at)
    table.tell("server-notice-paused" if asked.paused else "server-notice-goes-on", seat=seat)


async def close(table: "Table", connection: "Connection", asked: incoming.Close) -> None:
    seat = seat_of(connection)
    in_the_game(table)
    table.seats[seat].agrees = asked.agree
    agreed = all(table.seats[number].agrees for number in table.persons)
    if agreed:
        table.status = "closed"
    await table.save()
    key = "server-notice-would-close" if asked.agree else "server-notice-would-not-close"
    table.tell("server-notice-closed" if agreed else key, **({} if agreed else {"seat": seat}))


async def hand_over(table: "Table", connection: "Connection", asked: incoming.HandOver) -> None:
    if asked.seat != connection.seat:
        only_host(table, connection)
    in_the_game(table)
    seat = existing(table, asked.seat)
    if seat.plays != "person":
        raise Wrong("server-seat-of-bot")
    seat.level = table.level(asked.level) if asked.to == "bot" else ""
    seat.stands_in = False
    await table.save()
    key = "server-notice-bot-plays" if asked.to == "bot" else "server-notice-person-plays"
    table.tell(key, seat=asked.seat)


async def reissue(table: "Table", connection: "Connection", asked: incoming.Reissue) -> None:
    only_host(table, connection)
    seat = existing(table, asked.seat)
    if seat.plays != "person":
        raise Wrong("server-seat-of-bot")
    token = new_token()
    own = connection if connection.seat == asked.seat else None
    await set_owner(table, asked.seat, replace(seat, reserved_for=""), token, "server-link-void", own)
    connection.say({"type": "link", "id": asked.id, "seat": asked.seat, "token": token})
    table.tell("server-notice-reissued", seat=asked.seat)


async def leave(table: "Table", connection: "Connection", asked: incoming.Leave) -> str:
    await vacate(table, seat_of(connection), connection)
    return "server-left"


async def rematch(table: "Table", connection: "Connection", asked: incoming.Rematch) -> None:
    seat = seat_of(connection)
    if table.frozen is None and (table.status == "open" or table.running):
        raise Wrong("server-not-over")
    if not await has_rematch(table):
        await make_again(table.hub, table, seat)
        table.tell("server-notice-rematch", seat=seat)
    if not await move_on(table, connection):
        raise Wrong("server-rematch-left")
    for each in table.connections - {connection}:
        with suppress(Wrong):  # they get their seat when they come back
            await move_on(table, each)


async def delete(table: "Table", connection: "Connection", asked: incoming.Delete) -> str:
    only_host(table, connection)
    await table.hub.erase(table, connection)
    return "server-table-removed"


Handler = Callable[["Table", "Connection", Any], Awaitable[str | None]]

REQUESTS: Final[dict[type[incoming.Request], Handler]] = {
    incoming.Name: name,
    incoming.Plan: plan,
    incoming.Start: start,
    incoming.Play: play,
    incoming.Undo: undo,
    incoming.Standing: standing,
    incoming.Hint: hint,
    incoming.Chat: chat,
    incoming.Silence: silence,
    incoming.Pause: pause,
    incoming.Close: close,
    incoming.HandOver: hand_over,
    incoming.Reissue: reissue,
    incoming.Leave: leave,
    incoming.Rematch: rematch,
    incoming.Delete: delete,
}
