"""My games: results, final states and curves of all games of a device, in pages."""

from collections import Counter
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import burgrave
from burgrave.core.record import read_record
from burgrave.server.archived_game import ArchivedGame
from burgrave.server.game_summary import MAKER, RESULT
from burgrave.server.my_stats import make_stats
from burgrave.server.seats import hash_token
from burgrave.server.store import AppendLog, CreateTable, SaveReview, SetSeatToken, TableRecord
from tests.server.ended_games import ended_game_changes, token_of
from tests.server.server import Server, quick_settings, run_server
from tests.server.test_reviews import review, store_tables, wait_for


def my_games(server: Server, *ids: str, **asked: Any) -> Any:
    status, data = server.ask("api/my-games", {"tokens": [token_of(id) for id in ids], **asked})
    assert status == 200, data
    return data


def copies(changes: list[Any], ids: list[str]) -> list[list[Any]]:
    """The same game at other tables."""
    made = []
    for id in ids:
        copy = [replace(each, table=id) for each in changes]
        token = SetSeatToken(id, 0, hash_token(token_of(id)))
        made.append([token if isinstance(each, SetSeatToken) else each for each in copy])
    return made


def test_a_game_is_in_the_archive_as_soon_as_it_ends(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes(moves=100), ended_game_changes("open", moves=3))
    with run_server(quick_settings(tmp_path)) as server:
        with server.seated({"table": "k3f9", "seat": 0, "token": token_of("k3f9")}) as device:
            device.play_on()
            result = device.result
        read_log = server.manager.store.read_log
        server.manager.store.read_log = None  # the archive needs no log
        data = my_games(server, "k3f9", "open", "nothing")
        server.manager.store.read_log = read_log
        (row,) = data["rows"]
        assert (data["total"], data["unread"]) == (1, 0)
        for place in result["rows"]:
            assert row["points"][place["seat"]] == place["total"]
            assert row["places"][place["seat"]] == place["place"]
        assert row["state"]["over"] is True
        assert [player["points"] for player in row["state"]["seats"]]
        assert row["levels"] == ["", "builder"]
        assert (row["curve"], row["grades"]) == ([], None)


def test_games_of_earlier_releases_are_counted_some_at_a_time(tmp_path: Path):
    store_tables(tmp_path, *copies(ended_game_changes(), [f"old{n:02}" for n in range(10)]))
    ids = [f"old{n:02}" for n in range(10)]
    with run_server(quick_settings(tmp_path)) as server:
        counts = [my_games(server, *ids, count=3) for _ in range(3)]
        assert [(each["total"], each["unread"]) for each in counts] == [(8, 2), (10, 0), (10, 0)]
        seen = [my_games(server, *ids, first=n, count=3)["rows"] for n in (0, 3, 6, 9)]
        assert sorted(row["table"] for rows in seen for row in rows) == ids


def test_a_game_that_cannot_be_read_hides_no_other(tmp_path: Path):
    good, bad = ended_game_changes(), ended_game_changes("broken")
    bad = [replace(each, body={}) if isinstance(each, AppendLog) else each for each in bad]
    store_tables(tmp_path, good, bad)
    with run_server(quick_settings(tmp_path)) as server:
        data = my_games(server, "k3f9", "broken")
        assert [row["table"] for row in data["rows"]] == ["k3f9"]
        assert data["unread"] == 0


def test_filters_choose_games(tmp_path: Path):
    tables = [
        ended_game_changes("cit2"),
        ended_game_changes("cit3", players=3, secret=bytes(32)),
        ended_game_changes("solo", game="praga", players=1),
    ]
    store_tables(tmp_path, *tables)
    with run_server(quick_settings(tmp_path)) as server:

        def found(**asked: Any) -> set[str]:
            rows = my_games(server, "cit2", "cit3", "solo", **asked)["rows"]
            return {row["table"] for row in rows}

        assert found() == {"cit2", "cit3", "solo"}
        assert found(game="praga") == {"solo"}
        assert found(seats=3) == {"cit3"}
        assert found(edition="classic") == {"cit2", "cit3"}
        assert found(level="builder") == {"cit2", "cit3"}
        assert found(level="master") == set()
        assert found(result="won") | found(result="lost") == found()
        assert not found(result="won") & found(result="lost")
        assert found(mistakes=True) == set()


def test_a_complete_review_adds_the_own_curve_and_grades(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes())
    with run_server(quick_settings(tmp_path, reviews="quick")) as server:
        data = wait_for(lambda: review(server), lambda data: data["state"] == "ready")
        (row,) = my_games(server, "k3f9")["rows"]
        assert row["grades"] == data["seats"][0]["grades"]
        assert row["accuracy"] == data["seats"][0]["accuracy"]
        assert 2 <= len(row["curve"]) <= 81
        chances = {point["entry"]: point["chances"][0] for point in data["curve"]}
        assert all(chances[point["entry"]] == point["chance"] for point in row["curve"])
        with_mistake = my_games(server, "k3f9", mistakes=True)["rows"]
        assert len(with_mistake) == (row["grades"]["mistake"] > 0)


