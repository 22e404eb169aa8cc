"""How Praga looks: numbers can be read, and everything can be reached with the keyboard alone."""

import pytest
from playwright.sync_api import Locator

from tools.gallery.praga import begin_again, moved_on, sit_down
from tools.gallery.stage import SCENES, Stage

LEAST = 14  # pixels on the screen
SIZES = ["desktop", "laptop", "phone"]
STATES = [
    "praga-take",
    "praga-action",
    "praga-wall",
    "praga-building",
    "praga-rest",
    "praga-four",
    "praga-solo",
    "praga-forecast",
]

# Numbers that can be seen outside miniatures, smaller than they may be.
SMALL = """least => {
  const found = [];
  const seen = element => {
    const rect = element.getBoundingClientRect();
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const map = element.closest('.citymap');
    const frame = map ? map.getBoundingClientRect() : new DOMRect(0, 0, innerWidth, innerHeight);
    const inside = rect.width > 1 && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return inside && shown && !element.closest('.is-mini, [inert], .sr');
  };
  const sizeOf = element => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return drawn ? size * Math.hypot(drawn.c, drawn.d) : size;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!/\\d/.test(data) || parentElement.closest('title, script, style') || !seen(parentElement)) continue;
    const size = sizeOf(parentElement);
    if (size < least - 0.05) {
      const inside = parentElement.closest('section, header, footer, aside, article, button, svg');
      found.push(`${data.trim()} ${size.toFixed(1)} in ${inside?.getAttribute('class')}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
def test_no_number_is_too_small_to_be_read(person, state, size):
    at = person("en", size)
    SCENES[state](at)
    assert at.page.evaluate(SMALL, LEAST) == []


# Where the focus is: the move that Enter would choose.
FOCUSED = "document.activeElement?.closest('svg [role=button]')?.closest('[data-move]')?.dataset.move ?? null"
RING = "getComputedStyle(document.activeElement.firstElementChild.nextElementSibling).strokeWidth"


def test_a_building_is_placed_with_the_keyboard_alone(person):
    at = person()
    sit_down(at)
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
    moved_on(at, number)
    spot = walked[-1].removeprefix("plot ")
    assert page.locator(f'.built[data-place="plot:{spot}"]').count()


def press(at: Stage, choice: Locator) -> None:
    """The key of what is offered, and wait for what it leads to."""
    number = at.page.locator("#decision").get_attribute("data-number")
    at.page.keyboard.press(choice.get_attribute("data-key") or "")
    moved_on(at, number)


def hold_a_building(at: Stage) -> None:
    """A tile of the crane, its action, a building: by their keys."""
    page = at.page
    action = page.locator('#decision [data-move="action building"]')
    while not action.count():
        tile = page.locator("#decision .stile:not([disabled])[data-actions~=building]").last
        page.keyboard.press(tile.get_attribute("data-key") or "")
        page.locator("#decision [data-commit]").wait_for()
        press(at, tile)
        if not action.count():
            begin_again(at)  # nothing on offer can be paid
    press(at, action)
    press(at, page.locator("#decision .pick:not(.no)").first)


def test_every_drawing_is_one_stop_of_tab(person):
    at = person()
    sit_down(at)
    hold_a_building(at)
    stops = at.page.locator('.p-city [role="button"][tabindex="0"]').count()
    assert stops == 1
