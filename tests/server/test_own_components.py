"""A person's own component file goes along with their table, and nobody else can use it."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from burgrave.cli.main import main
from burgrave.match.component_files import LARGEST_OWN
from burgrave.praga import components as pieces
from burgrave.server.rate_limits import KeyedBuckets, Rate
from burgrave.server.settings import FILE_BODY_BYTES
from burgrave.server.store import open_snapshot
from tests.server.server import TIMEOUT, Server, error_codes, play_all, quick_settings, run_server

PRINTED = pieces.printed_components().data
FILE = "api/games/praga/component-file"


def own_file(vp: int = 9, mark: str = "printed") -> str:
    """A file in which one wall has other points."""
    data: dict[str, Any] = copy.deepcopy(PRINTED)
    data["walls"][0]["reward"]["vp"] = vp
    data["walls"][0]["prov"] = mark
    return json.dumps(data)


def forget_all() -> None:
    """As another process: no file is known but the built-in one."""
    for digest in [each for each in pieces._remembered if each != pieces.printed_components().digest]:
        pieces._remembered.pop(digest)
    pieces._unlisted.clear()


@pytest.fixture(autouse=True)
def as_fresh_process():
    forget_all()
    yield
    forget_all()


def create_own(server: Server, seats: str = "yb", file: str = "", **asked: Any) -> dict[str, Any]:
    return server.create_table("praga", seats, component_file=file or own_file(), **asked)


def table_of(server: Server, seated: dict[str, Any]) -> Any:
    return server.ask(f"api/tables/{seated['table']}")[1]


def test_the_built_in_file_comes_with_its_parts(server):
    status, answer = server.ask(FILE)
    assert (status, answer["data"], answer["most"]) == (200, PRINTED, LARGEST_OWN)
    wall = next(part for part in answer["parts"] if part["id"] == "W1-04")
    assert (wall["path"], wall["mark"], wall["section"]) == (["walls", 3], "prov", "walls")


def test_a_draft_is_checked_with_all_its_mistakes_in_the_reader_s_language(server):
    data: dict[str, Any] = copy.deepcopy(PRINTED)
    data["walls"][0]["era"] = 2
    data["buildings"][1]["cost"]["gold"] = 99
    data["walls"][5]["prov"] = "printed"
    for language, word in (("en", "rulebook"), ("cs", "pravid")):
        status, answer = server.ask(f"{FILE}/check?language={language}", json.dumps(data).encode())
        assert status == 200
        assert {each["section"] for each in answer["mistakes"]} == {"walls", "buildings"}
        assert any(word in each["message"] for each in answer["mistakes"])
        walls = next(each for each in answer["sections"] if each["section"] == "walls")
        assert (walls["confirmed"], walls["total"]) == (1, 36)
        assert answer["origins"]["W1-06"] == "printed"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "components-json"),
        (b"[" * 150_000, "components-endless"),
        (b"9" * 150_000, "components-endless"),
        (b'{"meta": 1, "meta": 2}', "components-twice"),
        (b"null", "components-type"),
        (b"\xff\xfe", "components-encoding"),
        (b'{"meta": {"version": 1}}', "components-version"),
        (b'{"<script>alert(1)</script>": 1}', "components-unknown-field"),
    ],
)
def test_a_hostile_file_is_answered_with_its_mistakes(server, body, code):
    status, answer = server.ask(f"{FILE}/check", body)
    assert (status, answer["mistakes"][0]["code"]) == (200, code)
    status, answer = server.ask(
        f"{FILE}/merge", {"mine": json.dumps(PRINTED), "theirs": body.decode("latin-1")}
    )
    assert status == 200
    assert answer["merged"] is None
    assert answer["mistakes"]


def test_an_old_version_is_refused_with_both_versions_named(server):
    data = {**PRINTED, "meta": {**PRINTED["meta"], "version": 1}}
    _, answer = server.ask(f"{FILE}/check", json.dumps(data).encode())
    (mistake,) = answer["mistakes"]
    assert mistake["code"] == "components-version"
    assert "1" in mistake["message"]
    assert "2" in mistake["message"]


def test_a_body_above_the_limit_is_refused(server):
    status, answer = server.ask(f"{FILE}/check", b" " * (FILE_BODY_BYTES + 1))
    assert (status, answer["errors"][0]["code"]) == (413, "server-message-long")
    asked = {"game": "praga", "seats": [{"player": "you"}, {"player": "bot"}]}
    status, answer = server.ask("api/tables", {**asked, "component_file": " " * (LARGEST_OWN + 1)})
    assert (status, answer["errors"][0]["code"]) == (422, "server-message-field")


def test_two_files_that_disagree_are_merged_by_choice(server):
    mine, theirs = own_file(7), own_file(8)
    _, answer = server.ask(f"{FILE}/merge", {"mine": mine, "theirs": theirs})
    (pair,) = [each for each in answer["pairs"] if each["outcome"] == "conflict"]
    assert (pair["part"], pair["fields"], pair["origins"]) == ("W1-01", ["reward"], ["printed", "printed"])
    for choice, points in (("mine", {7}), ("theirs", {8}), ("both", {7, 8})):
        asked = {"mine": mine, "theirs": theirs, "choices": {"W1-01": choice}}
        merged = server.ask(f"{FILE}/merge", asked)[1]["merged"]
        printed = [each["reward"].get("vp") for each in merged["walls"] if each["prov"] == "printed"]
        assert set(printed) == points


def test_what_both_confirm_alike_is_confirmed_twice(server):
    _, answer = server.ask(f"{FILE}/merge", {"mine": own_file(), "theirs": own_file()})
    assert [each["outcome"] for each in answer["pairs"]] == ["agreed"]
    assert answer["merged"]["walls"][0]["prov"] == "printed twice"


def test_a_table_is_played_with_the_file_of_its_host_and_says_so(server):
    seated = create_own(server, "yp", name="Anna")
    guest = server.join(seated["table"], name="Petr")
    answer = table_of(server, seated)
    own = answer["own_pieces"]
    assert (own["owner"], own["confirmed"], own["changed"]) == ("Anna", 1, 1)
    assert own["digest"] == answer["options"]["components"]
    _, board = server.ask(f"api/tables/{seated['table']}/board")
    assert board["tiles"]["W1-01"]["reward"]["vp"] == 9
    assert board["origins"]["W1-01"] == "printed"
    _, file = server.ask(f"api/tables/{seated['table']}/component-file")
    assert file["data"]["walls"][0]["reward"]["vp"] == 9
    assert [pair["part"] for pair in file["pairs"]] == ["W1-01"]
    with server.seated(seated) as host, server.seated(guest) as other:
        host.start()
        play_all([host, other], 2)


def test_a_table_with_the_built_in_pieces_has_no_file(server):
    seated = create_own(server, file=json.dumps(PRINTED, indent=3))
    answer = table_of(server, seated)
    assert answer["own_pieces"] is None
    assert "components" not in answer["options"]
    assert server.ask(f"api/tables/{seated['table']}/component-file")[0] == 404


def test_nobody_else_can_choose_the_file(server):
    seated = create_own(server)
    digest = table_of(server, seated)["options"]["components"]
    _, games = server.ask("api/games")
    assert digest not in json.dumps(games)
    seats = [{"player": "you"}, {"player": "bot"}]
    asked = {"game": "praga", "seats": seats, "options": {"components": digest}}
    assert error_codes({"type": "error", **server.ask("api/tables", asked)[1]}) == ["option-unknown"]


def test_a_file_with_mistakes_makes_no_table(server):
    data: dict[str, Any] = copy.deepcopy(PRINTED)
    data["walls"][0]["cost"]["stone"] = "two"
    data["walls"][1]["edges"] = []
    asked = {
        "game": "praga",
        "seats": [{"player": "you"}, {"player": "bot"}],
        "component_file": json.dumps(data),
    }
    status, answer = server.ask("api/tables", asked)
    assert status == 422
    assert [each["code"] for each in answer["errors"]] == ["components-type", "components-length"]
    status, answer = server.ask("api/tables", {**asked, "game": "citadels"})
    assert [each["code"] for each in answer["errors"]] == ["components-none"]


def test_the_host_of_a_server_can_forbid_it(tmp_path):
    with run_server(quick_settings(tmp_path, own_components=False)) as server:
        _, games = server.ask("api/games")
        assert not any(game["own_components"] for game in games)
        asked = {
            "game": "praga",
            "seats": [{"player": "you"}, {"player": "bot"}],
            "component_file": own_file(),
        }
        status, answer = server.ask("api/tables", asked)
        assert (status, answer["errors"][0]["code"]) == (422, "server-own-components-off")


def test_a_store_has_room_for_a_number_of_files(tmp_path):
    with run_server(quick_settings(tmp_path, max_components=1)) as server:
        create_own(server)
        create_own(server)  # the same file again
        asked = {
            "game": "praga",
            "seats": [{"player": "you"}, {"player": "bot"}],
            "component_file": own_file(4),
        }
        status, answer = server.ask("api/tables", asked)
        assert (status, answer["errors"][0]["code"]) == (422, "server-own-components-full")


def test_one_network_does_not_use_all_the_room(tmp_path, monkeypatch):
    asked = {"game": "praga", "seats": [{"player": "you"}, {"player": "bot"}]}
    with run_server(quick_settings(tmp_path, max_components=2)) as server:
        components = server.manager.own_components
        monkeypatch.setattr(components, "limits", KeyedBuckets(Rate(1, 1e-9)))
        create_own(server)
        create_own(server)
        status, answer = server.ask("api/tables", {**asked, "component_file": own_file(4)})
        assert (status, answer["errors"][0]["code"]) == (422, "server-own-components-full")
        components.limits.buckets.clear()
        assert server.ask("api/tables", {**asked, "component_file": own_file(4)})[0] == 200
        assert components.store.count_components() == 2
        assert components.store.count_components(since=2**52) == 0


def test_a_server_that_starts_again_still_has_the_file(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        seated = create_own(server)
        with server.seated(seated) as device:
            device.start()
            assert device.play()["type"] == "ok"
    forget_all()
    with run_server(quick_settings(tmp_path)) as server, server.seated(seated) as device:
        assert device.play()["type"] == "ok"
        assert table_of(server, seated)["status"] == "playing"


def test_a_file_goes_with_its_last_table(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        first, second = create_own(server), create_own(server)
        digest = table_of(server, first)["options"]["components"]
        for seated, left in ((first, True), (second, False)):
            with server.seated(seated) as device:
                assert device.ask("delete")["type"] == "ok"
            with open_snapshot(tmp_path) as store:
                assert (store.read_components(digest) is not None) == left
        assert pieces.find_components(digest) is None


def test_a_rematch_is_played_with_the_same_file(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        seated = create_own(server, name="Anna")
        with server.seated(seated) as device:
            device.start()
            assert device.ask("end-game", agrees_to_end=True)["type"] == "ok"
            assert device.ask("rematch")["type"] == "ok"
        rematch = table_of(server, seated)["rematch_table"]
        assert table_of(server, {"table": rematch})["own_pieces"]["owner"] == "Anna"
        with server.seated(seated) as device:
            assert device.ask("delete")["type"] == "ok"
        with open_snapshot(tmp_path) as store:
            assert store.count_components() == 1


@pytest.mark.slow
def test_bots_and_replays_in_other_processes_know_the_file(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        server.manager.bot_pool.extra_seconds = TIMEOUT
        seated = create_own(server, options={"first_player": 0})
        with server.seated(seated) as device:
            device.start()
            decision = device.my_turn()["decision"]
            device.send({"type": "hint", "id": "1", "decision": decision})
            assert device.wait_for_type("hint")["moves"]
            assert device.play()["type"] == "ok"
            assert device.ask("end-game", agrees_to_end=True)["type"] == "ok"
        assert server.manager.bot_pool.replaced_workers == 0
        status, replay = server.ask(f"api/tables/{seated['table']}/replay", {"tokens": [seated["token"]]})
        assert (status, replay["steps"]) == (200, len(replay["frames"]))
        assert replay["steps"] >= 2
        assert all(frame["state"] for frame in replay["frames"])  # the rules can replay it


@pytest.mark.slow
def test_a_record_is_read_on_another_machine_with_the_downloaded_file(tmp_path, capsys):
    with run_server(quick_settings(tmp_path / "here")) as server:
        seated = create_own(server)
        with server.seated(seated) as device:
            device.start()
            assert device.play()["type"] == "ok"
            assert device.ask("end-game", agrees_to_end=True)["type"] == "ok"
        asked = {"tokens": [seated["token"]]}
        _, record, _ = server.fetch(f"api/tables/{seated['table']}/record", asked)
        (tmp_path / "game.burgrave").write_text(record)
        (tmp_path / "theirs.json").write_text(own_file())
    forget_all()
    arguments = ["replay", str(tmp_path / "game.burgrave"), "--plain", "--lang", "en"]
    assert main([*arguments, "--components", str(tmp_path / "theirs.json")]) == 0
    capsys.readouterr()
    forget_all()
    assert main(arguments) == 1
    assert "component" in "".join(capsys.readouterr())


@pytest.mark.slow
def test_a_backup_takes_the_file_to_another_machine(tmp_path):
    here, there, backup = tmp_path / "here", tmp_path / "there", tmp_path / "tables.jsonl"
    with run_server(quick_settings(here)) as server:
        seated = create_own(server, name="Anna")
        with server.seated(seated) as device:
            device.start()
            assert device.play()["type"] == "ok"
    assert main(["export", str(backup), "--data-dir", str(here)]) == 0
    forget_all()
    assert main(["import", str(backup), "--data-dir", str(there)]) == 0
    forget_all()
    with run_server(quick_settings(there)) as server, server.seated(seated) as device:
        assert device.play()["type"] == "ok"
        assert table_of(server, seated)["own_pieces"]["owner"] == "Anna"


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        {"component_file": None},
        {"component_file": "{}"},
        {"component_file": json.dumps(PRINTED)},
        {"component_file": own_file(4)},
        {"owner": "An\u202ena"},
        {"confirmed": 5},
        {"own_pieces": None},
        {"options": "/etc/hostname"},
    ],
)
def test_a_backup_with_another_file_is_refused(tmp_path: Path, change: dict[str, Any]):
    here, backup = tmp_path / "here", tmp_path / "tables.jsonl"
    with run_server(quick_settings(here)) as server:
        create_own(server)
    assert main(["export", str(backup), "--data-dir", str(here)]) == 0
    first, row, *rest = backup.read_text().splitlines()
    table = json.loads(row)
    for name, value in change.items():
        if name in ("owner", "confirmed"):
            table["head"]["own_pieces"][name] = value
        elif name == "options":
            table["head"]["options"]["components"] = value
        else:
            (table if name in table else table["head"])[name] = value
    backup.write_text("\n".join([first, json.dumps(table), *rest]) + "\n")
    forget_all()
    assert main(["import", str(backup), "--data-dir", str(tmp_path / "there")]) == 2
