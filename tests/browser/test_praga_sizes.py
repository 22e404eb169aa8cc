"""Praga at every size: what is chosen from is in view, words are whole, and fingers find their buttons."""

from collections.abc import Callable

import pytest

from tools.gallery.praga import open_case, sit_down
from tools.gallery.stage import SIZES, Stage

Person = Callable[..., Stage]

EVERYWHERE = [*SIZES]
PHONES = ["phone", "small", "sideways"]
FINGER = 44  # pixels
# At least half of the first choice is in view.
FIRST_CHOICE = """selector => {
  const choice = document.querySelector(`#decision ${selector}`).getBoundingClientRect();
  const body = document.querySelector('#decision .t-body').getBoundingClientRect();
  return Math.min(choice.bottom, body.bottom) - Math.max(choice.top, body.top) >= choice.height / 2;
}"""
# Tiles of the display that lie on each other, or beside the box of the display.
STRAY_TILES = """() => [...document.querySelectorAll('.offer')].flatMap(offer => {
  const box = offer.getBoundingClientRect();
  const tiles = [...offer.querySelectorAll('.otile svg')].map(tile => tile.getBoundingClientRect())
    .filter(tile => tile.width);
  const out = tiles.filter(({left, right, top, bottom}) =>
    left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2);
  const upon = tiles.filter((tile, i) => tiles.some((other, j) => i < j && tile.left < other.right - 4
    && other.left < tile.right - 4 && tile.top < other.bottom - 4 && other.top < tile.bottom - 4));
  return [...out, ...upon].map(({left, top}) => `${left} ${top}`);
})"""
# Words that are wider than the line in which they stand.
BROKEN_WORDS = """() => [...document.querySelectorAll(
    '.ocap span, .pick b, .pick small, .m-t, .ph-tabs span, .t-tabs button')]
  .filter(each => each.getClientRects().length && !each.closest('.is-mini'))
  .flatMap(each => {
    const range = document.createRange(), found = [];
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of node.data.matchAll(/\\p{L}{2,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (range.getClientRects().length > 1) found.push(word[0]);
      }
    return found;
  })"""
SMALL_TARGETS = """finger => [...document.querySelectorAll(
    '.t-foot button, .t-body button, .grab, .lens-go button, .refresh button, .ph-tabs button')]
  .filter(each => each.getClientRects().length && !each.closest('[inert]'))
  .map(each => [each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, {height}]) => height < finger - 0.5)
  .map(([name, {height}]) => `${name}: ${height}`)"""


def place_building(at: Stage) -> None:
    sit_down(at, "praga-building")
    at.page.locator("#decision .places button").nth(9).click()
    at.page.locator("#decision [data-commit]").wait_for()


def choose_tile(at: Stage) -> None:
    sit_down(at)
    at.page.locator("#decision .stile:not([disabled])").last.click()


def pick_building(at: Stage) -> None:
    open_case(at, "praga-buildings", "choose-tile")


def look_at_rest(at: Stage) -> None:
    sit_down(at, "praga-late")


STAGES: list[tuple[Callable[[Stage], None], str]] = [
    (choose_tile, ".stile"),
    (pick_building, ".pick"),
    (place_building, ".rotb"),
    (look_at_rest, ".stile"),
]


@pytest.mark.parametrize(("play", "first"), STAGES)
@pytest.mark.parametrize("size", EVERYWHERE)
def test_what_is_chosen_from_is_in_view_and_lies_in_its_box(person, size, play, first):
    at = person("pl" if size == "desktop" else "en", size)
    play(at)
    assert at.page.evaluate(FIRST_CHOICE, first)
    assert at.page.evaluate(STRAY_TILES) == []


@pytest.mark.parametrize("language", ["en", "pl", "bg"])
@pytest.mark.parametrize("size", ["desktop", "laptop", "tablet", "phone"])
def test_words_are_whole(person, size, language):
    at = person(language, size)
    pick_building(at)
    assert at.page.evaluate(BROKEN_WORDS) == []


