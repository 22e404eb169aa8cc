"""A store in PostgreSQL: what only a database with a network between can do to a server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from burgrave.cli.main import main
from burgrave.core.error import StoreError
from burgrave.server.backup import export_lines
from burgrave.server.store import AppendLog, CreateTable, RacedError, SqliteStore, StoreReader
from burgrave.server.store.opening import open_store, open_store_snapshot
from burgrave.server.store.postgres import PostgresStore
from tests.server.postgres import fresh_database, shared_postgres
from tests.server.stored_tables import stored_table_changes

NOWHERE = "postgresql://nobody:secret@127.0.0.1:1/none"


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database() as url:
        yield url


@pytest.fixture
def store(url: str) -> Iterator[PostgresStore]:
    store = PostgresStore(url)
    store.write_now(CreateTable("k3f9", "citadels", {}))
    yield store
    store.close()


def bodies(store: StoreReader) -> list[Any]:
    return [row.body for row in store.read_log("k3f9")]


def end_connections(store: PostgresStore) -> None:
    """End all connections to the database but this one."""
    with psycopg.connect(store.address.url, autocommit=True) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def break_after_commit(store: PostgresStore, times: int = 1) -> None:
    """The connection breaks when the statement was carried out, but before its answer came."""
    append = store.writer.try_append
    left = [times]

    def lose_answer(*call: Any) -> Any:
        found = append(*call)
        if left[0]:
            left[0] -= 1
            end_connections(store)
            raise psycopg.OperationalError("the connection was lost")
        return found

    store.writer.try_append = lose_answer  # type: ignore[method-assign,assignment]  # a test breaks it


def test_a_write_that_had_won_before_the_connection_broke_is_stored_once(store: PostgresStore):
    break_after_commit(store, times=3)
    at = store.write_now(AppendLog("k3f9", 0, "move", "mine"))
    assert [(row.body, row.at) for row in store.read_log("k3f9")] == [("mine", at)]


def test_a_write_that_had_lost_before_the_connection_broke_is_refused(store: PostgresStore):
    store.write_now(AppendLog("k3f9", 0, "move", "theirs"))
    break_after_commit(store, times=2)
    with pytest.raises(RacedError):
        store.write_now(AppendLog("k3f9", 0, "move", "mine"))
    assert bodies(store) == ["theirs"]


def test_connections_that_end_between_writes_are_made_again(store: PostgresStore):
    for number in range(3):
        store.write_now(AppendLog("k3f9", number, "move", number))
        end_connections(store)
        assert bodies(store) == list(range(number + 1))
        store.write_now(CreateTable(f"made{number}", "citadels", {}))
        end_connections(store)
    assert store.count_tables() == 4


def test_two_stores_of_one_database_see_each_other(store: PostgresStore, url: str):
    other = PostgresStore(url)
    other.write_now(AppendLog("k3f9", 0, "move", "theirs"))
    with pytest.raises(RacedError):
        store.write_now(AppendLog("k3f9", 0, "move", "mine"))
    store.write_now(AppendLog("k3f9", 1, "move", "mine"))
    assert bodies(other) == bodies(store) == ["theirs", "mine"]
    other.close()


def test_a_second_server_with_the_same_name_is_refused_until_the_first_has_ended(
    url: str, store: PostgresStore
):
    store.claim_node("a")
    other = PostgresStore(url)
    other.claim_node("b")
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute("UPDATE nodes SET until = clock_timestamp() + interval '1 hour' WHERE id = 'a'")
        with pytest.raises(StoreError) as refused:
            other.claim_node("a")
        assert refused.value.code == "store-node-taken"
        admin.execute("DELETE FROM nodes WHERE id = 'a'")
    other.claim_node("a")
    other.close()


@pytest.mark.parametrize("game", ["citadels", "praga"])
def test_tables_move_between_both_stores_and_back(game: str, tmp_path: Path, url: str, capsys):
    club, database = ["--data-dir", str(tmp_path / "club")], ["--store", url]
    home = ["--data-dir", str(tmp_path / "home")]
    store = SqliteStore(tmp_path / "club")
    store.write_now(*stored_table_changes(game=game))
    lines = list(export_lines(store))
    store.close()
    assert main(["export", str(tmp_path / "one"), *club]) == 0
    assert main(["import", str(tmp_path / "one"), *database]) == 0
    assert main(["export", str(tmp_path / "two"), *database]) == 0
    assert main(["import", str(tmp_path / "two"), *home]) == 0
    with open_store_snapshot(url, tmp_path) as moved, open_store_snapshot("", tmp_path / "home") as back:
        assert list(export_lines(moved)) == list(export_lines(back)) == lines
    capsys.readouterr()


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["export", "new.jsonl"]])
def test_a_database_that_does_not_answer_is_a_sentence_without_the_password(command, tmp_path, capsys):
    command = [*command, "--data-dir", str(tmp_path), "--store", NOWHERE, "--lang", "en"]
    assert main(command) == 2
    said = capsys.readouterr().err
    assert "The database none (127.0.0.1:1) cannot be reached" in said
    assert "secret" not in said


@pytest.mark.parametrize("url", ["mysql://there", "tables", "postgresql://[", "postgresql://a?b=c"])
def test_what_is_no_address_is_refused(url: str, tmp_path: Path):
    with pytest.raises(StoreError) as refused:
        open_store(url, tmp_path)
    assert refused.value.code in ("store-scheme", "store-address")


def test_a_database_of_another_program_is_left_alone(url: str):
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("CREATE TABLE invoices (id int)")
    with pytest.raises(StoreError) as refused:
        PostgresStore(url)
    assert refused.value.code == "store-damaged"


def test_nothing_of_a_password_is_in_the_name_of_a_database():
    shared = shared_postgres().url("tables")

    from burgrave.server.store.postgres_connection import PostgresAddress

    assert "secret" not in str(PostgresAddress(NOWHERE))
    assert str(PostgresAddress(shared)).startswith("tables (")
