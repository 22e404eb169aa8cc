"""Tables with pieces of the host's own: chosen by their digest, and kept beside the tables."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from burgrave.cli.main import main
from burgrave.core.wrong import Wrong
from burgrave.praga import components as pieces
from burgrave.server import components
from burgrave.server.store import SqliteStore
from tests.server.kept import kept_table
from tests.server.tables import Server, quick, running

pytestmark = pytest.mark.slow


@pytest.fixture
def corrected(tmp_path):
    """A components file in which a wall brings more points than the printed one."""
    data = json.loads(pieces.printed().raw)
    data["walls"][0]["reward"]["vp"] += 3
    file = tmp_path / "corrected.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    forget_others()  # which other tests have loaded
    yield file
    forget_others()


def forget_others() -> None:
    for digest in pieces.others():
        pieces._remembered.pop(digest)


def test_a_table_is_played_with_the_pieces_of_its_host(tmp_path, corrected):
    folder = tmp_path / "data"
    components.take_in(folder, [corrected])
    (digest,) = pieces.others()
    with running(quick(folder)) as server:
        option = own_pieces(server)
        assert [choice["id"] for choice in option["choices"]] == [digest]
        seated = server.make("praga", "yb", options={"components": digest})
        _, board = server.ask(f"api/tables/{seated['table']}/board")
        printed = json.loads(pieces.printed().raw)["walls"][0]
        assert board["tiles"][printed["id"]]["reward"]["vp"] == printed["reward"]["vp"] + 3
        assert server.ask(f"api/tables/{seated['table']}")[1]["options"]["components"] == digest
        with server.sitting(seated) as device:
            device.start()
            assert device.play()["type"] == "done"
    pieces._remembered.pop(digest)
    components.take_in(folder, [])  # as at the next start, without naming the file again
    with running(quick(folder)) as server, server.sitting(seated) as device:
        assert device.play()["type"] == "done"


def test_a_backup_is_read_where_the_pieces_of_its_tables_are(tmp_path, corrected, capsys):
    folder, elsewhere, backup = tmp_path / "data", tmp_path / "elsewhere", str(tmp_path / "tables.jsonl")
    components.take_in(folder, [corrected])
    (digest,) = pieces.others()
    store = SqliteStore(folder)
    store.write_now(*kept_table("k3f9", "praga", components=digest))
    store.close()
    assert main(["export", backup, "--data", str(folder)]) == 0
    forget_others()
    assert main(["import", backup, "--data", str(elsewhere), "--lang", "en"]) == 2
    assert "The table k3f9" in capsys.readouterr().err
    shutil.copytree(folder / components.FOLDER, elsewhere / components.FOLDER)
    assert main(["import", backup, "--data", str(elsewhere)]) == 0


def test_a_bot_in_a_process_of_its_own_knows_them_too(tmp_path, corrected):
    folder = tmp_path / "data"
    components.take_in(folder, [corrected])
    (digest,) = pieces.others()
    with running(quick(folder)) as server:
        seated = server.make("praga", "yb", options={"components": digest, "first_player": 0})
        with server.sitting(seated) as device:
            device.start()
            decision = device.my_turn()["decision"]
            device.send({"type": "hint", "id": "1", "decision": decision})
            assert device.until_type("hint")["moves"]
        assert server.hub.thinkers.replaced == 0


def test_a_film_is_made_where_they_are_known(tmp_path, corrected):
    folder = tmp_path / "data"
    components.take_in(folder, [corrected])
    (digest,) = pieces.others()
    with running(quick(folder)) as server:
        seated = server.make("praga", "yb", options={"components": digest, "first_player": 0})
        with server.sitting(seated) as device:
            device.start()
            assert device.play()["type"] == "done"
            assert device.ask("close", agree=True)["type"] == "done"
        status, film = server.ask(f"api/tables/{seated['table']}/film", {"tokens": [seated["token"]]})
        assert status == 200
        assert film["steps"] == len(film["shots"]) >= 2
        assert all(shot["facts"] for shot in film["shots"])


def test_nobody_names_a_file_from_afar(tmp_path):
    with running(quick(tmp_path)) as server:
        assert own_pieces(server) is None
        seats = [{"plays": "you"}, {"plays": "bot"}]
        asked = {"game": "praga", "seats": seats, "options": {"components": "components.json"}}
        status, said = server.ask("api/tables", asked)
        assert (status, said["mistakes"][0]["key"]) == (422, "option-unknown")


def test_a_file_that_no_game_can_use_is_refused(tmp_path):
    file = tmp_path / "wrong.json"
    for text, key in (("{}", "components-missing-field"), ("[", "components-json")):
        file.write_text(text)
        assert refused(file) == key
    assert refused(tmp_path / "missing.json") == "components-file"


def test_a_kept_file_that_was_damaged_is_told_of(tmp_path, caplog):
    folder = tmp_path / components.FOLDER
    folder.mkdir()
    (folder / "damaged.json").write_text("[")
    components.take_in(tmp_path, [])
    assert [record.__dict__["file"] for record in caplog.records] == ["damaged.json"]


def refused(file: Path) -> str:
    with pytest.raises(Wrong) as wrong:
        components.take_in(file.parent, [file])
    return wrong.value.key


def own_pieces(server: Server) -> Any:
    _, games = server.ask("api/games")
    praga = next(game for game in games if game["id"] == "praga")
    return next((option for option in praga["options"] if option["name"] == "components"), None)
