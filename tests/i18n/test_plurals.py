"""Numbers and what they count: every language has all its forms, in the terminal and in the browser."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from burgrave.i18n import LANGUAGES
from burgrave.i18n.language import LOCALES

BROWSER = Path(__file__).parents[2] / "web" / "src" / "locales"
# The forms for whole numbers; `other` is always there.
FORMS = {"en": {"one"}, "bg": {"one"}, "cs": {"one", "few"}, "pl": {"one", "few"}}
CATEGORIES = {"zero", "one", "two", "few", "many"}
# What is the same for 2 and for 5: a case that has one plural form, or nothing that is counted.
ONE_PLURAL = {
    "en": set(),
    "bg": set(),
    "cs": {"hint-heading", "game-winner", "hosting-keep"},
    "pl": {"hint-heading", "game-winner", "clock-days", "hosting-keep", "praga-amount-gold"},
}
# What may follow a number without being counted: verbs, units, and what has no plural. Words of one or two
# letters are never counted.
UNCOUNTED = {
    "en": "are begins comes decides ends follows gold has may off stone underneath unknown",
    "bg": "злато нататък отдолу приключва",
    "cs": "méně pod pro při",
    "pl": "jest mniej pkt pod przy się",
}
# Numbers that are never one, before a form that is the same for all others.
NEVER_ONE = {
    "bot-long",
    "lesson-too-long",
    "option-cast-character",
    "option-cast-size",
    "scenario-deep",
    "scenario-letters",
    "scenario-long",
    "scenario-values",
    "server-chat-full",
    "server-message-long",
    "server-undo-limit",
}
Select = tuple[str, str, set[str]]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_all_forms_of_the_language(language):
    lacking = {
        key for key, _, given in list_selects(language) if given & CATEGORIES and not FORMS[language] <= given
    }
    assert lacking == ONE_PLURAL[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_after_a_number_has_plural_forms(language):
    """`{ $count } cards` would say "1 cards": such a noun belongs into a choice by that number."""
    uncounted = set(UNCOUNTED[language].split())
    bare = [
        (key, variable, noun)
        for key, variable, noun in list_counted_nouns(language)
        if variable in number_arguments() and noun not in uncounted and key not in NEVER_ONE
    ]
    assert bare == []


def test_a_bare_plural_is_found():
    (message,) = parse("key = You have { $count } cards.").body
    assert list(find_nouns("key", message, frozenset())) == [("key", "count", "cards")]
    (message,) = parse(
        "key =\n    { $count ->\n        [one] 1 card\n       *[other] { $count } cards\n    }"
    ).body
    assert list(find_nouns("key", message, frozenset())) == []


@cache
def number_arguments() -> set[str]:
    """The arguments that some phrase of some language treats as numbers."""
    return {variable for each in LANGUAGES for _, variable, given in list_selects(each) if given & CATEGORIES}


@cache
def phrases_of(language: str) -> list[Message]:
    files = [file for place in (LOCALES, BROWSER) for file in sorted((place / language).glob("*.ftl"))]
    entries = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    return [entry for entry in entries if isinstance(entry, Message)]


@cache
def list_selects(language: str) -> list[Select]:
    """Every choice by an argument: key, argument, and the names of the variants."""
    return [
        (message.id.name, node.selector.id.name, {str(variant_name(each.key)) for each in node.variants})
        for message in phrases_of(language)
        for node in iter_nodes(message)
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference)
    ]


def variant_name(key: BaseNode) -> object:
    return key.name if isinstance(key, Identifier) else getattr(key, "value", "")


def list_counted_nouns(language: str) -> Iterator[tuple[str, str, str]]:
    for message in phrases_of(language):
        yield from find_nouns(message.id.name, message, frozenset())


def find_nouns(key: str, node: BaseNode, chosen: frozenset[str]) -> Iterator[tuple[str, str, str]]:
    """Every argument that a small word follows, outside of a choice by that argument.

    After a name, as in "place 3 of the Charles Bridge", nothing is counted: "místo 3 Karlova mostu".
    """
    if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
        chosen |= {node.selector.id.name}
    if isinstance(node, Pattern):
        for number, text in zip(node.elements, node.elements[1:], strict=False):
            variable = argument_name(number)
            word = re.match(r"[ \u00a0]+([^\W\d_]+)", text.value) if isinstance(text, TextElement) else None
            if variable and variable not in chosen and word and len(word[1]) > 2 and word[1].islower():
                yield key, variable, word[1]
    for child in child_nodes(node):
        yield from find_nouns(key, child, chosen)


def argument_name(part: BaseNode) -> str | None:
    if isinstance(part, Placeable) and isinstance(part.expression, VariableReference):
        return str(part.expression.id.name)
    return None


def iter_nodes(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for child in child_nodes(node):
        yield from iter_nodes(child)


def child_nodes(node: BaseNode) -> Iterator[BaseNode]:
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield child
