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
from burgrave.citadels.state import MARKS, Table
from burgrave.core.chance import Fast, Seeded, Stated, seed_bytes
from burgrave.core.event import EVERYONE
from burgrave.core.state import State

GAME = Citadels()
MOST_COMPARED = 150  # larger sets would need too many imaginations

Deal = tuple[tuple[int, ...], tuple[int, ...]]  # a hand, and the deck in its order


def imagine(view: State, chance: Fast) -> Table:
    whole = view.imagine(chance)
    assert isinstance(whole, Table)
    return whole


def table(players: int, tape: Iterable[list[int]] = ()) -> Table:
    names = [name for name, _ in GAME.words().streams]
    chance = Stated([list(outcome) for outcome in tape], Seeded(seed_bytes(1), names))
    return GAME.begin(GAME.options(players=players, first_crown=0), chance)


def deck_order() -> list[int]:
    return sorted(GAME.rules(GAME.options()).deck)


def begin(players: int, faceup: list[int], facedown: int) -> Table:
    return table(players, [deck_order(), *[[c] for c in faceup], [facedown]])


def play_draft(s: Table, choice: random.Random) -> dict[int, list[int]]:
    """Random picks up to the first call; the moves made by each seat."""
    made: dict[int, list[int]] = {}
    while not s.called:
        move = choice.choice(s.legal())
        made.setdefault(s.acting, []).append(move)
        s.play(move)
    return made


def drafts_like(s: Table, seat: int, moves: list[int], true: Table) -> Iterator[Table]:
    """Every way the draft can go on in which the seat is passed the same and does the same."""
    if s.called:
        yield s
    elif s.acting == seat:
        me, was = s.players[seat], true.players[seat]
        if me.received == was.received and me.received_again in (0, was.received_again):
            s.play(moves[0])
            yield from drafts_like(s, seat, moves[1:], true)
    else:
        for move in s.legal():
            t = s.clone()
            t.play(move)
            yield from drafts_like(t, seat, moves, true)


def pass_turns(s: Table, until_called: int) -> None:
    """Everybody on turn takes gold and ends it until that rank has been called."""
    while s.called < until_called and s.round == 1:
        s.play(END_TURN if END_TURN in s.legal() else TAKE_GOLD)


def roles(s: Table) -> tuple[object, ...]:
    return (s.facedown, *((p.roles, p.put_away, p.received, p.received_again) for p in s.players))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "faceup"), [(2, []), (3, []), (4, [7, 22]), (5, [1]), (6, []), (7, [])], ids=str
)
@pytest.mark.parametrize("until", [1, 4, 6])
def test_imagined_drafts_are_exactly_those_the_seat_cannot_rule_out(players, faceup, until):
    choice = random.Random(players * 10 + until)
    cast = [c for c in GAME.rules(GAME.options(players=players)).cast[1:] if c not in faceup]
    while True:
        true = begin(players, faceup, choice.choice(cast))
        made = play_draft(true, choice)
        pass_turns(true, until)
        if true.round == 1:  # somebody holds the rank called last or a later one
            break
    for seat in range(players) if players < 6 else (1, 2):  # the first and last seats of many take too long
        seen = true.view(seat)
        possible = set()
        for facedown in cast:
            for s in drafts_like(begin(players, faceup, facedown), seat, made[seat], true):
                pass_turns(s, until)
                if s.view(seat).to_bytes() == seen.to_bytes():
                    possible.add(roles(s))
        assert roles(true) in possible
        if len(possible) <= MOST_COMPARED:
            chance = Fast(seat + 5)
            imagined = {roles(imagine(seen, chance)) for _ in range(14 * len(possible) + 30)}
            assert imagined == possible


