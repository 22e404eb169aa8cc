"""The phrases of one language, read from its Fluent files."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final, final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentNumber, fluent_number

from burgrave.text.language import DEFAULT
from burgrave.text.spaces import bound

LOCALES: Final = Path(__file__).parent / "locales"
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ABSENT: Final = "none"  # what a phrase finds in place of an argument that was not given


@final
class Phrases:
    """Finds and formats phrases by key.

    Files are read area by area when a key of theirs is first wanted, because parsing them all would keep
    every short command waiting. `chess-events.ftl` and `chess-names.ftl` would be one area, `chess`; phrases
    refer to no other.
    """

    def __init__(self, language: str) -> None:
        # No isolating marks: they are for text of both directions and show up in terminals.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.locale = Locale.parse(language)
        self.lock = Lock()
        self.areas: dict[str, str] = {}  # by key
        self.unread: dict[str, list[str]] = {}  # the sources of an area
        for file in sorted((LOCALES / language).glob("*.ftl")):
            area = file.stem.partition("-")[0]
            source = bound(file.read_text(encoding="utf-8"), language)
            self.unread.setdefault(area, []).append(source)
            self.areas |= dict.fromkeys(KEY.findall(source), area)

    def has(self, key: str) -> bool:
        return key in self.areas

    def message(self, key: str) -> Message:
        area = self.areas[key]
        if area in self.unread:
            self.read(area)
        return self.bundle.get_message(key)

    def read(self, area: str) -> None:
        """Several threads may want an area at once; it is known when all of it is read."""
        with self.lock:
            for source in self.unread.get(area, ()):
                self.bundle.add_resource(FluentResource(source))
            self.unread.pop(area, None)

    def read_all(self) -> None:
        """For a program that must not keep anybody waiting later."""
        for area in list(self.unread):
            self.read(area)

    def format(self, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The phrase, and what was wrong with it; a wrong part stands there as its own name."""
        value = self.message(key).value
        if value is None:
            return key, [LookupError(key)]
        return self.fill(value, args)

    def forms(self, key: str, args: Mapping[str, object]) -> dict[str, str]:
        """The attributes of a phrase: for a name, the forms in which sentences use it."""
        attributes = self.message(key).attributes
        return {form: self.fill(pattern, args)[0] for form, pattern in attributes.items()}

    def number(self, value: float, decimals: int) -> str:
        """A number as the language writes it: 1 234,5."""
        written = fluent_number(value, minimumFractionDigits=decimals, maximumFractionDigits=decimals)
        assert isinstance(written, FluentNumber)
        return written.format(self.locale)

    def fill(self, pattern: Pattern, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        given = {name: argument(value) for name, value in args.items()}
        text, errors = self.bundle.format_pattern(pattern, given)
        return str(text), errors


@cache
def phrases(language: str) -> Phrases:
    """The phrases of a language, read once."""
    return Phrases(language)


def known_keys(beginning: str) -> list[str]:
    """The keys that begin so, in the order of their file."""
    return [key for key in phrases(DEFAULT).areas if key.startswith(beginning)]


def argument(value: object) -> Any:
    """What Fluent can format: numbers stay numbers so that plurals work, all else is text."""
    if value is None:
        return ABSENT
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        # Line and move numbers are no amounts: 1234, not 1,234.
        return fluent_number(value, useGrouping=False)
    if isinstance(value, float):
        return fluent_number(value, useGrouping=False, minimumFractionDigits=1, maximumFractionDigits=1)
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)
