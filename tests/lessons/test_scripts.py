"""Every chapter can be played as its script says, in every language."""

import random

import pytest

from burgrave.game_registry import game
from burgrave.i18n import LANGUAGES
from burgrave.lessons import (
    Beat,
    Chapter,
    ChapterRun,
    Lesson,
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


def texts_of(lesson: Lesson, chapter: Chapter, beat: Beat, language: str = "en"):
    return lesson_texts(lesson.id, language).chapters[chapter.id].beats[beat.id]


def start_beat(run: ChapterRun, beat: Beat) -> None:
    for move in others_moves(run, beat):
        run.play(move)


@each_chapter
def test_the_path_of_a_chapter_does_all_its_tasks(lesson: Lesson, chapter: Chapter):
    run = ChapterRun(lesson, chapter)
    for beat in chapter.beats:
        start_beat(run, beat)
        assert run.mismatches(beat.proves) == [], beat.id
        if beat.path:
            way = find_way(run, beat)
            assert way is not None
            assert [run.move_text(move) for move in way] == list(beat.path), beat.id
        if has_task(beat):
            way = find_way(run, beat)
            assert way, beat.id
            assert judge_try(run, beat, texts_of(lesson, chapter, beat), way).kind is ReplyKind.DONE
        assert [str(each) for each in run.mismatches(beat.expects)] == [], beat.id


@each_chapter
def test_a_chapter_ends_whatever_the_reader_tries(lesson: Lesson, chapter: Chapter):
    for seed in range(3):
        rng, run = random.Random(seed), ChapterRun(lesson, chapter)
        for beat in chapter.beats:
            start_beat(run, beat)
            for _ in range(6):
                if not has_task(beat) or not run.is_own_decision or find_way(run, beat) is None:
                    break
                before = list(run.moves)
                move = rng.choice(run.state.legal_moves())
                reply = judge_try(run, beat, texts_of(lesson, chapter, beat), [move])
                assert reply.kind is not ReplyKind.REFUSED
                kept = reply.kind in (ReplyKind.DONE, ReplyKind.KEPT)
                assert run.moves == ([*before, move] if kept else before)
                if reply.kind is ReplyKind.DONE:
                    break
            else:
                way = find_way(run, beat)
                assert way, beat.id
                assert judge_try(run, beat, texts_of(lesson, chapter, beat), way).kind is ReplyKind.DONE


@each_chapter
def test_a_reason_that_the_coach_answers_is_a_reason_of_the_game(lesson: Lesson, chapter: Chapter):
    known = set(game(lesson.game).notation.reasons)
    for beat in chapter.beats:
        assert set(texts_of(lesson, chapter, beat).refused) <= known, beat.id
        assert set(beat.done.reasons) <= known


@each_chapter
def test_a_move_that_the_coach_answers_is_a_move_of_the_game(lesson: Lesson, chapter: Chapter):
    known = game(lesson.game).notation.move_texts
    for beat in chapter.beats:
        for written in [*texts_of(lesson, chapter, beat).tried, *beat.takes_back, *beat.done.moves]:
            start = written.removesuffix("*")
            assert any(text.startswith(start) for text in known), (beat.id, written)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", lesson_ids())
def test_every_language_has_all_texts(id: str, language: str):
    lesson, texts, english = find_lesson(id), lesson_texts(id, language), lesson_texts(id, "en")
    assert list(texts.chapters) == [chapter.id for chapter in lesson.chapters]
    for chapter in lesson.chapters:
        own, original = texts.chapters[chapter.id], english.chapters[chapter.id]
        assert list(own.beats) == [beat.id for beat in chapter.beats]
        assert len(own.learns) == len(original.learns)
        assert bool(own.classic) == bool(original.classic)
        for beat in chapter.beats:
            said, first = own.beats[beat.id], original.beats[beat.id]
            assert said.say
            assert bool(said.task) == bool(first.task), beat.id
            assert bool(said.after) == bool(first.after), beat.id
            assert list(said.tried) == list(first.tried), beat.id
            assert list(said.refused) == list(first.refused), beat.id


@each_chapter
def test_a_beat_either_reads_or_asks(lesson: Lesson, chapter: Chapter):
    for beat in chapter.beats:
        done = beat.done
        asks = bool(done.moves or done.facts or done.reasons or done.opened or done.peeked)
        assert asks != beat.reads_only, beat.id
        assert bool(texts_of(lesson, chapter, beat).task) == asks, beat.id
