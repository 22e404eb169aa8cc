"""Every language says everything that English says, with the same arguments, and in its own words."""

import re

import pytest
from fluent.syntax.ast import BaseNode, MessageReference

from burgrave.text.phrases import phrases
from tests.text.locales import OTHERS, PART, arguments, files, keys, messages, patterns, plain_text, walk

# What really is the same in both languages.
SAME_WORD = {
    "cs": {"Bank", "Monument", "Park", "Rasputin", "ok"},
    "bg": set[str](),
    "pl": {"Bank", "Monument", "Park", "Rasputin", "ok"},
}
SAME_KEY = {"citadels-edition-deluxe"}
# In Bulgarian, Latin letters are names and what people type: commands, fields and words of files.
LATIN = re.compile(
    "always|auto|bg|caput|card|cs|de|deduction|en|enter|json|log|luxe|m|never|only|openspiel|peers|pl|praga"
    "|python|quit|regni|s|save|social|undo|utf|why|x|yaml|options|position|play|players"
)


def test_every_language_has_the_same_files():
    for language in OTHERS:
        assert set(files(language)) == set(files("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_key_exists_in_every_language(language):
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_phrase_uses_the_same_arguments_in_every_language(language):
    differing = {
        key: (arguments("en", key), arguments(language, key))
        for key in keys("en")
        if arguments("en", key) != arguments(language, key)
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language):
    english = dict(patterns("en"))
    left = [
        key
        for key, pattern in patterns(language)
        if key in english and key not in SAME_KEY and said(pattern) == said(english[key]) != ""
        if said(pattern) not in SAME_WORD[language]
    ]
    assert left == []


def said(pattern: BaseNode) -> str:
    """The words, if there are any: punctuation and numbers alone say nothing."""
    text = plain_text(pattern)
    return text if re.search(r"[^\W\d_]{2}", text) else ""


def test_bulgarian_is_written_in_cyrillic():
    latin = [(key, word) for key, pattern in patterns("bg") for word in foreign(plain_text(pattern))]


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_phrases_are_made_of_phrases_of_their_own_area(language):
    """An area is read alone: `citadels-events.ftl` and `citadels-names.ftl` are one."""
    areas = phrases(language).areas
    strays = [
        (key, part.id.name)
        for key, message in messages(language).items()
        for part in walk(message)
        if isinstance(part, MessageReference) and areas[key] != areas[part.id.name]
    ]
    assert strays == []


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_key_is_found_before_its_file_is_read(language):
    assert set(phrases(language).areas) == set(messages(language))