def test_with_seven_players_the_last_may_hold_the_facedown_character():
    s = begin(7, [], BISHOP)
    for character in (ASSASSIN, THIEF, MAGICIAN, KING, MERCHANT, ARCHITECT):
        s.play(PICK + character)
    assert sorted(s.legal()) == [PICK + BISHOP, PICK + WARLORD]
    s.play(PICK + BISHOP)
    crowned, third = s.view(0), s.view(2)
    assert {imagine(crowned, Fast(i)).facedown for i in range(50)} == {rank_of(BISHOP)}
    held = {imagine(crowned, Fast(i)).players[6].roles for i in range(300)}
    assert held == {bit(rank_of(c)) for c in (THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD)}
    facedown = {imagine(third, Fast(i)).facedown for i in range(300)}
    # The Assassin was called first and showed himself.
    assert facedown == {rank_of(THIEF), rank_of(BISHOP)}


def small_table() -> Table:
    """Two seats; all cards but six lie open on the pile: seat 1 holds two, the deck has two, seat 0 two."""
    s = table(2)
    everything = deck_order()
    for kind in (MANOR, CASTLE, PALACE, TEMPLE, MANOR, CASTLE):
        everything.remove(kind)
    s.players[0].hand = vec[i64]([MANOR, CASTLE])
    s.players[1].hand = vec[i64]([CASTLE, TEMPLE])
    s.deck = vec[i64]([MANOR, PALACE])
    s.pile = vec[i64]([kind | EVERYONE << MARKS for kind in everything])
    return s


def deals(hidden: Sequence[int], hand: int, deck: int) -> Iterator[Deal]:
    """Every way to deal the hidden cards to a hand and an ordered deck."""
    for order in set(itertools.permutations(hidden)):
        yield tuple(sorted(order[:hand])), order[hand : hand + deck]


def imagined_deals(view: State, count: int = 800) -> set[Deal]:
    chance = Fast(11)
    out = set()
    for _ in range(count):
        t = imagine(view, chance)
        out.add((tuple(t.players[1].hand), tuple(card & 63 for card in t.deck)))
    return out


def test_unseen_cards_are_dealt_in_every_way():
    s = small_table()
    assert imagined_deals(s.view(0)) == set(deals([CASTLE, TEMPLE, MANOR, PALACE], 2, 2))


def test_a_noted_card_stays_in_the_hand_it_was_noted_in():
    s = small_table()
    s.knowledge.learn(0, 1, TEMPLE)
    expected = {deal for deal in deals([CASTLE, TEMPLE, MANOR, PALACE], 2, 2) if TEMPLE in deal[0]}
    assert imagined_deals(s.view(0)) == expected


def test_a_marked_card_of_the_deck_keeps_its_place():
    s = small_table()
    s.deck = vec[i64]([MANOR | 1 << MARKS, PALACE])
    expected = {deal for deal in deals([CASTLE, TEMPLE, MANOR, PALACE], 2, 2) if deal[1][0] == MANOR}
    assert imagined_deals(s.view(0)) == expected


@pytest.mark.parametrize("left", [CASTLE, TEMPLE])
def test_after_an_unseen_discard_at_least_all_but_one_noted_card_is_left(left):
    """Seat 0 noted both cards of the hand and a third came unseen; then one left unseen."""
    s = small_table()
    s.knowledge.learn(0, 1, CASTLE)
    s.knowledge.learn(0, 1, TEMPLE)
    s.players[1].hand = remove(vec[i64](sorted([*s.players[1].hand, draw(s)])), left)
    s.knowledge.leaves(1, left, 1 << 1)
    s.pile = append(s.pile, left | 2 << MARKS)
    view = s.view(0)
    assert isinstance(view, Table)
    assert list(view.knowledge.known(0, 1)) == sorted([CASTLE, TEMPLE])
    seen = {tuple(imagine(view, Fast(i)).players[1].hand) for i in range(600)}
    hidden = [CASTLE, TEMPLE, MANOR, PALACE]
    assert seen == {tuple(sorted(h)) for h in itertools.permutations(hidden, 2) if {CASTLE, TEMPLE} & set(h)}


def test_two_hands_that_doubt_the_same_last_card_never_both_hold_it():
    s = table(3)
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
        t = imagine(s.view(0), Fast(i))
        assert sorted([*t.players[1].hand, *t.players[2].hand]) == sorted([PALACE, MANOR, TEMPLE])
        assert (PALACE in t.players[2].hand) or (MANOR in t.players[2].hand)
