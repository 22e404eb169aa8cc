"""The process that makes replays: it reads each question as a line of JSON and writes the answer as a line.

    python -m burgrave.server.replay_worker [FOLDER]

A replay takes much longer than a move, and a thread of the server would slow down the moves of all tables.
"""

from collections import OrderedDict
from typing import Any, Final

from burgrave.core.record import read_record
from burgrave.game_registry import game as game_of
from burgrave.i18n import Translator
from burgrave.match.presenters.base import presenter_for
from burgrave.match.replay import Replay, ReplayData, replay_data
from burgrave.server.bot_worker import answer_lines

MAX_REPLAYS: Final = 8  # in the cache, because they may be requested again soon

cached_replays: OrderedDict[tuple[str, ...], Replay] = OrderedDict()


def answer_question(question: dict[str, Any]) -> ReplayData:
    """Return some steps of a replay."""
    replay = find_replay(question)
    return replay_data(replay, question["step_by"], question["viewer"], question["first"], question["count"])


def find_replay(question: dict[str, Any]) -> Replay:
    """Return the replay from the cache, or make it."""
    key = (question["record"], question["language"], question["edition"], *question["names"])
    replay = cached_replays.pop(key, None) or make_replay(question)
    cached_replays[key] = replay
    if len(cached_replays) > MAX_REPLAYS:
        cached_replays.popitem(last=False)
    return replay


def make_replay(question: dict[str, Any]) -> Replay:
    record = read_record(question["record"], game_of)
    text = Translator(question["language"], question["edition"], tags_names=True)
    return Replay(record, presenter_for(record.game, record.options), text, question["names"])


if __name__ == "__main__":
    answer_lines(answer_question)
