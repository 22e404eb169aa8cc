"""Invariants of state data: it has its types, JSON keeps it, and its points equal the scores."""

import json

from burgrave.core.schema import make_model
from burgrave.testing.checking import GameCase, invariant
from burgrave.testing.random_play import list_viewers, open_case, states_of_games


@invariant
def state_data_and_board_match_their_schema_types(case: GameCase) -> None:
    game, options = open_case(case)
    checker = make_model(game)
    board = {"board": game.reference().board(options)} if game.reference().board_type() is not None else {}
    for s in states_of_games(case, 13, every=23):
        for seen in (s, *(s.view(seat) for seat in list_viewers(s))):
            checker.model_validate({"facts": seen.to_dict(), **board})


@invariant
def state_data_and_board_survive_json(case: GameCase) -> None:
    game, options = open_case(case)
    assert json.loads(json.dumps(game.reference().board(options))) == game.reference().board(options)
    for s in states_of_games(case, 14, every=37):
        for seen in (s, s.view(0)):
            assert json.loads(json.dumps(seen.to_dict())) == seen.to_dict()


@invariant
def every_game_has_the_common_state_data(case: GameCase) -> None:
    for s in states_of_games(case, 15, every=29):
        for seat in list_viewers(s):
            state_data = s.view(seat).to_dict()
            assert {"viewer", "over", "phase", "decision", "seats", "setup"} <= set(state_data)
            assert state_data["over"] == s.is_over
            assert len(state_data["seats"]) == s.seats()
            if state_data["decision"] is not None:
                assert state_data["decision"]["seat"] == s.current_seat


@invariant
def points_in_state_data_equal_the_scores(case: GameCase) -> None:
    for s in states_of_games(case, 16, every=31):
        for seen in (s, s.view(0)):
            scored = [seat["scored"] for seat in seen.to_dict()["seats"]]
            assert [sum(items.values()) for items in scored] == seen.scores()