@pytest.mark.parametrize("play", [choose_tile, pick_building, place_building])
@pytest.mark.parametrize("size", PHONES)
def test_fingers_find_the_buttons_of_a_phone(person, size, play):
    at = person("en", size)
    play(at)
    assert at.page.evaluate(SMALL_TARGETS, FINGER) == []


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_gives_the_tile_back_and_goes_to_every_plaza(person, size):
    at = person("en", size)
    place_building(at)
    page = at.page
    for button in ("[data-back]", "[data-undo]", "[data-another]", ".hint button"):
        assert page.locator(f"#decision {button}").is_visible(), button
    seen = []
    for _ in range(10):
        seen.append(page.locator(".lens-t h2").inner_text())
        page.locator(".lens-go button").last.click()
    assert len(set(seen)) == 10
    page.locator("#decision [data-back]").click()
    page.locator("#decision .places button").first.wait_for()
    number = page.locator("#decision").get_attribute("data-number")
    page.locator("#decision [data-another]").click()
    page.locator(f'#decision:not([data-number="{number}"])').wait_for()


def test_the_page_of_a_phone_is_the_one_that_its_tab_names(person):
    at = person("en", "phone")
    for case in ("praga-start", "praga-wall", "praga-plaza-reward"):
        sit_down(at, case)
        current = at.page.locator(".ph-tabs [aria-current]").inner_text()
        shown = """() => { const box = document.querySelector('.ph-pages').getBoundingClientRect();
          return [...document.querySelectorAll('.page')].filter(each =>
            Math.abs(each.getBoundingClientRect().left - box.left) < 4).map(each => each.ariaLabel); }"""
        assert at.page.evaluate(shown) == [current], case


def test_a_tile_that_looks_the_same_in_every_rotation_is_not_turned(person):
    at = person()
    sit_down(at, "praga-plain")
    at.page.locator("#decision .places button").first.click()
    at.page.locator("#decision [data-commit]").wait_for()
    assert at.page.locator("#decision .rotb").count() == 0
    assert at.page.locator(".handles").count() == 0


def test_the_button_that_builds_names_the_whole_price(person):
    at = person()
    sit_down(at, "praga-refund")
    at.page.locator('#decision .places [data-move="plot 1 0"]').click()
    commit = at.page.locator("#decision [data-commit]")
    assert commit.locator(".is-cost").get_attribute("aria-label") == "−3\N{NO-BREAK SPACE}gold"
    assert commit.locator(".refund .bundle").get_attribute("aria-label") == "3\N{NO-BREAK SPACE}gold"


def test_parlers_building_is_shown_as_his(person):
    at = person()
    open_case(at, "praga-parler-rotation", "bot-rotation")
    assert "s cube" in at.page.locator("#decision .place").inner_text()
    assert at.page.locator(".otile.sel").get_attribute("data-place") == "display&row=buildings&slot=2"
    assert at.page.locator('#decision li[data-row="corners"]').count() == 1


def test_parlers_next_tiles_are_marked_and_his_cards_explained(person):
    at = person()
    sit_down(at, "praga-parler-turn")
    page = at.page
    marked = [each.get_attribute("data-place") or "" for each in page.locator(".otile.pointed").all()]
    assert [place.rpartition("=")[2] for place in marked] == ["1", "1", "2"]
    assert "Last card: 2" in page.locator(".opp").inner_text()
    assert page.locator("#decision .meanwhile .doer").inner_text() == "Parler"
    page.locator(".opp button").click()
    assert page.locator(".pop .pp-cards li").count() == 5
    assert page.locator(".pop .pp-cards li.softly").count() == 3


def test_places_have_the_numbers_of_their_names(person):
    at = person()
    sit_down(at, "praga-wall")
    numbers = {each.inner_html() for each in at.page.locator(".actionboard .place-n").all()}
    assert numbers == {str(slot) for slot in range(1, 13)}
    at.page.locator("#decision .places button").nth(2).click()
    assert at.page.locator("#decision .place h4").last.inner_text().endswith("wall slot 3")


def test_a_tile_in_hand_stays_where_it_is_when_the_page_is_loaded_again(person):
    at = person()
    sit_down(at, "praga-wall")
    page = at.page
    page.locator("#decision .places button").nth(2).click()
    page.locator("#decision .rotb").nth(4).click()
    page.reload()
    page.locator("#decision .rotb").nth(4).wait_for()
    assert page.locator("#decision .rotb").nth(4).get_attribute("aria-checked") == "true"
    assert page.locator("#decision .place h4").last.inner_text().endswith("wall slot 3")
