"""What the coach says to a try. The engine decides what is legal; the script decides what was asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from burgrave.core.error import IllegalMoveError
from burgrave.lessons.chapter_run import ChapterRun
from burgrave.lessons.script import LessonStep
from burgrave.lessons.texts import LessonStepTexts

LONGEST_WAY: Final = 30  # moves of a bot that looks for the end of a task


class ReplyKind(StrEnum):
    """What became of a try."""

    DONE = "done"  # the task is done
    PROGRESS = "progress"  # a step on the way
    UNDONE = "undone"  # legal, but not what was asked: shown and undone
    REFUSED = "refused"  # not legal


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a try: what became of it, and a line of the coach, which may be empty."""

    kind: ReplyKind
    line: str = ""
    refusal: IllegalMoveError | None = None


def judge_try(run: ChapterRun, step: LessonStep, texts: LessonStepTexts, moves: Sequence[int]) -> Reply:
    """Play the moves and return the answer. The run keeps them unless they are refused or undone."""
    after = run.copy()
    lines: list[str] = []
    is_done = False
    for move in moves:
        try:
            after.play(move)
        except IllegalMoveError as error:
            return reply_to_refusal(step, texts, error)
        text = run.move_text(move)
        lines.append(line_for(text, texts))
        is_done = is_done or ends_task(after, step, text)
        if not is_done and any(matches(text, pattern) for pattern in step.undoes):
            return Reply(ReplyKind.UNDONE, line_for(text, texts))
    line = "" if is_done and not step.is_free else next(filter(None, lines), "")
    if not is_done and not is_on_the_way(after, step):
        return Reply(ReplyKind.UNDONE, line)
    for move in moves:
        run.play(move)
    return Reply(ReplyKind.DONE if is_done else ReplyKind.PROGRESS, line or (texts.after if is_done else ""))


def reply_to_refusal(step: LessonStep, texts: LessonStepTexts, error: IllegalMoveError) -> Reply:
    """Return the answer to a move that is not legal. It may be what the task asked for."""
    reason = str(error.params.get("reason", ""))
    kind = ReplyKind.DONE if reason in step.done.reasons else ReplyKind.REFUSED
    return Reply(kind, texts.refused.get(reason, ""), error)


def line_for(text: str, texts: LessonStepTexts) -> str:
    """Return the line of the coach for a move; empty if there is none."""
    found = (line for pattern, line in texts.tried.items() if matches(text, pattern))
    return next(found, "")


def matches(text: str, pattern: str) -> bool:
    """Return whether the text of a move is written like the pattern. `*` at its end stands for anything."""
    return text.startswith(pattern[:-1]) if pattern.endswith("*") else text == pattern


def ends_task(run: ChapterRun, step: LessonStep, text: str) -> bool:
    """Return whether the task is done after this move."""
    if step.done.state is not None:
        return run.is_true(step.done.state)
    return any(matches(text, pattern) for pattern in step.done.moves)


def is_on_the_way(run: ChapterRun, step: LessonStep) -> bool:
    """Return whether the task can still be done."""
    return step.is_free or not has_task(step) or find_way(run, step) is not None


def has_task(step: LessonStep) -> bool:
    """Return whether a move ends the step."""
    return bool(step.done.moves) or step.done.state is not None


def find_way(run: ChapterRun, step: LessonStep) -> list[int] | None:
    """Return moves that do the task: the path of the script as far as it is left, or those of a bot.

    Return None if neither does it.
    """
    if not has_task(step):
        return []
    return play_path(run.copy(), step) or play_by_bot(run.copy(), step)


def play_path(run: ChapterRun, step: LessonStep) -> list[int] | None:
    """Return the rest of the path, without the steps that were made before, if it does the task."""
    before = len(run.moves)
    for text in step.path:
        move = run.legal_move(text) if run.is_own_decision else None
        if move is None:
            if len(run.moves) == before:
                continue
            return None
        run.play(move)
        if ends_task(run, step, text):
            return run.moves[before:]
    return None


def play_by_bot(run: ChapterRun, step: LessonStep) -> list[int] | None:
    """Return the moves of a bot until the task is done; None if it does not come to that in this turn."""
    before = len(run.moves)
    while run.is_own_decision and len(run.moves) - before < LONGEST_WAY:
        legal = run.state.legal_moves()
        asked = [move for move in legal if ends_by_text(run, step, move)]
        run.play(asked[0] if asked else bot_move(run))
        if ends_task(run, step, run.move_text(run.moves[-1])):
            return run.moves[before:]
    return None


def ends_by_text(run: ChapterRun, step: LessonStep, move: int) -> bool:
    text = run.move_text(move)
    return any(matches(text, pattern) for pattern in step.done.moves)


def bot_move(run: ChapterRun) -> int:
    """Return the move that a bot would play for the seat that decides."""
    return run.match.choose_bot_move()


def others_moves(run: ChapterRun, step: LessonStep) -> list[int]:
    """Return the moves of the other seats before a step, in order.

    They are those of the script. If the reader's moves have made one of them impossible, bots play until the
    reader decides.
    """
    copy = run.copy()
    before = len(run.moves)
    for seat, text in step.others:
        move = copy.legal_move(text) if not copy.match.is_over and copy.match.current_seat == seat else None
        if move is None:
            play_bots(copy, lambda: copy.is_own_decision)
            return copy.moves[before:]
        copy.play(move)
    if has_task(step):
        play_bots(copy, lambda: copy.is_own_decision)
    return copy.moves[before:]


def play_bots(run: ChapterRun, is_enough: Callable[[], bool]) -> None:
    """Let bots play for the other seats until it is enough or the game is over."""
    while not run.match.is_over and not is_enough():
        run.play(bot_move(run))
