"""Backups that were changed at random: each is refused with a sentence, or all that it brings can be opened.

`BURGRAVE_LONG=100` tries a hundred times as many.
"""

import copy
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burgrave.core.error import BurgraveError
from burgrave.game_registry import game
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.component_files import forget_own_file, own_pieces
from burgrave.server.backup import FORMAT, export_lines, read_lines
from burgrave.server.backup_import import import_tables
from burgrave.server.client_messages import TableSettings
from burgrave.server.seats import Seat, hash_token
from burgrave.server.store import CreateTable, DeleteTable, SetComponents, SetSeatToken, SqliteStore
from burgrave.server.stored_rows import make_head
from burgrave.testing.random_play import LONG
from tests.server.open_tables import open_all
from tests.server.stored_tables import stored_table_changes
from tests.server.test_own_components import own_file

pytestmark = pytest.mark.slow

BACKUP = Path(__file__).parents[1] / "stored" / "0.1.0" / "tables.jsonl"
MOST_ROWS = 60  # of a table that is changed: longer games take longer and have nothing new
THERE = "there"  # the table of another person
Rows = list[dict[str, Any]]
FUZZED = settings(
    max_examples=60 * LONG,
    deadline=None,
    database=None,
    derandomize=LONG == 1,
    suppress_health_check=list(HealthCheck),
)


def tables_of_the_backup() -> list[Rows]:
    tables: list[Rows] = []
    for line in read_lines(BACKUP):
        row = orjson.loads(line)
        if row["row"] == "table":
            tables.append([row])
        elif row["row"] == "entry":
            tables[-1].append(row)
    return [table for table in tables if len(table) <= MOST_ROWS]


def tables_of_today() -> list[Rows]:
    """A branch with every kind of row, and a table with a file of its host."""
    raw = own_file()
    own = own_pieces(game("praga"), raw.encode(), "my.json")
    assert own is not None
    seats = [Seat("person", "Host", host=True), Seat()]
    options = game("praga").options(players=2, components=own["digest"]).to_dict()
    head = make_head(options, "", TableSettings(), seats, bytes(32), own_pieces={**own, "owner": "Host"})
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder))
        store.write_now(*stored_table_changes("now0"))
        store.write_now(CreateTable("now1", "praga", head), SetComponents("now1", own["digest"], raw))
        store.write_now(SetSeatToken("now1", 0, hash_token("token-of-now1")))
        rows = [orjson.loads(line) for line in export_lines(store)][1:-1]
        store.close()
    forget_own_file(game("praga"), own["digest"])
    at = next(number for number, row in enumerate(rows) if row.get("id") == "now1")
    branch, with_file = (rows[:at], rows[at:]) if at else (rows[1:], rows[:1])
    branch[0]["head"] |= {"parent": {"table": "abcd", "entry": 2, "seat": 1}, "keep": False}
    change = next(row["body"] for row in branch[1:] if row["kind"] == "table")
    change |= {
        "seats": {"0": branch[0]["head"]["seats"][0]},
        "spectators_silent": False,
        "keep": True,
        "manners": branch[0]["head"]["manners"],
        "sent": {"kind": "joined", "seat": 0, "name": "Host", "entry": 0},
        "closing": {"seat": 1, "reason": "server-left"},
    }
    return [branch, with_file]


TABLES = tables_of_the_backup() + tables_of_today()
IDS = [table[0]["id"] for table in TABLES]

# What a person would try: the edges of numbers, what belongs to another person, and what is of another kind.
NUMBERS = st.sampled_from(
    [0, 1, 2, 3, 7, 8, 15, 99, 956, 957, 10**9, 2**31, 2**53 - 1, 2**63, 10**30, -1, -(2**63)]
)
WORDS = st.sampled_from(
    [
        "",
        THERE,
        *IDS,
        hash_token(f"token-of-{THERE}"),
        "00" * 32,
        "ab" * 16,
        "open",
        "playing",
        "paused",
        "over",
        "closed",
        "person",
        "bot",
        "free",
        "builder",
        "turn",
        "praga",
        "begin",
        "move",
        "chat",
        "move 0 take gold",
        "open 3",
        "game praga",
        "\u202e",
        "\x00",
        "ž" * 600,
    ]
)
PLAIN = st.one_of(NUMBERS, WORDS, st.none(), st.booleans(), st.floats(), st.text(max_size=5))
VALUES = st.one_of(
    PLAIN, st.lists(PLAIN, max_size=3), st.dictionaries(st.one_of(WORDS, st.just("0")), PLAIN, max_size=2)
)


def list_paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything in plain data."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from list_paths(inner, (*path, key))


