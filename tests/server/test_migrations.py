"""A store of every release opens: `stores` holds one of each, as SQL, written once and never edited."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import inspect

from burgrave.core.error import BurgraveError
from burgrave.server.store import SqliteStore
from burgrave.server.store.migrations import MIGRATIONS
from burgrave.server.store.schema import metadata

STORES = sorted((Path(__file__).parent / "stores").glob("*.sql"))


@pytest.mark.parametrize("dump", STORES, ids=lambda path: path.stem)
def test_a_store_of_every_release_opens(dump: Path, tmp_path: Path):
    with sqlite3.connect(tmp_path / "tables.sqlite") as old:
        old.executescript(dump.read_text(encoding="utf-8"))
    old.close()
    store = SqliteStore(tmp_path)
    (table,) = store.list_tables()
    assert (table.id, table.game, table.status) == ("k3f9", "citadels", "playing")
    assert table.head["seats"][0]["name"] == "Host"
    assert [row.kind for row in store.read_log("k3f9")][:2] == ["begin", "move"]
    assert list(store.seat_tokens("k3f9")) == [0]
    store.close()


def test_there_is_a_store_of_this_release():
    assert STORES[-1].stem == str(len(MIGRATIONS))


def test_a_new_store_has_the_tables_that_the_code_knows(tmp_path: Path):
    store = SqliteStore(tmp_path)
    found = inspect(store.engine)
    assert sorted(found.get_table_names()) == sorted(metadata.tables)
    for name, table in metadata.tables.items():
        columns = {column["name"]: column for column in found.get_columns(name)}
        assert list(columns) == [column.name for column in table.columns]
        assert [bool(columns[column.name]["nullable"]) for column in table.columns] == [False] * len(columns)
        assert found.get_pk_constraint(name)["constrained_columns"] == [key.name for key in table.primary_key]
    store.close()


def test_a_store_of_a_newer_release_is_left_alone(tmp_path: Path):
    store = SqliteStore(tmp_path)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE version SET number = 99")
    store.close()
    with pytest.raises(BurgraveError) as error:
        SqliteStore(tmp_path)
    assert (error.value.code, error.value.params["found"]) == ("store-newer", 99)


def test_opening_a_store_again_changes_nothing(tmp_path: Path):
    SqliteStore(tmp_path).close()
    before = (tmp_path / "tables.sqlite").read_bytes()
    SqliteStore(tmp_path).close()
    assert (tmp_path / "tables.sqlite").read_bytes() == before
