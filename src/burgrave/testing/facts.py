"""Laws about facts: they are of their types, JSON keeps them, and they say no other score than the engine."""

import json

from burgrave.core.schema import model
from burgrave.testing.law import LawTable, law
from burgrave.testing.play import open_table, states_of_games, viewers


@law
def facts_and_board_are_of_the_types_that_the_schema_is_made_from(table: LawTable) -> None:
    game, options = open_table(table)
    checker = model(game)
    board = {"board": game.library().board(options)} if game.library().board_type() is not None else {}
    for s in states_of_games(table, 13, every=23):
        for seen in (s, *(s.view(seat) for seat in viewers(s))):
            checker.model_validate({"facts": seen.facts(), **board})


@law
def json_keeps_facts_and_board(table: LawTable) -> None:
    game, options = open_table(table)
    assert json.loads(json.dumps(game.library().board(options))) == game.library().board(options)
    for s in states_of_games(table, 14, every=37):
        for seen in (s, s.view(0)):
            assert json.loads(json.dumps(seen.facts())) == seen.facts()


@law
def the_head_of_facts_is_the_same_for_every_game(table: LawTable) -> None:
    for s in states_of_games(table, 15, every=29):
        for seat in viewers(s):
            facts = s.view(seat).facts()
            assert {"viewer", "over", "phase", "decision", "seats", "setup"} <= set(facts)
            assert facts["over"] == s.over
            assert len(facts["seats"]) == s.seats()
            if facts["decision"] is not None:
                assert facts["decision"]["seat"] == s.acting


@law
def points_in_facts_are_those_of_the_engine(table: LawTable) -> None:
    for s in states_of_games(table, 16, every=31):
        for seen in (s, s.view(0)):
            scored = [seat["scored"] for seat in seen.facts()["seats"]]
            assert [sum(items.values()) for items in scored] == seen.scores()
