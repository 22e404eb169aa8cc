"""Tables that begin from a scenario: stored like any other, and out of reach of clients."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from burgrave.cli.main import main
from burgrave.core.error import BurgraveError
from burgrave.core.record import read_record as read_record
from burgrave.core.record import replay, verify
from burgrave.core.scenario import Scenario, read_scenarios
from burgrave.game_registry import game
from burgrave.server.backup import export_lines
from burgrave.server.backup_import import ImportReport, import_tables
from burgrave.server.openapi import describe_app
from burgrave.server.scenario_tables import create_scenario_table
from burgrave.server.seats import Seat
from burgrave.server.store import SqliteStore
from tests.errors import raises_error
from tests.server.server import Device, quick_settings, run_server
from tools.gallery.server import read_scenes

PERSON, BOT = Seat("person"), Seat("bot")
BISHOP = """
scenario: The Bishop is on turn
game: citadels
options: {edition: classic, players: 4}
position:
  phase: call bishop
  0: {character: bishop, gold: 2, hand: [temple, tavern], city: [church]}
  1: {character: warlord, gold: 3, city: [market]}
play:
  - 0: take gold
  - expect: {0: {gold: 4}}
"""
SCORING = """
scenario: The last round is over
game: citadels
options: {edition: classic, players: 4}
position:
  phase: scoring
  first completed: 2
  2: {city: [market, temple, prison, manor, docks, church, watchtower, tavern]}
