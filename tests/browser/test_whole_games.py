"""Whole games of Citadels by clicks, against bots."""

import pytest

from burgrave.core.record import read, replay, verify
from burgrave.games import game
from tools.gallery.player import CHOICES, SHOWN, Player, complaints, is_wide


def test_one_click_leads_to_a_table_and_a_game_can_be_played_to_its_end(window, tmp_path):
    page = window()
    page.locator(".playnow").first.click()
    player = Player(page)
    player.wait_for_something_to_do()
    assert complaints(page) == []
    assert player.play_to_the_end() > 20
    assert page.locator(".e-rows > li").count() == 4
    assert complaints(page) == []
    with page.expect_download() as saved:
        page.locator(".e-foot button.plain").first.click()
    file = tmp_path / "game.txt"
    saved.value.save_as(file)
    record = read(file, game)
    verify(record)
    assert replay(record).over


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        ({"edition": "classic"}, 4),
        ({"edition": "2016", "preset": "cunning_agents"}, 5),
        ({"edition": "deluxe", "action_cards": True}, 6),
    ],
    ids=lambda value: value["edition"] if isinstance(value, dict) else "",
)
def test_every_edition_can_be_played_to_its_end(tables, window, options, bots):
    seated = tables.make(seats="y" + "b" * bots, options=options)
    page = window(f"#/table/{seated['table']}/{seated['token']}")
    start(page)
    Player(page).play_to_the_end()
    assert page.locator(".e-rows > li").count() == bots + 1


def test_a_game_can_be_played_on_a_phone(tables, window):
    seated = tables.make(seats="ybbb")
    page = window(f"#/table/{seated['table']}/{seated['token']}", size=(360, 740))
    start(page)
    player = Player(page)
    player.wait_for_something_to_do()
    assert not is_wide(page)
    assert complaints(page) == []
    player.play_to_the_end()
    assert not is_wide(page)


def test_a_game_can_be_played_with_the_keyboard_alone(tables, window):
    seated = tables.make(seats="yb")
    page = window(f"#/table/{seated['table']}/{seated['token']}")
    start(page)
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


def test_a_game_can_be_played_from_the_list(tables, window):
    seated = tables.make(seats="yb")
    page = window()
    page.evaluate("localStorage.setItem('burgrave.settings', JSON.stringify({ list: true }))")
    page.goto(f"{page.url.split('#')[0]}#/table/{seated['table']}/{seated['token']}")
    page.reload()
    start(page)
    player = Player(page)
    player.wait_for_something_to_do()
    assert page.locator(".listmode ol > li").count() > 0
    player.play_to_the_end()


def start(page) -> None:
    """The host begins the game."""
    page.locator("button.create").click()
