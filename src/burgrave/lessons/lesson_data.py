"""Lessons as plain data for a client: the paths, the script of a chapter, and its table after some moves."""

from collections.abc import Sequence
from typing import Any, NotRequired

from typing_extensions import TypedDict

from burgrave.core.error import BurgraveError, IllegalMoveError
from burgrave.i18n import Translator
from burgrave.i18n.segments import Sentence, segments
from burgrave.lessons.chapter_run import ChapterRun, scenario_of
from burgrave.lessons.judge import ReplyKind, find_way, has_task, judge_try, others_moves
from burgrave.lessons.script import Chapter, Lesson, LessonStep, find_lesson, lesson_ids
from burgrave.lessons.texts import lesson_texts
from burgrave.match.presenters.base import printed_board
from burgrave.match.result import OutcomeData, outcome_data
from burgrave.match.sections import SectionData, list_section_data
from burgrave.match.view_data import MatchViewData, match_view_data


class ChapterSummaryData(TypedDict):
    """A chapter of a path."""

    id: str
    title: str
    goal: str
    learns: list[str]
    minutes: int
    card: str
    """the sentence that readers keep from the chapter"""


class LessonSummaryData(TypedDict):
    """A path of chapters."""

    id: str
    game: str
    game_title: str
    title: str
    about: str
    coach: str
    """the character whose face speaks"""
    chapters: list[ChapterSummaryData]


class LessonStepData(TypedDict):
    """One thing that the coach says. A word between asterisks is emphasized."""

    id: str
    at: str
    """where the bubble points"""
    say: str
    task: str
    """what to do; empty if there is nothing to do"""
    optional: bool
    opened: str
    """the part of the table that has to be opened; empty if the task is something else"""
    viewed: str
    """the piece that has to be opened, or how many; empty if the task is something else"""
    refused: bool
    """whether the task is to meet a refusal"""
    after: str
    """said when the task is done"""


class ChapterScriptData(ChapterSummaryData):
    """A chapter with all that the coach says."""

    lesson: str
    game: str
    coach: str
    closing: str
    classic: str
    """what is different in the classic edition; empty if nothing is"""
    steps: list[LessonStepData]


class ReplyData(TypedDict):
    """What became of a try: `done`, `progress`, `undone` or `refused`."""

    kind: str
    line: str
    """what the coach says; may be empty"""
    reason: Sentence
    """why the move is not possible, in the words of the table; empty if it is"""


class TriedData(TypedDict):
    """The table after a try that is undone."""

    state: dict[str, Any]
    question: Sentence


class ChapterStateData(TypedDict):
    """The table of a chapter after some moves."""

    moves: list[int]
    """all moves of the chapter, those of the other seats too"""
    upcoming: list[int]
    """moves of the other seats that come before the reader can go on with this step"""
    possible: bool
    """whether the task of the step can still be done; if not, the reader goes on"""
    seat: int
    """the reader's seat"""
    options: dict[str, Any]
    edition: str
    title: str
    """the game in words"""
    names: list[str]
    view: MatchViewData
    sections: NotRequired[list[SectionData]]
    """the state in words, if the client asked for it"""
    result: OutcomeData | None
    reply: NotRequired[ReplyData]
    tried: NotRequired[TriedData]
    way: NotRequired[list[int]]
    """moves that do the task, if the client asked for them"""


def list_lesson_data(language: str) -> list[LessonSummaryData]:
    """Return all paths in a language."""
    return [lesson_summary_data(find_lesson(id), language) for id in lesson_ids()]


def lesson_summary_data(lesson: Lesson, language: str) -> LessonSummaryData:
    texts = lesson_texts(lesson.id, language)
    return {
        "id": lesson.id,
        "game": lesson.game,
        "game_title": Translator(language).game_title(lesson.game),
        "title": texts.title,
        "about": texts.about,
        "coach": lesson.coach,
        "chapters": [chapter_summary_data(lesson, chapter, language) for chapter in lesson.chapters],
    }


def chapter_summary_data(lesson: Lesson, chapter: Chapter, language: str) -> ChapterSummaryData:
    texts = lesson_texts(lesson.id, language).chapters[chapter.id]
    return {
        "id": chapter.id,
        "title": texts.title,
        "goal": texts.goal,
        "learns": list(texts.learns),
        "minutes": chapter.minutes,
        "card": texts.card,
    }


