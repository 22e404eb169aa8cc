"""Whole games of Citadels by clicks, against bots. Some begin late in a game: every round will do."""

import pytest

from burgrave.core.record import read_record, replay, verify
from burgrave.game_registry import game
from tests.browser.conftest import seat_of
from tools.gallery.player import CHOICES, SHOWN, Player
from tools.gallery.stage import accessibility_problems, is_wide


def test_one_click_leads_to_a_table_and_a_game_can_be_played_to_its_end(window, tmp_path):
    page = window()
    page.locator(".playnow").first.click()
    player = Player(page)
    player.wait_for_something_to_do()
    assert accessibility_problems(page) == []
    assert player.play_to_the_end() > 20
    assert page.locator(".e-rows > li").count() == 4
    assert accessibility_problems(page) == []
    with page.expect_download() as saved:
        page.locator(".e-foot button.plain").first.click()
    file = tmp_path / "game.txt"
    saved.value.save_as(file)
    record = read_record(file, game)
    verify(record)
    assert replay(record).is_over


@pytest.mark.parametrize(
    ("edition", "players"), [("late-in-classic", 5), ("late-in-2016", 6), ("late-in-deluxe", 5)]
)
def test_every_edition_can_be_played_to_its_end(home, window, edition, players):
    page = window(seat_of(home, edition))
    assert Player(page).play_to_the_end() > 4
    assert page.locator(".e-rows > li").count() == players


def test_a_game_can_be_played_on_a_phone(home, window):
    page = window(seat_of(home, "late"), size=(360, 740))
    player = Player(page)
    player.wait_for_something_to_do()
    assert not is_wide(page)
    assert accessibility_problems(page) == []
    player.play_to_the_end()
    assert not is_wide(page)


def test_a_game_can_be_played_with_the_keyboard_alone(home, window):
    page = window(seat_of(home, "late-of-two"))
    player = Player(page)
    for _ in range(600):
        player.wait_for_something_to_do()
        if player.over:
            break
        before = page.evaluate(SHOWN)
        choices = page.locator(CHOICES)
        page.keyboard.press(str(choices.first.get_attribute("data-key")) if choices.count() else "e")
        player.wait_for_a_change(before)
    assert player.over


def test_a_game_can_be_played_from_the_list(home, window):
    page = window()
    page.evaluate("localStorage.setItem('burgrave.settings', JSON.stringify({ list: true }))")
    page.goto(f"{home.base}{seat_of(home, 'late-of-two')}")
    page.reload()
    player = Player(page)
    player.wait_for_something_to_do()
    assert page.locator(".listmode ol > li").count() > 0
    player.play_to_the_end()


def test_a_bot_plays_on_for_a_person_until_the_end(home, window):
    page = window(seat_of(home, "late"))
    page.locator(".topbar button[aria-expanded]").last.click()
    page.locator(".menu button[aria-pressed]").first.click()
    page.locator(".menu-close").click()
    page.locator(".end").wait_for()
    assert page.locator(".e-rows > li").count() == 4
