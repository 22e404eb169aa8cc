"""The scripts of lessons: positions, tasks and what counts as done. They have no texts (see texts.py)."""

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

import yaml

from burgrave.core.error import BurgraveError, closest_match

FOLDER: Final = "scripts"
SUFFIX: Final = ".yaml"


@dataclass(frozen=True, slots=True)
class Done:
    """What ends a task. One of these is enough."""

    moves: tuple[str, ...] = ()  # texts of moves; `*` at the end stands for anything
    state: Any = None  # state data that must be true, as in the step `expect` of a scenario
    reasons: tuple[str, ...] = ()  # reasons of refusals: here the refusal is the aim
    opened: str = ""  # a part of the table that has to be opened; only a client knows
    viewed: str = ""  # a piece that has to be opened, or how many; only a client knows


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that the coach says, and perhaps a task."""

    id: str
    at: str  # where the bubble points
    reads_only: bool = False
    is_free: bool = False  # every legal move counts; the coach only comments
    is_optional: bool = False
    done: Done = field(default_factory=Done)
    undoes: tuple[str, ...] = ()  # legal moves that are shown and then undone
    others: tuple[tuple[int, str], ...] = ()  # moves of the other seats before the step
    path: tuple[str, ...] = ()  # the moves of this step that "Show me" plays
    proves: tuple[Any, ...] = ()  # steps of a scenario that hold before the path
    expects: tuple[Any, ...] = ()  # the same after it


@dataclass(frozen=True, slots=True)
class Chapter:
    """A position with its steps."""

    id: str
    minutes: int
    seat: int
    table: dict[str, Any]  # options, seed and position, as in a scenario
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A path of chapters."""

    id: str
    game: str
    coach: str  # the character whose face speaks
    options: dict[str, Any]
    chapters: tuple[Chapter, ...]

    def chapter(self, id: str) -> Chapter:
        """Return the chapter; raise BurgraveError if there is none."""
        for chapter in self.chapters:
            if chapter.id == id:
                return chapter
        known = [chapter.id for chapter in self.chapters]
        raise BurgraveError("lesson-chapter-unknown", chapter=id, known=", ".join(known))


@cache
def lesson_ids() -> tuple[str, ...]:
    """Return the ids of all lessons, in the order in which they are offered."""
    folder = files("burgrave.lessons") / FOLDER
    order: list[str] = yaml.safe_load((folder / f"order{SUFFIX}").read_text(encoding="utf-8"))
    return tuple(order)


@cache
def find_lesson(id: str) -> Lesson:
    """Return the lesson; raise BurgraveError if there is none."""
    if id not in lesson_ids():
        near = closest_match(id, list(lesson_ids()), 0.6)
        raise BurgraveError("lesson-unknown", lesson=id, near=near or "none", known=", ".join(lesson_ids()))
    text = (files("burgrave.lessons") / FOLDER / f"{id}{SUFFIX}").read_text(encoding="utf-8")
    return read_lesson(yaml.safe_load(text))


def read_lesson(data: dict[str, Any]) -> Lesson:
    """Return the lesson that a script describes."""
    chapters = tuple(read_chapter(each, data["seat"]) for each in data["chapters"])
    return Lesson(data["lesson"], data["game"], data["coach"], data["options"], chapters)


def read_chapter(data: dict[str, Any], seat: int) -> Chapter:
    steps = tuple(read_step(each) for each in data["steps"])
    return Chapter(data["id"], data["minutes"], data.get("seat", seat), data["table"], steps)


def read_step(data: dict[str, Any]) -> LessonStep:
    return LessonStep(
        data["id"],
        str(data["at"]),
        data.get("read", False),
        data.get("free", False),
        data.get("optional", False),
        read_done(data.get("done", [])),
        tuple(data.get("undoes", [])),
        tuple((seat, move) for seat, moves in data.get("others", {}).items() for move in moves),
        tuple(data.get("path", [])),
        tuple(data.get("proves", [])),
        tuple(data.get("expects", [])),
    )


def read_done(data: Any) -> Done:
    if isinstance(data, list):
        return Done(moves=tuple(data))
    reasons = tuple(data.get("refused", []))
    return Done((), data.get("state"), reasons, data.get("opened", ""), str(data.get("viewed", "")))