def chapter_script_data(lesson: Lesson, chapter: Chapter, language: str) -> ChapterScriptData:
    """Return a chapter with everything that the coach says."""
    texts = lesson_texts(lesson.id, language).chapters[chapter.id]
    return {
        **chapter_summary_data(lesson, chapter, language),
        "lesson": lesson.id,
        "game": lesson.game,
        "coach": lesson.coach,
        "closing": texts.closing,
        "classic": texts.classic,
        "steps": [step_data(lesson, chapter, step, language) for step in chapter.steps],
    }


def chapter_board(lesson: Lesson, chapter: Chapter) -> dict[str, Any]:
    """Return what is printed on the board and pieces; empty if the game has no board."""
    scenario = scenario_of(lesson, chapter)
    return printed_board(scenario.game, scenario.options.to_dict())


def step_data(lesson: Lesson, chapter: Chapter, step: LessonStep, language: str) -> LessonStepData:
    texts = lesson_texts(lesson.id, language).chapters[chapter.id].steps[step.id]
    return {
        "id": step.id,
        "at": step.at,
        "say": texts.say,
        "task": texts.task,
        "optional": step.is_optional,
        "opened": step.done.opened,
        "viewed": step.done.viewed,
        "refused": bool(step.done.reasons),
        "after": texts.after,
    }


def chapter_state_data(
    lesson: str,
    chapter: str,
    step: str,
    language: str,
    moves: Sequence[int],
    tried: Sequence[int] = (),
    has_sections: bool = False,
    shows_way: bool = False,
) -> ChapterStateData:
    """Return the table of a chapter after the moves, and the answer to a try.

    Raise BurgraveError if there is no such chapter or step, or if the moves are not legal.
    """
    found = find_lesson(lesson)
    run = ChapterRun(found, found.chapter(chapter), moves)
    now = find_step(run.chapter, step)
    tr = Translator(language, edition_of(run), tags_names=True)
    data: dict[str, Any] = {}
    if tried:
        data |= reply_data(run, now, tr, tried)
    if shows_way:
        data["way"] = find_way(run, now) or []
    names = run.match.names_for(run.match.presenter.translator_for_people(tr))
    view = match_view_data(run.match.presenter, run.match.view_for(run.seat, tr))
    if has_sections:
        data["sections"] = list_section_data(run.match.presenter.sections(tr, names, view["state"]))
    state: ChapterStateData = {
        "moves": run.moves,
        "upcoming": others_moves(run, now),
        "possible": not has_task(now) or find_way(run, now) is not None,
        "seat": run.seat,
        "options": dict(run.match.recorder.record.options),
        "title": tr.game_title(run.game.id),
        "edition": edition_of(run),
        "names": names,
        "view": view,
        "result": None,
        **data,  # type: ignore[typeddict-item]
    }
    if run.match.is_over:
        state["result"] = outcome_data(run.match.presenter, tr, names, run.state, run.seat)
    return state


def edition_of(run: ChapterRun) -> str:
    return str(run.match.recorder.record.options.get("edition", ""))


def find_step(chapter: Chapter, id: str) -> LessonStep:
    for step in chapter.steps:
        if step.id == id:
            return step
    raise BurgraveError("lesson-step-unknown", step=id, known=", ".join(step.id for step in chapter.steps))


def reply_data(run: ChapterRun, step: LessonStep, tr: Translator, tried: Sequence[int]) -> dict[str, Any]:
    """Return the answer to a try, and the table after it if it is undone. The run keeps good moves."""
    texts = lesson_texts(run.lesson.id, tr.language).chapters[run.chapter.id].steps[step.id]
    reply = judge_try(run, step, texts, tried)
    data: dict[str, Any] = {
        "reply": {
            "kind": str(reply.kind),
            "line": reply.line,
            "reason": [] if reply.refusal is None else segments(refusal_text(run, tr, reply.refusal)),
        }
    }
    if reply.kind is ReplyKind.UNDONE:
        after = run.copy()
        for move in tried:
            after.play(move)
        view = after.match.view_for(run.seat, tr)
        state = {name: each for name, each in view.state_data.items() if name != "setup"}
        data["tried"] = {"state": state, "question": segments(view.question)}
    return data


def refusal_text(run: ChapterRun, tr: Translator, error: IllegalMoveError) -> str:
    """Return why a move is not possible, as the table says it."""
    names = run.match.names_for(tr)
    if error.code != "move-refused":
        return tr.error_message(error, run.game, names)
    number = run.game.notation.number_of_move(str(error.params["move"]))
    state_data = run.state.view(run.seat).to_dict()
    reason, amount = str(error.params["reason"]), int(str(error.params["number"]))
    spendable = run.match.presenter.spendable(state_data, run.seat, reason)
    return tr.reason_text(run.game, reason, amount, number, names, run.seat, spendable)
