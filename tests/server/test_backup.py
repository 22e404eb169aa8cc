"""A backup holds everything and comes back whole; one from a stranger can do no harm."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import orjson
import pytest

from burgrave.cli.main import main
from burgrave.core.error import BurgraveError
from burgrave.server.backup import FORMAT, MAX_LINE_BYTES, export_lines, read_lines
from burgrave.server.backup_import import ImportReport, import_tables
from burgrave.server.match_log import answer_row, restore_match
from burgrave.server.seats import Seat, hash_token
from burgrave.server.shuffle import make_shuffle
from burgrave.server.store import AppendLog, CreateTable, DeleteTable, LogRecord, SqliteStore, now_ms
from burgrave.server.stored_rows import ROW_BODIES, ROW_KINDS, StoredSeat
from tests.errors import raises_error
from tests.server.stored_tables import SECRET, stored_table_changes

Rows = list[dict[str, Any]]


@pytest.fixture
def store(tmp_path: Path):
    store = SqliteStore(tmp_path / "data")
    yield store
    store.close()


@pytest.fixture
def other(tmp_path: Path):
    store = SqliteStore(tmp_path / "other")
    yield store
    store.close()


@pytest.fixture(scope="module")
def nothing(tmp_path_factory: pytest.TempPathFactory):
    """A store to which nothing may be added."""
    store = SqliteStore(tmp_path_factory.mktemp("nothing"))
    yield store
    store.close()


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory):
    store = SqliteStore(tmp_path_factory.mktemp("backup"))
    store.write_now(*stored_table_changes())
    yield list(export_lines(store))
    store.close()


@pytest.fixture
def rows(backup: list[bytes]) -> Rows:
    """A backup to be changed."""
    return [orjson.loads(line) for line in backup]


def test_no_row_of_a_log_gets_a_time_to_come(rows: Rows, other: SqliteStore):
    ahead = now_ms() + 365 * 24 * 3600 * 1000
    for row in rows:
        if "at" in row:
            row["at"] = ahead
    import_tables(other, lambda: map(orjson.dumps, rows))
    times = [entry.at for table in other.list_tables() for entry in other.read_log(table.id)]
    assert times
    assert max(times) <= now_ms()


def rows_of(store: SqliteStore) -> Rows:
    return [orjson.loads(line) for line in export_lines(store)]


def read_back(store: SqliteStore, rows: Rows, skip_bad: bool = False) -> ImportReport:
    lines = [orjson.dumps(row) + b"\n" for row in rows]
    return import_tables(store, lambda: lines, skip_bad)


def make_backup(store: SqliteStore) -> Rows:
    store.write_now(*stored_table_changes())
    return rows_of(store)


def test_everything_comes_back_as_it_was(store, other):
    for table in (
        stored_table_changes("aaaa"),
        stored_table_changes("bbbb", "praga"),
        stored_table_changes("cccc", moves=1000),
    ):
        store.write_now(*table)
    rows = rows_of(store)
    assert read_back(other, rows) == ImportReport(new=["aaaa", "bbbb", "cccc"])
    assert rows_of(other) == rows
    assert other.find_seats([hash_token("token-of-bbbb")]) == {hash_token("token-of-bbbb"): ("bbbb", 0)}


def test_an_import_that_is_interrupted_changes_nothing(store, other):
    lines = [orjson.dumps(row) + b"\n" for row in three_tables(store)]
    second_table = second([orjson.loads(line) for line in lines])
    reads = count()

    def read_lines() -> Iterator[bytes]:
        """The disk with the file fails when the tables are stored, after all were checked."""
        if next(reads) == 0:
            yield from lines
            return
        yield from lines[: second_table + 2]
        raise OSError("no such device")

    with pytest.raises(OSError, match="no such device"):
        import_tables(other, read_lines)
    assert other.list_tables() == []
    assert import_tables(other, lambda: lines).new == ["aaaa", "bbbb", "cccc"]


def test_what_is_there_already_stays_as_it_is(store, other):
    rows = make_backup(store)
    read_back(other, rows)
    later = len(other.read_log("k3f9"))
    other.write_now(AppendLog("k3f9", later, "chat", {"seat": 0, "text": "later"}))
    assert read_back(other, rows) == ImportReport(already_present=["k3f9"])
    assert other.read_log("k3f9")[-1].body["text"] == "later"


def test_nobody_takes_a_seat_of_another_table_by_a_backup(store, other):
    rows = make_backup(store)
    read_back(other, rows)
    rows[1]["id"] = "mine"
    assert refusal_code(other, rows) == "backup-link-taken"
    assert [table.id for table in other.list_tables()] == ["k3f9"]


def refusal_code(store: SqliteStore, rows: Rows) -> str:
    """Why the first table that cannot be used cannot be used."""
    with pytest.raises(BurgraveError) as error:
        read_back(store, rows)
    assert error.value.code == "backup-table"
    problem = error.value.params["problem"]
    assert isinstance(problem, BurgraveError)
    return problem.code


def change_row(place: int, *path: Any, to: Any) -> Callable[[Rows], None]:
    def change(rows: Rows) -> None:
        at: Any = rows[place]
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = to

    return change


def remove_row(place: int) -> Callable[[Rows], None]:
    def change(rows: Rows) -> None:
        del rows[place]

    return change


# What a person might change in a backup, and what is said about it: about the file, or about the table.
TABLE, BEGIN, ANSWER, MOVE, UNDO, PLAYED, CHAT, END = 1, 2, 3, 5, 6, 7, -2, -1
NOT_A_BACKUP: list[tuple[Callable[[Rows], None], str]] = [
    (remove_row(0), "backup-not-one"),
    (change_row(0, "format", to=FORMAT + 1), "backup-newer"),
    (remove_row(-1), "backup-truncated"),
    (remove_row(TABLE), "backup-misplaced"),
    (lambda rows: rows.append(rows[0]), "backup-after-end"),
    (change_row(END, "entries", to=5), "backup-counts"),
    (change_row(END, "tables", to=2), "backup-counts"),
    (change_row(END, "tables", to=-1), "backup-misplaced"),
]
LATEST = (1 << 53) - 1
REPORTED = "tell gold-gathered 0 77"


def drop_events(lines: list[str]) -> None:
    """Leave out what was sent."""
    lines[:] = [line for line in lines if not line.startswith("tell ")]


def rename(head: list[str], name: str) -> None:
    head[:] = [f'seat 0 "{name}"' if line.startswith("seat 0 ") else line for line in head]


def change_first(kind: str, *path: Any, to: Any) -> Callable[[Rows], None]:
    """Change the first row of this kind."""

    def change(rows: Rows) -> None:
        place = next(place for place, row in enumerate(rows) if row.get("kind") == kind)
        change_row(place, "body", *path, to=to)(rows)

    return change


BRANCH = {"table": "abcd", "entry": 2, "seat": 0}
BAD_TABLES: list[tuple[Callable[[Rows], None], str]] = [
    (lambda rows: rows.insert(END, rows[0]), "backup-row"),
    (remove_row(MOVE), "backup-out-of-order"),
    (change_row(TABLE, "id", to="../../etc"), "backup-row"),
    (change_row(TABLE, "id", to="x" * 100), "backup-row"),
    (change_row(TABLE, "colour", to="red"), "backup-row"),
    (change_row(TABLE, "status", to="won"), "backup-row"),
    (change_row(TABLE, "status", to="frozen"), "backup-row"),
    (change_row(TABLE, "status", to="open"), "backup-no-game"),
    (change_row(TABLE, "status", to="over"), "backup-impossible"),
    (change_row(TABLE, "listed", to=True), "backup-impossible"),
    (change_row(TABLE, "made", to="yesterday"), "backup-row"),
    (change_row(TABLE, "made", to=-5), "backup-row"),
    (change_row(TABLE, "made", to=LATEST), "backup-row"),
    (change_row(TABLE, "touched", to=LATEST), "backup-row"),
    (change_row(BEGIN, "at", to=LATEST), "backup-row"),
    (change_row(CHAT, "at", to=LATEST), "backup-row"),
    (change_row(TABLE, "head", "secret", to="abc"), "backup-row"),
    (change_row(TABLE, "head", "preset", to="mine"), "backup-impossible"),
    (change_row(TABLE, "head", "manners", "stand_in", to=1), "backup-row"),
    (change_row(TABLE, "head", "seats", 0, "host", to="yes"), "backup-row"),
    (change_row(TABLE, "head", "seats", 0, "colour", to="red"), "backup-row"),
    (lambda rows: rows[TABLE]["head"]["seats"][0].pop("standing"), "backup-row"),
    (change_row(TABLE, "head", "seats", 0, "away", to=LATEST), "backup-row"),
    (change_row(TABLE, "head", "seats", 1, "host", to=True), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 0, "host", to=False), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 1, "name", to="Queen"), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 1, "agrees", to=True), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 1, "away", to=5), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 1, "standing", to={"turn": 3}), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 1, "acknowledged", to=["ab" * 6]), "backup-impossible"),
    (change_row(TABLE, "head", "next", to="aaaa"), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 1, "stands_in", to=True), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 1, "plays", to="free"), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 0, "standing", to={"turn": 10**9}), "backup-row"),
    (change_row(TABLE, "head", "seats", 0, "standing", to={"turn": 100_000}), "move-unknown-number"),
    (change_row(TABLE, "head", "seats", 0, "standing", to={"robbery": 1}), "backup-impossible"),
    (change_row(TABLE, "tokens", to={"0": "secret"}), "backup-row"),
    (change_row(TABLE, "tokens", to={"5": "ab" * 32}), "seat-unknown"),
    (change_row(TABLE, "tokens", to={"9": "ab" * 32}), "backup-row"),
    (change_row(BEGIN, "kind", to="run"), "backup-row"),
    (change_row(BEGIN, "kind", to="chat"), "backup-row"),
    (change_row(MOVE, "body", "moves", to="all"), "backup-row"),
    (change_row(MOVE, "kind", to="undo"), "backup-row"),
    (change_row(CHAT, "body", "text", to=5), "backup-row"),
    (change_row(CHAT, "body", "text", to=""), "backup-row"),
    (change_row(CHAT, "body", "seat", to=99), "backup-row"),
    (change_row(CHAT, "body", "seat", to=3), "seat-unknown"),
    (change_row(ANSWER, "body", "moves", to=[100_000]), "move-unknown-number"),
    (change_row(ANSWER, "body", "seat", to=5), "seat-unknown"),
    (change_row(UNDO, "body", "count", to=0), "backup-row"),
    (change_row(UNDO, "body", "count", to=9), "backup-impossible"),
    (change_row(TABLE, "game", to="chess"), "game-unknown"),
    (change_row(TABLE, "game", to="praga"), "option-unknown"),
    (change_row(TABLE, "head", "options", "players", to=7), "record-seats"),
    (change_row(TABLE, "head", "options", "players", to=99), "option-range"),
    (change_row(TABLE, "head", "options", "colour", to="red"), "option-unknown"),
    (change_row(TABLE, "head", "options", "duplicates", to="forbidden"), "backup-impossible"),
    (change_row(TABLE, "head", "seats", 1, "level", to="command:rm -r /"), "server-level-unknown"),
    (change_row(TABLE, "head", "seats", 1, "level", to="os.system"), "server-level-unknown"),
    (change_row(TABLE, "head", "manners", "stand_in_level", to="command:rm -r /"), "server-level-unknown"),
    (change_row(TABLE, "head", "seats", 0, "name", to="ho\u202est"), "backup-unclean"),
    (change_row(TABLE, "head", "seats", 0, "name", to="builder"), "server-name-bot"),
    (change_row(TABLE, "head", "seats", 0, "nonce", to="zz"), "backup-row"),
    (change_row(TABLE, "head", "secret", to="00" * 32), "record-chance-differs"),
    (change_row(BEGIN, "body", "lines", to=[]), "record-chance-missing"),
    (change_row(BEGIN, "body", "head", to=["game citadels"]), "record-field-misplaced"),
    (change_row(PLAYED, "body", "moves", to=[["move 9 win"]]), "backup-no-game"),
    (lambda rows: rows[PLAYED]["body"]["moves"][0].append("win"), "record-field-unknown"),
    (change_row(PLAYED, "body", "moves", to=[["move 0 take gold\nmove 1 take gold"]]), "backup-row"),
    (change_row(PLAYED, "body", "moves", to=[["move 0 take gold", "move 1 take gold"]]), "backup-no-game"),
    (change_row(PLAYED, "body", "moves", to=[[]]), "backup-no-game"),
    (change_row(CHAT, "body", "text", to="a\x1b[2Jb"), "backup-unclean"),
    (lambda rows: rows[BEGIN]["body"]["lines"].append(REPORTED), "record-differs-events"),
    (lambda rows: drop_events(rows[BEGIN]["body"]["lines"]), "record-differs-events"),
    (lambda rows: rows[PLAYED]["body"]["moves"][0].append(REPORTED), "record-differs-events"),
    (lambda rows: drop_events(rows[PLAYED]["body"]["moves"][0]), "record-differs-events"),
    (lambda rows: rows[BEGIN]["body"]["head"].append("seed 1"), "backup-impossible"),
    (lambda rows: rename(rows[BEGIN]["body"]["head"], "master"), "server-name-bot"),
    (lambda rows: rename(rows[BEGIN]["body"]["head"], "ho\u202est"), "backup-unclean"),
    (change_first("notice", "name", to="ho\u202est"), "backup-unclean"),
    (change_first("notice", "seat", to=7), "seat-unknown"),
    (change_first("notice", "entry", to=5_000), "backup-impossible"),
    (change_first("table", "sent", to={"name": "ho\u202est"}), "backup-unclean"),
    (change_first("table", "sent", to={"seat": 7}), "backup-impossible"),
    (change_first("table", "closing", to={"seat": 7, "reason": "server-left"}), "backup-impossible"),
    (change_row(TABLE, "head", "keep", to=False), "backup-impossible"),
    (change_row(TABLE, "head", "parent", to={**BRANCH, "table": "k3f9"}), "backup-impossible"),
    (change_row(TABLE, "head", "parent", to={**BRANCH, "seat": 7}), "backup-impossible"),
    (change_row(TABLE, "head", "parent", to={**BRANCH, "table": "../etc"}), "backup-row"),
]


def case_names(cases: list[tuple[Callable[[Rows], None], str]]) -> list[str]:
    return [f"{number}-{key}" for number, (_, key) in enumerate(cases)]


@pytest.mark.parametrize(("change", "key"), NOT_A_BACKUP, ids=case_names(NOT_A_BACKUP))
def test_what_is_no_whole_backup_changes_nothing(rows, nothing, change, key):
    change(rows)
    with pytest.raises(BurgraveError) as error:
        read_back(nothing, rows)
    assert error.value.code == key
    assert nothing.list_tables() == []


@pytest.mark.parametrize(("change", "key"), BAD_TABLES, ids=case_names(BAD_TABLES))
def test_a_table_that_no_server_wrote_is_refused_and_nothing_is_added(rows, nothing, change, key):
    change(rows)
    assert refusal_code(nothing, rows) == key
    assert nothing.list_tables() == []


@pytest.mark.parametrize("text", [b"", b"\n", b"[]\n", b"{", b"\xff\xfe\n", b'{"row": "backup"}\n'])
def test_what_is_no_backup_is_named(other, text):
    with pytest.raises(BurgraveError) as error:
        import_tables(other, lambda: text.splitlines(keepends=True))
    assert error.value.code in ("backup-not-one", "backup-row")


# -- every kind of row


def test_every_kind_of_row_comes_back(store, other):
    rows = make_backup(store)
    assert {row["kind"] for row in rows if row["row"] == "entry"} == set(ROW_KINDS) == set(ROW_BODIES)
    read_back(other, rows)
    assert rows_of(other) == rows


def test_every_field_of_a_seat_is_described():
    assert set(StoredSeat.model_fields) == set(Seat().to_stored())


def test_a_pending_answer_comes_back_and_one_that_is_not_legal_is_refused(store, other):
    *table, chat_1, chat_2 = stored_table_changes()
    assert isinstance(chat_2, AppendLog)
    game = [row for row in table if isinstance(row, AppendLog)]
    opened = restore_match([LogRecord(row.number, row.kind, row.body, 0) for row in game], seed())
    acting, legal = int(opened.recorder.state.current_seat), opened.recorder.state.legal_moves()
    store.write_now(*table, chat_1, chat_2)
    store.write_now(AppendLog("k3f9", chat_2.number + 1, "answer", answer_row(acting, legal[:1])))
    rows = rows_of(store)
    illegal = next(move for move in range(1000) if move not in legal)
    for body in (answer_row(acting, [illegal]), answer_row((acting + 1) % 3, legal[:1])):
        bad = [*rows[:-2], {**rows[-2], "body": body}, rows[-1]]
        with raises_error("backup-table"):
            read_back(other, bad)
    read_back(other, rows)
    assert rows_of(other) == rows


def seed() -> bytes:
    return make_shuffle(SECRET, ["5d" * 16, None, None]).seed


# -- a table that cannot be used, among others


def three_tables(store: SqliteStore) -> Rows:
    for id in ("aaaa", "bbbb", "cccc"):
        store.write_now(*stored_table_changes(id, moves=1))
    return rows_of(store)


def second(rows: Rows) -> int:
    return next(place for place, row in enumerate(rows) if row.get("id") == "bbbb")


def test_a_table_that_cannot_be_used_is_named_and_the_others_are_added(store, other):
    rows = three_tables(store)
    whole = rows_of(store)
    at = second(rows)
    rows[at]["made"] = -1
    report = read_back(other, rows, skip_bad=True)
    assert report.new == ["aaaa", "cccc"]
    assert [(each.line, each.id, each.problem.code) for each in report.skipped] == [
        (at + 1, "bbbb", "backup-row")
    ]
    kept = [row for row in rows_of(other) if row["row"] == "table"]
    assert kept == [row for row in whole if row.get("id") in ("aaaa", "cccc")]


def test_a_time_to_come_is_taken_for_now(store, other):
    rows = three_tables(store)
    at = second(rows)
    rows[at]["made"] = rows[at]["touched"] = now_ms() + 50 * 365 * 86_400_000
    assert read_back(other, rows).new == ["aaaa", "bbbb", "cccc"]
    (table,) = [each for each in other.list_tables() if each.id == "bbbb"]
    assert max(table.made, table.touched) <= now_ms()


OPEN_SEATS = [
    (0, "agrees", True),
    (0, "standing", {"turn": 3}),
    (0, "level", "builder"),
    (1, "nonce", "ab" * 16),
    (2, "name", "Queen"),
    (2, "nonce", "ab" * 16),
]


@pytest.mark.parametrize(("seat", "field", "value"), OPEN_SEATS)
def test_a_seat_before_the_game_has_nothing_of_a_game(rows: Rows, other: SqliteStore, seat, field, value):
    begun = rows[TABLE]
    begun["status"] = "open"
    begun["head"]["seats"][2] = Seat().to_stored()
    del rows[BEGIN:END]
    rows[END]["entries"] = 0
    changed = [dict(row) for row in rows]
    head = {**begun["head"], "seats": [dict(each) for each in begun["head"]["seats"]]}
    head["seats"][seat][field] = value
    changed[TABLE] = {**begun, "head": head}
    assert refusal_code(other, changed) == "backup-impossible"
    changed[TABLE] = {**begun, "head": {**begun["head"], "next": "aaaa"}}
    assert refusal_code(other, changed) == "backup-impossible"
    assert read_back(other, rows).new == ["k3f9"]


def test_what_a_server_writes_is_accepted_although_it_looks_odd(rows: Rows, other: SqliteStore):
    """A muted bot, the nonce of a seat that a person has left, a game that all have agreed to end."""
    seats = rows[TABLE]["head"]["seats"]
    seats[1]["silent"] = True
    seats[0]["agrees"] = True
    assert read_back(other, rows).new == ["k3f9"]


def test_the_last_visit_is_not_before_the_table_was_made(rows: Rows, other: SqliteStore):
    """Otherwise `--delete-after` could delete the table at once."""
    rows[TABLE]["touched"] = 0
    read_back(other, rows)
    stored = other.read_table("k3f9")
    assert stored is not None
    assert stored.touched == stored.made == rows[TABLE]["made"]


@pytest.mark.parametrize(
    "text", [b"{", b"\xff", b'{"row":"entry"', b'{"row":"entry","number":NaN}', b"[" * 9000]
)
def test_a_damaged_line_costs_one_table(store, other, text):
    rows = three_tables(store)
    lines = [orjson.dumps(row) + b"\n" for row in rows]
    lines[second(rows) + 2] = text + b"\n"
    report = import_tables(other, lambda: lines, skip_bad=True)
    assert (report.new, [each.id for each in report.skipped]) == (["aaaa", "cccc"], ["bbbb"])


def test_a_damaged_first_line_of_a_table_costs_that_table(store, other):
    rows = three_tables(store)
    lines = [orjson.dumps(row) + b"\n" for row in rows]
    lines[second(rows)] = lines[second(rows)][:100] + b"\n"
    report = import_tables(other, lambda: lines, skip_bad=True)
    assert (report.new, [each.id for each in report.skipped]) == (["aaaa", "cccc"], ["bbbb"])


def test_of_a_backup_that_breaks_off_the_whole_tables_are_added(store, other):
    rows = three_tables(store)
    broken = rows[: second(rows) + 3]
    with raises_error("backup-truncated"):
        read_back(other, broken)
    report = read_back(other, broken, skip_bad=True)
    assert (report.new, [each.id for each in report.skipped]) == (["aaaa"], ["bbbb"])


def test_entries_that_are_missing_are_noticed(store, other):
    rows = three_tables(store)
    last = second(rows) - 1  # of the table before it
    del rows[last]
    for skip_bad in (False, True):
        with raises_error("backup-counts"):
            read_back(other, rows, skip_bad)
    assert other.list_tables() == []


def test_a_table_stands_in_a_backup_once(store, other):
    rows = three_tables(store)
    rows[second(rows)]["id"] = "aaaa"
    assert refusal_code(other, rows) == "backup-twice"


def test_one_link_opens_one_seat(store, other):
    rows = three_tables(store)
    rows[second(rows)]["tokens"] = rows[1]["tokens"]
    assert refusal_code(other, rows) == "backup-link-taken"


def test_a_link_to_a_seat_that_is_no_persons_is_dropped(store, other):
    rows = make_backup(store)
    rows[TABLE]["tokens"]["1"] = "ab" * 32
    read_back(other, rows)
    assert list(other.seat_tokens("k3f9")) == [0]


# -- the rematch


def link_tables(rows: Rows, id: str, to: str) -> Rows:
    """The rows with a rematch of one table, whose game was closed."""
    for row in rows:
        if row.get("id") == id and row["row"] == "table":
            row["status"], row["head"]["next"] = "closed", to
    return rows


def test_a_rematch_in_the_same_backup_is_led_to(store, other):
    rows = link_tables(three_tables(store), "aaaa", "bbbb")
    assert read_back(other, rows) == ImportReport(new=["aaaa", "bbbb", "cccc"])
    assert rows_of(other) == rows


def test_nobody_is_led_to_a_table_that_was_there(store, other):
    other.write_now(*stored_table_changes("bbbb", moves=1))
    before = rows_of(other)
    report = read_back(other, link_tables(three_tables(store), "aaaa", "bbbb"))
    assert (report.new, report.already_present, report.unlinked) == (["aaaa", "cccc"], ["bbbb"], ["aaaa"])
    added = other.read_table("aaaa")
    assert added is not None
    assert added.head["next"] is None
    assert [row for row in rows_of(other) if row.get("id") == "bbbb"] == before[1:2]


@pytest.mark.parametrize("to", ["aaaa", "zzzz"])
def test_nobody_is_led_to_a_table_that_is_not_there_or_to_the_same(store, other, to):
    report = read_back(other, link_tables(three_tables(store), "aaaa", to))
    assert report.unlinked == ["aaaa"]


def test_two_tables_do_not_lead_to_one(store, other):
    rows = link_tables(link_tables(three_tables(store), "aaaa", "cccc"), "bbbb", "cccc")
    assert read_back(other, rows).unlinked == ["bbbb"]


def test_rematches_do_not_lead_in_a_circle(store, other):
    rows = link_tables(link_tables(three_tables(store), "aaaa", "bbbb"), "bbbb", "aaaa")
    assert read_back(other, rows).unlinked == ["aaaa", "bbbb"]


def test_a_seat_is_reserved_or_has_a_link(store, other):
    rows = make_backup(store)
    rows[TABLE]["head"]["seats"][0]["reserved_for"] = "aaaa"
    assert refusal_code(other, rows) == "backup-impossible"


def reserve_seat(rows: Rows, id: str, origin: str) -> Rows:
    """The rows with the first seat of a table kept for the person of another."""
    for row in rows:
        if row.get("id") == id and row["row"] == "table":
            row["tokens"] = {}
            row["head"]["seats"][0]["reserved_for"] = origin
    return rows


def reservation(store: SqliteStore, id: str) -> str:
    table = store.read_table(id)
    assert table is not None
    return str(table.head["seats"][0]["reserved_for"])


def test_a_seat_stays_reserved_for_the_person_of_the_table_that_leads_there(store, other):
    rows = reserve_seat(link_tables(three_tables(store), "aaaa", "bbbb"), "bbbb", "aaaa")
    read_back(other, rows)
    assert rows_of(other) == rows


@pytest.mark.parametrize("origin", ["aaaa", "cccc", "zzzz"])
def test_no_seat_is_reserved_for_the_person_of_another_table(store, other, origin):
    rows = reserve_seat(three_tables(store), "bbbb", origin)
    read_back(other, rows if origin == "aaaa" else link_tables(rows, "aaaa", "bbbb"))
    assert reservation(other, "bbbb") == ""


def test_no_table_takes_the_place_of_a_rematch_that_was_deleted(store, other):
    read_back(other, link_tables(three_tables(store), "aaaa", "bbbb"))
    other.write_now(DeleteTable("bbbb"))
    rows = reserve_seat(rows_of(store), "bbbb", "aaaa")
    assert read_back(other, rows) == ImportReport(new=["bbbb"], already_present=["aaaa", "cccc"])
    before = other.read_table("aaaa")
    assert before is not None
    assert before.head["next"] is None
    assert reservation(other, "bbbb") == ""


def test_a_rematch_that_was_removed_is_not_named_in_a_backup(store, other):
    read_back(other, link_tables(three_tables(store), "aaaa", "bbbb"))
    other.write_now(DeleteTable("bbbb"))
    assert [row["head"]["next"] for row in rows_of(other) if row["row"] == "table"] == [None, None]


def test_a_line_that_is_too_long_is_read_to_its_end_and_refused(tmp_path: Path):
    file = tmp_path / "tables.jsonl"
    file.write_bytes(b"a" * (3 * MAX_LINE_BYTES) + b"\nb\n")
    assert [(len(line) > MAX_LINE_BYTES, line[-1:]) for line in read_lines(file)] == [
        (True, b"a"),
        (False, b"\n"),
    ]


# -- the commands


def test_a_backup_is_made_of_a_server_that_runs_and_read_into_another(store, tmp_path: Path, capsys):
    store.write_now(*stored_table_changes())
    file = tmp_path / "tables.jsonl"
    assert main(["export", str(file), "--data-dir", str(store.folder.path), "--lang", "en"]) == 0
    assert file.stat().st_mode & 0o077 == 0
    assert main(["import", str(file), "--data-dir", str(tmp_path / "club"), "--lang", "en"]) == 0
    assert "1 table was added." in capsys.readouterr().out
    club = SqliteStore(tmp_path / "club")
    assert rows_of(club) == rows_of(store)
    club.close()


def test_what_is_left_out_is_listed_and_changes_the_exit_code(store, tmp_path: Path, capsys):
    rows = three_tables(store)
    at = second(rows)
    rows[at + 1]["body"]["head"] = []
    file = tmp_path / "tables.jsonl"
    file.write_bytes(b"".join(orjson.dumps(row) + b"\n" for row in rows))
    typed = ["import", str(file), "--data-dir", str(tmp_path / "club"), "--lang", "en"]
    assert main(typed) == 2
    said = capsys.readouterr().err
    assert f"The table bbbb at line {at + 1} cannot be used." in said
    assert "--skip-bad" in said
    assert main([*typed, "--skip-bad"]) == 1
    said = capsys.readouterr()
    assert f"Skipped: the table bbbb at line {at + 1}." in said.err
    assert "2 tables were added." in said.out
    assert main([*typed, "--skip-bad"]) == 1
    assert "Already there and not changed: aaaa, cccc." in capsys.readouterr().out


def test_an_export_that_fails_leaves_nothing_behind(store, tmp_path: Path, monkeypatch, capsys):
    def broken(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", broken)
    file = tmp_path / "tables.jsonl"
    assert main(["export", str(file), "--data-dir", str(store.folder.path), "--lang", "en"]) == 2
    assert list(tmp_path.glob("tables.jsonl*")) == []
    assert "No space left" in capsys.readouterr().err


def test_an_older_backup_is_never_written_over(store, tmp_path: Path, capsys):
    file = tmp_path / "tables.jsonl"
    file.write_text("precious")
    assert main(["export", str(file), "--data-dir", str(store.folder.path), "--lang", "en"]) == 2
    assert file.read_text() == "precious"
    assert "already" in capsys.readouterr().err


def test_nothing_is_read_into_a_server_that_runs(store, tmp_path: Path, capsys):
    store.write_now(CreateTable("k3f9", "citadels", {}))
    file = tmp_path / "tables.jsonl"
    file.write_bytes(b"".join(export_lines(store)))
    assert main(["import", str(file), "--data-dir", str(store.folder.path), "--lang", "en"]) == 2
    assert "Another server uses the folder" in capsys.readouterr().err


def test_where_there_is_no_store_there_is_nothing_to_export(tmp_path: Path, capsys):
    assert main(["export", str(tmp_path / "x"), "--data-dir", str(tmp_path / "none"), "--lang", "en"]) == 2
    assert "No tables were found" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
