"""What breaks on purpose: a board, the way to the server, and the files of an open page."""

import json
import logging
import re
import shutil
from io import StringIO
from pathlib import Path

from playwright.sync_api import expect

from burgrave.server import client_files
from burgrave.server.logs import JsonFormatter, get_logger
from tests.browser.conftest import seat_of
from tests.browser.failing_server import RestartingServer
from tests.server.server import quick_settings, run_server
from tools.gallery.player import CHOICES, SHOWN

BROKEN = "export default function Board() { throw new TypeError('broken on purpose'); }"
PACKED = (".br", ".gz")


def test_a_broken_board_leaves_the_table_in_words_and_a_line_in_the_log(home, window):
    said = StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(JsonFormatter())
    logger = get_logger("client")
    logger.addHandler(handler)
    try:
        page = window()
        page.route(
            "**/CitadelsBoard-*.js",
            lambda route: route.fulfill(body=BROKEN, content_type="text/javascript"),
        )
        with page.expect_response("**/api/client-errors") as reported:
            page.goto(f"{home.base}{seat_of(home, 'late-of-two')}")
            page.locator(CHOICES).first.wait_for()
        assert reported.value.status == 204
    finally:
        logger.removeHandler(handler)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This board cannot be shown")
    expect(alert.get_by_role("button", name="Try again")).to_be_visible()
    page.locator(".state section").first.wait_for()
    before = page.evaluate(SHOWN)
    page.locator(CHOICES).first.click()
    page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    line = json.loads(said.getvalue().splitlines()[0])
    assert (line["part"], line["kind"], line["cause"]) == ("citadels", "TypeError", "broken on purpose")
    assert any(frame.startswith("CitadelsBoard-") for frame in line["frames"])
    token = json.loads(page.evaluate("localStorage.getItem('burgrave.seats')"))[0]["token"]
    assert token not in said.getvalue()


def test_a_page_comes_by_itself_when_the_server_is_back(window, tmp_path):
    server = RestartingServer(tmp_path)
    try:
        page = window(port=server.port)
        page.locator(".playnow").first.wait_for()
        server.kill()
        page.locator("a[href$='#/settings']").first.click()
        notice = page.locator(".load-problem")
        expect(notice).to_have_attribute("data-problem", "away")
        expect(notice).to_contain_text("not responding")
        server.start()
        page.get_by_role("heading", name="Settings", level=1).wait_for()
        expect(notice).to_have_count(0)
    finally:
        server.kill()


def test_an_open_page_offers_to_reload_when_the_server_has_another_build(window, tmp_path, monkeypatch):
    shipped = client_files.client_folder()
    assert shipped is not None
    folder = tmp_path / "client"
    shutil.copytree(shipped, folder)
    monkeypatch.setattr(client_files, "PACKAGED", folder)
    with run_server(quick_settings(tmp_path / "data")) as server:
        page = window(port=server.port)
        page.locator(".playnow").first.wait_for()
        rename_files(folder)
        page.locator("a[href$='#/settings']").first.click()
        notice = page.locator(".load-problem")
        expect(notice).to_have_attribute("data-problem", "upgraded")
        notice.get_by_role("button", name="Reload").click()
        page.get_by_role("heading", name="Settings", level=1).wait_for()


def rename_files(folder: Path) -> None:
    """Make another build of a client: the same files, with other digests in their names."""
    assets = folder / "assets"
    new_names = {
        file.name: re.sub(r"-(.{3})(.*)\.", r"-\1new.", file.name)
        for file in assets.iterdir()
        if file.suffix in (".js", ".css") and file.name.startswith(("index-", "SettingsPage-"))
    }
    for file in folder.rglob("*"):
        if file.suffix in PACKED:
            file.unlink()
    for file in folder.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            text = file.read_text(encoding="utf-8")
            for old, new in new_names.items():
                text = text.replace(old, new)
            file.write_text(text, encoding="utf-8")
    for old, new in new_names.items():
        (assets / old).rename(assets / new)
