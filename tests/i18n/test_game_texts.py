"""Whatever a game can say has a phrase in every language, and there is no phrase for what it cannot."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from burgrave import game, games
from burgrave.core.events import SEAT, Event, EventParam, Shape
from burgrave.core.game import Game
from burgrave.core.notation import Notation
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.message_bundle import ABSENT
from tests.i18n.check_sentence import is_finished
from tests.i18n.locales import list_keys, used_arguments

EDITIONS = {"citadels": ("classic", "2016", "deluxe")}
TABLES = [(id, edition) for id in games() for edition in EDITIONS.get(id, (ABSENT,))]
NUMBERS = (0, 1, 2, 5, 21, 22)
PEOPLE = ["Host", "Guest", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"]

every_game = pytest.mark.parametrize("id", games())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_table = pytest.mark.parametrize(("id", "edition"), TABLES)


def kinds_of_decisions(played: Game[Any]) -> set[str]:
    return {step.kind for step in played.steps if step.kind}


def phrases_for(played: Game[Any], part: str) -> set[str]:
    """The keys that begin with the game's id and this part, without that beginning."""
    beginning = f"{played.id}-{part}-"
    return {key.removeprefix(beginning) for key in list_keys("en") if key.startswith(beginning)}


@every_game
def test_there_is_a_phrase_for_every_event_and_no_other(id):
    assert phrases_for(game(id), "event") == set(game(id).notation.events)


@every_game
def test_there_is_a_phrase_for_every_reason_and_no_other(id):
    reasons, words = set(game(id).notation.reasons), game(id).notation
    phrases = phrases_for(game(id), "reason")
    named = {name for ids in words.names.values() for name in ids}
    own = {phrase for phrase in phrases - reasons if phrase.rpartition("-")[2] in named}
    assert phrases - own == reasons
    assert {phrase.rpartition("-")[0] for phrase in own} <= reasons


@every_game
def test_there_is_a_phrase_for_every_kind_of_decision_and_no_other(id):
    assert phrases_for(game(id), "decision") == kinds_of_decisions(game(id))


@every_game
def test_there_is_a_phrase_for_every_move_and_no_other(id):
    words = game(id).notation
    moves = [words.move(move) for move in range(len(words.move_texts))]
    labels = {
        Translator().key_for(f"{id}-move-{move.verb.replace(' ', '-')}", move).removeprefix(f"{id}-move-")
        for move in moves
    }
    assert phrases_for(game(id), "move") == labels


@every_game
def test_there_is_a_phrase_for_every_item_of_points_and_no_other(id):
    assert phrases_for(game(id), "points") == set(game(id).reference().score_items())


@every_game
def test_everything_with_an_id_has_a_name(id):
    for vocabulary, ids in game(id).notation.names.items():
        named = phrases_for(game(id), vocabulary)
        assert named <= set(ids)
        assert named == set(ids) or f"{id}-{vocabulary}" in list_keys("en")  # made of the id


def test_every_card_and_character_of_citadels_has_a_text():
    names = game("citadels").notation.names
    for vocabulary in ("card", "character"):
        assert phrases_for(game("citadels"), f"text-{vocabulary}") == set(names[vocabulary])


def variables(fixed: list[EventParam], notation: Notation) -> list[set[str]]:
    """By which variables a phrase may know each argument, without forms and the number of a second one."""
    found: list[set[str]] = []
    numbers = 0
    for argument in fixed:
        own = argument.vocabulary.split("_")[0]
        if argument.vocabulary == SEAT:
            found.append({own, f"{own}2", "who", "who2"})
        elif argument.vocabulary in notation.names:
            found.append({own, f"{own}2", f"{own}3"})
        else:
            numbers += 1
            found.append({own, "number" if numbers == 1 else f"number{numbers}"})
    return found


def samples(shape: Shape, notation: Notation, used: set[str]) -> Iterator[list[int]]:
    """Arguments of an event: all numbers, and the first two and the last of each vocabulary.

    What the phrase does not use does not vary.
    """

    def some(argument: EventParam, known_by: set[str]) -> list[int]:
        ids = notation.ids(argument.vocabulary)
        every = list(NUMBERS) if ids is None else sorted({0, 1, len(ids) - 1})
        if argument.vocabulary == SEAT:
            every = [0, 1]
        return every if known_by & used else every[:1]

    fixed = [argument for argument in shape if not argument.many]
    for values in product(*map(some, fixed, variables(fixed, notation))):
        for more in ([], [1], [1, 2, 3]) if len(fixed) < len(shape) else ([],):
            yield [*values, *more]


@pytest.mark.slow
@every_language
@every_table
def test_every_event_has_a_sentence_for_every_reader(language, id, edition):
    text, played = Translator(language, edition), game(id)
    for name, shape in played.notation.events.items():
        used = used_arguments(language, f"{id}-event-{name}")
        for args, you in product(samples(shape, played.notation, used), (0, 1, 2, None)):
            assert is_finished(text.event_sentence(played, Event(name, args, 0), PEOPLE, you))


def one_for_each_kind_of_object(played: Game[Any]) -> list[int]:
    """A reason sees no more of a move than what it names: a card, a character, a seat …"""
    words = played.notation
    moves = [words.move(number) for number in range(len(words.move_texts))]
    return list({tuple(kind for kind, _ in move.objects): move.number for move in moves}.values())


@pytest.mark.slow
@every_language
@every_table
def test_every_move_has_a_text(language, id, edition):
    text, played = Translator(language, edition), game(id)
    for move in range(len(played.notation.move_texts)):
        for you, count in product((0, None), (None, 0, 1, 5)):
            assert is_finished(text.move_label(played, move, PEOPLE, you, count))


@pytest.mark.slow
@every_language
@every_table
def test_every_reason_has_a_text(language, id, edition):
    text, played = Translator(language, edition), game(id)
    moves = [None, *one_for_each_kind_of_object(played)]
    for reason, move, number in product(played.notation.reasons, moves, NUMBERS):
        for have in (None, 3):
            assert is_finished(text.reason_text(played, reason, number, move, PEOPLE, 0, have))


@every_language
@every_table
def test_every_decision_has_a_text(language, id, edition):
    text, played = Translator(language, edition), game(id)
    for kind, you in product(kinds_of_decisions(played), (0, 1, None)):
        assert is_finished(text.decision_sentence(played, kind, PEOPLE, 1, you))
        assert is_finished(text.decision_sentence(played, kind, PEOPLE, 1, you, other=2))
        assert is_finished(text.decision_sentence(played, kind))


@every_language
@every_table
def test_every_name_and_item_has_a_text(language, id, edition):
    text, played = Translator(language, edition), game(id)
    for vocabulary, ids in played.notation.names.items():
        assert all(is_finished(text.name_of(played, vocabulary, each)) for each in ids)
    assert all(is_finished(text.score_item_name(played, item)) for item in played.reference().score_items())


@every_language
@pytest.mark.parametrize("edition", EDITIONS["citadels"])
def test_every_text_of_citadels_can_be_formatted(language, edition):
    for key in list_keys("en"):
        if key.startswith("citadels-text-"):
            assert is_finished(Translator(language, edition).format(key))
