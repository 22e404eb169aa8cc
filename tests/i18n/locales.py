"""The Fluent files as data: which keys a language has, which arguments each phrase uses."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import parse
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, TextElement, VariableReference

from burgrave.i18n import LANGUAGES
from burgrave.i18n.language import LOCALES

OTHERS = LANGUAGES[1:]
PART = "part-"  # phrases that only serve other phrases of the same language
EDITION = "edition"  # told to every phrase; a language uses it where its names differ


@cache
def parse_messages(language: str) -> dict[str, Message]:
    """Every message of a language by key; fails on what is not Fluent and on a key given twice."""
    found: dict[str, Message] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{language}/{file.name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def list_files(language: str) -> list[str]:
    return sorted(file.name for file in (LOCALES / language).glob("*.ftl"))


def list_keys(language: str) -> set[str]:
    return {key for key in parse_messages(language) if not key.startswith(PART)}


def used_variables(language: str, node: BaseNode) -> set[str]:
    """The arguments a phrase uses, also through the phrases it is made of."""
    used: set[str] = set()
    for part in walk(node):
        if isinstance(part, VariableReference):
            used.add(part.id.name)
        elif isinstance(part, MessageReference):
            used |= used_variables(language, parse_messages(language)[part.id.name])
    return used


def used_arguments(language: str, key: str) -> set[str]:
    """The arguments of a phrase without the forms of names, which each language has for itself."""
    used = used_variables(language, parse_messages(language)[key])
    return {name.split("_")[0] for name in used} - {EDITION}


def iter_patterns(language: str) -> Iterator[tuple[str, Any]]:
    """Every pattern: of a key, and of `key.form`."""
    for key, message in parse_messages(language).items():
        yield key, message.value
        for attribute in message.attributes:
            yield f"{key}.{attribute.id.name}", attribute.value


def text_parts(node: BaseNode) -> list[str]:
    """All that is said, whatever the arguments are."""
    return [part.value.strip() for part in walk(node) if isinstance(part, TextElement)]


def walk(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from walk(child)
