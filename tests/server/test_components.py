"""Tables with pieces of the host's own: chosen by their digest, and kept beside the tables."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from burgrave.cli.main import main
from burgrave.core.error import BurgraveError
from burgrave.praga import components as pieces
from burgrave.server import components
from burgrave.server.store import SqliteStore
from tests.server.server import TIMEOUT, Server, quick_settings, run_server
from tests.server.stored_tables import stored_table_changes

pytestmark = pytest.mark.slow


@pytest.fixture
def corrected(tmp_path):
    """A components file in which a wall brings more points than the printed one."""
    data = json.loads(pieces.printed_components().raw)
    data["walls"][0]["reward"]["vp"] += 3
    file = tmp_path / "corrected.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    forget_others()  # which other tests have loaded
    yield file
    forget_others()


def forget_others() -> None:
    for digest in pieces.loaded_digests():
        pieces._remembered.pop(digest)


def test_a_table_is_played_with_the_pieces_of_its_host(tmp_path, corrected):
    folder = tmp_path / "data"
    components.load_components(folder, [corrected])
    (digest,) = pieces.loaded_digests()
    with run_server(quick_settings(folder)) as server:
        option = component_option(server)
        assert [choice["id"] for choice in option["choices"]] == [digest]
        seated = server.create_table("praga", "yb", options={"components": digest})
        _, board = server.ask(f"api/tables/{seated['table']}/board")
        printed = json.loads(pieces.printed_components().raw)["walls"][0]
        assert board["tiles"][printed["id"]]["reward"]["vp"] == printed["reward"]["vp"] + 3
        assert server.ask(f"api/tables/{seated['table']}")[1]["options"]["components"] == digest
        with server.seated(seated) as device:
            device.start()
            assert device.play()["type"] == "ok"
    pieces._remembered.pop(digest)
    components.load_components(folder, [])  # as at the next start, without naming the file again
    with run_server(quick_settings(folder)) as server, server.seated(seated) as device:
        assert device.play()["type"] == "ok"


def test_a_backup_is_read_where_the_pieces_of_its_tables_are(tmp_path, corrected, capsys):
    folder, elsewhere, backup = tmp_path / "data", tmp_path / "elsewhere", str(tmp_path / "tables.jsonl")
    components.load_components(folder, [corrected])
    (digest,) = pieces.loaded_digests()
    store = SqliteStore(folder)
    store.write_now(*stored_table_changes("k3f9", "praga", components=digest))
    store.close()
    assert main(["export", backup, "--data-dir", str(folder)]) == 0
    forget_others()
    assert main(["import", backup, "--data-dir", str(elsewhere), "--lang", "en"]) == 2
    assert "The table k3f9" in capsys.readouterr().err
    shutil.copytree(folder / components.FOLDER, elsewhere / components.FOLDER)
    assert main(["import", backup, "--data-dir", str(elsewhere)]) == 0


def test_a_bot_in_a_process_of_its_own_knows_them_too(tmp_path, corrected):
    folder = tmp_path / "data"
    components.load_components(folder, [corrected])
    (digest,) = pieces.loaded_digests()
    with run_server(quick_settings(folder)) as server:
        server.manager.bot_pool.extra_seconds = TIMEOUT  # a busy machine may need it
        seated = server.create_table("praga", "yb", options={"components": digest, "first_player": 0})
        with server.seated(seated) as device:
            device.start()
            decision = device.my_turn()["decision"]
            device.send({"type": "hint", "id": "1", "decision": decision})
            assert device.wait_for_type("hint")["moves"]
        assert server.manager.bot_pool.replaced_workers == 0


def test_a_replay_knows_its_components(tmp_path, corrected):
    folder = tmp_path / "data"
    components.load_components(folder, [corrected])
    (digest,) = pieces.loaded_digests()
    with run_server(quick_settings(folder)) as server:
        seated = server.create_table("praga", "yb", options={"components": digest, "first_player": 0})
        with server.seated(seated) as device:
            device.start()
            assert device.play()["type"] == "ok"
            assert device.ask("end-game", agrees_to_end=True)["type"] == "ok"
        status, replay = server.ask(f"api/tables/{seated['table']}/replay", {"tokens": [seated["token"]]})
        assert status == 200
        assert replay["steps"] == len(replay["frames"]) >= 2
        assert all(frame["state"] for frame in replay["frames"])


def test_nobody_names_a_file_from_afar(tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        assert component_option(server) is None
        seats = [{"player": "you"}, {"player": "bot"}]
        asked = {"game": "praga", "seats": seats, "options": {"components": "components.json"}}
        status, said = server.ask("api/tables", asked)
        assert (status, said["errors"][0]["code"]) == (422, "option-unknown")


def test_a_file_that_no_game_can_use_is_refused(tmp_path):
    file = tmp_path / "wrong.json"
    for text, key in (("{}", "components-missing-field"), ("[", "components-json")):
        file.write_text(text)
        assert refusal_code(file) == key
    assert refusal_code(tmp_path / "missing.json") == "components-file"


def test_a_stored_file_that_was_damaged_is_reported(tmp_path, caplog):
    folder = tmp_path / components.FOLDER
    folder.mkdir()
    (folder / "damaged.json").write_text("[")
    components.load_components(tmp_path, [])
    assert [record.__dict__["file"] for record in caplog.records] == ["damaged.json"]


def refusal_code(file: Path) -> str:
    with pytest.raises(BurgraveError) as error:
        components.load_components(file.parent, [file])
    return error.value.code


def component_option(server: Server) -> Any:
    _, games = server.ask("api/games")
    praga = next(game for game in games if game["id"] == "praga")
    return next((option for option in praga["options"] if option["name"] == "components"), None)
