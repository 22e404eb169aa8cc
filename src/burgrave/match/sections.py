"""The state of a game in words: sections with headings, each made of sentences.

Every client that shows a game in words uses them: the terminal without drawings, the list mode of the
browser, the board of a game without its own board, and screen readers.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from typing_extensions import TypedDict

from burgrave.i18n.segments import Sentence, segments


@dataclass(frozen=True, slots=True)
class Section:
    """Sentences about one part of the state, under a heading."""

    id: str
    heading: str
    sentences: Sequence[str]
    on_request: bool = False  # long or printed on the board: shown only when a player asks for it


class SectionData(TypedDict):
    """A part of the state in words. One that is `on_request` is long, or says what is printed."""

    id: str
    heading: str
    lines: list[Sentence]
    on_request: bool


def section_data(section: Section) -> SectionData:
    return {
        "id": section.id,
        "heading": section.heading,
        "lines": [segments(sentence) for sentence in section.sentences],
        "on_request": section.on_request,
    }


def list_section_data(sections: Iterable[Section]) -> list[SectionData]:
    """Return sections as data for a client. Empty sections are left out."""
    return [section_data(section) for section in sections if section.sentences]
