"""What a printer would see at once: lines that break badly, commas, apostrophes, labels that are too long."""

import re
from functools import cache

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Pattern, Placeable, TextElement, VariableReference

from burgrave import game, games
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.language import LOCALES
from burgrave.i18n.message_bundle import get_bundle
from burgrave.i18n.spaces import NO_BREAK, add_no_break_spaces, replace_no_break_spaces
from tests.i18n.locales import OTHERS, iter_patterns, text_parts, walk

LONGEST_LABEL = 42  # letters that fit on a button
# Words after which Czech and Polish would change a name.
PREPOSITIONS = {
    "cs": {
        "bez",
        "do",
        "k",
        "ke",
        "mezi",
        "na",
        "o",
        "od",
        "pod",
        "pro",
        "proti",
        "před",
        "při",
        "s",
        "u",
        "z",
    },
    "pl": {
        "bez",
        "do",
        "dla",
        "między",
        "na",
        "o",
        "od",
        "po",
        "pod",
        "przed",
        "przez",
        "przy",
        "u",
        "z",
        "ze",
    },
}


@cache
def texts_in(language: str) -> list[str]:
    """All that is said, with the spaces that the reader gets."""
    sources = (file.read_text(encoding="utf-8") for file in sorted((LOCALES / language).glob("*.ftl")))
    parsed = (parse(add_no_break_spaces(source, language)) for source in sources)
    return [part.value for tree in parsed for part in walk(tree) if isinstance(part, TextElement)]


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_no_line_ends_with_a_word_of_one_letter(language):
    ends = [
        text for text in texts_in(language) if any(is_one_letter(word) for word in words_before_breaks(text))
    ]
    assert ends == []


def words_before_breaks(text: str) -> list[str]:
    """The words after which a line may break within the text, or before what follows it."""
    return re.split(r"[ \n]", text)[:-1]


def is_one_letter(word: str) -> bool:
    word = word.rpartition(NO_BREAK)[2].lstrip("(„«“")
    return len(word) == 1 and word.isalpha()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stays_with_what_it_counts(language):
    assert [text for text in texts_in(language) if re.search(r"\d [^\W\d_]", text)] == []
    counted, _ = get_bundle(language).format_message("points-count", {"number": 5, "edition": "none"})
    assert counted.startswith(f"5{NO_BREAK}")


def test_what_a_sentence_quotes_keeps_its_spaces():
    command = "burgrave play a --seed 7 game.txt"
    for language in LANGUAGES:
        said, _ = get_bundle(language).format_message("replay-hint", {"command": command})
        assert command in said


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_have_a_decimal_comma(language):
    text = Translator(language)
    assert text.format_number(98.25, 1) == "98,2"
    assert text.format_number(12345) == f"12{NO_BREAK}345"
    time = text.format("simulate-time", games="3", seconds=1.25, workers=1, pace="2")
    assert re.findall(r"\d[.,]\d", time) == ["1,2"]


def test_english_numbers_have_a_decimal_point():
    assert Translator("en").format_number(12345.68, 1) == "12,345.7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_those_of_print(language):
    # In JSON, which one phrase quotes, they are straight.
    straight = [
        piece
        for _, pattern in iter_patterns(language)
        for piece in text_parts(pattern)
        if set(piece.replace('"vp": 1', "")) & set("'\"")
    ]
    assert straight == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_labels_of_moves_fit_on_a_button(language, id):
    text = Translator(language, "deluxe")
    words = game(id).notation
    labels = {
        replace_no_break_spaces(text.move_label(game(id), move, text.seat_names(8), 0))
        for move in range(len(words.move_texts))
    }
    assert {label for label in labels if len(label) > LONGEST_LABEL} == set()


@pytest.mark.parametrize(
    ("language", "row"),
    [("en", "a, b and c"), ("cs", "a, b a c"), ("bg", "a, b и c"), ("pl", "a, b i c")],
)
def test_the_last_thing_in_a_row_has_a_word_before_it(language, row):
    text = Translator(language)
    assert text.join_names(["a", "b", "c"]) == row
    assert (text.join_names(["a"]), text.join_names([])) == ("a", "")


@pytest.mark.parametrize("language", sorted(PREPOSITIONS))
def test_names_of_people_stand_in_the_nominative(language):
    errors = [
        (key, before.value)
        for key, pattern in iter_patterns(language)
        for part in walk(pattern)
        if isinstance(part, Pattern)
        for before, name in zip(part.elements, part.elements[1:], strict=False)
        if isinstance(before, TextElement) and is_person(name) and needs_case(before.value, language)
    ]
    assert [found for found in errors if not found[0].startswith(("position-", "mismatch-", "record-"))] == []


def is_person(part: object) -> bool:
    return (
        isinstance(part, Placeable)
        and isinstance(part.expression, VariableReference)
        and part.expression.id.name in ("seat", "seat2")
    )


def needs_case(before: str, language: str) -> bool:
    words = before.split()
    return bool(words) and words[-1].lower() in PREPOSITIONS[language]
