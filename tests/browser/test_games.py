"""My games: the archive of a device, its filters and its figures."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from burgrave.server.seats import hash_token
from burgrave.server.store import SetSeatToken
from tests.server.ended_games import ended_game_changes, token_of
from tests.server.server import Server, quick_settings, run_server
from tests.server.test_reviews import store_tables
from tools.gallery.stage import accessibility_problems

CITADELS = [f"cit{number:02}" for number in range(22)]
IDS = ["praga1", *CITADELS]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game of Praga and more games of Citadels than one page shows."""
    folder = tmp_path_factory.mktemp("archive")
    game = ended_game_changes("cit00")
    store_tables(folder, ended_game_changes("praga1", game="praga"), *(copy(game, id) for id in CITADELS))
    with run_server(quick_settings(folder)) as server:
        yield server


def copy(changes: list[Any], id: str) -> list[Any]:
    token = SetSeatToken(id, 0, hash_token(token_of(id)))
    return [token if isinstance(each, SetSeatToken) else replace(each, table=id) for each in changes]


def open_games(window: Any, server: Server, **how: Any) -> Page:
    page: Page = window("#/games", port=server.port, **how)
    seats = [{"table": id, "seat": 0, "token": token_of(id)} for id in IDS]
    page.evaluate("seats => localStorage.setItem('burgrave.seats', seats)", json.dumps(seats))
    page.reload()
    page.locator(".game-row").first.wait_for()
    return page


def test_games_are_found_filtered_and_opened(window, archive):
    page = open_games(window, archive)
    rows = page.locator(".game-row")
    expect(rows).to_have_count(20)
    expect(page.locator("aside h2")).to_have_text("You, over 23 games")
    page.get_by_role("button", name="Show the next 3").click()
    expect(rows).to_have_count(23)
    expect(page.locator(".final-city").first).to_be_visible()
    expect(page.locator(".final-board path").first).to_be_attached()
    assert accessibility_problems(page) == []
    page.get_by_role("radio", name="Praga Caput Regni").check(force=True)
    expect(rows).to_have_count(1)
    page.get_by_label("Against").select_option("people")
    expect(page.get_by_role("status").first).to_have_text("No game fits this choice.")
    page.get_by_label("Against").select_option("builder")
    expect(rows).to_have_count(1)
    rows.first.press("Enter")
    page.wait_for_url("**#/review/praga1**")


def test_all_records_are_saved_from_a_phone(window, archive):
    page = open_games(window, archive, size=(390, 844))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all records").click()
    assert saved.value.suggested_filename == "burgrave-records-1.zip"
    expect(page.get_by_text("Saved in one file.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert accessibility_problems(page) == []
