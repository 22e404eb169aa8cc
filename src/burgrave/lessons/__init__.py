"""Lessons: chapters that are played at the real table, with a coach. The format: docs/lessons.md.

lesson = find_lesson("citadels-first")
run = ChapterRun(lesson, lesson.chapter("gold"))
reply = judge_try(run, step, moves)        # what the coach says to a try
"""

from burgrave.lessons.chapter_run import ChapterRun
from burgrave.lessons.judge import Reply, ReplyKind, find_way, judge_try, others_moves
from burgrave.lessons.script import Chapter, Lesson, LessonStep, find_lesson, lesson_ids
from burgrave.lessons.texts import ChapterTexts, LessonStepTexts, LessonTexts, lesson_texts

__all__ = [
    "Chapter",
    "ChapterRun",
    "ChapterTexts",
    "Lesson",
    "LessonStep",
    "LessonStepTexts",
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
