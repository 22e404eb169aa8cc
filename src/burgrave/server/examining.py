"""Whether a table of a backup is one that the server itself could have written.

The forms of its rows are right already. Here its parts are compared with each other and with the game, and it
is opened as a server opens it. Nothing in it may run anything but a bot of ours.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from burgrave.core.event import SPECTATOR
from burgrave.core.game import Game
from burgrave.core.record import Record, differs
from burgrave.core.wrong import Wrong, said
from burgrave.games import game as game_of
from burgrave.server.backup import Kept, TableRow
from burgrave.server.clean import clean_line, clean_name
from burgrave.server.face import welcome
from burgrave.server.history import ANSWER, BEGIN, CHAT, MOVE, UNDO
from burgrave.server.hub import Hub
from burgrave.server.offered import offered
from burgrave.server.seats import check_name
from burgrave.server.settings import Settings
from burgrave.server.store import Change, Logged, Store, Stored, now
from burgrave.server.stored import Head, StoredSeat, check_stored
from burgrave.server.stream import written
from burgrave.server.table import Table
from burgrave.server.thinkers import Thinkers
from burgrave.table.programme import chosen_from_afar

AnyGame = Game[Any]


def examine(kept: Kept, bots: tuple[str, ...] = ()) -> Stored:
    """The table as it can be stored; raises Wrong if it cannot. `bots` are those the host offers."""
    if kept.problem is not None or kept.row is None:
        raise kept.problem or Wrong("backup-no-game")
    try:
        table = prepare(kept.row, bots)
        check_log(kept.row, kept.log)
        asyncio.run(check_opens(table, kept.log))
    except Wrong:
        raise
    except Exception:  # noqa: BLE001  # whatever a stranger's file does, a sentence says that it cannot be used
        raise Wrong("backup-no-game") from None
    return table


def prepare(row: TableRow, bots: tuple[str, ...] = ()) -> Stored:
    """The table of a row, its options as the game writes them today."""
    game = game_of(row.game)
    head = row.head
    options = chosen_from_afar(game, head.options)
    if options.players != len(head.seats):
        raise Wrong("record-seats", given=len(head.seats), players=options.players)
    known = [level.name for level in offered(game.id, bots)]
    check_level(known, head.manners.stand_in_level)
    check_head(game, row)
    for number, seat in enumerate(head.seats):
        check_level(known, seat.level)
        check_seat(game, row, number, seat)
    told = {**head.model_dump(exclude_unset=True), "options": options.as_dict()}
    # A clock that was wrong is no reason to refuse a table, but a time to come would keep it first for years.
    made, touched = min(row.made, now()), min(row.touched, now())
    return Stored(row.id, row.game, row.status, row.listed, made, touched, told)


def tokens_of(row: TableRow) -> dict[int, str]:
    """The hashes of the links that open a seat. Earlier releases left some at seats that are no person's."""
    tokens = {int(seat): token for seat, token in row.tokens.items()}
    return {seat: token for seat, token in tokens.items() if row.head.seats[seat].plays == "person"}


# -- its parts


def impossible(field: str) -> Wrong:
    """What no server stores."""
    return Wrong("backup-impossible", field=field)


def check_head(game: AnyGame, row: TableRow) -> None:
    head: Head = row.head
    if row.listed != head.manners.listed:
        raise impossible("listed")
    if head.preset and head.preset not in {preset.id for preset in game.library().presets()}:
        raise impossible("head.preset")
    if sum(seat.host for seat in head.seats) > 1:
        raise impossible("head.seats.host")
    for seat in row.tokens:
        if int(seat) >= len(head.seats):
            raise Wrong("seat-unknown", seat=int(seat), last=len(head.seats) - 1)


def check_seat(game: AnyGame, row: TableRow, number: int, seat: StoredSeat) -> None:
    where = f"head.seats.{number}"
    if clean_name(seat.name) != seat.name:
        raise Wrong("backup-unclean")
    check_name(game, seat.name)
    if seat.host and seat.plays != "person":
        raise impossible(f"{where}.host")
    if seat.plays == "free" and (row.status != "open" or seat.level):
        raise impossible(f"{where}.plays")
    if seat.stands_in and (seat.plays != "person" or not seat.level):
        raise impossible(f"{where}.stands_in")
    if seat.reserved_for and (seat.plays != "person" or str(number) in row.tokens):
        raise impossible(f"{where}.reserved_for")
    kinds = {page.kind for page in game.pages if page.kind}
    if not set(seat.standing) <= kinds:
        raise impossible(f"{where}.standing")
    check_moves(game, seat.standing.values())


