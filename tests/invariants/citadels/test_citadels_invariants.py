"""What holds at every moment of every game of Citadels."""

from collections import Counter
from collections.abc import Iterator

import pytest

import burgrave
from burgrave.citadels.state import CitadelsState
from burgrave.core.events import EventLog
from burgrave.testing import GameCase, case_name
from burgrave.testing.random_play import iter_seeds, random_states
from tests.invariants.citadels.cases import list_cases
from tests.invariants.citadels.check_state import (
    check_cards,
    check_characters,
    check_crown,
    check_marks,
    check_notes,
    check_seats,
)
from tests.invariants.citadels.gold import check_gold, count_coins, gold_by_place

CITADELS: list[GameCase] = [(burgrave.game("citadels"), options) for options in list_cases()]
ALL = pytest.mark.parametrize("table", CITADELS, ids=case_name)


def random_citadels_states(case: GameCase, seed: int) -> Iterator[CitadelsState]:
    for s in random_states(case, seed):
        assert isinstance(s, CitadelsState)
        yield s


@ALL
def test_every_card_is_in_exactly_one_place(table):
    for seed in iter_seeds(0, 2):
        for s in random_citadels_states(table, seed):
            check_cards(s, Counter(s.rules.deck))


@ALL
def test_gold_and_crown_move_only_as_the_events_say(table):
    for seed in iter_seeds(0, 2):
        event_log = EventLog()
        gold, coins, crown = None, 0, 0
        for s in random_citadels_states(table, seed):
            if gold is not None:
                check_gold(s, gold, coins, event_log.events)
                check_crown(s, crown, event_log.events)
            gold, coins, crown = gold_by_place(s), count_coins(s), s.crown
            event_log.clear()
            s.event_log = event_log


@ALL
def test_hands_are_in_order_and_the_mask_of_a_city_is_its_cards(table):
    for seed in iter_seeds(3):
        for s in random_citadels_states(table, seed):
            check_seats(s)


@ALL
def test_no_character_has_two_places(table):
    for seed in iter_seeds(4):
        for s in random_citadels_states(table, seed):
            check_characters(s)


@ALL
def test_markers_lie_on_different_characters_and_one_of_them_is_special(table):
    for seed in iter_seeds(4):
        for s in random_citadels_states(table, seed):
            check_marks(s)


@pytest.mark.slow
@ALL
def test_notes_of_a_hand_are_true_but_for_the_doubts(table):
    for seed in iter_seeds(5):
        for s in random_citadels_states(table, seed):
            check_notes(s)
