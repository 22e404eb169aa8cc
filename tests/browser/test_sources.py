"""A board draws the same from a live table and from its replay, and does not know which it is."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.server import quick_settings, run_server

POINTS = 5
# What is drawn of the game, without what differs by nature: the number of a decision counts taken-back
# moves, a replay has less room, so it shows fewer details of the city, and it has no link to itself.
DRAWN = """selector => [...document.querySelectorAll(selector)].map(part => {
  const copy = part.cloneNode(true);
  copy.querySelectorAll('.e-review').forEach(link => link.remove());
  return copy.outerHTML.replace(/ data-(number="\\d*"|lod="\\w")/g, '');
})"""
GAMES = {
    "citadels": ({"edition": "2016", "preset": "first_game"}, ".table > main"),
    "praga": ({}, ".praga > main"),
}


def drawn(page: Page, selector: str) -> Any:
    page.locator(selector).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    return page.evaluate(DRAWN, selector)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_drawn_like_the_live_table(game, window, tmp_path):
    options, selector = GAMES[game]
    with run_server(quick_settings(tmp_path)) as server:
        settings = {"listed": True, "reaction_seconds": 0}
        seated = server.create_table(game, "ybb", options=options, settings=settings)
        heard: list[str] = []
        page = window("#/", port=server.port, heard=heard)
        seen = {}
        with server.seated(seated) as host:
            host.start()
            for _ in range(POINTS - 1):
                for _ in range(6):
                    host.play()
                host.my_turn()
                step = watch(page, seated["table"], heard)
                seen[step] = drawn(page, selector)
            host.play_on()
            step = watch(page, seated["table"], heard)
            seen[step] = drawn(page, selector)
            assert len(seen) == POINTS
            for step, live in seen.items():
                place = f"#/review/{seated['table']}/spectator/{step}"
                page.goto(f"http://127.0.0.1:{server.port}/{place}")
                page.reload()
                assert drawn(page, selector) == live


def watch(page: Page, table: str, heard: list[str]) -> int:
    """Open the table as a spectator; the entry of the record that is shown."""
    page.goto(page.url.partition("#")[0] + f"#/table/{table}")
    heard.clear()
    page.reload()
    page.locator(".table, .praga").first.wait_for()
    messages = [json.loads(each) for each in heard]
    welcome = [each for each in messages if each["type"] == "welcome"][-1]  # the page before may have had one
    return int(welcome["view"]["entries"]) - 1
