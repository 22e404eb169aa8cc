"""New tables: made by somebody, joined by others, made again for a rematch."""

import secrets
from typing import TYPE_CHECKING, Any, Final

from burgrave.core.option import PLAYERS
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.server import incoming, logs
from burgrave.server.clean import clean_name
from burgrave.server.outgoing import Seated
from burgrave.server.ownership import first_owner, new_table, persons_to_come, set_owner
from burgrave.server.retention import count_used
from burgrave.server.seats import Seat, check_name, new_token
from burgrave.server.shuffle import fresh_secret
from burgrave.server.store import Stored
from burgrave.server.table import Table
from burgrave.table.programme import PRESET, chosen_from_afar

if TYPE_CHECKING:
    from burgrave.server.hub import Hub

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that can be mistaken for another
ID_LENGTH: Final = 10

logger = logs.logger("table")


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
    table = await lay(hub, asked.game, options.as_dict(), preset, asked.manners, seats)
    token = new_token()
    host = next(number for number, seat in enumerate(seats) if seat.host)
    await hub.store.write(*first_owner(table, host, token))
    keep(hub, table)
    return {"table": table.id, "seat": host, "token": token}


async def lay(
    hub: "Hub", game: str, options: dict[str, Any], preset: str, manners: incoming.Manners, seats: list[Seat]
) -> Table:
    """A table that is not stored yet."""
    if await count_used(hub) >= hub.settings.tables:
        raise Wrong("server-tables-full", most=hub.settings.tables)
    id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
    head = head_of(options, preset, manners, seats, fresh_secret())
    made = hub.wall()
    table = Table(hub, Stored(id, game, "open", manners.listed, made, made, head))
    for seat in table.seats:
        if seat.plays == "bot":
            seat.level = table.level(seat.level)
    table.level(manners.stand_in_level)
    return table


def keep(hub: "Hub", table: Table) -> None:
    """Have a table that was just stored in memory."""
    table.stored = (table.status, table.head())
    hub.keep(table)
    logger.info("made", extra={"table": table.id, "game": table.game.id, "seats": len(table.seats)})


def head_of(
    options: dict[str, Any], preset: str, manners: incoming.Manners, seats: list[Seat], secret: bytes
) -> dict[str, Any]:
    """What is stored of a new table, the log aside."""
    return {
        "options": options,
        "preset": preset,
        "manners": manners.model_dump(),
        "seats": [seat.stored() for seat in seats],
        "secret": secret.hex(),
        "next": None,
        "spectators_silent": False,
    }


async def join(hub: "Hub", id: str, asked: incoming.Join) -> Seated:
    """Take a free seat."""
    table = await hub.table(id)
    async with table.lock:
        if table.gone:
            raise Wrong("server-table-unknown")
        if table.status != "open":
            raise Wrong("server-started")
        free = [number for number, seat in enumerate(table.seats) if seat.plays == "free"]
        if asked.seat is not None and asked.seat not in free:
            raise Wrong("server-seat-taken")
        if not free:
            raise Wrong("server-table-full")
        number = free[0] if asked.seat is None else asked.seat
        check_name(table.game, clean_name(asked.name))
        seat = Seat("person", clean_name(asked.name), nonce=asked.nonce or "")
        seat.host = not any(each.host for each in table.seats)
        token = new_token()
        await set_owner(table, number, seat, token, "server-link-void")
        table.tell("server-notice-joined", seat=number)
        return {"table": id, "seat": number, "token": token}


def planned(plan: incoming.SeatPlan, asked: incoming.NewTable) -> Seat:
    if plan.plays == "you":
        return Seat("person", clean_name(asked.name), host=True, nonce=asked.nonce or "")
    return Seat("bot", level=plan.level) if plan.plays == "bot" else Seat()


# -- the rematch


async def make_again(hub: "Hub", table: Table, asker: int) -> None:
    """Another table with the same seats; each is reserved until its person comes over."""
    coming = set(await persons_to_come(table))
    seats = [seat_again(table, number, number in coming) for number in range(len(table.seats))]
    if not any(seat.host for seat in seats):
        seats[asker].host = True
    options = table.game.options(**table.options).as_dict()
    made = await lay(hub, table.game.id, options, table.preset, table.manners, seats)
    await table.save(
        new_table(made), rematch=made.id
    )  # both or none: nobody could open a rematch that no table names
    keep(hub, made)


def seat_again(table: Table, number: int, comes: bool) -> Seat:
    old = table.seats[number]
    if old.plays == "bot":
        return Seat("bot", level=old.level)
    return Seat("person", old.name, host=old.host, reserved_for=table.id) if comes else Seat()
