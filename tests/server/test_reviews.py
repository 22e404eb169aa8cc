"""Reviews are made elsewhere, part by part, kept with the table, and shown to nobody before the end."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from burgrave.server.store import SqliteStore
from tests.server.ended_games import ended_game_changes, token_of
from tests.server.server import TIMEOUT, Server, quick_settings, run_server

TOKENS = {"tokens": [token_of("k3f9")]}


def store_tables(folder: Path, *tables: list[Any]) -> None:
    store = SqliteStore(folder)
    for changes in tables:
        store.write_now(*changes)
    store.close()


def review(server: Server, **asked: Any) -> Any:
    status, data = server.ask("api/tables/k3f9/review", {**TOKENS, **asked})
    assert status == 200, data
    return data


def wait_for(look: Callable[[], Any], until: Callable[[Any], bool]) -> Any:
    """Ask until the answer is the wanted one. The limit only stops a test that hangs."""
    latest = time.monotonic() + TIMEOUT * 5
    while not until(found := look()):
        assert time.monotonic() < latest, found
        time.sleep(0.05)
    return found


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("reviewed")
    store_tables(folder, ended_game_changes())
    with run_server(quick_settings(folder, reviews="quick")) as server:
        data = wait_for(lambda: review(server), lambda data: data["state"] == "ready")
        yield server, data


def test_a_review_grows_until_it_is_complete(reviewed: Any):
    _, data = reviewed
    assert data["adviser"] == "search 2 quick"
    assert data["done"] == data["total"] == len(data["decisions"]) > 30
    assert [point["entry"] for point in data["curve"]] == list(range(len(data["curve"])))
    assert all(abs(sum(point["chances"]) - 1) < 0.001 for point in data["curve"])
    assert sorted(data["curve"][-1]["chances"]) == [0, 1]
    assert data["sentence"]


def test_a_decision_says_what_was_considered_only_to_those_who_saw_the_cards(reviewed: Any):
    server, data = reviewed
    entry = next(each["entry"] for each in data["decisions"] if each["seat"] == 1)
    path = f"api/tables/k3f9/review/{entry}"
    for viewer, sees in ((1, True), ("all", True), (0, False), ("spectator", False)):
        status, decision = server.ask(path, {**TOKENS, "viewer": viewer})
        assert status == 200, decision
        assert decision["state"] == "ready"
        assert decision["open"] is sees
        shown = [decision[name] for name in ("knew", "considered", "samples", "label")]
        assert [bool(each) for each in shown] == [sees] * 4, viewer
        assert decision["grade"] in ("best", "good", "doubtful", "mistake")
    assert server.ask("api/tables/k3f9/review/99999", TOKENS)[0] == 404


def test_nobody_is_shown_a_review_before_the_end(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes(moves=20))
    with run_server(quick_settings(tmp_path)) as server:
        for path in ("api/tables/k3f9/review", "api/tables/k3f9/review/3"):
            status, data = server.ask(path, TOKENS)
            assert (status, data["errors"][0]["code"]) == (403, "server-not-over")
        assert server.manager.reviews.process.process is None


def test_only_those_who_sat_there_see_the_review_of_a_private_table(reviewed: Any):
    server, _ = reviewed
    for path in ("api/tables/k3f9/review", "api/tables/k3f9/review/3"):
        status, data = server.ask(path, {"tokens": []})
        assert (status, data["errors"][0]["code"]) == (403, "server-record-private")


def test_the_host_of_a_server_can_switch_reviews_off(tmp_path: Path):
    store_tables(tmp_path, ended_game_changes())
    with run_server(quick_settings(tmp_path, reviews="off")) as server:
        data = review(server)
        assert (data["state"], data["curve"]) == ("off", [])
        assert server.manager.reviews.current_task is None