"""


def scenario_of(folder: Path, text: str) -> Scenario:
    file = folder / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    (found,) = read_scenarios(file, game)
    assert isinstance(found, Scenario)
    return found


def seats_of(device: Device) -> Any:
    return device.view["state"]["seats"]


def test_a_table_begins_where_the_scenario_ends(server, tmp_path):
    (seated,) = create_scenario_table(
        server.manager.store, scenario_of(tmp_path, BISHOP), [PERSON, BOT, BOT, BOT]
    )
    with server.seated(seated) as device:
        assert device.welcome["seat"] == 0
        assert device.welcome["host"]
        assert device.view["your_decision"]
        assert seats_of(device)[0]["gold"] == 4
        assert seats_of(device)[0]["city"] == [{"card": "church"}]
        assert seats_of(device)[0]["hand"] == ["temple", "tavern"]
        assert {"build temple", "end turn"} <= {
            each["move"]["text"] for each in device.view["prompt"]["choices"]
        }


def test_every_person_has_a_seat_and_sees_only_its_own_cards(server, tmp_path):
    seats = create_scenario_table(
        server.manager.store, scenario_of(tmp_path, BISHOP), [PERSON, PERSON, BOT, BOT]
    )
    assert [seated["seat"] for seated in seats] == [0, 1]
    with server.seated(seats[1]) as other:
        assert seats_of(other)[0]["hand"] == ["unknown", "unknown"]
        assert not other.view["your_decision"]


def test_it_survives_a_restart_and_is_played_to_its_end(tmp_path):
    settings = quick_settings(tmp_path / "tables")
    with run_server(settings) as server:
        (seated,) = create_scenario_table(
            server.manager.store, scenario_of(tmp_path, BISHOP), [PERSON, BOT, BOT, BOT], seed=7
        )
        with server.seated(seated) as device:
            assert device.play()["type"] == "ok"
            before = device.my_turn()["state"]
    with run_server(settings) as server, server.seated(seated) as device:
        assert device.my_turn()["state"] == before
        assert device.play_on()["rows"]
        asked = {"tokens": [seated["token"]]}
        status, text = server.ask(f"api/tables/{seated['table']}/record", asked)
        assert status == 200, text
    record = read_record(text, game)
    assert record.scenario is not None
    verify(record)
    assert replay(record).is_over


def test_it_survives_a_backup(tmp_path):
    store, other = SqliteStore(tmp_path / "one"), SqliteStore(tmp_path / "two")
    (seated,) = create_scenario_table(store, scenario_of(tmp_path, BISHOP), [PERSON, BOT, BOT, BOT])
    lines = list(export_lines(store))
    assert import_tables(other, lambda: lines) == ImportReport(new=[seated["table"]])
    assert other.read_log(seated["table"]) == store.read_log(seated["table"])
    for each in (store, other):
        each.close()


def test_a_backup_with_a_position_that_cannot_be_is_refused(tmp_path):
    store, other = SqliteStore(tmp_path / "one"), SqliteStore(tmp_path / "two")
    create_scenario_table(store, scenario_of(tmp_path, BISHOP), [PERSON, BOT, BOT, BOT])
    lines = list(export_lines(store))
    for error in (
        '{"seed": 1.5}',
        '{"position": {"0": {"city": 1e3}}}',
        '{"position": 3}',
        '{"else": 1}',
        "[" * 9_000,
    ):
        with raises_error("backup-table"):
            import_tables(other, partial(change_scenario, lines, error))
    assert other.count_tables() == 0
    for each in (store, other):
        each.close()


@pytest.mark.parametrize("digits", [28, 4000])
def test_a_seed_of_any_size_is_answered_with_a_sentence(tmp_path, capsys, digits):
    store = SqliteStore(tmp_path / "one")
    (seated,) = create_scenario_table(store, scenario_of(tmp_path, BISHOP), [PERSON, BOT, BOT, BOT])
    file = tmp_path / "tables.jsonl"
    file.write_bytes(b"".join(change_scenario(list(export_lines(store)), f'{{"seed": {10**digits}}}')))
    store.close()
    typed = ["import", str(file), "--data-dir", str(tmp_path / "two"), "--lang", "en"]
    assert main(typed) == 2
    assert f"The table {seated['table']} at line 2 cannot be used." in capsys.readouterr().err
    assert main([*typed, "--skip-bad"]) == 1
    assert f"Skipped: the table {seated['table']} at line 2." in capsys.readouterr().err


def change_scenario(lines: list[bytes], scenario: str) -> list[bytes]:
    """The rows with another scenario."""
    rows = [json.loads(line) for line in lines]
    for row in rows:
        if row.get("kind") == "begin":
            head = row["body"]["head"]
            row["body"]["head"] = [
                f"scenario {scenario}" if line.startswith("scenario ") else line for line in head
            ]
    return [json.dumps(row).encode() + b"\n" for row in rows]


def test_a_game_that_is_over_is_opened_as_one(server, tmp_path):
    (seated,) = create_scenario_table(
        server.manager.store, scenario_of(tmp_path, SCORING), [PERSON, BOT, BOT, BOT]
    )
    with server.seated(seated) as device:
        assert device.table["status"] == "over"
        assert device.result["rows"]


def test_a_new_deal_is_the_same_for_the_same_seeds(tmp_path):
    store = SqliteStore(tmp_path / "tables")
    deal = scenario_of(tmp_path, "{scenario: A deal, game: praga, options: {players: 2}, seed: 5}")
    logs = [
        store.read_log(create_scenario_table(store, deal, [PERSON, BOT], seed=3)[0]["table"])
        for _ in range(2)
    ]
    store.close()
    assert [row.body for row in logs[0]] == [row.body for row in logs[1]]


@pytest.mark.parametrize(
    ("text", "seats", "key"),
    [
        (BISHOP.replace("0: take gold", "1: take gold"), [PERSON, BOT, BOT, BOT], "mismatch-illegal"),
        (BISHOP, [PERSON, BOT, BOT], "record-seats"),
        (BISHOP, [PERSON, Seat("bot", level="nobody"), BOT, BOT], "server-level-unknown"),
        (BISHOP.replace("gold: 2", "gold: none at all"), [PERSON, BOT, BOT, BOT], "scenario-type"),
    ],
)
def test_what_cannot_be_played_is_not_stored(tmp_path, text, seats, key):
    store = SqliteStore(tmp_path / "tables")
    with pytest.raises(BurgraveError) as refused:
        create_scenario_table(store, scenario_of(tmp_path, text), seats)
    assert refused.value.code == key
    assert store.count_tables() == 0
    store.close()


def test_no_client_can_ask_for_one(server):
    status, _ = server.ask("api/tables", {"game": "praga", "seats": [{"player": "you"}], "scenario": {}})
    assert status == 422
    status, _ = server.ask(
        "api/tables", {"game": "praga", "seats": [{"player": "you"}], "options": {"position": {}}}
    )
    assert status == 422
    described = json.dumps(describe_app(server.app)).lower()
    assert "api/tables" in described
    assert "scenario" not in described


@pytest.mark.parametrize("case", read_scenes())
def test_the_scenes_of_the_gallery_hold_and_can_be_opened(tmp_path, case):
    scenario = read_scenes()[case]
    assert [str(each) for each in scenario.run()] == []
    store = SqliteStore(tmp_path / "tables")
    seats = [PERSON] + [BOT] * (scenario.options.players - 1)
    assert create_scenario_table(store, scenario, seats)[0]["seat"] == 0
    store.close()
