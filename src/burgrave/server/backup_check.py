"""Check whether a table of a backup could have been written by a server.

The rows already have valid forms. This module compares the parts of a table with each other and with the
game, and opens the table as a server does. A table must not run anything except a known bot.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgrave.core.error import BurgraveError, short_repr
from burgrave.core.events import SPECTATOR
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.record import Record, find_difference
from burgrave.game_registry import game as game_of
from burgrave.match.component_files import file_option, own_digest, own_pieces
from burgrave.match.game_setup import options_from_client
from burgrave.server.available_bots import list_bots
from burgrave.server.backup import BackupTable, TableRow
from burgrave.server.bot_pool import BotPool
from burgrave.server.match_log import ANSWER, BEGIN, CHAT, MOVE, NOTICE, TABLE, UNDO
from burgrave.server.messages import welcome_message
from burgrave.server.sanitize import clean_line, clean_name
from burgrave.server.seats import check_name
from burgrave.server.settings import ServerSettings
from burgrave.server.store import Change, LogRecord, Store, TableRecord, now_ms
from burgrave.server.stored_rows import StoredHead, StoredSeat, check_stored_table
from burgrave.server.stream import encode_message
from burgrave.server.table import Table
from burgrave.server.table_manager import TableManager

AnyGame = Game[Any]


def check_table(kept: BackupTable, bots: tuple[str, ...] = ()) -> TableRecord:
    """Return the table to store; raise BurgraveError if it is not valid. The host offers `bots`."""
    if kept.problem is not None or kept.row is None:
        raise kept.problem or BurgraveError("backup-no-game")
    try:
        table = make_table_record(kept.row, bots)
        check_log(kept.row, kept.log)
        asyncio.run(check_opens(table, kept.log))
    except BurgraveError:
        raise
    except Exception:  # noqa: BLE001  # a foreign file may cause any error
        raise BurgraveError("backup-no-game") from None
    return table


def make_table_record(row: TableRow, bots: tuple[str, ...] = ()) -> TableRecord:
    """Return the table of a row, with its options in the present form of the game."""
    game = game_of(row.game)
    head = row.head
    options = own_file_options(game, row) or options_from_client(game, head.options)
    if options.players != len(head.seats):
        raise BurgraveError("record-seats", given=len(head.seats), players=options.players)
    known = [level.name for level in list_bots(game.id, bots)]
    check_level(known, head.settings.takeover_level)
    check_head(game, row)
    for number, seat in enumerate(head.seats):
        check_level(known, seat.level)
        check_seat(game, row, number, seat)
    head_data = {**head.model_dump(exclude_unset=True, by_alias=True), "options": options.to_dict()}
    # A wrong clock does not make a table invalid. But a future time would list it first for years, and a
    # visit before the table was made could let it be deleted as old.
    made = min(row.made, now_ms())
    touched = max(made, min(row.touched, now_ms()))
    return TableRecord(row.id, row.game, row.status, row.listed, made, touched, head_data)


def own_file_options(game: AnyGame, row: TableRow) -> Options | None:
    """Register the component file of a table, and return its options; None if it has no such file."""
    own, text = row.head.own_pieces, row.component_file
    if own is None and text is None:
        return None
    if own is None or text is None:
        raise impossible_value_error("head.own_pieces")
    found = own_pieces(game, text.encode(), f"{row.id}.json")
    if (
        found is None
        or {**found, "owner": own.owner} != own.model_dump()
        or clean_name(own.owner) != own.owner
    ):
        raise impossible_value_error("head.own_pieces")
    name = file_option(game)
    if row.head.options.get(name) != found["digest"]:
        raise impossible_value_error(f"head.options.{name}")
    others = {each: value for each, value in row.head.options.items() if each != name}
    return game.options(**options_from_client(game, others).to_dict() | {name: found["digest"]})


def seat_tokens(row: TableRow) -> dict[int, str]:
    """Return the token hashes of persons' seats. Backups of early releases have hashes of others too."""
    tokens = {int(seat): token for seat, token in row.tokens.items()}
    return {seat: token for seat, token in tokens.items() if row.head.seats[seat].plays == "person"}


# -- the parts of a table


def impossible_value_error(field: str) -> BurgraveError:
    """Return the error for a value that no server stores."""
    return BurgraveError("backup-impossible", field=field)


