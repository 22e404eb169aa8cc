"""A record from a file can be looked at; anything else is a sentence, and nothing is stored."""

from pathlib import Path
from typing import Any

from tests.server.server import quick_settings, run_server

RECORDS = Path(__file__).parent.parent / "records" / "0.2.0"
GAME = (RECORDS / "citadels-classic-2p-1.txt").read_bytes()


def test_a_record_from_a_file_is_replayed_for_any_viewer(tmp_path: Path):
    with run_server(quick_settings(tmp_path)) as server:
        status, data = server.ask("api/records", GAME)
        assert status == 200, data
        assert (data["game"], data["finished"], len(data["names"])) == ("citadels", True, 2)
        path = f"api/records/{data['key']}/replay"
        for viewer in (0, "spectator", "all"):
            status, replay = server.ask(path, {"tokens": [], "viewer": viewer, "count": 2})
            assert status == 200, replay
            assert (replay["steps"], len(replay["frames"])) == (data["moves"] + 1, 2)
        assert server.ask(path, {"tokens": [], "viewer": 7})[1]["errors"][0]["code"] == "seat-unknown"
        assert server.ask("api/records", GAME)[1]["key"] == data["key"]
        assert server.manager.store.list_tables() == []


def test_anything_else_is_a_sentence_and_nothing_is_kept(tmp_path: Path):
    def refuse(data: bytes) -> tuple[int, Any]:
        status, answer = server.ask("api/records", data)
        return status, answer["errors"][0]

    bad = (
        b"",
        b"\xff\xfe",
        b"burgrave record 1\n",
        GAME[: len(GAME) // 2],
        GAME.replace(b"take gold", b"take cards", 1),
        GAME.replace(b"game citadels", b"game chess", 1),
        b"\x00" * 1_000,
    )
    with run_server(quick_settings(tmp_path)) as server:
        for data in bad:
            status, error = refuse(data)
            assert status in (404, 422), data[:40]
            assert error["message"]
        status, error = refuse(GAME + b" " * 1_048_576)
        assert (status, error["code"]) == (413, "server-message-long")
        assert not server.manager.records.records
        status, answer = server.ask("api/records/" + "0" * 20 + "/replay", {"tokens": []})
        assert (status, answer["errors"][0]["code"]) == (404, "server-record-unknown")
