"""Praga with the keyboard alone: everything can be reached, and one sees where one is."""

from urllib.parse import quote

from playwright.sync_api import Locator

from tools.gallery.praga import sit_down, wait_for_next_decision
from tools.gallery.stage import Stage

# Where the focus is: the move that Enter would choose.
FOCUSED = "document.activeElement?.closest('svg [role=button]')?.closest('[data-move]')?.dataset.move ?? null"
RING = "getComputedStyle(document.activeElement.firstElementChild.nextElementSibling).strokeWidth"


def test_a_building_is_placed_with_the_keyboard_alone(person):
    at = person()
    sit_down(at, "praga-rich")
    page = at.page
    hold_a_building(at)
    walked = []
    for arrow in ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"]:
        page.keyboard.press(arrow)
        walked.append(page.evaluate(FOCUSED))
    assert all(move.startswith("plot ") for move in walked)
    assert len(set(walked)) > 1
    assert page.evaluate(RING) == "6px"
    page.keyboard.press("Enter")
    page.locator(".p-city .ghost").wait_for()
    first = page.locator(".rotb").evaluate_all("all => all.findIndex(each => each.matches('.sel'))")
    page.keyboard.press("ArrowRight")
    page.locator(f".rotb:nth-child({(first + 1) % 6 + 1}).sel").wait_for()
    number = page.locator("#decision").get_attribute("data-number")
    page.keyboard.press("Enter")
    wait_for_next_decision(at, number)
    spot = quote(walked[-1].removeprefix("plot "))
    assert page.locator(f'.built[data-place="plot&plot={spot}"]').count()


def press(at: Stage, choice: Locator) -> None:
    """The key of what is offered, and wait for what it leads to."""
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.keyboard.press(choice.get_attribute("data-key") or "")
    wait_for_next_decision(at, number)


def hold_a_building(at: Stage) -> None:
    """A tile of the crane, its action, a building: by their keys."""
    page = at.page
    tile = page.locator("#decision .stile:not([disabled])[data-actions~=building]").last
    page.keyboard.press(tile.get_attribute("data-key") or "")
    page.locator("#decision [data-commit]").wait_for()
    press(at, tile)
    action = page.locator('#decision [data-move="action building"]')
    press(at, action)
    press(at, page.locator("#decision .pick:not(.no)").first)


def test_every_drawing_is_one_stop_of_tab(person):
    at = person()
    sit_down(at, "praga-rich")
    hold_a_building(at)
    stops = at.page.locator('.p-city [role="button"][tabindex="0"]').count()
    assert stops == 1
