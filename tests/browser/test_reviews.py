"""Looking back at games: every position is drawn, from any view, and the review is for everybody."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.ended_games import ended_game_changes, token_of
from tests.server.server import Server, quick_settings, run_server
from tests.server.test_reviews import store_tables, wait_for
from tools.gallery.stage import PATIENCE, accessibility_problems, is_wide

RECORDS = Path(__file__).parent.parent / "records"
ID = "k3f9"
SEATS = f'[{{"table": "{ID}", "seat": 0, "token": "{token_of(ID)}"}}]'

# Shows positions of a record one after another, and returns the text that was drawn at each.
WALK = """async ([path, positions, patience]) => {
  const drawn = [];
  for (const at of positions) {
    location.hash = `${path}/${at}`;
    const shown = `${path.split('/').at(-1)}/${at}`;
    const stage = `.review-stage[data-shown="${shown}"]`;
    const table = () => document.querySelector(`${stage} :is(main:not(.waiting), .endp)`);
    const latest = performance.now() + patience;
    while (!table() && performance.now() < latest) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    if (!table()) return `stopped before ${at}`;
    drawn.push(table().textContent);
  }
  return drawn;
}"""


@pytest.mark.parametrize(
    "name",
    [
        "0.2.0/citadels-classic-2p-1",
        "0.2.0/praga-2p-1",
    ],
)
def test_every_position_of_a_game_is_drawn_for_every_viewer(name, tables, window):
    """Backwards and by jumps Citadels looks the same as forwards."""
    record = (RECORDS / f"{name}.txt").read_bytes()
    _, data = tables.ask("api/records", record)
    page = window(f"#/record/{data['key']}/all/0")
    page.locator(".review-stage :is(main, .endp)").wait_for()
    page.wait_for_load_state("networkidle")
    last = data["moves"]
    for viewer in ("all", "spectator", *range(len(data["names"]))):
        step = (1 if last < 150 else 12) if viewer == "all" else 40
        forwards = [*range(0, last, step), last]
        drawn = walk(page, f"#/record/{data['key']}/{viewer}", forwards)
        jumps = forwards[::-7] + forwards[::11]
        again = walk(page, f"#/record/{data['key']}/{viewer}", jumps)
        if data["game"] == "citadels":  # what Praga shows beside the board follows the last steps
            known = dict(zip(forwards, drawn, strict=True))
            assert again == [known[at] for at in jumps], viewer
        assert page.locator(".broken").count() == 0


def walk(page: Page, path: str, positions: list[int]) -> Any:
    drawn = page.evaluate(WALK, [path, positions, PATIENCE])
    assert isinstance(drawn, list), drawn
    return drawn


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("reviewed")
    store_tables(folder, ended_game_changes(ID))
    with run_server(quick_settings(folder, reviews="quick")) as server:
        asked = {"tokens": [token_of(ID)]}
        wait_for(
            lambda: server.ask(f"api/tables/{ID}/review", asked)[1], lambda data: data["state"] == "ready"
        )
        yield server


def open_review(window: Any, reviewed: Server, address: str, **how: Any) -> Page:
    page: Page = window("", port=reviewed.port, **how)
    page.evaluate("seats => localStorage.setItem('burgrave.seats', seats)", SEATS)
    page.goto(f"http://127.0.0.1:{reviewed.port}/{address}")
    page.reload()
    return page


def test_a_review_is_read_with_the_keyboard_alone(reviewed, window):
    page = open_review(window, reviewed, f"#/review/{ID}")
    page.locator("h1").wait_for()
    expect(page.locator(".accuracy")).to_have_count(2)
    assert accessibility_problems(page) == []
    page.keyboard.press("s")
    page.locator(".review-stage .board").wait_for()
    at = page.locator("[role=slider]")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".considered li").first).to_be_visible()
    assert page.locator(".considered .is-chosen").count() >= 1
    assert accessibility_problems(page) == []
    before = at.get_attribute("aria-valuenow")
    page.keyboard.press("ArrowRight")
    expect(at).not_to_have_attribute("aria-valuenow", str(before))
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_attribute("aria-valuenow", str(before))
    page.keyboard.press("o")
    expect(page.locator(".open-hand")).to_have_count(2)
    page.keyboard.press("4")
    page.keyboard.press("End")
    expect(page.locator(".review-panel h2")).to_be_visible()
    page.keyboard.press("Home")
    expect(at).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("s")
    expect(page.locator(".review-summary")).to_be_visible()


def test_a_review_fits_a_phone_and_its_panel_opens(reviewed, window):
    page = open_review(window, reviewed, f"#/review/{ID}", size=(390, 844))
    page.locator(".step-through").click()
    page.locator(".review-stage .board").wait_for()
    assert not is_wide(page)
    page.locator(".transport .step").nth(2).click()
    fold = page.locator(".fold")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".considered li").first).to_be_visible()
    assert accessibility_problems(page) == []


def test_the_chart_is_a_table_in_list_mode(reviewed, window):
    page = open_review(window, reviewed, f"#/review/{ID}/0/20")
    page.evaluate("localStorage.setItem('burgrave.settings', JSON.stringify({ list: true }))")
    page.reload()
    rows = page.locator(".chart-table tbody tr")
    rows.first.wait_for()
    assert rows.count() > 3
    assert page.locator("[role=slider]").count() == 0
    assert accessibility_problems(page) == []


def test_a_file_that_is_no_record_is_a_sentence(tables, window):
    page = window("#/record")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": b"something else"}
    )
    expect(page.locator(".problem")).to_contain_text("burgrave record")
    record = (RECORDS / "0.2.0/citadels-classic-2p-1.txt").read_bytes()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record}
    )
    page.locator(".review-stage .board").wait_for()
    assert "#/record/" in page.url
