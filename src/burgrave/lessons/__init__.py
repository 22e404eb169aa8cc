"""Lessons: chapters that are played at the real table, with a coach. The format: docs/lessons.md.

lesson = find_lesson("citadels-first")
run = ChapterRun(lesson, lesson.chapter("gold"))
reply = judge_try(run, beat, moves)        # what the coach says to a try
"""

from burgrave.lessons.chapter_run import ChapterRun
from burgrave.lessons.judge import Reply, ReplyKind, find_way, judge_try, others_moves
from burgrave.lessons.script import Beat, Chapter, Lesson, find_lesson, lesson_ids
from burgrave.lessons.texts import BeatTexts, ChapterTexts, LessonTexts, lesson_texts

__all__ = [
    "Beat",
    "BeatTexts",
    "Chapter",
    "ChapterRun",
    "ChapterTexts",
    "Lesson",
    "LessonTexts",
    "Reply",
    "ReplyKind",
    "find_lesson",
    "find_way",
    "judge_try",
    "lesson_ids",
    "lesson_texts",
    "others_moves",
]
