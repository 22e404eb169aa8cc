"""A seat looks back at a running game: it is shown what it saw, whatever others have chosen in secret."""

import json
from typing import Any

import burgrave
from burgrave.core.record import Record, Recorder
from burgrave.i18n import Translator
from burgrave.match.presenters.base import presenter_for
from burgrave.match.replay import STEP_CHOICES, Replay, replay_data

NAMES = ["Anna", "Boris", "Cyril", "Dana"]


def replay_of(record: Record, viewer: int, step_by: str) -> Any:
    tr = Translator("en", "classic", tags_names=True)
    replay = Replay(record, presenter_for(record.game, record.options), tr, NAMES, is_running=True)
    return replay_data(replay, step_by, viewer, 0, 100, has_sections=True, has_prompts=True)


def test_games_that_differ_in_a_secret_choice_are_replayed_alike():
    game = burgrave.game("citadels")
    options = game.options(players=4, edition="classic")
    compared = 0
    for seed in range(3):
        one, two = (Recorder(game, options, seed, NAMES, publish=False) for _ in range(2))
        chosen_before: list[int] = []
        while one.state.to_dict()["phase"] == "draft":
            seat, legal = int(one.state.current_seat), one.state.legal_moves()
            both = [move for move in legal if move in two.state.legal_moves()]
            if not both:
                break
            parts = len(chosen_before) == 1 and len(legal) > 2
            one.play(seat, legal[0] if parts else both[0])
            two.play(seat, legal[1] if parts else both[0])
            if len(chosen_before) < 2:
                chosen_before.append(seat)
            if len(chosen_before) < 2:
                continue
            assert [each.move for each in one.record.entries] != [each.move for each in two.record.entries]
            viewer = chosen_before[0]
            for step_by in STEP_CHOICES:
                shown = [json.dumps(replay_of(game.record, viewer, step_by)) for game in (one, two)]
                assert shown[0] == shown[1]
                compared += 1
            for frame in replay_of(one.record, viewer, "move")["frames"]:
                assert frame["move"] is None or frame["seat"] == viewer
                assert "prompt" not in frame
    assert compared >= 9
