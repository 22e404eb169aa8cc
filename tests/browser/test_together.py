"""Friends at one table: links, languages, secrets, and a server or a page that comes back."""

import json
import re
from time import monotonic
from typing import Any

from playwright.sync_api import Page, expect

from burgrave.game_registry import game
from burgrave.i18n import Translator
from tests.browser.conftest import home_for, seat_of
from tests.server.server import quick_settings, run_server
from tools.gallery.player import Player
from tools.gallery.stage import PATIENCE, POLL

ViewData = dict[str, Any]

CLASSIC = {"edition": "classic"}
CYRILLIC = re.compile(r"[\u0430-\u044f]", re.IGNORECASE)


def seat_two_people(tables, window, host: str = "en", friend: str = "en") -> list[Player]:
    """A person who made a table and a friend who came by the link, in these languages; the game has begun."""
    seated = tables.create_table(seats="yp", options=CLASSIC)
    first = window(f"#/table/{seated['table']}/{seated['token']}", language=host)
    second = window(f"#/table/{seated['table']}", language=friend)
    second.locator("button.create").click()
    second.locator(".lb-wait").wait_for()
    first.locator("button.create").click()
    for page in (first, second):
        page.locator("#decision").wait_for()
    return [Player(first), Player(second)]


def deciding_player(players: list[Player]) -> Player:
    """A person who has to decide."""
    until = monotonic() + PATIENCE / 1000
    while monotonic() < until:
        for player in players:
            if player.has_something_to_do:
                return player
        players[0].page.wait_for_timeout(POLL)
    raise AssertionError("nobody has to decide")


def log(page: Page) -> str:
    return page.locator(".log").inner_text()


def test_friends_play_together_in_their_own_languages(tables, window):
    players = seat_two_people(tables, window, host="cs", friend="bg")
    for _ in range(25):
        deciding_player(players).decide()
    host, friend = (player.page for player in players)
    expect(host.locator("html")).to_have_attribute("lang", "cs")
    expect(friend.locator("html")).to_have_attribute("lang", "bg")
    assert "kolo" in log(host).lower()
    assert not CYRILLIC.search(log(host))
    assert all(CYRILLIC.search(line) for line in log(friend).splitlines() if len(line) > 20)


def test_a_language_can_be_changed_in_the_middle_of_a_game(tables, window):
    host, friend = (player.page for player in seat_two_people(tables, window))
    before = log(friend)
    host.locator("select").first.select_option("bg")
    host.wait_for_function(r"() => /[\u0430-\u044f]/.test(document.querySelector('.log')?.innerText)")
    expect(host.locator("html")).to_have_attribute("lang", "bg")
    expect(host.locator("#decision")).to_contain_text(CYRILLIC)
    assert log(friend) == before


def test_a_page_that_is_loaded_again_shows_the_same_decision(tables, window):
    player = deciding_player(seat_two_people(tables, window))
    player.decide()
    number = player.page.locator("#decision").get_attribute("data-number")
    player.page.reload()
    player.page.locator(f"#decision[data-number='{number}']").wait_for()


def test_a_page_that_is_loaded_again_is_heard_from_its_first_click_on(window, tmp_path):
    with run_server(quick_settings(tmp_path)) as server:
        seated = server.create_table(seats="yb", options=CLASSIC)
        page = window(f"#/table/{seated['table']}/{seated['token']}", port=server.port)
        page.locator("button.create").click()
        player = Player(page)
        for visit in range(3):
            if visit:
                page.reload()
            for _ in range(4):
                player.wait_for_something_to_do()
                player.decide()


def test_a_game_goes_on_when_the_server_is_started_again(window, tmp_path):
    settings = quick_settings(tmp_path)
    with run_server(settings) as server:
        page = window(seat_of(home_for(server), "late-of-two"), port=server.port)
        player = Player(page)
        for _ in range(3):
            player.wait_for_something_to_do()
            player.decide()
    page.locator("#decision.is-off").wait_for()
    with run_server(settings, server.port):
        player.play_to_the_end()


def test_neither_messages_nor_page_of_a_seat_hold_what_another_has_in_hand(tables, window):
    seated = tables.create_table(seats="yp", options=CLASSIC)
    heard: list[str] = []
    page = window(f"#/table/{seated['table']}/{seated['token']}", heard=heard)
    friend = tables.join(seated["table"])
    with tables.seated(friend) as other:
        page.locator("button.create").click()
        other.wait_until(lambda message: other.view is not None)
        page.locator("#decision[data-kind]").wait_for()
        theirs, mine = (hand_of(view, friend["seat"]) for view in (other.view, last_view(heard)))
    own = hand_of(last_view(heard), seated["seat"])
    secrets = set(theirs) - set(own)
    assert secrets
    assert set(mine) == {"unknown"}
    names = {Translator("en", "classic").name_of(game("citadels"), "card", card) for card in secrets}
    shown = page.locator("body").inner_text()
    assert [name for name in names if name in shown] == []
    logs = [json.dumps(message["log"]) for message in map(json.loads, heard) if "log" in message]
    assert logs
    assert [card for card in secrets if any(f'"{card}"' in each for each in logs)] == []


def last_view(heard: list[str]) -> ViewData:
    return next(
        message["view"]
        for message in map(json.loads, reversed(heard))
        if message["type"] in ("welcome", "update") and message["view"]
    )


def hand_of(view: ViewData, seat: int) -> list[str]:
    return list(view["state"]["seats"][seat]["hand"])