def value_at(rows: Rows, path: tuple[Any, ...]) -> Any:
    found: Any = rows
    for step in path:
        found = found[step]
    return found


@st.composite
def changed_backups(draw: st.DrawFn) -> list[bytes]:
    """One or two tables of a real backup, in which a few things are otherwise."""
    chosen = draw(st.lists(st.sampled_from(range(len(TABLES))), min_size=1, max_size=2, unique=True))
    rows = [row for table in chosen for row in copy.deepcopy(TABLES[table])]
    for _ in range(draw(st.integers(1, 3))):
        change(draw, rows)
    tables = sum(row.get("row") == "table" for row in rows)
    end = {"row": "end", "tables": tables, "entries": len(rows) - tables}
    lines = [{"row": "backup", "format": FORMAT}, *rows, end]
    return [row_bytes(line) for line in lines]


def row_bytes(row: Any) -> bytes:
    try:
        return orjson.dumps(row) + b"\n"
    except TypeError:  # a number that is too large for anybody but a stranger
        return repr(row).encode() + b"\n"


def change(draw: st.DrawFn, rows: Rows) -> None:
    """Replace, copy, remove or repeat something, in the first rows more often than in the others."""
    row = draw(st.one_of(st.just(0), st.integers(0, min(3, len(rows) - 1)), st.integers(0, len(rows) - 1)))
    path = (row, *draw(st.sampled_from(list(list_paths(rows[row])))))
    holder, key = value_at(rows, path[:-1]), path[-1]
    match draw(st.sampled_from(["replace", "replace", "copy", "remove", "repeat", "move"])):
        case "replace":
            holder[key] = draw(VALUES)
        case "copy":
            other = (row, *draw(st.sampled_from(list(list_paths(rows[row])))))
            holder[key] = copy.deepcopy(value_at(rows, other))
        case "remove":
            del holder[key]
        case "repeat" if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        case "move" if len(rows) > 1:
            rows.insert(draw(st.integers(0, len(rows) - 1)), rows.pop(row))
        case _ if isinstance(holder, dict):
            holder[f"{key}_"] = 1
        case _:
            holder.append(None)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory):
    store = SqliteStore(tmp_path_factory.mktemp("data"))
    store.write_now(*stored_table_changes(THERE, moves=2))
    yield store
    store.close()


def import_outcome(store: SqliteStore, lines: list[bytes], skip_bad: bool) -> str:
    """What came of reading it; whatever came, the table that was there is the same and all others open."""
    before = list(export_lines(store))
    said = ""
    try:
        report = import_tables(store, lambda: lines, skip_bad)
        for each in report.skipped:
            check_sentence(each.problem)
        said = "taken" if report.new else "nothing"
    except BurgraveError as error:
        check_sentence(error)
        said = error.code
        assert list(export_lines(store)) == before
    shown = open_all(store)
    assert (THERE, 0) in shown
    for table in store.list_tables():
        assert table.head["next"] != THERE
        if table.id != THERE:
            store.write_now(DeleteTable(table.id))
    assert list(export_lines(store)) == before
    return said


def check_sentence(error: BurgraveError) -> None:
    for language in LANGUAGES:
        assert Translator(language).error_message(error)


def test_unchanged_they_are_taken(store: SqliteStore):
    rows = [row for table in TABLES for row in table]
    end = {"row": "end", "tables": len(TABLES), "entries": len(rows) - len(TABLES)}
    lines = [row_bytes(row) for row in [{"row": "backup", "format": FORMAT}, *rows, end]]
    assert import_outcome(store, lines, skip_bad=False) == "taken"


@FUZZED
@given(changed_backups(), st.booleans())
def test_a_changed_backup_is_refused_or_opens(store: SqliteStore, lines: list[bytes], skip_bad: bool):
    import_outcome(store, lines, skip_bad)


@FUZZED
@given(st.data())
def test_a_backup_with_damaged_bytes_is_refused_or_opens(store: SqliteStore, data: st.DataObject):
    table = data.draw(st.sampled_from(TABLES))
    rows = [
        {"row": "backup", "format": FORMAT},
        *table,
        {"row": "end", "tables": 1, "entries": len(table) - 1},
    ]
    text = bytearray(b"".join(map(row_bytes, rows)))
    for _ in range(data.draw(st.integers(1, 3))):
        first = data.draw(
            st.integers(0, min(len(text) - 1, 1500) if data.draw(st.booleans()) else len(text) - 1)
        )
        last = first + data.draw(st.integers(0, 3))
        text[first:last] = data.draw(st.binary(max_size=3))
    import_outcome(store, bytes(text).splitlines(keepends=True), data.draw(st.booleans()))
