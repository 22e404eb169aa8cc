"""Imagination reaches exactly what the seat cannot rule out: every such deal, and no other."""

import itertools
import random
from collections.abc import Iterable, Iterator, Sequence

import pytest
from librt.vecs import append, remove, vec
from mypy_extensions import i64

from burgrave.citadels.cards import draw
from burgrave.citadels.catalogue import (
    ARCHITECT,
    ASSASSIN,
    BISHOP,
    CASTLE,
    KING,
    MAGICIAN,
    MANOR,
    MERCHANT,
    PALACE,
    TEMPLE,
    THIEF,
    WARLORD,
    bit,
    rank_of,
)
from burgrave.citadels.game import Citadels
from burgrave.citadels.moves import END_TURN, PICK, TAKE_GOLD
from burgrave.citadels.state import MARKS, CitadelsState
from burgrave.core.events import EVERYONE
from burgrave.core.rng import FastRng, RecordedRng, SeededRng, seed_bytes
from burgrave.core.state import State

GAME = Citadels()
MOST_COMPARED = 150  # larger sets would need too many samples

Deal = tuple[tuple[int, ...], tuple[int, ...]]  # a hand, and the deck in its order


def sample_state(view: State, rng: FastRng) -> CitadelsState:
    whole = view.sample_state(rng)
    assert isinstance(whole, CitadelsState)
    return whole


def new_state(players: int, tape: Iterable[list[int]] = ()) -> CitadelsState:
    names = [name for name, _ in GAME.notation.streams]
    rng = RecordedRng([list(outcome) for outcome in tape], SeededRng(seed_bytes(1), names))
    return GAME.start(GAME.options(players=players, first_crown=0), rng)


def deck_order() -> list[int]:
    return sorted(GAME.rules(GAME.options()).deck)


def begin(players: int, faceup: list[int], facedown: int) -> CitadelsState:
    return new_state(players, [deck_order(), *[[c] for c in faceup], [facedown]])


def play_draft(s: CitadelsState, choice: random.Random) -> dict[int, list[int]]:
    """Random picks up to the first call; the moves made by each seat."""
    made: dict[int, list[int]] = {}
    while not s.called:
        move = choice.choice(s.legal_moves())
        made.setdefault(s.current_seat, []).append(move)
        s.apply(move)
    return made


def list_equal_drafts(
    s: CitadelsState, seat: int, moves: list[int], true: CitadelsState
) -> Iterator[CitadelsState]:
    """Every way the draft can go on in which the seat is passed the same and does the same."""
    if s.called:
        yield s
    elif s.current_seat == seat:
        me, was = s.players[seat], true.players[seat]
        if me.received == was.received and me.received_again in (0, was.received_again):
            s.apply(moves[0])
            yield from list_equal_drafts(s, seat, moves[1:], true)
    else:
        for move in s.legal_moves():
            t = s.clone()
            t.apply(move)
            yield from list_equal_drafts(t, seat, moves, true)


def pass_turns(s: CitadelsState, until_called: int) -> None:
    """Everybody on turn takes gold and ends it until that rank has been called."""
    while s.called < until_called and s.round == 1:
        s.apply(END_TURN if END_TURN in s.legal_moves() else TAKE_GOLD)


def roles_by_seat(s: CitadelsState) -> tuple[object, ...]:
    return (s.facedown, *((p.roles, p.put_away, p.received, p.received_again) for p in s.players))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "faceup"), [(2, []), (3, []), (4, [7, 22]), (5, [1]), (6, []), (7, [])], ids=str
)
@pytest.mark.parametrize("until", [1, 4, 6])
def test_sampled_drafts_are_exactly_those_the_seat_cannot_rule_out(players, faceup, until):
    choice = random.Random(players * 10 + until)
    cast = [c for c in GAME.rules(GAME.options(players=players)).cast[1:] if c not in faceup]
    while True:
        true = begin(players, faceup, choice.choice(cast))
        made = play_draft(true, choice)
        pass_turns(true, until)
        if true.round == 1:  # a seat holds the rank called last or a later one
            break
    for seat in range(players) if players < 6 else (1, 2):  # the first and last seats of many take too long
        seen = true.view(seat)
        possible = set()
        for facedown in cast:
            for s in list_equal_drafts(begin(players, faceup, facedown), seat, made[seat], true):
                pass_turns(s, until)
                if s.view(seat).to_bytes() == seen.to_bytes():
                    possible.add(roles_by_seat(s))
        assert roles_by_seat(true) in possible
        if len(possible) <= MOST_COMPARED:
            rng = FastRng(seat + 5)
            sampled = {roles_by_seat(sample_state(seen, rng)) for _ in range(14 * len(possible) + 30)}
            assert sampled == possible


