"""A sentence as segments: plain text, and the names in it with what they are the names of.

A name that goes into a phrase is marked with letters that no text has; the marks survive whatever the phrase
does with the name, and afterwards they part the sentence:

    segments("You build the \\ue000card tavern\\ue001Tavern\\ue002.")
    [{"text": "You build the "}, {"text": "Tavern", "vocabulary": "card", "id": "tavern"}, {"text": "."}]
"""

import re
from functools import lru_cache
from typing import Final, NotRequired

from typing_extensions import TypedDict

OPEN, SHUT, END = "\ue000", "\ue001", "\ue002"
NAME: Final = re.compile(f"{OPEN}(.+?) (.+?){SHUT}(.*?){END}", re.DOTALL)


class SegmentData(TypedDict):
    """A part of a sentence; a name says of what vocabulary and id it is."""

    text: str
    vocabulary: NotRequired[str]
    id: NotRequired[str]


def tag_name(vocabulary: str, id: str, name: str) -> str:
    """The name with marks around it."""
    return f"{OPEN}{vocabulary} {id}{SHUT}{name}{END}"


@lru_cache(2_000)  # some moves of several tables; more would only fill the memory, game after game
def segments(sentence: str) -> list[SegmentData]:
    """The parts of a sentence with marks, none of them empty. Many share the list: it is to be read only."""
    found: list[SegmentData] = []
    at = 0
    for name in NAME.finditer(sentence):
        vocabulary, id, shown = name.groups()
        found += [{"text": sentence[at : name.start()]}] if name.start() > at else []
        found.append({"text": shown, "vocabulary": vocabulary, "id": id})
        at = name.end()
    return [*found, {"text": sentence[at:]}] if at < len(sentence) else found


def strip_tags(sentence: str) -> str:
    """The sentence without its marks."""
    return NAME.sub(lambda name: name.group(3), sentence)
