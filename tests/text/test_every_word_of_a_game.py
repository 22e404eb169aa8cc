"""Whatever a game can say has a phrase in every language, and there is no phrase for what it cannot."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from burgrave import game, games
from burgrave.core.event import SEAT, Argument, Event, Shape
from burgrave.core.game import Game
from burgrave.core.words import Words
from burgrave.text import LANGUAGES, Text
from burgrave.text.phrases import ABSENT
from tests.text.finished import finished
from tests.text.locales import arguments, keys

EDITIONS = {"citadels": ("classic", "2016", "deluxe")}
TABLES = [(id, edition) for id in games() for edition in EDITIONS.get(id, (ABSENT,))]
NUMBERS = (0, 1, 2, 5, 21, 22)
PEOPLE = ["Host", "Guest", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"]

every_game = pytest.mark.parametrize("id", games())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_table = pytest.mark.parametrize(("id", "edition"), TABLES)


def kinds_of_decisions(played: Game[Any]) -> set[str]:
    return {step.kind for step in played.book if step.kind}


def phrases_for(played: Game[Any], part: str) -> set[str]:
    """The keys that begin with the game's id and this part, without that beginning."""
    beginning = f"{played.id}-{part}-"
    return {key.removeprefix(beginning) for key in keys("en") if key.startswith(beginning)}


@every_game
def test_there_is_a_phrase_for_every_event_and_no_other(id):
    assert phrases_for(game(id), "event") == set(game(id).words().events)


@every_game
def test_there_is_a_phrase_for_every_reason_and_no_other(id):
    assert phrases_for(game(id), "reason") == set(game(id).words().reasons)


@every_game
def test_there_is_a_phrase_for_every_kind_of_decision_and_no_other(id):
    assert phrases_for(game(id), "decision") == kinds_of_decisions(game(id))


@every_game
def test_there_is_a_phrase_for_every_move_and_no_other(id):
    words = game(id).words()
    labels = {Text().label(game(id), words.parts(move)) for move in range(len(words.moves))}
    assert phrases_for(game(id), "move") == {label.removeprefix(f"{id}-move-") for label in labels}


@every_game
def test_there_is_a_phrase_for_every_item_of_points_and_no_other(id):
    assert phrases_for(game(id), "points") == set(game(id).library().score_items())


@every_game
def test_everything_with_an_id_has_a_name(id):
    for vocabulary, ids in game(id).words().names.items():
        named = phrases_for(game(id), vocabulary)
        assert named <= set(ids)
        assert named == set(ids) or f"{id}-{vocabulary}" in keys("en")  # made of the id


def test_every_card_and_character_of_citadels_has_a_text():
    names = game("citadels").words().names
    for vocabulary in ("card", "character"):
        assert phrases_for(game("citadels"), f"text-{vocabulary}") == set(names[vocabulary])


def variables(fixed: list[Argument], words: Words) -> list[set[str]]:
    """By which variables a phrase may know each argument, without forms and the number of a second one."""
    found: list[set[str]] = []
    numbers = 0
    for argument in fixed:
        own = argument.vocabulary.split("_")[0]
        if argument.vocabulary == SEAT:
            found.append({own, f"{own}2", "who", "who2"})
        elif argument.vocabulary in words.names:
            found.append({own, f"{own}2", f"{own}3"})
        else:
            numbers += 1
            found.append({own, "number" if numbers == 1 else f"number{numbers}"})
    return found


def samples(shape: Shape, words: Words, used: set[str]) -> Iterator[list[int]]:
    """Arguments of an event: all numbers, and the first two and the last of each vocabulary.

    What the phrase does not use does not vary.
    """

    def some(argument: Argument, known_by: set[str]) -> list[int]:
        ids = words.ids(argument.vocabulary)
        every = list(NUMBERS) if ids is None else sorted({0, 1, len(ids) - 1})
        if argument.vocabulary == SEAT:
            every = [0, 1]
        return every if known_by & used else every[:1]

    fixed = [argument for argument in shape if not argument.many]
    for values in product(*map(some, fixed, variables(fixed, words))):
        for more in ([], [1], [1, 2, 3]) if len(fixed) < len(shape) else ([],):
            yield [*values, *more]


@pytest.mark.slow
@every_language
@every_table
def test_every_event_can_be_told_to_everybody(language, id, edition):
    text, played = Text(language, edition), game(id)
    for name, shape in played.words().events.items():
        used = arguments(language, f"{id}-event-{name}")
        for args, you in product(samples(shape, played.words(), used), (0, 1, 2, None)):
            assert finished(text.event(played, Event(name, args, 0), PEOPLE, you))


def one_for_each_kind_of_object(played: Game[Any]) -> list[int]:
    """A reason sees no more of a move than what it names: a card, a character, a seat …"""
    words = played.words()
    moves = [words.parts(number) for number in range(len(words.moves))]
    return list({tuple(kind for kind, _ in move.objects): move.number for move in moves}.values())


@pytest.mark.slow
@every_language
@every_table
def test_every_move_can_be_told(language, id, edition):
    text, played = Text(language, edition), game(id)
    for move in range(len(played.words().moves)):
        for you, count in product((0, None), (None, 0, 1, 5)):
            assert finished(text.move(played, move, PEOPLE, you, count))


@pytest.mark.slow
@every_language
@every_table
def test_every_reason_can_be_told(language, id, edition):
    text, played = Text(language, edition), game(id)
    moves = [None, *one_for_each_kind_of_object(played)]
    for reason, move, number in product(played.words().reasons, moves, NUMBERS):
        for have in (None, 3):
            assert finished(text.reason(played, reason, number, move, PEOPLE, 0, have))


@every_language
@every_table
def test_every_decision_can_be_told(language, id, edition):
    text, played = Text(language, edition), game(id)
    for kind, you in product(kinds_of_decisions(played), (0, 1, None)):
        assert finished(text.decision(played, kind, PEOPLE, 1, you))
        assert finished(text.decision(played, kind, PEOPLE, 1, you, other=2))
        assert finished(text.decision(played, kind))


@every_language
@every_table
def test_every_name_and_item_can_be_told(language, id, edition):
    text, played = Text(language, edition), game(id)
    for vocabulary, ids in played.words().names.items():
        assert all(finished(text.name(played, vocabulary, each)) for each in ids)
    assert all(finished(text.points(played, item)) for item in played.library().score_items())


@every_language
@pytest.mark.parametrize("edition", EDITIONS["citadels"])
def test_every_text_of_citadels_can_be_told(language, edition):
    for key in keys("en"):
        if key.startswith("citadels-text-"):
            assert finished(Text(language, edition).say(key))
