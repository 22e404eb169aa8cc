"""What happens at a table besides moves is seen while the game runs, by everyone, and after a reload."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.test_together import deciding_player, seat_two_people
from tools.gallery.player import Player

MENU = ".topbar > button[aria-expanded]"


def menu(page: Page, icon: str) -> None:
    """Press the button with this icon in the menu of the table."""
    page.locator(MENU).click()
    page.locator(f".menu button:has([data-icon='{icon}'], use[href*='{icon}'])").first.click()
    page.locator(".menu-close").click()


def strip(page: Page, kind: str):
    return page.locator(f"[data-strip='{kind}']")


def test_a_proposal_to_end_reaches_the_others_and_the_closed_game_stays_closed(tables, window):
    host, friend = (player.page for player in seat_two_people(tables, window))
    menu(host, "close")
    expect(friend.locator(".strip.is-toast")).to_contain_text("end the game")
    expect(strip(friend, "proposal")).to_be_visible()
    expect(strip(host, "proposal")).to_have_count(0)
    expect(friend.locator(".log")).to_contain_text("would like to end the game without a result")
    strip(friend, "proposal").locator("button").click()
    for page in (host, friend):
        expect(page.locator(".closed-game h1")).to_have_text("The game has ended without a result")
        page.reload()
        expect(page.locator(".closed-notices")).to_contain_text("All have agreed")
        expect(page.locator(".closed-game .endturn")).to_be_visible()
    host.locator(".closed-game .plain").first.click()
    host.locator("#decision.is-wait").wait_for()


def test_who_must_decide_sees_that_the_table_is_paused_and_may_go_on(tables, window):
    players = seat_two_people(tables, window)
    deciding = deciding_player(players)
    other = next(player for player in players if player is not deciding)
    menu(other.page, "pause")
    for player in players:
        expect(strip(player.page, "paused")).to_be_visible()
    expect(deciding.page.locator("#decision")).to_have_class(re.compile("is-wait"))
    deciding.page.reload()
    expect(strip(deciding.page, "paused")).to_be_visible()
    strip(deciding.page, "paused").locator("button").click()
    for player in players:
        expect(strip(player.page, "paused")).to_have_count(0)
        expect(player.page.locator(".log")).to_contain_text("resumes the game")
    deciding.wait_for_something_to_do()


def test_a_bot_that_stands_in_is_marked_and_its_moves_too(tables, window):
    players = seat_two_people(tables, window)
    deciding = deciding_player(players)
    other = next(player.page for player in players if player is not deciding)
    menu(deciding.page, "bot")
    expect(strip(deciding.page, "stand-in")).to_be_visible()
    for page in (deciding.page, other):
        expect(page.locator(".log")).to_contain_text("(a bot played)")
    expect(other.locator(".seat .bot").first).to_be_attached()
    deciding.page.reload()
    expect(deciding.page.locator(".log")).to_contain_text("(a bot played)")
    strip(deciding.page, "stand-in").locator("button").click()
    expect(strip(deciding.page, "stand-in")).to_have_count(0)


def test_the_clock_starts_again_with_every_move(tables, window):
    heard: list[str] = []
    seated = tables.create_table(
        seats="yb", options={"edition": "classic"}, settings={"clock": {"seconds": 3600}}
    )
    page = window(f"#/table/{seated['table']}/{seated['token']}", heard=heard)
    page.locator("button.create").click()
    player = Player(page)
    player.wait_for_something_to_do()
    for game in list(tables.manager.tables.values()):
        if game.id == seated["table"] and game.live is not None:
            game.live.opened_at -= 3590  # as if so much of the time were gone
    page.reload()
    expect(page.locator(".clock.is-short")).to_be_visible()
    player.wait_for_something_to_do()
    player.decide()
    player.wait_for_something_to_do()
    last = next(
        message["clock"]
        for message in map(json.loads, reversed(heard))
        if message["type"] == "update" and message["clock"]
    )
    assert last["seconds_left"] > 3000
    expect(page.locator(".clock.is-short")).to_have_count(0)
