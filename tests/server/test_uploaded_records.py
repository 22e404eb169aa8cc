"""A record from a file can be looked at; anything else is a sentence, and nothing is stored."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from burgrave.core.record import add_checksums
from burgrave.server.uploaded_records import (
    MAX_ENTRY_LINES,
    MAX_RECORDS,
    read_uploaded_record,
    record_key,
)
from burgrave.testing.random_play import LONG
from tests.server.hostile_messages import NUMBERS, TEXTS
from tests.server.server import Server, play_all, quick_settings, run_server
from tests.server.test_own_components import create_own, forget_all

RECORDS = Path(__file__).parent.parent / "records" / "0.2.0"
GAME = (RECORDS / "citadels-classic-2p-1.txt").read_bytes()
PRAGA = next(RECORDS.glob("praga-*.txt")).read_bytes()
LINES = [line.partition(" ")[2] for line in GAME.decode().splitlines()[1:]]
FIRST_MOVE = next(number for number, line in enumerate(LINES) if line.startswith("move "))
EVENT = next(line for line in LINES if line.startswith("tell crown-given"))
SEATS = [number for number, line in enumerate(LINES) if line.startswith("seat ")]
MUTATIONS = 60 * LONG


def replace_line(start: str, *lines: str) -> bytes:
    """The record with other lines in place of the first one that begins so; right checksums."""
    at = next(number for number, line in enumerate(LINES) if line.startswith(start))
    return add_checksums([*LINES[:at], *lines, *LINES[at + 1 :]]).encode()


def make_open(*more: str) -> bytes:
    """The set-up of the record, with more lines after it."""
    return add_checksums([*LINES[:FIRST_MOVE], *more]).encode()


def code_of(answer: tuple[int, Any]) -> tuple[int, str]:
    status, data = answer
    return status, data["errors"][0]["code"]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with run_server(quick_settings(tmp_path_factory.mktemp("records"))) as server:
        yield server


def test_a_record_from_a_file_is_replayed_for_any_viewer(reader):
    for text in (GAME, PRAGA):
        status, data = reader.ask("api/records", text)
        assert (status, data["finished"]) == (200, True), data
        path = f"api/records/{data['key']}/replay"
        for viewer in (0, "spectator", "all"):
            status, replay = reader.ask(path, {"tokens": [], "viewer": viewer, "count": 2})
            assert status == 200, replay
            assert (replay["steps"], len(replay["frames"])) == (data["moves"] + 1, 2)
        assert code_of(reader.ask(path, {"tokens": [], "viewer": 7})) == (422, "seat-unknown")
        assert reader.ask("api/records", text)[1]["key"] == data["key"]
    assert reader.manager.store.list_tables() == []


def test_anything_else_is_a_sentence_and_nothing_is_kept(reader):
    reader.manager.records.records.clear()
    bad = (
        b"",
        b"\xff\xfe",
        b"burgrave record 1\n",
        GAME[: len(GAME) // 2],
        GAME.replace(b"take gold", b"take cards", 1),
        GAME.replace(b"game citadels", b"game chess", 1),
        b"\x00" * 1_000,
        replace_line("options ", 'options {"edition": "../../etc", "players": 2}'),
        replace_line("options ", 'options {"edition": "\\ud800", "players": 2}'),
        replace_line("options ", 'options {"edition": "classic", "players": 5}'),
        replace_line("seat 0", "components " + "f" * 32, LINES[SEATS[0]]),
        replace_line("seat 0", *(f'seat {number} "a"' for number in range(1_000))),
        replace_line("seat 0", 'scenario {"seats": "\\ud800"}', LINES[SEATS[0]]),
        make_open(*["move 0 end turn"] * 5_001, "open 5001"),
        make_open(*[EVENT] * (MAX_ENTRY_LINES + 1), "open 0"),
        make_open("tell crown-given " + "9" * 99, "open 0"),
    )
    for data in bad:
        status, answer = reader.ask("api/records", data)
        assert status in (404, 422), data[-100:]
        assert answer["errors"][0]["message"]
    assert code_of(reader.ask("api/records", GAME + b" " * 1_048_576)) == (413, "server-message-long")
    assert not reader.manager.records.records
    unknown = reader.ask("api/records/" + "0" * 20 + "/replay", {"tokens": []})
    assert code_of(unknown) == (404, "server-record-unknown")


def test_names_of_a_record_are_cleaned(reader):
    data = reader.ask("api/records", replace_line("seat 0", 'seat 0 "\\u202eA\\ud800' + "x" * 99 + '"'))[1]
    assert data["names"][0] == "A" + "x" * 31


def test_a_changed_record_is_refused_or_shown(reader):
    """Lines are changed, lost, doubled and moved, and the checksums are right."""
    chance, shown = Random(7), 0
    for _ in range(MUTATIONS):
        lines = list(LINES)
        for _ in range(chance.choice((1, 1, 2, 4))):
            mutate(lines, chance)
        status, data = reader.ask("api/records", add_checksums(lines).encode("utf-8", "replace"))
        assert status in (200, 404, 422), (status, data)
        if status != 200:
            continue
        asked: dict[str, Any] = {"tokens": [], "viewer": chance.choice((0, "all", "spectator")), "count": 100}
        path = f"api/records/{data['key']}/replay"
        for step_by in ("turn", "event"):
            status, replay = reader.ask(path, {**asked, "step_by": step_by, "sections": step_by == "turn"})
            assert status == 200, replay
            shown += 1
    assert shown > MUTATIONS / 10
    assert len(reader.manager.records.records) <= MAX_RECORDS


def mutate(lines: list[str], chance: Random) -> None:
    """Change one line."""
    at, way = chance.randrange(len(lines)), chance.randrange(6)
    if way == 0:
        del lines[at]
    elif way == 1:
        lines.insert(at, chance.choice(LINES))
    elif way == 2:
        lines[at] = chance.choice(LINES)
    else:
        words = lines[at].split(" ")
        other = chance.choice(
            (chance.choice(LINES).split(" ")[-1], *map(str, NUMBERS), *map(json.dumps, TEXTS))
        )
        words[chance.randrange(len(words))] = other[:200]
        lines[at] = " ".join(words).replace("\n", " ").replace("\r", " ")


@pytest.mark.slow
def test_a_game_with_pieces_of_its_host_is_shown_while_a_table_has_them(tmp_path):
    forget_all()
    with run_server(quick_settings(tmp_path)) as server:
        seated = create_own(server, "yb", options={"first_player": 0})
        with server.seated(seated) as device:
            device.start()
            play_all([device], 6)
            assert device.ask("end-game", agrees_to_end=True)["type"] == "ok"
        table, tokens = f"api/tables/{seated['table']}", {"tokens": [seated["token"]]}
        _, record, _ = server.fetch(f"{table}/record", tokens)
        status, data = server.ask("api/records", record.encode())
        assert status == 200, data
        status, replay = server.ask(f"api/records/{data['key']}/replay", tokens)
        assert (status, replay["steps"]) == (200, data["moves"] + 1)
        assert all(frame["state"] for frame in replay["frames"])
    forget_all()


def test_the_host_of_a_server_can_show_a_record(tmp_path: Path):
    data = (RECORDS / "praga-1p-1.txt").read_bytes()
    with run_server(quick_settings(tmp_path, records=(data,))) as server:
        path = f"api/records/{record_key(read_uploaded_record(data))}"
        status, shown = server.ask(path)
        assert (status, shown["game"], shown["finished"]) == (200, "praga", True)
        status, board = server.ask(f"{path}/board")
        assert status == 200
        assert "action_tiles" in board
