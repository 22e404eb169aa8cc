"""Whatever a person can do wrong is explained."""
# ruff: noqa: RUF001 - Bulgarian letters are meant

import ast
import re
from collections.abc import Iterator

import pytest

from burgrave import game
from burgrave.core.words import Wrong
from burgrave.engine import PACKAGE
from burgrave.text import LANGUAGES, Text
from tests.text.locales import keys

# Calls whose first argument is a key.
SPEAKING = {"Wrong", "wrong", "say"}
# Words that begin so are keys wherever they stand.
FAMILIES = re.compile(r"(cli|record|scenario|mismatch|position|undo|option|simulate|bench|check)-[a-z-]+")


def sources() -> Iterator[tuple[str, ast.AST]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield name, node


def called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def constants(node: ast.AST) -> list[str]:
    """The string, or both strings of `one if … else other`."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_key_in_the_sources_has_a_phrase():
    missing = {
        (file, key)
        for file, node in sources()
        if isinstance(node, ast.Call) and called(node) in SPEAKING and node.args
        for key in constants(node.args[0])
        if key and key not in keys("en")  # an empty line is no key
    }
    assert missing == set()


def test_every_word_that_looks_like_a_key_has_a_phrase():
    missing = {
        (file, key)
        for file, node in sources()
        for key in constants(node)
        if FAMILIES.fullmatch(key) and not known(key)
    }
    assert missing == set()


def known(key: str) -> bool:
    """A key, or the beginning of keys that are put together."""
    return key in keys("en") or (key.endswith("-") and any(each.startswith(key) for each in keys("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_is_explained_in_words(language):
    wrong = Wrong("move-refused", move="build tavern", reason="too-expensive", number=5)
    assert (
        Text(language).wrong(wrong, game("citadels"))
        == {
            "en": "Build the Tavern: not now. Costs 5: you do not have that much gold.",
            "cs": "Postav Hospodu: teď to nejde. Stojí 5: tolik nemáš.",
            "bg": "Построй Таверна: сега не може. Струва 5: нямаш толкова злато.",
            "pl": "Wybuduj Tawernę: teraz nie można. Kosztuje 5: tyle nie masz.",
        }[language]
    )


def test_without_the_game_a_refused_move_is_told_by_its_ids():
    wrong = Wrong("move-refused", move="build tavern", reason="too-expensive", number=5)
    assert Text("en").wrong(wrong) == "build tavern: not now. too-expensive"


def test_a_mistake_within_a_mistake_is_explained_too():
    inner = Wrong("option-range", option="players", value="9", low=2, high=7)
    wrong = Wrong("record-options", line=3, problem=inner)
    assert Text("en").wrong(wrong) == (
        "Line 3: the options cannot be used. “players” cannot be “9”. Give a whole number from 2 to 7."
    )


def test_numbers_of_lines_are_not_grouped():
    assert Text("en").wrong(Wrong("record-number", line=12345, text="x")).startswith("Line 12345:")


def test_a_key_without_a_phrase_is_shown_as_it_is(lenient):
    assert Text("cs").wrong(Wrong("never-heard-of", card="tavern")) == "never-heard-of card=tavern"
