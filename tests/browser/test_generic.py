"""A game that the client has never heard of: registered, set up, played and looked up in the browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from burgrave.server.routes import games_json
from tests.games.register import register_game
from tests.server.server import Server, quick_settings, run_server
from tools.gallery.player import CHOICES, SHOWN
from tools.gallery.stage import PATIENCE, accessibility_problems, is_wide

OVER = ".generic-result"
PRESSES = 400  # more than such a game takes


@pytest.fixture
def letters(tmp_path) -> Iterator[Server]:
    """A server with a third game, registered by one line."""
    with register_game("letter", "tests.games.letter.game", "Letter"):
        games_json.cache_clear()
        with run_server(quick_settings(tmp_path)) as server:
            yield server
    games_json.cache_clear()


def begin(server: Server, window, seats: str = "yb", **how) -> Page:
    seated = server.create_table("letter", seats, options={"tokens": 1})
    page: Page = window(f"#/table/{seated['table']}/{seated['token']}", port=server.port, **how)
    page.locator("button.create").click()
    page.locator(f"{CHOICES}, {OVER}").first.wait_for()
    return page


def play_on(page: Page, press) -> int:
    """Play to the end; `press` makes one choice. The number of choices."""
    for pressed in range(PRESSES):
        page.locator(f"{CHOICES}, {OVER}").first.wait_for(timeout=PATIENCE)
        if page.locator(OVER).count():
            return pressed
        before = page.evaluate(SHOWN)
        press(page.locator(CHOICES).first)
        page.wait_for_function(
            f"before => document.querySelector('{OVER}') || ({SHOWN})() !== before", arg=before
        )
    raise AssertionError("the game does not end")


def test_it_is_played_to_its_end_with_the_keyboard_alone(letters, window):
    page = begin(letters, window)
    page.locator(".state section").nth(1).wait_for()
    assert accessibility_problems(page) == []
    assert "letter-" not in page.locator("main").inner_text()
    page.keyboard.press("?")
    expect(page.locator(".key-help")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".key-help")).to_have_count(0)
    page.keyboard.press("d")
    page.keyboard.press("ArrowDown")
    expect(page.locator(CHOICES).first).to_be_focused()
    assert play_on(page, lambda choice: page.keyboard.press(choice.get_attribute("data-key"))) > 0
    expect(page.locator(f"{OVER} ol > li")).to_have_count(2)
    expect(page.locator(".generic-log li").first).to_be_visible()
    assert accessibility_problems(page) == []


def test_it_is_played_to_its_end_on_a_phone_by_people_who_watch_each_other(letters, window):
    seated = letters.create_table("letter", "ypb", options={"tokens": 1})
    host = window(f"#/table/{seated['table']}/{seated['token']}", port=letters.port, size=(360, 740))
    friend = window(f"#/table/{seated['table']}", port=letters.port, language="cs")
    friend.locator("button.create").click()
    friend.locator(".lb-wait").wait_for()
    assert accessibility_problems(friend) == []
    host.locator("button.create").click()
    spectator = window(f"#/table/{seated['table']}", port=letters.port, language="bg")
    spectator.locator(".generic-decision.is-wait .note").wait_for()
    assert not is_wide(host)
    for _ in range(PRESSES):
        anybody = host.locator(f"{CHOICES}, {OVER}").or_(host.locator(".generic-decision.is-wait"))
        anybody.first.wait_for(timeout=PATIENCE)
        if host.locator(OVER).count():
            break
        for page in (host, friend):
            choices = page.locator(CHOICES)
            if choices.count():
                before = page.evaluate(SHOWN)
                choices.first.click(force=True)
                page.wait_for_function(
                    f"before => document.querySelector('{OVER}') || ({SHOWN})() !== before", arg=before
                )
                break
        else:
            host.wait_for_timeout(20)
    for page in (host, friend, spectator):
        page.locator(OVER).wait_for(timeout=PATIENCE)
        assert accessibility_problems(page) == []
    assert not is_wide(host)


def test_every_page_has_defaults_for_it(letters, window):
    page = window("#/new/letter", port=letters.port)
    expect(page.locator(".seats li")).to_have_count(2)
    assert accessibility_problems(page) == []
    page.get_by_role("button", name="Create table").click()
    page.locator(".generic-decision").wait_for()
    page.goto(f"http://127.0.0.1:{letters.port}/#/")
    page.locator(".tables li").first.wait_for()
    assert accessibility_problems(page) == []
    page.goto(f"http://127.0.0.1:{letters.port}/#/cards/letter")
    page.locator(".lib .filters").wait_for()
    assert accessibility_problems(page) == []
