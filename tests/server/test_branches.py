"""What if: a branch plays on from a position of an ended game, and the game itself stays as it was."""

from pathlib import Path
from typing import Any

from burgrave.server.backup import export_lines
from burgrave.server.backup_import import import_tables
from burgrave.server.client_messages import TableSettings
from burgrave.server.retention import DAY, delete_unkept_tables
from burgrave.server.store import SqliteStore, open_snapshot
from tests.server.ended_games import ended_game_changes, token_of
from tests.server.node import Node
from tests.server.server import Server, quick_settings, run_server
from tests.server.test_retention import at_node
from tests.server.test_reviews import TOKENS, store_tables


def branch(server: Server, **asked: Any) -> Any:
    return server.ask("api/tables/k3f9/branch", {**TOKENS, "entry": 30, "seat": 0, **asked})


def replayed_state(server: Server, entry: int, viewer: int) -> Any:
    asked = {**TOKENS, "viewer": viewer, "first": entry, "count": 1}
    status, data = server.ask("api/tables/k3f9/replay", asked)
    assert status == 200
    return data["frames"][0]["state"]


def test_a_branch_begins_with_the_position_of_its_parent(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes(settings=TableSettings(listed=True)))
    with run_server(quick_settings(tmp_path)) as server:
        record = server.fetch("api/tables/k3f9/record", b'{"tokens": []}')[1]
        for seat in (0, 1):
            status, seated = branch(server, seat=seat, name="Guest", people=[0, 1])
            assert status == 200, seated
            assert [each["seat"] for each in seated["others"]] == [1 - seat]
            with server.seated(seated) as device:
                table = device.table
                assert table["parent"] == {"table": "k3f9", "entry": 30, "seat": seat}
                assert (table["listed"], table["hints"], table["keep"]) == (False, True, False)
                assert device.welcome["view"]["state"] == replayed_state(server, 30, seat)
                assert device.welcome["host"]
        assert server.fetch("api/tables/k3f9/record", b'{"tokens": []}')[1] == record


def test_a_branch_is_played_and_survives_a_restart(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes())
    with run_server(quick_settings(tmp_path)) as server:
        seated = branch(server)[1]
        with server.seated(seated) as device:
            device.play()
            entries = device.view["entries"]
    assert entries > 30
    with run_server(quick_settings(tmp_path)) as server, server.seated(seated) as device:
        assert device.welcome["table"]["parent"]["table"] == "k3f9"
        assert device.welcome["view"]["entries"] >= entries
        device.play_on()
        assert device.result


def test_impossible_branches_are_refused(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes(), ended_game_changes("open", moves=9))
    with run_server(quick_settings(tmp_path)) as server:
        last = server.ask("api/tables/k3f9/replay", TOKENS)[1]["steps"] - 1
        for asked, code in (
            ({"entry": last}, "server-branch-end"),
            ({"seat": 5}, "seat-unknown"),
            ({"people": [7]}, "seat-unknown"),
            ({"tokens": []}, "server-record-private"),
            ({"name": "builder"}, "server-name-bot"),
        ):
            assert branch(server, **asked)[1]["errors"][0]["code"] == code
        asked = {"tokens": [token_of("open")], "entry": 3, "seat": 0}
        status, data = server.ask("api/tables/open/branch", asked)
        assert (status, data["errors"][0]["code"]) == (403, "server-not-over")
        assert len(server.manager.store.list_tables()) == 2


def test_a_backup_keeps_whose_branch_a_table_is_and_no_review(tmp_path: Path):
    store_tables(tmp_path / "a", ended_game_changes())
    with run_server(quick_settings(tmp_path / "a")) as server:
        seated = branch(server, keep=True)[1]
    with open_snapshot(tmp_path / "a") as store:
        lines = list(export_lines(store))
    assert not any(b'"adviser"' in line for line in lines)
    copy = SqliteStore(tmp_path / "b")
    import_tables(copy, lambda: lines)
    found = copy.read_table(seated["table"])
    assert found is not None
    assert (found.head["parent"], found.head["keep"]) == ({"table": "k3f9", "entry": 30, "seat": 0}, True)
    copy.close()


def test_a_branch_that_nobody_uses_is_deleted_after_a_day_unless_it_is_kept(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes())
    with run_server(quick_settings(tmp_path)) as server:
        dropped, kept, later = (branch(server, keep=keep)[1] for keep in (False, True, False))
        path = f"api/tables/{later['table']}/keep"
        assert server.ask(path, {"tokens": [], "keep": True})[1]["errors"][0]["code"] == "server-not-seated"
        assert server.fetch(path, b'{"tokens": ["%s"], "keep": true}' % later["token"].encode())[0] == 204

    async def clean(node: Node) -> None:
        assert await delete_unkept_tables(node.manager) == []
        now = node.manager.wall_clock() + 2 * DAY * 1000
        node.manager.wall_clock = lambda: now  # type: ignore[method-assign]
        assert await delete_unkept_tables(node.manager) == [dropped["table"]]
        left = {table.id for table in node.store.list_tables()}
        assert left == {"k3f9", kept["table"], later["table"]}

    at_node(tmp_path, clean)
