"""New tables: made by somebody, joined by others, made again for a rematch."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.option import PLAYERS
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.server import incoming
from burgrave.server.clean import clean_name
from burgrave.server.outgoing import Seated
from burgrave.server.seats import Seat, check_name, hash_of, new_token, next_token
from burgrave.server.shuffle import fresh_secret
from burgrave.server.store import MakeTable, SetSeat, Stored
from burgrave.server.table import LIVE, Table
from burgrave.table.programme import PRESET, chosen_from_afar

if TYPE_CHECKING:
    from burgrave.server.hub import Hub
    from burgrave.server.socket import Connection

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that can be mistaken for another
ID_LENGTH: Final = 10


async def make(hub: "Hub", asked: incoming.NewTable) -> Seated:
    """A new table; whoever makes it is its host."""
    game = game_of(asked.game)
    given = {name: value for name, value in asked.options.items() if name != PLAYERS}
    options = chosen_from_afar(game, given | {PLAYERS: len(asked.seats)})
    if sum(plan.plays == "you" for plan in asked.seats) != 1:
        raise Wrong("server-one-host")
    seats = [planned(plan, asked) for plan in asked.seats]
    check_name(game, next(seat.name for seat in seats if seat.host))
    preset = str(given.get(PRESET) or "")
    return await lay(hub, asked.game, options.as_dict(), preset, asked.manners, seats)


async def lay(
    hub: "Hub", game: str, options: dict[str, Any], preset: str, manners: incoming.Manners, seats: list[Seat]
) -> Seated:
    if await asyncio.to_thread(hub.store.count, LIVE) >= hub.settings.tables:
        raise Wrong("server-tables-full", most=hub.settings.tables)
    id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
    head: dict[str, Any] = {
        "options": options,
        "preset": preset,
        "manners": manners.model_dump(),
        "seats": [seat.stored() for seat in seats],
        "secret": fresh_secret().hex(),
        "next": None,
        "spectators_silent": False,
    }
    made = hub.wall()
    table = Table(hub, Stored(id, game, "open", manners.listed, made, made, head))
    for seat in table.seats:
        if seat.plays == "bot":
            seat.level = table.level(seat.level)
    table.level(manners.stand_in_level)
    token = new_token()
    host = next((number for number, seat in enumerate(seats) if seat.host), 0)
    changes = [MakeTable(id, game, table.head(), "open", manners.listed)]
    await hub.store.write(*changes, SetSeat(id, host, hash_of(token)))
    table.stored = ("open", table.head())
    hub.loading[id] = asyncio.Lock()
    hub.keep(table)
    return {"table": id, "seat": host, "token": token}


async def join(hub: "Hub", id: str, asked: incoming.Join) -> Seated:
    """Take a free seat."""
    table = await hub.table(id)
    async with table.lock:
        if table.status != "open":
            raise Wrong("server-started")
        free = [number for number, seat in enumerate(table.seats) if seat.plays == "free"]
        if asked.seat is not None and asked.seat not in free:
            raise Wrong("server-seat-taken")
        if not free:
            raise Wrong("server-table-full")
        number = free[0] if asked.seat is None else asked.seat
        check_name(table.game, clean_name(asked.name))
        seat = table.seats[number] = Seat("person", clean_name(asked.name), nonce=asked.nonce or "")
        seat.host = not any(each.host for each in table.seats)
        token = new_token()
        await table.save(SetSeat(id, number, hash_of(token)))
        table.tell("server-notice-joined", seat=number)
        return {"table": id, "seat": number, "token": token}


def planned(plan: incoming.SeatPlan, asked: incoming.NewTable) -> Seat:
    if plan.plays == "you":
        return Seat("person", clean_name(asked.name), host=True, nonce=asked.nonce or "")
    return Seat("bot", level=plan.level) if plan.plays == "bot" else Seat()


# -- the rematch


async def make_again(hub: "Hub", table: Table) -> str:
    """Another table with the same seats; the people get theirs when they come over."""
    seats = [
        Seat(seat.plays, seat.name, "" if seat.plays == "person" else seat.level, seat.host)
        for seat in table.seats
    ]
    options = table.game.options(**table.options).as_dict()
    made = await lay(hub, table.game.id, options, table.preset, table.manners, seats)
    await hub.store.write(SetSeat(made["table"], made["seat"], None))
    return made["table"]


async def move_on(hub: "Hub", table: Table, connection: "Connection") -> None:
    """Give somebody their seat at the rematch."""
    if table.next is None or connection.seat is None or connection.token is None:
        return
    token = next_token(connection.token, table.next)
    known = await asyncio.to_thread(hub.store.seats, table.next)
    if connection.seat not in known:
        await hub.store.write(SetSeat(table.next, connection.seat, hash_of(token)))
    elif known[connection.seat] != hash_of(token):
        return
    seated: Seated = {"table": table.next, "seat": connection.seat, "token": token}
    number = 0 if connection.stream is None else connection.stream.number
    connection.say({"type": "moved", "number": number, "seated": seated})
