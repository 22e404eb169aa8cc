"""Every page and state: axe is content, nothing is wider than the screen, nothing comes from elsewhere."""

import pytest

from tools.gallery.stage import LANGUAGES, RARE, SCENES, looked_over

EYES = [("en", "desktop", "day"), ("bg", "small", "night")]


@pytest.mark.parametrize("eyes", EYES, ids="-".join)
@pytest.mark.parametrize("scene", [name for name in SCENES if name not in RARE])
def test_axe_is_content(person, scene, eyes):
    at = person(*eyes)
    SCENES[scene](at)
    assert looked_over(at) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["home", "new", "lobby", "card", "settings"])
def test_the_narrowest_phone_has_room_for_every_language(person, scene, language):
    at = person(language, "small")
    SCENES[scene](at)
    assert at.page.evaluate("document.documentElement.scrollWidth") == 360
    assert at.page.locator("html").get_attribute("lang") == language
