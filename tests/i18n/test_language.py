"""Which language is spoken."""

import pytest

from burgrave.i18n import choose_language
from tests.errors import raises_error


def test_the_language_asked_for_is_spoken_whatever_the_environment_says():
    assert choose_language("pl", {"LC_ALL": "cs_CZ.UTF-8"}) == "pl"


def test_a_language_may_be_written_as_a_locale():
    assert (
        choose_language("bg_BG.UTF-8", {})
        == choose_language("BG", {})
        == choose_language("bg-BG", {})
        == "bg"
    )


def test_a_language_without_texts_is_refused():
    with raises_error("language-unknown language=de known=en, cs, bg, pl"):
        choose_language("de", {})


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LC_MESSAGES": "bg_BG", "LANG": "cs_CZ"}, "bg"),
        ({"LC_ALL": "pl_PL.UTF-8@euro", "LC_MESSAGES": "bg_BG", "LANG": "cs_CZ"}, "pl"),
        ({"LC_ALL": "", "LANG": "cs_CZ"}, "cs"),
        ({"LC_ALL": "C.UTF-8", "LANG": "cs_CZ"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "de:bg:en"}, "bg"),
        ({"LANGUAGE": "cs"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_which_language_else_english(environment, language):
    assert choose_language(None, environment) == language
