"""What a table shows to one pair of eyes, in the reader's language."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from burgrave.core.event import SPECTATOR
from burgrave.server.duties import window_left
from burgrave.server.outgoing import ChatLine, ClockData, SeatData, SightNow, TableData, Welcome
from burgrave.server.shuffle import commitment_of
from burgrave.server.stream import Stream
from burgrave.table.data import told_data
from burgrave.table.library import EDITION
from burgrave.table.programme import PRESET, called
from burgrave.text import Text

if TYPE_CHECKING:
    from burgrave.server.table import Table


@dataclass(frozen=True, slots=True)
class Line:
    """Something said in the chat; `seat` is None for a spectator."""

    number: int
    seat: int | None
    text: str
    at: int


def stamp(milliseconds: int) -> str:
    """A moment as clients are told it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def table_data(table: "Table", text: Text) -> TableData:
    """The table as everybody sees it."""
    manners = table.manners
    names = table.names(text)
    return {
        "id": table.id,
        "game": table.game.id,
        "edition": table.edition,
        "options": table.options,
        "title": title(table, text),
        "status": table.status if table.frozen is None else "frozen",
        "frozen": "" if table.frozen is None else text.wrong(table.frozen, table.game, names),
        "seats": [seat_data(table, number, name) for number, name in enumerate(names)],
        "listed": manners.listed,
        "spectators": manners.spectators,
        "watching": table.watching,
        "hints": table.hints,
        "chat": manners.chat,
        "clock": clock_data(table),
        "clock_seconds": None if table.clock is None else table.clock.seconds,
        "stand_in": manners.stand_in,
        "reaction_seconds": manners.reaction_seconds,
        "commitment": commitment_of(table.secret).hex(),
        "made": stamp(table.made),
        "next": table.next,
    }


def title(table: "Table", text: Text) -> str:
    """The game, its edition and the prepared table."""
    parts = [text.title(table.game.id)]
    parts += [called(text, table.game, EDITION, table.edition)] if table.edition else []
    parts += [called(text, table.game, PRESET, table.preset)] if table.preset else []
    return " · ".join(parts)


def seat_data(table: "Table", number: int, name: str) -> SeatData:
    seat = table.seats[number]
    here = table.here(number)
    return {
        "plays": seat.plays,
        "name": name,
        "named": bool(seat.name),
        "level": seat.level,
        "host": seat.host,
        "here": here,
        "away_since": None if here or seat.away is None else stamp(seat.away),
        "ready_to_close": seat.agrees,
        "silent": seat.silent,
    }


def clock_data(table: "Table") -> ClockData | None:
    """The time of whoever decides, if it is a person's."""
    play, clock = table.play, table.clock
    if clock is None or play is None or play.acting is None or table.seats[play.acting].by_bot:
        return None
    left = clock.seconds - (table.game_time - play.opened)
    return {"seconds": clock.seconds, "left": round(left, 1), "running": table.status == "playing"}


def sight(table: "Table", eyes: int, text: Text) -> SightNow | None:
    """The game as these eyes see it now; none before it begins."""
    play = table.play
    if play is None:
        return None
    standing = table.seats[eyes].standing if eyes != SPECTATOR else {}
    left = window_left(table)
    by_bot = eyes != SPECTATOR and table.seats[eyes].by_bot
    seen = play.sight(eyes, text, standing, together=left is not None and not by_bot)
    if left is not None:
        seen["react"] = {"seconds": table.manners.reaction_seconds, "left": round(left, 1)}
    return seen


def game_now(table: "Table", stream: Stream, kept: int) -> dict[str, Any]:
    """That the game has moved."""
    play = table.play
    assert play is not None
    return {
        "type": "now",
        "sight": sight(table, stream.eyes, stream.text),
        "kept": kept,
        "told": told_data(play.match, stream.eyes, stream.text, kept),
        "clock": clock_data(table),
        "result": table.result(stream.text, stream.eyes),
    }


def welcome(table: "Table", stream: Stream) -> Welcome:
    """Everything, for eyes that have just come."""
    play, eyes, text = table.play, stream.eyes, stream.text
    seat = None if eyes == SPECTATOR else eyes
    return {
        "type": "welcome",
        "stream": stream.id,
        "number": stream.number,
        "seat": seat,
        "host": seat is not None and table.seats[seat].host,
        "language": text.language,
        "table": table_data(table, text),
        "setup": {} if play is None else play.setup(eyes),
        "sight": sight(table, eyes, text),
        "told": [] if play is None else told_data(play.match, eyes, text, 0),
        "since": 0 if play is None or seat is None else play.match.last_move(seat),
        "chat": [line_data(table, text, line) for line in table.chat if hears(table, eyes, line)],
        "result": table.result(text, eyes),
    }


def hears(table: "Table", eyes: int, line: Line) -> bool:
    """What spectators say is for spectators alone while a game runs."""
    return line.seat is not None or eyes == SPECTATOR or not table.running


def line_data(table: "Table", text: Text, line: Line) -> ChatLine:
    name = text.say("server-spectator") if line.seat is None else table.names(text)[line.seat]
    return {"number": line.number, "seat": line.seat, "name": name, "text": line.text, "at": stamp(line.at)}
