"""The messages of one language, read from its Fluent files."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from threading import Lock
from typing import Any, Final, final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentNumber, fluent_number

from burgrave.core.error import short_repr
from burgrave.i18n.language import DEFAULT, LOCALES
from burgrave.i18n.spaces import add_no_break_spaces

KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
MAX_NUMBER: Final = 10**15  # a greater number is not an amount, and languages have no form for it
ABSENT: Final = "none"  # the value of an argument that was not given
LONG_TEXT: Final = 1_000  # Fluent refuses a text of more than 2,500 characters and shows {???}


@final
class MessageBundle:
    """Finds and formats messages by key.

    Files are parsed area by area when one of their keys is first used, because parsing all of them would slow
    down every short command. `chess-events.ftl` and `chess-names.ftl` would be one area, `chess`. Messages
    refer only to messages of their own area.
    """

    def __init__(self, language: str) -> None:
        # No isolation marks: they are for bidirectional text and are visible in terminals.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.locale = Locale.parse(language)
        self.lock = Lock()
        self.areas: dict[str, str] = {}  # by key
        self.unread: dict[str, list[str]] = {}  # the sources of each area that is not parsed yet
        for file in sorted((LOCALES / language).glob("*.ftl")):
            area = file.stem.partition("-")[0]
            source = add_no_break_spaces(file.read_text(encoding="utf-8"), language)
            self.unread.setdefault(area, []).append(source)
            self.areas |= dict.fromkeys(KEY.findall(source), area)

    def has(self, key: str) -> bool:
        return key in self.areas

    def find_message(self, key: str) -> Message:
        area = self.areas[key]
        if area in self.unread:
            self.load_area(area)
        return self.bundle.get_message(key)

    def load_area(self, area: str) -> None:
        """Parse the files of an area.

        Several threads may call this at once, so the area leaves `unread` only when all of it is parsed.
        """
        with self.lock:
            for source in self.unread.get(area, ()):
                self.bundle.add_resource(FluentResource(source))
            self.unread.pop(area, None)

    def load_all(self) -> None:
        """Parse all files, for a program that must not wait for them later."""
        for area in list(self.unread):
            self.load_area(area)

    def format_message(self, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Return the message and its errors. A part with an error is shown as its own name."""
        value = self.find_message(key).value
        if value is None:
            return key, [LookupError(key)]
        return self.fill_pattern(value, args)

    def message_forms(self, key: str, args: Mapping[str, object]) -> dict[str, str]:
        """Return the attributes of a message: for a name, the forms that sentences use."""
        attributes = self.find_message(key).attributes
        return {form: self.fill_pattern(pattern, args)[0] for form, pattern in attributes.items()}

    def format_number(self, value: float, decimals: int) -> str:
        """Return a number as the language writes it: 1 234,5."""
        if abs(value) > MAX_NUMBER:
            return short_repr(value)
        written = fluent_number(value, minimumFractionDigits=decimals, maximumFractionDigits=decimals)
        assert isinstance(written, FluentNumber)
        return written.format(self.locale)

    def fill_pattern(self, pattern: Pattern, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        given = {name: fluent_value(value) for name, value in args.items()}
        long = {f"\ue000{name}\ue001": value for name, value in given.items() if is_long(value)}
        given |= {mark[1:-1]: mark for mark in long}
        text, errors = self.bundle.format_pattern(pattern, given)
        return restore_long_texts(str(text), long), errors


@cache
def get_bundle(language: str) -> MessageBundle:
    """Return the messages of a language, which are read once."""
    return MessageBundle(language)


def keys_with_prefix(prefix: str) -> list[str]:
    """Return the keys that start with the prefix, in the order of their file."""
    return [key for key in get_bundle(DEFAULT).areas if key.startswith(prefix)]


def is_long(value: object) -> bool:
    return isinstance(value, str) and len(value) > LONG_TEXT


def restore_long_texts(text: str, long: Mapping[str, str]) -> str:
    """Replace each placeholder by its long text."""
    if not long:
        return text
    return re.sub("\ue000.*?\ue001", lambda found: long.get(found[0], found[0]), text)


@lru_cache(1_000)  # it takes long to make one, and most numbers at a table are small
def fluent_integer(value: int) -> Any:
    """Return a number without grouping: line and move numbers are not amounts, so 1234, not 1,234."""
    return fluent_number(value, useGrouping=False)


def fluent_value(value: object) -> Any:
    """Return a value that Fluent can format. Numbers stay numbers, so that plurals work. The rest is text."""
    if isinstance(value, str):
        return value
    if value is None:
        return ABSENT
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float) and abs(value) > MAX_NUMBER:
        return short_repr(value)
    if isinstance(value, int):
        return fluent_integer(value)
    if isinstance(value, float):
        return fluent_number(value, useGrouping=False, minimumFractionDigits=1, maximumFractionDigits=1)
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)
