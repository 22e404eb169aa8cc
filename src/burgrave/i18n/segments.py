"""A sentence as segments: plain text, and names with their vocabulary and id.

A name in a message is tagged with characters that no text contains. The tags survive formatting. Afterwards
they split the sentence:

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
    """A part of a sentence. A name has its vocabulary and id."""

    text: str
    vocabulary: NotRequired[str]
    id: NotRequired[str]


Sentence = list[SegmentData]


def tag_name(vocabulary: str, id: str, name: str) -> str:
    """Return the name with tags around it."""
    return f"{OPEN}{vocabulary} {id}{SHUT}{name}{END}"


@lru_cache(2_000)  # enough for some moves at several tables; more would only use memory
def segments(sentence: str) -> list[SegmentData]:
    """Return the parts of a tagged sentence, none of them empty. The list is cached: do not change it."""
    found: list[SegmentData] = []
    at = 0
    for name in NAME.finditer(sentence):
        vocabulary, id, shown = name.groups()
        found += [{"text": sentence[at : name.start()]}] if name.start() > at else []
        found.append({"text": shown, "vocabulary": vocabulary, "id": id})
        at = name.end()
    return [*found, {"text": sentence[at:]}] if at < len(sentence) else found


def strip_tags(sentence: str) -> str:
    """Return the sentence without its tags."""
    return NAME.sub(lambda name: name.group(3), sentence)
