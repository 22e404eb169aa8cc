"""Everything printed explains itself: where the mouse rests, where a finger stays, and by the keyboard."""

from collections.abc import Callable

import pytest

from tools.gallery.praga import sit_down
from tools.gallery.stage import Stage

Person = Callable[..., Stage]

# One thing of every kind that is on stage while a tile is taken.
KINDS = {
    "term red_zone": "gold",
    "term blue_zone": "points",
    "sector 1": "bonus",
    "term turn_counter": "hourglass",
    "track mine": "at each production",
    "track university": "technology step",
    "wealth gold6": "Not gained yet",
    "term gold": "You can have 9",
    "term technology": "draw three",
    "action_tile A4": "wall",
}
# Whether two boxes have anything in common.
COVERED = """([popover, other]) => {
  const [a, b] = [popover, other].map(each => document.querySelector(each).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


@pytest.mark.parametrize("piece", KINDS)
def test_what_the_mouse_rests_on_is_explained_beside_it(person, piece):
    at = person()
    sit_down(at)
    page = at.page
    thing = f'[data-piece="{piece}"]'
    page.locator(thing).first.hover()
    page.locator(".pop.hovered").wait_for()
    assert KINDS[piece] in page.locator(".pop").inner_text()
    assert not page.evaluate(COVERED, [".pop", "#decision .t-head"])
    assert not page.evaluate(COVERED, [".pop", thing])
    page.mouse.move(3, 3)
    page.locator(".pop").wait_for(state="hidden")


def test_a_finger_that_stays_reads_and_one_that_taps_chooses(person):
    at = person("en", "phone")
    sit_down(at)
    page = at.page
    tile = page.locator('.page:not([inert]) [data-piece="action_tile A4"]')
    tile.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.locator(".pop").wait_for()
    tile.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    tile.dispatch_event("click", {"bubbles": True})
    assert page.locator("#decision [data-commit]").count() == 0
    page.locator(".pop-x").click()
    tile.dispatch_event("click", {"bubbles": True})
    page.locator("#decision [data-commit]").wait_for()


def test_the_keyboard_reads_what_cannot_be_chosen(person):
    at = person()
    sit_down(at)
    page = at.page
    read = set()
    for _ in range(6):
        page.keyboard.press("Shift+ArrowDown")
        page.locator(".pop").wait_for()
        read.add(page.locator(".pop").inner_text())
    assert len(read) > 2
    page.keyboard.press("Escape")
    page.locator(".pop").wait_for(state="hidden")


def test_words_about_a_piece_go_when_the_stage_changes(person):
    at = person("en", "phone")
    sit_down(at)
    page = at.page
    page.locator(".ph-tabs button").nth(1).click()
    page.locator(".page:not([inert]) .o-walls .otile").first.click()
    page.locator(".pop").wait_for()
    page.locator(".ph-tabs button").nth(2).click()
    page.locator(".pop").wait_for(state="hidden")