def test_with_seven_players_the_last_may_hold_the_facedown_character():
    s = begin(7, [], BISHOP)
    for character in (ASSASSIN, THIEF, MAGICIAN, KING, MERCHANT, ARCHITECT):
        s.apply(PICK + character)
    assert sorted(s.legal_moves()) == [PICK + BISHOP, PICK + WARLORD]
    s.apply(PICK + BISHOP)
    crowned, third = s.view(0), s.view(2)
    assert {sample_state(crowned, FastRng(i)).facedown for i in range(50)} == {rank_of(BISHOP)}
    held = {sample_state(crowned, FastRng(i)).players[6].roles for i in range(300)}
    assert held == {bit(rank_of(c)) for c in (THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD)}
    facedown = {sample_state(third, FastRng(i)).facedown for i in range(300)}
    # The Assassin was called first and showed himself.
    assert facedown == {rank_of(THIEF), rank_of(BISHOP)}


def make_small_state() -> CitadelsState:
    """Two seats; all cards but six lie open on the pile: seat 1 holds two, the deck has two, seat 0 two."""
    s = new_state(2)
    everything = deck_order()
    for kind in (MANOR, CASTLE, PALACE, TEMPLE, MANOR, CASTLE):
        everything.remove(kind)
    s.players[0].hand = vec[i64]([MANOR, CASTLE])
    s.players[1].hand = vec[i64]([CASTLE, TEMPLE])
    s.deck = vec[i64]([MANOR, PALACE])
    s.pile = vec[i64]([kind | EVERYONE << MARKS for kind in everything])
    return s


def list_deals(hidden: Sequence[int], hand: int, deck: int) -> Iterator[Deal]:
    """Every way to deal the hidden cards to a hand and an ordered deck."""
    for order in set(itertools.permutations(hidden)):
        yield tuple(sorted(order[:hand])), order[hand : hand + deck]


def sample_deals(view: State, count: int = 800) -> set[Deal]:
    rng = FastRng(11)
    out = set()
    for _ in range(count):
        t = sample_state(view, rng)
        out.add((tuple(t.players[1].hand), tuple(card & 63 for card in t.deck)))
    return out


def test_unseen_cards_are_dealt_in_every_way():
    s = make_small_state()
    assert sample_deals(s.view(0)) == set(list_deals([CASTLE, TEMPLE, MANOR, PALACE], 2, 2))


def test_a_noted_card_stays_in_the_hand_it_was_noted_in():
    s = make_small_state()
    s.knowledge.learn(0, 1, TEMPLE)
    expected = {deal for deal in list_deals([CASTLE, TEMPLE, MANOR, PALACE], 2, 2) if TEMPLE in deal[0]}
    assert sample_deals(s.view(0)) == expected


def test_a_marked_card_of_the_deck_keeps_its_place():
    s = make_small_state()
    s.deck = vec[i64]([MANOR | 1 << MARKS, PALACE])
    expected = {deal for deal in list_deals([CASTLE, TEMPLE, MANOR, PALACE], 2, 2) if deal[1][0] == MANOR}
    assert sample_deals(s.view(0)) == expected


@pytest.mark.parametrize("left", [CASTLE, TEMPLE])
def test_after_an_unseen_discard_at_least_all_but_one_noted_card_is_left(left):
    """Seat 0 noted both cards of the hand and a third came unseen; then one left unseen."""
    s = make_small_state()
    s.knowledge.learn(0, 1, CASTLE)
    s.knowledge.learn(0, 1, TEMPLE)
    s.players[1].hand = remove(vec[i64](sorted([*s.players[1].hand, draw(s)])), left)
    s.knowledge.leaves(1, left, 1 << 1)
    s.pile = append(s.pile, left | 2 << MARKS)
    view = s.view(0)
    assert isinstance(view, CitadelsState)
    assert list(view.knowledge.known_kinds(0, 1)) == sorted([CASTLE, TEMPLE])
    seen = {tuple(sample_state(view, FastRng(i)).players[1].hand) for i in range(600)}
    hidden = [CASTLE, TEMPLE, MANOR, PALACE]
    assert seen == {tuple(sorted(h)) for h in itertools.permutations(hidden, 2) if {CASTLE, TEMPLE} & set(h)}


def test_two_hands_that_doubt_the_same_last_card_never_both_hold_it():
    s = new_state(3)
    everything = deck_order()
    for kind in (PALACE, PALACE, PALACE, TEMPLE, MANOR):
        everything.remove(kind)
    s.players[0].hand = vec[i64]([PALACE, PALACE])
    s.players[1].hand = vec[i64]([PALACE])
    s.players[2].hand = vec[i64]([MANOR, TEMPLE])
    s.deck = vec[i64]([])
    s.pile = vec[i64]([kind | EVERYONE << MARKS for kind in everything])
    for seat in (1, 2):
        for kind in (PALACE, MANOR):
            s.knowledge.learn(0, seat, kind)
        s.knowledge.learn(0, seat, 63)
    for i in range(200):
        t = sample_state(s.view(0), FastRng(i))
        assert sorted([*t.players[1].hand, *t.players[2].hand]) == sorted([PALACE, MANOR, TEMPLE])
        assert (PALACE in t.players[2].hand) or (MANOR in t.players[2].hand)
