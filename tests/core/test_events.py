"""An event is data: its arguments have names and vocabularies, and every reader reads the same."""

import json
from typing import Any

import pytest

import burgrave
from burgrave.core.events import EVERYONE, Event, EventLog, param_at
from burgrave.core.game import Game
from burgrave.core.notation import Notation
from burgrave.core.rng import FastRng

GAMES = [burgrave.game(id) for id in burgrave.games()]
CITADELS = burgrave.game("citadels").notation
PRAGA = burgrave.game("praga").notation
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def make_event(notation: Notation, name: str, *ids: str) -> Event:
    args = [
        notation.number(argument.vocabulary, id)
        for place, id in enumerate(ids)
        if (argument := param_at(notation.events[name], place))
    ]
    return Event(name, args, EVERYONE)


def logged_args(*args: int, many: list[int] | None = None) -> list[int]:
    """The arguments as an event log stores them."""
    game, event_log = GAMES[0], EventLog()
    state: Any = game.new(game.options(), 1)
    state.event_log = event_log
    state.emit(EVERYONE, "any", *args, many=many)
    return event_log.events[0].args


def test_minus_one_is_an_argument_like_any_other():
    assert logged_args(0, -1, 2) == [0, -1, 2]


def test_an_event_can_have_only_cards_or_none():
    assert logged_args(many=[4, 5]) == [4, 5]
    assert logged_args(1, 2, 3, 4, 5, 6, 7, many=[8]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert logged_args(many=[]) == []


def test_an_event_stays_as_it_was_when_the_hand_changes():
    hand = [1, 2]
    logged = logged_args(many=hand)
    hand.append(3)
    assert logged == [1, 2]


def test_an_event_as_data_names_its_arguments():
    destroyed = make_event(CITADELS, "district-destroyed", "0", "2", "tavern", "1", "pile", "0")
    assert CITADELS.event_data(destroyed) == {
        "event": "district-destroyed",
        "destroyer": 0,
        "owner": 2,
        "district": "tavern",
        "paid": 1,
        "to": "pile",
        "coin": 0,
    }
    revealed = make_event(PRAGA, "tile-revealed", "W1-S1", "walls", "4", "special_walls")
    assert PRAGA.event_data(revealed) == {
        "event": "tile-revealed",
        "tile": "W1-S1",
        "row": "walls",
        "display_slot": 4,
        "stack": "special_walls",
    }


def test_flags_are_true_or_false_in_data_and_words_in_texts():
    declared = make_event(CITADELS, "tower-declared", "3", "yes")
    assert CITADELS.event_data(declared) == {"event": "tower-declared", "seat": 3, "early": True}
    assert [one.ids for one in CITADELS.event_args(declared)] == [["3"], ["yes"]]


def test_an_empty_list_is_a_list():
    received = make_event(CITADELS, "hand-received", "1")
    assert CITADELS.event_data(received) == {"event": "hand-received", "seat": 1, "cards": []}


def test_an_argument_that_a_stored_event_does_not_have_yet_is_left_out():
    assert CITADELS.event_data(Event("tax-paid", [2], EVERYONE)) == {"event": "tax-paid", "seat": 2}


@each_game
def test_the_arguments_of_an_event_have_different_names_and_only_the_last_is_many(game: Game[Any]):
    for name, shape in game.notation.events.items():
        names = ["event", *(argument.name for argument in shape)]
        assert len(set(names)) == len(names), name
        assert all(argument.name.isidentifier() for argument in shape), name
        assert not any(argument.many for argument in shape[:-1]), name


@each_game
def test_a_hidden_event_says_no_more_than_the_open_one_but_how_many(game: Game[Any]):
    events = game.notation.events
    for name, shape in events.items():
        if name.endswith("-hidden"):
            openly = {argument.name for argument in events[name.removesuffix("-hidden")]}
            assert {argument.name for argument in shape} <= openly | {"count"}, name


@each_game
def test_every_event_of_a_game_can_be_written_as_data(game: Game[Any]):
    event_log = EventLog()
    state = game.start(game.options(), FastRng(3), event_log)
    rng = FastRng(4)
    rng.open_stream(0)
    while not state.is_over:
        moves = state.legal_moves()
        state.apply(moves[rng.pick_index(moves)])
    data = [game.notation.event_data(event) for event in event_log.events]
    assert json.loads(json.dumps(data)) == data
    assert {one["event"] for one in data} <= set(game.notation.events)
