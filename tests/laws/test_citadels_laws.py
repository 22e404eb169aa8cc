"""What holds at every moment of every game of Citadels."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from burgrave.citadels.catalogue import bit
from burgrave.citadels.state import KIND, Table
from burgrave.core.event import Journal
from tests.laws.play import name_of, random_states, tables

CITADELS = [table for table in tables() if table[0] == "citadels"]
ALL = pytest.mark.parametrize("table", CITADELS, ids=name_of)


def random_tables(table: tuple[str, dict[str, Any]], seed: int) -> Iterator[Table]:
    for s in random_states(table, seed):
        assert isinstance(s, Table)
        yield s


@ALL
def test_every_card_is_in_exactly_one_place(table):
    for seed in range(3):
        for s in random_tables(table, seed):
            cards = Counter(card & KIND for cards in (s.deck, s.pile, s.drawn) for card in cards)
            cards.update([s.rubble] if s.rubble else [])
            for p in s.players:
                cards.update(p.hand)
                cards.update(p.city)
            assert cards == Counter(s.rules.deck)


@ALL
def test_stashes_change_only_by_what_the_events_say(table):
    from tests.laws.gold import gold_moved

    for seed in range(2):
        journal = Journal()
        gold = None
        for s in random_tables(table, seed):
            if gold is not None:
                for seat, amount in gold_moved(journal).items():
                    gold[seat] += amount
                assert gold == [p.gold for p in s.players]
            gold = [p.gold for p in s.players]
            assert min(gold) >= 0
            journal.clear()
            s.journal = journal


@ALL
def test_hands_are_in_order_and_the_mask_of_a_city_is_its_cards(table):
    for s in random_tables(table, 3):
        for p in s.players:
            assert p.hand == sorted(p.hand)
            assert p.built == sum(bit(kind) for kind in set(p.city))
            assert p.shown & ~p.roles == 0
            assert p.fresh & ~p.built == 0


@ALL
def test_no_character_has_two_places(table):
    for s in random_tables(table, 4):
        held = [p.roles for p in s.players] + [p.put_away for p in s.players] + [s.faceup]
        if not s.rules.last_takes_facedown:
            held.append(bit(s.facedown) if s.facedown else 0)
        assert sum(held) == combined(held)


def combined(masks: list[int]) -> int:
    out = 0
    for mask in masks:
        out |= mask
    return out


@ALL
def test_notes_of_a_hand_are_true_but_for_the_doubts(table):
    for s in random_tables(table, 5):
        for watcher in range(9):
            for seat, p in enumerate(s.players):
                noted = Counter(s.knowledge.known(watcher, seat))
                found = sum((noted & Counter(p.hand)).values())
                assert found >= sum(noted.values()) - s.knowledge.doubts(watcher, seat)