def check_head(game: AnyGame, row: TableRow) -> None:
    head: StoredHead = row.head
    for seat in row.tokens:
        if int(seat) >= len(head.seats):
            raise BurgraveError("seat-unknown", seat=int(seat), last=len(head.seats) - 1)
    if row.listed != head.settings.listed:
        raise impossible_value_error("listed")
    if head.preset and head.preset not in {preset.id for preset in game.reference().presets()}:
        raise impossible_value_error("head.preset")
    hosts = sum(seat.host for seat in head.seats)
    if hosts > 1 or (hosts == 0 and (seat_tokens(row) or any(seat.reserved_for for seat in head.seats))):
        raise impossible_value_error("head.seats.host")
    if head.next is not None and row.status == "open":
        raise impossible_value_error("head.next")
    if head.parent is not None and (head.parent.seat >= len(head.seats) or head.parent.table == row.id):
        raise impossible_value_error("head.parent")
    if head.parent is None and not head.keep:  # only a branch is deleted when nobody uses it
        raise impossible_value_error("head.keep")


def check_seat(game: AnyGame, row: TableRow, number: int, seat: StoredSeat) -> None:
    where = f"head.seats.{number}"
    if clean_name(seat.name) != seat.name:
        raise BurgraveError("backup-unclean")
    check_name(game, seat.name)
    if seat.host and seat.plays != "person":
        raise impossible_value_error(f"{where}.host")
    if seat.plays == "free" and (row.status != "open" or seat.level):
        raise impossible_value_error(f"{where}.plays")
    if seat.stands_in and (seat.plays != "person" or not seat.level):
        raise impossible_value_error(f"{where}.stands_in")
    if seat.reserved_for and (seat.plays != "person" or str(number) in row.tokens):
        raise impossible_value_error(f"{where}.reserved_for")
    check_unused_fields(row, where, seat)
    kinds = {page.kind for page in game.step_slots if page.kind}
    if not set(seat.standing) <= kinds:
        raise impossible_value_error(f"{where}.standing")
    check_moves(game, seat.standing.values())


def check_unused_fields(row: TableRow, where: str, seat: StoredSeat) -> None:
    """Check that a seat has only what its player and the status of the table allow.

    Accepted because a server writes it: `silent` of any seat, since a host may mute all; the nonce of a bot
    that got the seat of a person during the game; `away` at an open table; a game that goes on although all
    have agreed to end it, because the last who had not agreed has left.
    """
    unused: list[str] = []
    if seat.plays != "person":
        unused += ["name", "agrees", "standing", "away", "acknowledged"]
        unused += ["nonce"] if row.status == "open" else []
    elif row.status == "open":
        unused += ["level", "agrees", "standing"]
    for field in unused:
        if getattr(seat, field) not in ("", False, None, {}, []):
            raise impossible_value_error(f"{where}.{field}")


def check_level(known: Sequence[str], level: str) -> None:
    if level and level not in known:
        raise BurgraveError("server-level-unknown", level=short_repr(level), known=", ".join(known))


def check_moves(game: AnyGame, moves: Any) -> None:
    last = len(game.notation.move_texts) - 1
    for move in moves:
        if move > last:
            raise BurgraveError("move-unknown-number", move=move, last=last)


# -- the log


def check_log(row: TableRow, log: Sequence[LogRecord]) -> None:
    """Check that the order of the rows is possible: the game begins once, before its other rows."""
    game, seats = game_of(row.game), len(row.head.seats)
    begun = False
    moves = 0
    for entry in log:
        seat = entry.body.get("seat")
        if seat is not None and seat >= seats:
            raise BurgraveError("seat-unknown", seat=seat, last=seats - 1)
        if entry.kind == CHAT:
            if clean_line(entry.body["text"]) != entry.body["text"]:
                raise BurgraveError("backup-unclean")
            continue
        if entry.kind == TABLE:
            check_table_row(entry, seats)
            continue
        if begun == (entry.kind == BEGIN):
            raise BurgraveError("backup-no-game")
        begun = True
        if entry.kind == MOVE:
            check_move_lines(entry.body)
            moves += len(entry.body["moves"])
        elif entry.kind == UNDO:
            moves -= entry.body["count"]
        elif entry.kind == ANSWER:
            check_moves(game, entry.body["moves"])
        elif entry.kind == NOTICE:
            check_clean_names(entry.body)
            if entry.body["entry"] > moves + 1:
                raise impossible_value_error(f"log.{entry.number}.entry")
        if moves < 0:
            raise impossible_value_error(f"log.{entry.number}.count")
    if begun == (row.status == "open"):
        raise BurgraveError("backup-no-game")


