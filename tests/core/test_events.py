"""An event is data: its arguments have names and vocabularies, and whoever reads it reads the same."""

import json
from typing import Any

import pytest

import burgrave
from burgrave.core.chance import Fast
from burgrave.core.event import EVERYONE, Event, Journal, argument_at
from burgrave.core.game import Game
from burgrave.core.words import Words

GAMES = [burgrave.game(id) for id in burgrave.games()]
CITADELS = burgrave.game("citadels").words()
PRAGA = burgrave.game("praga").words()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def event(words: Words, name: str, *ids: str) -> Event:
    args = [
        words.number(argument.vocabulary, id)
        for place, id in enumerate(ids)
        if (argument := argument_at(words.events[name], place))
    ]
    return Event(name, args, EVERYONE)


def heard(*args: int, many: list[int] | None = None) -> list[int]:
    """What a journal hears of these arguments."""
    game, journal = GAMES[0], Journal()
    state = game.new(game.options(), 1)
    state.journal = journal
    state.tell(EVERYONE, "any", *args, many=many)
    return journal.events[0].args


def test_minus_one_is_an_argument_like_any_other():
    assert heard(0, -1, 2) == [0, -1, 2]


def test_cards_alone_can_be_told_and_none_of_them_too():
    assert heard(many=[4, 5]) == [4, 5]
    assert heard(1, 2, 3, 4, 5, 6, 7, many=[8]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert heard(many=[]) == []


def test_what_is_told_stays_as_it_was_when_the_hand_changes():
    hand = [1, 2]
    told = heard(many=hand)
    hand.append(3)
    assert told == [1, 2]


def test_an_event_as_data_names_its_arguments():
    destroyed = event(CITADELS, "district-destroyed", "0", "2", "tavern", "1", "pile", "0")
    assert CITADELS.event_data(destroyed) == {
        "event": "district-destroyed",
        "destroyer": 0,
        "owner": 2,
        "district": "tavern",
        "paid": 1,
        "to": "pile",
        "coin": 0,
    }
    revealed = event(PRAGA, "tile-revealed", "W1-S1", "walls", "4", "special_walls")
    assert PRAGA.event_data(revealed) == {
        "event": "tile-revealed",
        "tile": "W1-S1",
        "row": "walls",
        "display_slot": 4,
        "stack": "special_walls",
    }


def test_flags_are_true_or_false_in_data_and_words_in_texts():
    declared = event(CITADELS, "tower-declared", "3", "yes")
    assert CITADELS.event_data(declared) == {"event": "tower-declared", "seat": 3, "early": True}
    assert [one.ids for one in CITADELS.told(declared)] == [["3"], ["yes"]]


def test_an_empty_list_is_a_list():
    received = event(CITADELS, "hand-received", "1")
    assert CITADELS.event_data(received) == {"event": "hand-received", "seat": 1, "cards": []}


def test_an_argument_that_a_stored_event_does_not_have_yet_is_left_out():
    assert CITADELS.event_data(Event("tax-paid", [2], EVERYONE)) == {"event": "tax-paid", "seat": 2}


@each_game
def test_the_arguments_of_an_event_have_different_names_and_only_the_last_is_many(game: Game[Any]):
    for name, shape in game.words().events.items():
        names = ["event", *(argument.name for argument in shape)]
        assert len(set(names)) == len(names), name
        assert all(argument.name.isidentifier() for argument in shape), name
        assert not any(argument.many for argument in shape[:-1]), name


@each_game
def test_a_hidden_event_says_no_more_than_the_open_one_but_how_many(game: Game[Any]):
    events = game.words().events
    for name, shape in events.items():
        if name.endswith("-hidden"):
            openly = {argument.name for argument in events[name.removesuffix("-hidden")]}
            assert {argument.name for argument in shape} <= openly | {"count"}, name


@each_game
def test_a_whole_game_is_told_in_data(game: Game[Any]):
    journal = Journal()
    state = game.begin(game.options(), Fast(3), journal)
    chance = Fast(4)
    chance.open(0)
    while not state.over:
        moves = state.legal()
        state.play(moves[chance.pick(moves)])
    data = [game.words().event_data(event) for event in journal.events]
    assert json.loads(json.dumps(data)) == data
    assert {one["event"] for one in data} <= set(game.words().events)