def check_level(known: Sequence[str], level: str) -> None:
    if level and level not in known:
        raise Wrong("server-level-unknown", level=said(level), known=", ".join(known))


def check_moves(game: AnyGame, moves: Any) -> None:
    last = len(game.words().moves) - 1
    for move in moves:
        if move > last:
            raise Wrong("move-unknown-number", move=move, last=last)


# -- its log


def check_log(row: TableRow, log: Sequence[Logged]) -> None:
    """Rows in an order in which a server writes them: the game begins once, nothing of it comes before."""
    game, seats = game_of(row.game), len(row.head.seats)
    begun = False
    moves = 0
    for entry in log:
        seat = entry.body.get("seat")
        if seat is not None and seat >= seats:
            raise Wrong("seat-unknown", seat=seat, last=seats - 1)
        if entry.kind == CHAT:
            if clean_line(entry.body["text"]) != entry.body["text"]:
                raise Wrong("backup-unclean")
            continue
        if begun == (entry.kind == BEGIN):
            raise Wrong("backup-no-game")
        begun = True
        if entry.kind == MOVE:
            check_parts(entry.body)
            moves += len(entry.body["moves"])
        elif entry.kind == UNDO:
            moves -= entry.body["count"]
        elif entry.kind == ANSWER:
            check_moves(game, entry.body["moves"])
        if moves < 0:
            raise impossible(f"log.{entry.number}.count")
    if begun == (row.status == "open"):
        raise Wrong("backup-no-game")


def check_parts(body: dict[str, Any]) -> None:
    """Each part is one move of this seat: otherwise taking one back would take back another."""
    start = f"move {body['seat']} "
    for part in body["moves"]:
        if not part or not part[0].startswith(start) or any(line.startswith("move ") for line in part[1:]):
            raise Wrong("backup-no-game")


# -- as a server opens it


class OneLog(Store):
    """A store that has the log of one table, to open it before it is stored."""

    def __init__(self, entries: Sequence[Logged]) -> None:
        self.entries = list(entries)

    def log(self, id: str, since: int = 0) -> list[Logged]:
        return self.entries[since:]

    def rows(self, query: Any) -> Sequence[Any]:
        return []

    async def write(self, *changes: Change) -> None:
        raise Wrong("store-closed")

    def write_now(self, *changes: Change) -> None:
        raise Wrong("store-closed")

    def close(self) -> None:
        pass


async def check_opens(stored: Stored, log: Sequence[Logged]) -> None:
    """Whether everybody could see it, and its game can go on."""
    table = Table(Hub(Settings(), OneLog(log), Thinkers(0)), check_stored(stored))
    await table.hub.load_game(table)
    check_game(table)
    for eyes in (*range(len(table.seats)), SPECTATOR):
        written(welcome(table, table.stream(eyes, "en")))


def check_game(table: Table) -> None:
    """Whether the game in the log is the one that the table says it is."""
    play = table.play
    if play is None:
        return
    record = play.whole
    if record.game.id != table.game.id or len(record.seats) != len(table.seats):
        raise Wrong("backup-no-game")
    if chosen_from_afar(table.game, record.options).as_dict() != table.options:
        raise impossible("head.options")
    check_names(table, record)
    if record.seed is not None or record.shuffle is not None:
        raise impossible("log.seed")  # a server shows them when the game is over, and never stores them
    if table.frozen is not None:
        # Only rules of another time may say something else.
        if record.rules == table.game.rules_version:
            raise table.frozen
        return
    check_told(record)
    if play.match.over != (table.status == "over"):
        raise impossible("status")
    if table.running:
        for seat, moves in play.answers.items():
            play.check(seat, moves, together=True)


def check_names(table: Table, record: Record) -> None:
    """Names that people could have had when the game began; they may have changed them since."""
    if any(clean_name(name) != name for name in record.seats):
        raise Wrong("backup-unclean")
    for number in table.persons:
        check_name(table.game, record.seats[number])


def check_told(record: Record) -> None:
    """Whether what was told is what the rules tell: a stranger could have added to it."""
    found = differs(record)
    if found is not None:
        raise found.cause
