"""Every chapter can be played as its script says, in every language."""

import random

import pytest

from burgrave.game_registry import game
from burgrave.i18n import LANGUAGES
from burgrave.lessons import (
    Chapter,
    ChapterRun,
    Lesson,
    LessonStep,
    ReplyKind,
    find_lesson,
    find_way,
    judge_try,
    lesson_ids,
    lesson_texts,
    others_moves,
)
from burgrave.lessons.judge import has_task

CHAPTERS = [(find_lesson(id), chapter) for id in lesson_ids() for chapter in find_lesson(id).chapters]
NAMES = [f"{lesson.id}-{chapter.id}" for lesson, chapter in CHAPTERS]
each_chapter = pytest.mark.parametrize(("lesson", "chapter"), CHAPTERS, ids=NAMES)


def texts_of(lesson: Lesson, chapter: Chapter, step: LessonStep, language: str = "en"):
    return lesson_texts(lesson.id, language).chapters[chapter.id].steps[step.id]


def start_step(run: ChapterRun, step: LessonStep) -> None:
    for move in others_moves(run, step):
        run.play(move)


@each_chapter
def test_the_path_of_a_chapter_does_all_its_tasks(lesson: Lesson, chapter: Chapter):
    run = ChapterRun(lesson, chapter)
    for step in chapter.steps:
        start_step(run, step)
        assert run.mismatches(step.proves) == [], step.id
        if step.path:
            way = find_way(run, step)
            assert way is not None
            assert [run.move_text(move) for move in way] == list(step.path), step.id
        if has_task(step):
            way = find_way(run, step)
            assert way, step.id
            assert judge_try(run, step, texts_of(lesson, chapter, step), way).kind is ReplyKind.DONE
        assert [str(each) for each in run.mismatches(step.expects)] == [], step.id


@each_chapter
def test_a_chapter_ends_whatever_the_reader_tries(lesson: Lesson, chapter: Chapter):
    for seed in range(3):
        rng, run = random.Random(seed), ChapterRun(lesson, chapter)
        for step in chapter.steps:
            start_step(run, step)
            for _ in range(6):
                if not has_task(step) or not run.is_own_decision or find_way(run, step) is None:
                    break
                before = list(run.moves)
                move = rng.choice(run.state.legal_moves())
                reply = judge_try(run, step, texts_of(lesson, chapter, step), [move])
                assert reply.kind is not ReplyKind.REFUSED
                kept = reply.kind in (ReplyKind.DONE, ReplyKind.PROGRESS)
                assert run.moves == ([*before, move] if kept else before)
                if reply.kind is ReplyKind.DONE:
                    break
            else:
                way = find_way(run, step)
                assert way, step.id
                assert judge_try(run, step, texts_of(lesson, chapter, step), way).kind is ReplyKind.DONE


@each_chapter
def test_a_reason_that_the_coach_answers_is_a_reason_of_the_game(lesson: Lesson, chapter: Chapter):
    known = set(game(lesson.game).notation.reasons)
    for step in chapter.steps:
        assert set(texts_of(lesson, chapter, step).refused) <= known, step.id
        assert set(step.done.reasons) <= known


@each_chapter
def test_a_move_that_the_coach_answers_is_a_move_of_the_game(lesson: Lesson, chapter: Chapter):
    known = game(lesson.game).notation.move_texts
    for step in chapter.steps:
        for written in [*texts_of(lesson, chapter, step).tried, *step.undoes, *step.done.moves]:
            start = written.removesuffix("*")
            assert any(text.startswith(start) for text in known), (step.id, written)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", lesson_ids())
def test_every_language_has_all_texts(id: str, language: str):
    lesson, texts, english = find_lesson(id), lesson_texts(id, language), lesson_texts(id, "en")
    assert list(texts.chapters) == [chapter.id for chapter in lesson.chapters]
    for chapter in lesson.chapters:
        own, original = texts.chapters[chapter.id], english.chapters[chapter.id]
        assert list(own.steps) == [step.id for step in chapter.steps]
        assert len(own.learns) == len(original.learns)
        assert bool(own.classic) == bool(original.classic)
        for step in chapter.steps:
            said, first = own.steps[step.id], original.steps[step.id]
            assert said.say
            assert bool(said.task) == bool(first.task), step.id
            assert bool(said.after) == bool(first.after), step.id
            assert list(said.tried) == list(first.tried), step.id
            assert list(said.refused) == list(first.refused), step.id


@each_chapter
def test_a_step_either_reads_or_asks(lesson: Lesson, chapter: Chapter):
    for step in chapter.steps:
        done = step.done
        asks = bool(done.moves or done.state or done.reasons or done.opened or done.viewed)
        assert asks != step.reads_only, step.id
        assert bool(texts_of(lesson, chapter, step).task) == asks, step.id
