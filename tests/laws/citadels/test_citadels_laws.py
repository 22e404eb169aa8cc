"""What holds at every moment of every game of Citadels."""

from collections import Counter
from collections.abc import Iterator

import pytest

import burgrave
from burgrave.citadels.state import Table
from burgrave.core.event import Journal
from burgrave.testing import LawTable, name_of
from burgrave.testing.play import random_states, seeds
from tests.laws.citadels.gold import check_gold, coins_of, gold_of
from tests.laws.citadels.tables import tables
from tests.laws.citadels.whole import (
    check_cards,
    check_characters,
    check_crown,
    check_marks,
    check_notes,
    check_seats,
)

CITADELS: list[LawTable] = [(burgrave.game("citadels"), options) for options in tables()]
ALL = pytest.mark.parametrize("table", CITADELS, ids=name_of)


def random_tables(table: LawTable, seed: int) -> Iterator[Table]:
    for s in random_states(table, seed):
        assert isinstance(s, Table)
        yield s


@ALL
def test_every_card_is_in_exactly_one_place(table):
    for seed in seeds(0, 2):
        for s in random_tables(table, seed):
            check_cards(s, Counter(s.rules.deck))


@ALL
def test_gold_and_crown_move_only_as_the_events_say(table):
    for seed in seeds(0, 2):
        journal = Journal()
        gold, coins, crown = None, 0, 0
        for s in random_tables(table, seed):
            if gold is not None:
                check_gold(s, gold, coins, journal.events)
                check_crown(s, crown, journal.events)
            gold, coins, crown = gold_of(s), coins_of(s), s.crown
            journal.clear()
            s.journal = journal


@ALL
def test_hands_are_in_order_and_the_mask_of_a_city_is_its_cards(table):
    for seed in seeds(3):
        for s in random_tables(table, seed):
            check_seats(s)


@ALL
def test_no_character_has_two_places(table):
    for seed in seeds(4):
        for s in random_tables(table, seed):
            check_characters(s)


@ALL
def test_markers_lie_on_different_characters_and_one_of_them_is_special(table):
    for seed in seeds(4):
        for s in random_tables(table, seed):
            check_marks(s)


@pytest.mark.slow
@ALL
def test_notes_of_a_hand_are_true_but_for_the_doubts(table):
    for seed in seeds(5):
        for s in random_tables(table, seed):
            check_notes(s)
