"""Every language says everything that English says, with the same arguments, and in its own words."""

import re

import pytest
from fluent.syntax.ast import BaseNode, MessageReference

from burgrave.i18n.language import LOCALES
from burgrave.i18n.message_bundle import get_bundle
from tests.i18n.locales import (
    OTHERS,
    PART,
    iter_patterns,
    list_files,
    list_keys,
    parse_messages,
    text_parts,
    used_arguments,
    walk,
)

# What really is the same in both languages.
SAME_WORDS: dict[str, set[str]] = {
    "cs": {"Bank", "Monument", "Park", "Port", "Rasputin", "bot", "ms", "ok"},
    "bg": set(),
    "pl": {"--help”.", "Bank", "Monument", "Park", "Port", "Rasputin", "bot", "ms", "ok"},
}
SAME_KEY = {"citadels-edition-deluxe", "praga-title", "cli-value-address"}
# In Bulgarian, Latin letters are names and what people type: commands, fields and words of files; and Roman
# numerals and the letters printed on pieces.
LATIN = re.compile(
    "always|auto|bg|burgrave|caput|card|citadels|cs|ctrl|de|debian|en|enter|event|git|install|json|log|luxe|move|never|only|openapi|openspiel"
    "|peers|pip|pl|postgresql|praga|prometheus|pydantic|python|quit|ray|regni|resume|save|seed|turn|ubuntu|undo|utf|why|yaml|options|position|play|players"
    "|a|b|c|h|i|ii|iii|iv|l|m|q|s|t|u|v|x"
)


def test_every_language_has_the_same_files():
    for language in OTHERS:
        assert set(list_files(language)) == set(list_files("en"))


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_every_key_exists_in_every_language(language):
    assert list_keys(language) == list_keys("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_phrase_uses_the_same_arguments_in_every_language(language):
    differing = {
        key: (used_arguments("en", key), used_arguments(language, key))
        for key in list_keys("en")
        if used_arguments("en", key) != used_arguments(language, key)
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language):
    english = dict(iter_patterns("en"))
    left = [
        (key, words)
        for key, pattern in iter_patterns(language)
        if key in english and key not in SAME_KEY
        for words in spoken_parts(pattern) & spoken_parts(english[key]) - SAME_WORDS[language]
    ]
    assert left == []


def spoken_parts(pattern: BaseNode) -> set[str]:
    """The pieces of text, if they have words: punctuation and units say nothing."""
    return {piece for piece in text_parts(pattern) if re.search(r"[^\W\d_]{2}", piece)}


def test_bulgarian_is_written_in_cyrillic():
    latin = [
        (key, word)
        for key, pattern in iter_patterns("bg")
        for piece in text_parts(pattern)
        for word in foreign_words(piece)
    ]
    assert latin == []


def foreign_words(piece: str) -> list[str]:
    """Latin words outside of quotation marks, where examples of what to type stand."""
    words = re.findall(r"[a-z_]+", re.sub("„[^“]*“?|[^„]*“", "", piece).lower())
    return [word for word in words if not LATIN.fullmatch(word)]


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_piece_of_a_sentence_is_used(language):
    assert {key for key in parse_messages(language) if key.startswith(PART)} - message_references(
        language
    ) == set()


def message_references(language: str) -> set[str]:
    return {
        part.id.name
        for message in parse_messages(language).values()
        for part in walk(message)
        if isinstance(part, MessageReference)
    }


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_phrases_are_made_of_phrases_of_their_own_area(language):
    """An area is read alone: `citadels-events.ftl` and `citadels-names.ftl` are one."""
    areas = get_bundle(language).areas
    strays = [
        (key, part.id.name)
        for key, message in parse_messages(language).items()
        for part in walk(message)
        if isinstance(part, MessageReference) and areas[key] != areas[part.id.name]
    ]
    assert strays == []


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_key_is_found_before_its_file_is_read(language):
    assert set(get_bundle(language).areas) == set(parse_messages(language))


def test_every_phrase_of_the_command_line_is_said_somewhere():
    sources = "".join(file.read_text(encoding="utf-8") for file in LOCALES.parents[1].rglob("*.py"))
    words = (LOCALES / "en" / "cli.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(cli-[\w-]+) =", words, re.MULTILINE)
    families = tuple(re.findall(r"""f["'](cli-[\w-]+-)\{""", sources))
    unsaid = [key for key in keys if not re.search(rf"""["']{key}["']""", sources)]
    assert [key for key in unsaid if not key.startswith(families)] == []