def test_records_are_saved_together(tmp_path: Path):
    store_tables(tmp_path, *copies(ended_game_changes(), ["game1", "game2"]))
    with run_server(quick_settings(tmp_path)) as server:
        tokens = {"tokens": [token_of("game1"), token_of("game2")]}
        server.ask("api/my-games", tokens)
        body = server.fetch_bytes("api/my-records", tokens)
        with ZipFile(BytesIO(body)) as archive:
            assert sorted(archive.namelist()) == ["game1.burgrave", "game2.burgrave"]
            text = archive.read("game1.burgrave").decode()
        assert read_record(text, burgrave.game).finished
        assert (
            text
            == server.fetch("api/tables/game1/record", b'{"tokens": ["%s"]}' % token_of("game1").encode())[1]
        )


def test_the_result_of_a_game_outlives_reviews_of_other_advisers(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes())
    for effort in ("quick", "full"):
        with run_server(quick_settings(tmp_path, reviews=effort)) as server:
            assert my_games(server, "k3f9")["total"] == 1
            review(server)
            wait_for(lambda: review(server), lambda data: data["done"] > 0 or data["curve"])
            assert server.manager.store.read_review_parts(["k3f9"], RESULT)


def test_thousands_of_games_come_in_pages_with_figures_of_all_of_them(tmp_path: Path):
    created = next(each for each in ended_game_changes(players=3) if isinstance(each, CreateTable))
    ids = [f"many{n:04}" for n in range(3_000)]
    changes: list[Any] = []
    for number, id in enumerate(ids):
        won = number % 3 == 0
        picks = [{"character king": 2, "character thief": 1}, {}, {}]
        result = {"points": [20 + won, 20, 20], "places": [2 - won, 1 + won, 3], "moves": 9, "picks": picks}
        changes += [replace(created, table=id, status="over"), SetSeatToken(id, 0, hash_token(token_of(id)))]
        changes.append(SaveReview(id, RESULT, MAKER, result))
    store_tables(tmp_path, changes)
    with run_server(quick_settings(tmp_path)) as server:
        seen: list[str] = []
        while len(seen) < len(ids):
            data = my_games(server, *ids, first=len(seen), count=200, states=False)
            assert (data["total"], data["unread"], data["stats"]) == (3_000, 0, None)
            seen += [row["table"] for row in data["rows"]]
        assert sorted(seen) == ids
        data = my_games(server, *ids, result="won", count=1, stats=True)
        stats = data["stats"]
        assert (data["total"], len(data["rows"])) == (1_000, 1)
        assert (stats["games"], stats["won"]) == (3_000, 1_000)
        (edition,) = stats["editions"]
        assert (edition["edition"], edition["won"], edition["games"]) == ("classic", 1_000, 3_000)
        assert edition["by_chance"] == pytest.approx(1_000)
        assert edition["points"] == pytest.approx(20 + 1 / 3)
        assert [each["level"] for each in stats["levels"]] == ["builder"]
        king = {"game": "citadels", "vocabulary": "character", "id": "king"}
        assert stats["picks"][0] == {**king, "count": 6_000, "games": 3_000, "won": 1_000}


def test_picked_characters_are_those_of_the_record(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes(players=4))
    with run_server(quick_settings(tmp_path)) as server:
        stats = my_games(server, "k3f9", stats=True)["stats"]
        text = server.fetch("api/tables/k3f9/record", b'{"tokens": ["%s"]}' % token_of("k3f9").encode())[1]
        record = read_record(text, burgrave.game)
        moves = record.game.notation
        picked = [moves.move(each.move) for each in record.entries if each.seat == 0]
        expected = Counter(each.objects[0][1] for each in picked if each.verb == "pick")
        assert {each["id"]: each["count"] for each in stats["picks"]} == dict(expected)
        assert stats["games"] == 1


def test_longest_row_and_solo_games(tmp_path: Path):
    """A game of one seat counts as a game, but nobody wins it."""
    results = [[1, 2], [1, 2], [2, 1], [1, 2], [1, 2], [1, 2], [1]]
    table = TableRecord("k3f9", "citadels", "over", False, 0, 0, {"options": {}})
    games = [
        ArchivedGame(table, "", 0, {"points": [9] * len(places), "places": places, "picks": [{}]}, None)
        for places in results
    ]
    stats = make_stats(games)
    assert (stats["games"], stats["won"], stats["longest_row"]) == (7, 5, 3)


def test_thousands_of_tokens_fit_into_a_request(tmp_path: Path):
    changes = ended_game_changes()
    created = next(each for each in changes if isinstance(each, CreateTable))
    ids = [f"many{n:04}" for n in range(2_000)]
    store_tables(tmp_path, *([replace(created, table=id)] for id in ids))
    with run_server(quick_settings(tmp_path)) as server:
        assert my_games(server, *ids)["total"] == 0  # these tokens open nothing
        status, data = server.ask("api/my-games", {"tokens": ["x" * 22] * 9_000})
        assert (status, data["errors"][0]["code"]) == (422, "server-message-field")
        status, _ = server.ask("api/my-games", {"tokens": ["x" * 22] * 20_000})
        assert status == 413
