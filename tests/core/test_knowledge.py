"""What seats remember of hidden places: never more than they saw, never which card left unseen."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgrave.core.events import EVERYONE, SPECTATOR, only, others
from burgrave.core.knowledge import Knowledge

WATCHER, OWNER, THIRD = 0, 1, 2
HERE, THERE = 4, 5
TEMPLE, TAVERN, MARKET = 3, 12, 60


def make_knowledge(*kinds: int) -> Knowledge:
    """The watcher has seen these cards come into the place HERE."""
    k = Knowledge([])
    for kind in kinds:
        k.learn(WATCHER, HERE, kind)
    return k


def known_and_doubts(k: Knowledge, place: int = HERE, seat: int = WATCHER) -> tuple[list[int], int]:
    return k.known_kinds(seat, place), int(k.doubts(seat, place))


# -- rulings


def test_what_was_seen_is_noted_in_order_whatever_order_it_came_in():
    assert known_and_doubts(make_knowledge(MARKET, TEMPLE, TAVERN, TEMPLE)) == (
        [TEMPLE, TEMPLE, TAVERN, MARKET],
        0,
    )
    assert make_knowledge(TEMPLE, MARKET).notes == make_knowledge(MARKET, TEMPLE).notes


@pytest.mark.parametrize("left", [TEMPLE, TAVERN, MARKET, 7])
def test_after_a_card_left_unseen_the_knowledge_is_the_same_whichever_it_was(left):
    k = make_knowledge(TEMPLE, TAVERN, MARKET)
    k.leaves(HERE, left, only(OWNER))
    assert known_and_doubts(k) == ([TEMPLE, TAVERN, MARKET], 1)


def test_a_card_seen_leaving_is_struck_from_the_notes():
    k = make_knowledge(TEMPLE, TAVERN)
    k.leaves(HERE, TEMPLE, EVERYONE)
    assert known_and_doubts(k) == ([TAVERN], 0)


def test_of_two_alike_only_one_is_struck():
    k = make_knowledge(TEMPLE, TEMPLE)
    k.leaves(HERE, TEMPLE, EVERYONE)
    assert known_and_doubts(k) == ([TEMPLE], 0)


def test_a_card_seen_leaving_that_was_not_noted_changes_nothing():
    k = make_knowledge(TEMPLE)
    k.leaves(HERE, TAVERN, EVERYONE)
    assert known_and_doubts(k) == ([TEMPLE], 0)


def test_as_many_doubts_as_notes_say_nothing_and_are_dropped():
    k = make_knowledge(TEMPLE, TAVERN)
    k.leaves(HERE, 7, only(OWNER))
    k.leaves(HERE, 7, only(OWNER))
    assert len(k.notes) == 0


def test_seeing_the_last_sure_card_go_drops_the_doubtful_ones():
    k = make_knowledge(TEMPLE, TAVERN)
    k.leaves(HERE, 7, only(OWNER))
    k.leaves(HERE, TEMPLE, EVERYONE)
    assert len(k.notes) == 0


def test_each_seat_has_notes_and_doubts_of_its_own():
    k = make_knowledge(TEMPLE, TAVERN)
    for kind in (TEMPLE, TAVERN, MARKET):
        k.learn(THIRD, HERE, kind)
    k.leaves(HERE, TEMPLE, only(THIRD))
    assert known_and_doubts(k) == ([TEMPLE, TAVERN], 1)
    assert known_and_doubts(k, seat=THIRD) == ([TAVERN, MARKET], 0)


def test_spectators_remember_too():
    k = Knowledge([])
    k.learn(SPECTATOR, HERE, TEMPLE)
    k.learn(SPECTATOR, HERE, TAVERN)
    k.leaves(HERE, TEMPLE, others(SPECTATOR))
    assert known_and_doubts(k, seat=SPECTATOR) == ([TEMPLE, TAVERN], 1)


def test_a_card_that_leaves_one_place_does_not_weaken_another():
    k = make_knowledge(TEMPLE)
    k.learn(WATCHER, THERE, TAVERN)
    k.leaves(THERE, MARKET, only(OWNER))
    assert known_and_doubts(k) == ([TEMPLE], 0)
    assert known_and_doubts(k, THERE) == ([], 0)


def test_an_exchange_takes_notes_and_doubts_along():
    k = make_knowledge(TEMPLE, TAVERN)
    k.leaves(HERE, 7, only(OWNER))
    k.learn(WATCHER, THERE, MARKET)
    k.exchange(HERE, THERE, [], [])
    assert known_and_doubts(k, THERE) == ([TEMPLE, TAVERN], 1)
    assert known_and_doubts(k, HERE) == ([MARKET], 0)
    assert list(k.notes) == sorted(k.notes)


def test_those_who_exchange_know_both_places_afterwards():
    k = Knowledge([])
    k.learn(HERE, THERE, TEMPLE)
    k.exchange(HERE, THERE, [TAVERN], [MARKET])
    assert known_and_doubts(k, THERE, seat=HERE) == ([MARKET], 0)
    assert known_and_doubts(k, HERE, seat=THERE) == ([TAVERN], 0)
    assert list(k.notes) == sorted(k.notes)


def test_a_view_keeps_the_notes_of_its_own_seat():
    k = make_knowledge(TEMPLE)
    k.learn(THIRD, HERE, TAVERN)
    k.keep_only(WATCHER)
    assert k.notes == make_knowledge(TEMPLE).notes


def test_a_clone_learns_alone():
    k = make_knowledge(TEMPLE)
    k.clone().learn(WATCHER, HERE, TAVERN)
    assert known_and_doubts(k) == ([TEMPLE], 0)


# -- any course of events


class TruePlaces:
    """Two places with true contents, and the knowledge that follows from what happened."""

    def __init__(self) -> None:
        self.places: dict[int, list[int]] = {HERE: [], THERE: []}
        self.knowledge = Knowledge([])

    def arrive(self, place: int, kind: int, seen: bool) -> None:
        self.places[place].append(kind)
        if seen:
            self.knowledge.learn(WATCHER, place, kind)

    def leave(self, place: int, kind: int, seen: bool) -> None:
        self.places[place].remove(kind)
        self.knowledge.leaves(place, kind, EVERYONE if seen else only(OWNER))

    def exchange(self) -> None:
        self.places = {HERE: self.places[THERE], THERE: self.places[HERE]}
        self.knowledge.exchange(HERE, THERE, [], [])

    def surely_holds_what_is_known(self) -> bool:
        return all(
            (Counter(self.knowledge.known_kinds(WATCHER, place)) & Counter(cards)).total()
            >= len(self.knowledge.known_kinds(WATCHER, place)) - self.knowledge.doubts(WATCHER, place)
            for place, cards in self.places.items()
        )


KINDS = st.integers(1, 4)
PLACES = st.sampled_from([HERE, THERE])
HAPPENINGS = st.sampled_from(["arrives", "arrives", "arrives", "leaves", "leaves", "exchange"])


def do_something(data: st.DataObject, samples: list[TruePlaces]) -> None:
    """One thing that looks the same to the watcher in every state; what is hidden may differ."""
    what, place, seen = data.draw(HAPPENINGS), data.draw(PLACES), data.draw(st.booleans())
    if what == "exchange":
        for sample in samples:
            sample.exchange()
    elif what == "arrives":
        kinds = [data.draw(KINDS)] * len(samples) if seen else [data.draw(KINDS) for _ in samples]
        for sample, kind in zip(samples, kinds, strict=True):
            sample.arrive(place, kind, seen)
    else:
        leave(data, samples, place, seen)


def leave(data: st.DataObject, samples: list[TruePlaces], place: int, seen: bool) -> None:
    shared = set.intersection(*(set(sample.places[place]) for sample in samples))
    if seen and shared:
        kind = data.draw(st.sampled_from(sorted(shared)))
        for sample in samples:
            sample.leave(place, kind, seen=True)
    elif not seen and samples[0].places[place]:
        for sample in samples:
            sample.leave(place, data.draw(st.sampled_from(sample.places[place])), seen=False)


@given(st.data())
def test_a_place_always_holds_what_is_known_of_it(data):
    sample = TruePlaces()
    for _ in range(data.draw(st.integers(1, 25))):
        do_something(data, [sample])
        assert sample.surely_holds_what_is_known()


@pytest.mark.slow
@given(st.data())
def test_who_saw_the_same_knows_the_same_whatever_is_true(data):
    samples = [TruePlaces(), TruePlaces()]
    for _ in range(data.draw(st.integers(1, 25))):
        do_something(data, samples)
        assert samples[0].knowledge.notes == samples[1].knowledge.notes


@given(st.data())
def test_notes_stay_in_order_and_no_place_has_as_many_doubts_as_notes(data):
    sample = TruePlaces()
    for _ in range(data.draw(st.integers(1, 25))):
        do_something(data, [sample])
        notes = sample.knowledge.notes
        assert list(notes) == sorted(notes)
        for place in (HERE, THERE):
            kinds, doubts = known_and_doubts(sample.knowledge, place)
            assert doubts < len(kinds) or not kinds + [doubts] * bool(doubts)