def check_table_row(entry: LogRecord, seats: int) -> None:
    """Check a change of the table. Its values were replaced since, but other servers may read them."""
    changed, sent = entry.body.get("seats") or {}, entry.body.get("sent") or {}
    closing = entry.body.get("closing") or {}
    numbers = [*map(int, changed), sent.get("seat") or 0, closing.get("seat") or 0]
    if max(numbers) >= seats:
        raise impossible_value_error(f"log.{entry.number}.seats")
    check_clean_names(sent, *changed.values())


def check_clean_names(*bodies: Mapping[str, Any]) -> None:
    if any(clean_name(body.get("name", "")) != body.get("name", "") for body in bodies):
        raise BurgraveError("backup-unclean")


def check_move_lines(body: dict[str, Any]) -> None:
    """Check that each part is one move of this seat. Otherwise undo would remove another move."""
    start = f"move {body['seat']} "
    for part in body["moves"]:
        if not part or not part[0].startswith(start) or any(line.startswith("move ") for line in part[1:]):
            raise BurgraveError("backup-no-game")


# -- opening the table


class SingleLogStore(Store):
    """A store with the log of one table, used to open the table before it is stored."""

    def __init__(self, entries: Sequence[LogRecord]) -> None:
        self.entries = list(entries)

    def read_log(self, id: str, since: int = 0) -> list[LogRecord]:
        return self.entries[since:]

    def fetch(self, query: Any) -> Sequence[Any]:
        return []

    async def write(self, *changes: Change) -> int:
        raise BurgraveError("store-closed")

    def write_now(self, *changes: Change) -> int:
        raise BurgraveError("store-closed")

    def write_all(self, groups: Iterable[Sequence[Change]]) -> None:
        raise BurgraveError("store-closed")

    def close(self) -> None:
        pass


async def check_opens(stored: TableRecord, log: Sequence[LogRecord]) -> None:
    """Check that every viewer can see the table and that its game can continue."""
    table = Table(TableManager(ServerSettings(), SingleLogStore(log), BotPool(0)), check_stored_table(stored))
    await table.manager.load_game(table)
    check_game(table)
    for viewer in (*range(len(table.seats)), SPECTATOR):
        encode_message(welcome_message(table, table.stream_for(viewer, "en")))


def check_game(table: Table) -> None:
    """Check that the game in the log matches the table."""
    live = table.live
    if live is None:
        return
    record = live.full_record
    if record.game.id != table.game.id or len(record.seats) != len(table.seats):
        raise BurgraveError("backup-no-game")
    if recorded_options(table, record) != table.options:
        raise impossible_value_error("head.options")
    check_names(table, record)
    if record.seed is not None or record.shuffle is not None:
        raise impossible_value_error("log.seed")  # a server shows them after the end and never stores them
    if table.frozen is not None:
        # A difference is only possible if the record has another version of the rules.
        if record.rules == table.game.rules_version:
            raise table.frozen
        return
    check_events(record)
    if table.is_running and table.rematch_table is not None:
        raise impossible_value_error("head.next")
    if live.match.is_over != (table.status == "over"):
        raise impossible_value_error("status")
    if table.is_running:
        for seat, moves in live.window.answers.items():
            live.check_moves(seat, moves, together=True)


def recorded_options(table: Table, record: Record) -> dict[str, Any]:
    """Return the options of a record as its table has them. They name no file of this machine."""
    digest = own_digest(table.game, table.options)
    if table.own_pieces is not None and own_digest(table.game, record.options) == digest:
        return dict(table.game.options(**record.options).to_dict())
    return dict(options_from_client(table.game, record.options).to_dict())


def check_names(table: Table, record: Record) -> None:
    """Check the names at the start of the game. The players may have changed them since."""
    if any(clean_name(name) != name for name in record.seats):
        raise BurgraveError("backup-unclean")
    for number in table.person_seats:
        check_name(table.game, record.seats[number])


def check_events(record: Record) -> None:
    """Check that the recorded events follow from the rules: a foreign file may contain others."""
    found = find_difference(record)
    if found is not None:
        raise found.cause
