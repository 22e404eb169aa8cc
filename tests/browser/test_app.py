"""From the first page to a table: alone, with friends, by link, by keyboard, and back again."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.failing_server import RestartingServer
from tools.gallery.app import BOT, FIRST_GAME, PERSON, YOU
from tools.gallery.server import Home

LIGHT = 256_000  # bytes (250 KiB), fonts not counted


def test_one_click_sits_a_newcomer_at_a_table_against_bots(person):
    at = person()
    at.go("")
    at.page.get_by_role("button", name="Play now").click()
    at.page.locator(".decision").wait_for()
    assert "#/table/" in at.page.url


def test_one_click_begins_the_other_game(person):
    at = person()
    at.go("")
    at.page.get_by_role("button", name="Play Praga").click()
    at.page.locator(".praga #decision").wait_for()


def test_a_table_of_the_other_game_is_set_up_as_one_likes(person):
    at = person()
    at.go("new")
    at.page.get_by_role("radio", name=re.compile("Praga Caput Regni")).check(force=True)
    at.page.get_by_role("button", name="Remove seat 3").click()
    at.page.get_by_role("checkbox", name="tile III").check(force=True)
    at.page.get_by_role("button", name=re.compile("^Place 2:")).click()
    at.page.get_by_role("button", name="Create table").click()
    chosen = at.page.locator(".lb-options")
    expect(chosen).to_contain_text("tile III")
    expect(chosen).to_contain_text("1 front, 2 back, 3 front")
    at.page.get_by_role("button", name="Start game").click()
    at.page.locator(".praga #decision").wait_for()


def test_a_game_that_nobody_is_awaited_at_begins_at_once(person):
    at = person()
    at.go("new/praga")
    at.page.get_by_role("button", name="Remove seat 3").click()
    at.page.get_by_role("button", name="Remove seat 2").click()
    at.page.get_by_label("Solo opponent").select_option("parler")
    at.page.get_by_role("button", name="Create table").click()
    at.page.locator(".praga #decision").wait_for()


def test_escape_closes_the_menu(person):
    at = person()
    at.go("")
    at.page.get_by_role("button", name="Play now").click()
    at.page.locator(".topbar button[aria-expanded]").last.click()
    at.page.locator(".menu").wait_for()
    at.page.keyboard.press("Escape")
    expect(at.page.locator(".menu")).to_have_count(0)


def test_the_keyboard_alone_gets_there_too(person):
    at = person()
    at.go("", ".playnow")
    for _ in range(20):
        at.page.keyboard.press("Tab")
        if at.page.evaluate("document.activeElement.matches('.playnow')"):
            break
    at.page.keyboard.press("Enter")
    at.page.locator(".decision").wait_for()


def test_the_first_stop_of_the_keyboard_skips_to_the_page(person):
    at = person()
    at.go("settings")
    at.page.keyboard.press("Tab")
    at.page.keyboard.press("Enter")
    assert at.page.evaluate("document.activeElement.id") == "main"


def test_friends_join_by_link_each_in_their_own_language(person):
    host, guest = person("en"), person("pl", "phone", "dark")
    host.go("new")
    host.page.get_by_role("button", name="Create table").click()
    host.page.locator(".lobby").wait_for()
    guest.page.goto(host.page.url)
    guest.page.get_by_label("Twoje imię").first.fill("Gość")
    guest.page.get_by_role("button", name="Zajmij miejsce").click()
    expect(host.page.locator(".lb-table li", has_text="Gość")).to_be_visible()
    host.page.get_by_role("button", name="Start game").click()
    for at in (host, guest):
        at.page.locator(".decision").wait_for()
    expect(host.page.locator("html")).to_have_attribute("lang", "en")
    expect(guest.page.locator("html")).to_have_attribute("lang", "pl")


def test_the_link_of_a_seat_opens_it_and_does_not_stay_in_the_address(person):
    host, guest = person(), person("cs")
    table = host.make_table(FIRST_GAME, [YOU, PERSON, BOT])
    host.go(f"table/{table['table']}")
    host.page.get_by_role("button", name="Link for this seat").click()
    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.locator(".seat-tools").get_by_role("button", name="Copy").click()
    link = host.page.evaluate("navigator.clipboard.readText()")
    token = link.rsplit("/", 1)[1]
    guest.page.goto(link)
    guest.page.locator(".lb-table li.is-you").wait_for()
    assert token not in guest.page.url
    guest.page.reload()
    guest.page.locator(".lb-table li.is-you").wait_for()


def test_a_device_finds_its_tables_again(person):
    at = person()
    at.make_table(FIRST_GAME, [YOU, BOT])
    at.go("")
    at.page.locator(".tables a").click()
    at.page.locator(".lb-table li.is-you").wait_for()


def test_a_pasted_link_or_code_leads_to_the_table(person):
    host, guest = person(), person()
    table = host.make_table(FIRST_GAME, [YOU, PERSON])
    guest.go("")
    guest.page.get_by_label("Paste a link").fill("nothing at all")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("not a table link")
    guest.page.get_by_label("Paste a link").fill(table["table"])
    guest.page.get_by_role("button", name="Join").click()
    guest.page.get_by_role("button", name="Take a seat").wait_for()


def test_what_does_not_go_together_is_shown_while_it_is_chosen(person):
    at = person()
    at.expected = "422"
    at.go("new")
    at.page.get_by_role("radio", name=re.compile("Custom cast")).check(force=True)
    at.page.get_by_role("radio", name="Queen", exact=True).check(force=True)
    expect(at.page.get_by_role("alert")).to_contain_text("Queen")
    expect(at.page.get_by_role("button", name="Create table")).to_be_disabled()
    at.page.get_by_role("radio", name="Artist", exact=True).check(force=True)
    expect(at.page.get_by_role("button", name="Create table")).to_be_enabled()


def test_a_set_up_is_remembered(person):
    at = person()
    at.go("new")
    at.page.get_by_role("radio", name=re.compile("Vicious Nobles")).check(force=True)
    at.page.get_by_role("button", name="Add seat").click()
    at.page.locator(".seats li").nth(4).wait_for()
    at.page.wait_for_function(
        "localStorage.getItem('burgrave.new-table-citadels')?.includes('vicious_nobles')"
    )
    at.page.reload()
    expect(at.page.get_by_role("radio", name=re.compile("Vicious Nobles"))).to_be_checked()
    expect(at.page.locator(".seats li")).to_have_count(5)


def test_the_language_changes_at_once_everywhere(person):
    at = person("en")
    at.go("cards/citadels/character/king")
    at.page.locator(".detail h2", has_text="King").wait_for()
    at.page.get_by_label("Language").select_option("cs")
    at.page.locator(".detail h2", has_text="Král").wait_for()
    expect(at.page.locator("html")).to_have_attribute("lang", "cs")


def test_a_server_that_falls_is_missed_and_found_again(person, home, tmp_path):
    server = RestartingServer(tmp_path)
    try:
        at = person(at=Home(server.base, home.store), fresh=True)
        at.expected = "ERR_CONNECTION_REFUSED"
        table = at.make_table(FIRST_GAME, [YOU, PERSON, BOT])
        at.go(f"table/{table['table']}", ".lb-table li.is-you")
        server.kill()
        at.page.get_by_role("alert").wait_for()
        server.start()
        expect(at.page.get_by_role("alert")).to_have_count(0)
        at.page.get_by_role("button", name="Start game").click()
        at.page.locator(".decision").wait_for()
    finally:
        server.kill()


def test_what_this_browser_knows_can_be_forgotten(person):
    at = person()
    at.go("settings")
    at.page.get_by_role("switch", name=re.compile("List mode")).check(force=True)
    at.go("privacy")
    at.page.get_by_role("button", name="Forget").click()
    assert at.page.evaluate("localStorage.length") == 0


@pytest.mark.parametrize("where", ["home", "lobby"])
def test_the_first_load_is_light(person, where):
    at = person(fresh=True)
    table = at.make_table(FIRST_GAME, [YOU, PERSON, BOT, BOT])
    network = at.page.context.new_cdp_session(at.page)
    fonts: set[str] = set()
    loaded: dict[str, int] = {}
    network.on("Network.requestWillBeSent", lambda sent: note_font(fonts, sent))
    network.on(
        "Network.loadingFinished", lambda done: loaded.update({done["requestId"]: done["encodedDataLength"]})
    )
    network.send("Network.enable")
    at.go("" if where == "home" else f"table/{table['table']}")
    at.page.locator("main h1").wait_for()
    assert fonts
    assert 50_000 < sum(loaded[each] for each in loaded if each not in fonts) < LIGHT


def note_font(fonts: set[str], sent: dict[str, Any]) -> None:
    if sent["request"]["url"].endswith(".woff2"):
        fonts.add(sent["requestId"])
