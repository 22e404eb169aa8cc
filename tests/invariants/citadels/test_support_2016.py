"""Imagined drafts are exactly those the seat cannot rule out, also with a random discard or a Theater."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import append, remove

from burgrave.citadels.catalogue import (
    ASSASSIN,
    BISHOP,
    CARD_IDS,
    KING,
    MAGICIAN,
    MERCHANT,
    QUEEN,
    THEATER,
    THIEF,
    WARLORD,
    WIZARD,
    bit,
    rank_of,
)
from burgrave.citadels.editions.presets import PRESETS
from burgrave.citadels.game import Citadels
from burgrave.citadels.moves import END_TURN, PASS, PICK, TAKE, TAKE_GOLD, TARGET
from burgrave.citadels.round import holder
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import THEATER as ASKED_TO_SWAP
from burgrave.core.agenda import NO_SEAT
from burgrave.core.events import SPECTATOR
from burgrave.core.knowledge import DOUBT
from burgrave.core.rng import BadOutcomeError, FastRng, RecordedRng, SeededRng, seed_bytes

GAME = Citadels()
MOST_COMPARED = 150  # larger sets would need too many samples
OWNER = 1  # of the Theater

# Options, who has a Theater if anybody, and the seats that look.
CASES: list[tuple[str, dict[str, Any], bool, list[int]]] = [
    ("two", {"players": 2}, False, [0, 1]),
    ("two with a Theater", {"players": 2}, True, [0, 1]),
    ("three", {"players": 3}, False, [0, 1, 2]),
    ("three with a Theater", {"players": 3}, True, [1]),
    ("four", {"players": 4}, False, [0, 1, 2, 3]),
    ("four with a Theater", {"players": 4}, True, [0, 1, 2, 3]),
    ("five of nine with a Theater", {"players": 5, "nine": True}, True, [1, 2, 3]),
]


def begin(options: dict[str, Any], theater: bool, faceup: list[int], facedown: int) -> CitadelsState:
    """A table up to the first pick, with the discards stated."""
    with_theater = [CARD_IDS[THEATER], *PRESETS["first_game"][2][:13]]
    chosen = GAME.options(edition="2016", districts=with_theater, first_crown=0, **options)
    tape = [list(GAME.rules(chosen).deck), *[[character] for character in faceup], [facedown]]
    names = [name for name, _ in GAME.notation.streams]
    s = GAME.start(chosen, RecordedRng(tape, SeededRng(seed_bytes(1), names)))
    if theater:
        if THEATER in s.deck:
            s.deck = remove(s.deck, THEATER)
        for p in s.players:
            if THEATER in p.hand:
                p.hand = remove(p.hand, THEATER)
        s.players[OWNER].city = append(s.players[OWNER].city, THEATER)
        s.players[OWNER].built = bit(THEATER)
    return s


def states_after(s: CitadelsState, move: int) -> Iterator[CitadelsState]:
    """The table after the move, for every outcome that chance could give it."""
    for outcome in s.rules.cast[1:]:
        t = s.clone()
        tape = RecordedRng([[outcome]])
        t.rng = tape
        try:
            t.apply(move)
        except BadOutcomeError:
            continue
        yield t
        if tape.next == 0:  # chance was not asked
            return


def list_equal_drafts(
    s: CitadelsState, seat: int, mine: list[int], swap: int, true: CitadelsState
) -> Iterator[CitadelsState]:
    """Every way the draft can go on in which the seat is passed the same and does the same."""
    if s.called:
        yield s
        return
    if s.current_seat == seat:
        me, was = s.players[seat], true.players[seat]
        if me.received != was.received or me.received_again not in (0, was.received_again):
            return
        moves, mine = mine[:1], mine[1:]
    else:
        moves = [swap] if s.current_step() == ASKED_TO_SWAP else s.legal_moves()
    for move in moves:
        for t in states_after(s, move):
            yield from list_equal_drafts(t, seat, mine, swap, true)


def play_draft(s: CitadelsState, choice: random.Random) -> tuple[dict[int, list[int]], int]:
    """Random picks, and a swap if there is a Theater; the moves of each seat, and that swap."""
    made: dict[int, list[int]] = {}
    swap = -1
    s.rng = FastRng(choice.randrange(1000))
    while not s.called:
        moves = s.legal_moves()
        if s.current_step() == ASKED_TO_SWAP:
            moves.remove(PASS)
        move = choice.choice(moves)
        if s.current_step() == ASKED_TO_SWAP:
            swap = move
        made.setdefault(s.current_seat, []).append(move)
        s.apply(move)
    return made, swap


def pass_turns(s: CitadelsState, until: int) -> None:
    """Everybody on turn takes gold and ends it until that rank has been called."""
    while s.called < until and s.round == 1:
        s.apply(END_TURN if END_TURN in s.legal_moves() else TAKE_GOLD)


def draft_key(s: CitadelsState) -> tuple[object, ...]:
    seats = [(p.roles, p.kept, p.put_away, p.received, p.received_again) for p in s.players]
    return (s.facedown, s.random_discard, *seats)


@pytest.mark.slow
@pytest.mark.parametrize("until", [1, 5])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_sampled_drafts_are_exactly_those_the_seat_cannot_rule_out(case, until):
    name, options, theater, seats = case
    choice = random.Random(f"{name} {until}")
    rules = GAME.rules(GAME.options(edition="2016", **options))
    others = [character for character in rules.cast[1:] if character != rules.cast[4]]
    faceup = choice.sample(others, rules.faceup)
    cast = [character for character in rules.cast[1:] if character not in faceup]
    while True:
        true = begin(options, theater, faceup, choice.choice(cast))
        made, swap = play_draft(true, choice)
        pass_turns(true, until)
        if true.round == 1:  # a seat holds the rank called last or a later one
            break
    for seat in seats:
        seen = true.view(seat)
        possible = set()
        for facedown in cast:
            start = begin(options, theater, faceup, facedown)
            for s in list_equal_drafts(start, seat, made[seat], swap, true):
                pass_turns(s, until)
                if s.view(seat).to_bytes() == seen.to_bytes():
                    possible.add(draft_key(s))
        assert draft_key(true) in possible
        rng = FastRng(seat + 5)
        all_of_them = len(possible) <= MOST_COMPARED
        count = 14 * len(possible) + 30 if all_of_them else 200
        sampled = set()
        for _ in range(count):
            whole = seen.sample_state(rng)
            assert isinstance(whole, CitadelsState)
            sampled.add(draft_key(whole))
        assert sampled <= possible
        assert sampled == possible or not all_of_them


def test_a_card_just_taken_by_the_wizard_is_in_his_hand_whatever_is_in_doubt():
    cast = ["assassin", "thief", "wizard", "king", "bishop", "merchant", "architect", "warlord"]
    s = GAME.new(GAME.options(edition="2016", players=4, first_crown=0, characters=cast), 1)
    while s.rank != rank_of(WIZARD):
        wanted = [move for move in (PICK + WIZARD, END_TURN, TAKE_GOLD) if move in s.legal_moves()]
        s.apply(wanted[0] if wanted else s.legal_moves()[-1])
    wizard, victim = s.turn, (s.turn + 1) % 4
    for kind in [*s.players[wizard].hand[:2], DOUBT]:
        s.knowledge.learn(victim, wizard, kind)
    s.apply(TARGET + victim)
    taken = s.players[victim].hand[0]
    s.apply(TAKE + taken)
    view = s.view(victim)
    for seed in range(100):
        sample = view.sample_state(FastRng(seed))
        assert isinstance(sample, CitadelsState)
        assert taken in sample.players[wizard].hand
        assert sample.view(victim).to_bytes() == view.to_bytes()


def test_a_queen_who_was_not_paid_as_rank_4_began_sits_elsewhere():
    """Seats 0 to 4 hold the Thief, the Warlord, the Queen, the Merchant and the King."""
    cast = [*PRESETS["first_game"][0], "queen"]
    s = GAME.new(GAME.options(edition="deluxe", players=5, first_crown=0, characters=cast), 1)
    s.faceup, s.facedown = bit(rank_of(ASSASSIN)) | bit(rank_of(MAGICIAN)), rank_of(BISHOP)
    s.players[0].received = s.rules.cast_mask & ~s.faceup & ~bit(s.facedown)
    for character in (THIEF, WARLORD, QUEEN, MERCHANT, KING):
        s.apply(PICK + character)
    assert sample_queen_seats(s) == {1, 2, 3, 4, NO_SEAT}
    pass_turns(s, rank_of(KING))
    assert s.turn == 4
    assert sample_queen_seats(s) == {1, 2, NO_SEAT}


def sample_queen_seats(s: CitadelsState) -> set[int]:
    """Where a spectator, who saw nothing of the draft, may place the Queen."""
    view = s.view(SPECTATOR)
    samples = [view.sample_state(FastRng(seed)) for seed in range(200)]
    return {int(holder(sample, rank_of(QUEEN))) for sample in samples if isinstance(sample, CitadelsState)}
