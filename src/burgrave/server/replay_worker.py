"""The process that makes replays: it reads each question as a line of JSON and writes the answer as a line.

    python -m burgrave.server.replay_worker [FOLDER]

A replay takes much longer than a move, and a thread of the server would slow down the moves of all tables.
"""

from collections import OrderedDict
from typing import Any, Final

from burgrave.core.error import BurgraveError
from burgrave.core.record import read_record
from burgrave.core.record import replay as replay_record
from burgrave.game_registry import game as game_of
from burgrave.i18n import Translator
from burgrave.match.match_view import FULL_STATE, seat_of_viewer
from burgrave.match.presenters.base import presenter_for
from burgrave.match.replay import Replay, replay_data
from burgrave.match.result import outcome_data
from burgrave.review.present import ReviewReader
from burgrave.review.present_decision import DecisionPresenter
from burgrave.review.review_data import DecisionReviewData
from burgrave.server.bot_worker import answer_lines, register_question_file
from burgrave.server.game_summary import summarize_game
from burgrave.server.server_messages import ResultData, TableReplayData
from burgrave.server.shuffle import shuffle_proof_data

MAX_REPLAYS: Final = 8  # in the cache, because they may be requested again soon

cached_replays: OrderedDict[tuple[str, ...], Replay] = OrderedDict()


def answer_question(question: dict[str, Any]) -> Any:
    """Return some steps of a replay, the review of a decision, or the summary of a game."""
    register_question_file(question)
    if question.get("show") == "summary":
        return summary_data(question["record"])
    replay = find_replay(question)
    make_data = decision_data if question.get("show") == "decision" else frames_data
    return make_data(replay, question)


def summary_data(text: str) -> dict[str, Any]:
    """Return the result and the final state of a game; no result if the current rules cannot replay it."""
    record = read_record(text, game_of)
    try:
        state = replay_record(record)
    except BurgraveError:
        return {"result": {}, "state": {}}
    result, final_state = summarize_game(state, record) if state.is_over else ({}, {})
    return {"result": result, "state": final_state}


def decision_data(replay: Replay, question: dict[str, Any]) -> DecisionReviewData:
    """Return the review of a decision, as far as it is made."""
    entry, plan = question["entry"], question["plan"] or {"decisions": []}
    reader = ReviewReader(replay.tr, question["names"], question["viewer"], frozenset(question["closed"]))
    before = replay.state_after(entry - 1)
    if before is None or before.is_over:
        raise BurgraveError("review-differs", number=entry)
    row = next((each for each in plan["decisions"] if each[0] == entry), None)
    return DecisionPresenter(replay.presenter, before, reader).data(
        entry, replay.record.entries[entry].move, row, question["body"], question["state"]
    )


def frames_data(replay: Replay, question: dict[str, Any]) -> TableReplayData:
    """Return some steps of a replay, and the result of the game."""
    data = replay_data(
        replay,
        question["step_by"],
        question["viewer"],
        question["first"],
        question["count"],
        question["sections"],
        question["prompts"],
    )
    return {**data, "result": replay_result(replay, question["viewer"])}


def replay_result(replay: Replay, viewer: int) -> ResultData | None:
    """Return the result, or None if the game has none or the current rules cannot replay it to its end."""
    shuffle = replay.record.shuffle
    if not replay.states or not replay.states[-1].is_over or replay.difference is not None or shuffle is None:
        return None
    seat = None if viewer == FULL_STATE else seat_of_viewer(viewer)
    outcome = outcome_data(replay.presenter, replay.tr, replay.names, replay.states[-1], seat)
    return {**outcome, "proof": shuffle_proof_data(shuffle)}


def find_replay(question: dict[str, Any]) -> Replay:
    """Return the replay from the cache, or make it."""
    is_running = question.get("is_running", False)
    key = (question["record"], question["language"], question["edition"], str(is_running), *question["names"])
    replay = cached_replays.pop(key, None) or make_replay(question)
    cached_replays[key] = replay
    if len(cached_replays) > MAX_REPLAYS:
        cached_replays.popitem(last=False)
    return replay


def make_replay(question: dict[str, Any]) -> Replay:
    record = read_record(question["record"], game_of)
    text = Translator(question["language"], question["edition"], tags_names=True)
    presenter = presenter_for(record.game, record.options)
    return Replay(record, presenter, text, question["names"], question.get("is_running", False))


if __name__ == "__main__":
    answer_lines(answer_question)
