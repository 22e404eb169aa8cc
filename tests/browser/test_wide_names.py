"""Names of the widest letters spoil nobody's table: they stay within their place."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import Page

from tests.server.server import Server
from tools.gallery.stage import is_wide

WIDE = ["W" * 32, "\ufdfd" * 32, "\U0001242b" * 32, "\ua9c5" * 32]
LINE = "\ufdfd" * 60 + " " + "W" * 400
PLACES = ".rival, .plate, .decision, .log li, .chat-lines li, .lb-table li, .d-say"
# The pieces of text that hang out of their place, unless something between cuts them off.
HANGING = """places => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, place = text.parentElement.closest(places);
    if (!place || !/W{9}|\ufdfd{9}|\ua9c5{9}/u.test(text.data)) continue;
    let outer = text.parentElement, cut = false;
    for (; outer !== place; outer = outer.parentElement)
      cut ||= getComputedStyle(outer).overflowX !== 'visible';
    const range = document.createRange();
    range.selectNodeContents(text);
    if (!cut && range.getBoundingClientRect().right > place.getBoundingClientRect().right + 1)
      found.push(`${place.className} ${outer.localName}`);
  }
  return found;
}"""


def check_fits(page: Page) -> None:
    assert not is_wide(page)
    assert page.evaluate(HANGING, PLACES) == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (360, 740)], ids=["desktop", "laptop", "phone"])
@pytest.mark.parametrize("game", ["citadels", "praga"])
def test_the_widest_names_fit(tables: Server, window, game, size):
    with ExitStack() as stack:
        host = tables.create_table(game, "yppp", name=WIDE[0], settings={"listed": True})
        guests = [tables.join(host["table"], name=name) for name in WIDE[1:]]
        devices = [stack.enter_context(tables.seated(seat)) for seat in (host, *guests)]
        assert devices[1].ask("chat", text=LINE)["type"] == "ok"
        seat = guests[0]
        page = window(f"#/table/{host['table']}/{seat['token']}", size=size)
        page.locator(".lb-table li").first.wait_for()
        check_fits(page)
        devices[0].start()
        page.locator("#decision").wait_for()
        check_fits(page)
        page.goto(page.url.split("#")[0] + "#/")
        page.locator(f"a[href*='{host['table']}']").first.wait_for()
        check_fits(page)
