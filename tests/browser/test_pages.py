"""Every page and state: axe is content, nothing is wider than the screen, numbers can be read.

A scene is visited once for each entry of VISITS, and everything is checked in that visit.
"""

import pytest

from burgrave.i18n import LANGUAGES
from tests.browser.small_numbers import NUMBERS_READ, find_small_numbers
from tools.gallery.stage import SCENES, SIZES, Stage, find_problems

VISITS = [("en", "desktop", "light"), ("bg", "small", "dark")]


@pytest.mark.parametrize("visit", VISITS, ids="-".join)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_wrong_with_a_page(person, scene, visit):
    at = person(*visit)
    SCENES[scene](at)
    assert find_problems(at) == []
    if at.size == "desktop" and scene in NUMBERS_READ:
        assert find_small_numbers(at) == []
        resize(at, "laptop")
        assert find_small_numbers(at) == []


def resize(at: Stage, size: str) -> None:
    """Make the window smaller. Both sizes have one layout, so it is as if the page were opened so."""
    width, height = SIZES[size]
    at.page.set_viewport_size({"width": width, "height": height})
    at.page.wait_for_function("size => `${innerWidth} ${innerHeight}` === size", arg=f"{width} {height}")
    at.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("scene", NUMBERS_READ)
def test_no_number_on_a_phone_is_too_small_to_be_read(person, scene):
    at = person("en", "phone")
    SCENES[scene](at)
    assert find_small_numbers(at) == []


@pytest.mark.parametrize("scene", ["home", "new", "lobby", "card", "settings"])
def test_the_narrowest_phone_has_room_for_every_language(person, scene):
    at = person("en", "small")
    SCENES[scene](at)
    shown = at.page.url.partition("#/")[2]
    for language in LANGUAGES:
        at.settings(language=language)
        at.go(shown, f"html[lang={language}] main :is(h1, h2)")
        assert at.page.evaluate("document.documentElement.scrollWidth") == 360
