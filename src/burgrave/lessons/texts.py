"""What the coach says, in every language: one file for each lesson and language."""

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

import yaml

from burgrave.i18n.spaces import add_no_break_spaces

FOLDER: Final = "texts"


@dataclass(frozen=True, slots=True)
class LessonStepTexts:
    """What the coach says at a step. `tried` answers moves, `refused` adds to the table's own reasons."""

    say: str
    task: str = ""
    tried: dict[str, str] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    after: str = ""


@dataclass(frozen=True, slots=True)
class ChapterTexts:
    """The texts of a chapter. `card` is the sentence that readers keep, `learns` a list of topics."""

    title: str
    goal: str
    learns: tuple[str, ...]
    closing: str
    card: str
    steps: dict[str, LessonStepTexts]
    classic: str = ""


@dataclass(frozen=True, slots=True)
class LessonTexts:
    """The texts of a lesson."""

    title: str
    about: str
    chapters: dict[str, ChapterTexts]


@cache
def lesson_texts(lesson: str, language: str) -> LessonTexts:
    """Return the texts of a lesson in a language."""
    path = files("burgrave.lessons") / FOLDER / language / f"{lesson}.yaml"
    data = add_spaces(yaml.safe_load(path.read_text(encoding="utf-8")), language)
    chapters = {id: read_chapter_texts(chapter) for id, chapter in data["chapters"].items()}
    return LessonTexts(data["title"], data["about"], chapters)


def add_spaces(data: Any, language: str) -> Any:
    """Return the data with no-break spaces in its texts, where the language needs them. Keys stay."""
    if isinstance(data, dict):
        return {key: add_spaces(value, language) for key, value in data.items()}
    if isinstance(data, list):
        return [add_spaces(each, language) for each in data]
    return add_no_break_spaces(data, language)


def read_chapter_texts(data: dict[str, Any]) -> ChapterTexts:
    steps = {id: LessonStepTexts(**step) for id, step in data["steps"].items()}
    fields = {name: value for name, value in data.items() if name not in ("steps", "learns")}
    return ChapterTexts(**fields, learns=tuple(data["learns"]), steps=steps)
