"""Imagination at every pick of the draft, and while a Wizard holds a card that he has just taken."""

import itertools
import random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from burgrave.citadels.catalogue import WIZARD, bit, rank_of
from burgrave.citadels.game import Citadels
from burgrave.citadels.moves import END_TURN, PICK, TAKE, TAKE_GOLD, TARGET
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.steps import WIZARD_USE
from burgrave.core.events import SPECTATOR
from burgrave.core.knowledge import DOUBT
from burgrave.core.rng import FastRng
from burgrave.testing.random_play import attach_event_log, event_values, list_viewers

GAME = Citadels()
# The tables at which the last picker takes the facedown character up.
LAST_TAKES: dict[str, dict[str, Any]] = {
    "classic, seven of eight": {"edition": "classic", "players": 7},
    "2016, seven of eight": {"edition": "2016", "players": 7},
    "De Luxe, seven of eight": {"edition": "deluxe", "players": 7},
    "2016, eight of nine": {"edition": "2016", "players": 8, "preset": "vicious_nobles"},
    "De Luxe, eight of nine": {"edition": "deluxe", "players": 8, "preset": "vicious_nobles"},
}
DRAFTS: dict[str, dict[str, Any]] = {
    **{f"classic, {players}": {"edition": "classic", "players": players} for players in range(2, 7)},
    **{f"2016, {players}": {"edition": "2016", "players": players} for players in (2, 4, 5, 6)},
    "2016, three of nine": {"edition": "2016", "players": 3, "preset": "vicious_nobles"},
    "2016, seven of nine": {"edition": "2016", "players": 7, "preset": "vicious_nobles", "nine": True},
    **LAST_TAKES,
}
CAST = ["assassin", "thief", "wizard", "king", "bishop", "merchant", "architect", "warlord"]
DraftKey = tuple[int, ...]  # the facedown rank, what each picker kept, and what the last one was passed


def sample_state(view: object, rng: FastRng) -> CitadelsState:
    assert isinstance(view, CitadelsState)
    whole = view.sample_state(rng)
    assert isinstance(whole, CitadelsState)
    return whole


def begin(options: dict[str, Any], seed: int = 1) -> CitadelsState:
    s = GAME.new(GAME.options(first_crown=0, **options), seed)
    assert isinstance(s, CitadelsState)
    return s


# -- the draft


@pytest.mark.parametrize("name", DRAFTS)
def test_a_pick_in_a_sampled_state_looks_to_the_seat_like_the_true_one(name):
    """As many characters to choose from, and the same is public about each pick, up to the first call."""
    choice, rng = random.Random(name), FastRng(3)
    s = begin(DRAFTS[name])
    while not s.called:
        move = choice.choice(s.legal_moves())
        for seat in list_viewers(s):
            sample = sample_state(s.view(seat), rng)
            assert sample.view(seat).to_bytes() == s.view(seat).to_bytes()
            assert len(sample.legal_moves()) == len(s.legal_moves())
            assert sample.view(sample.current_seat).legal_moves() == sample.legal_moves()
            if seat != s.current_seat:
                sampled = sample.legal_moves()[rng.randbelow(len(sample.legal_moves()))]
                assert visible_pick_events(sample, sampled, seat) == visible_pick_events(s, move, seat)
        s.apply(move)


def visible_pick_events(s: CitadelsState, move: int, seat: int) -> list[tuple[str, list[int]]]:
    """What others learn of a move in the draft: who picks, passes and lays down how many."""
    after = s.clone()
    event_log = attach_event_log(after)
    after.apply(move)
    visible = event_values(event_log.visible_to(seat))
    return [event for event in visible if event[0].endswith("-hidden") or event[0] == "characters-left"]


def play_to_last_pick(options: dict[str, Any]) -> CitadelsState:
    choice = random.Random(5)
    s = begin(options)
    while s.current_argument() < s.rules.players - 1:
        s.apply(choice.choice(s.legal_moves()))
    return s


def draft_key(s: CitadelsState) -> DraftKey:
    return (s.facedown, *(int(p.kept) for p in s.players[:-1]), int(s.players[-1].received))


def list_equal_drafts(s: CitadelsState, seat: int) -> set[DraftKey]:
    """Every draft, up to the last pick, that a seat cannot rule out, counted without the engine."""
    me = s.players[seat]
    everything = list(range(1, s.rules.ranks + 1))
    received = [rank for rank in everything if me.received & bit(rank)]
    before = [rank for rank in everything if rank not in received]
    after = [rank for rank in received if not me.kept & bit(rank)]
    if seat == s.rules.players - 1:
        before, after = [s.facedown, *before], [rank for rank in received if rank != s.facedown]
    samples = set()
    for first in itertools.permutations(before):
        if s.facedown_seen & bit(seat) and first[0] != s.facedown:
            continue
        for then in itertools.permutations(after):
            kept = [bit(rank) for rank in (*first[1:], *then[:-1])]
            if seat < s.rules.players - 1:
                kept.insert(seat, int(me.kept))
            samples.add((first[0], *kept, bit(then[-1]) | bit(first[0])))
    return samples


@pytest.mark.slow
@pytest.mark.parametrize("name", LAST_TAKES)
def test_at_the_last_pick_every_seat_samples_what_it_cannot_rule_out(name):
    """Nothing else is imagined, and every character comes in every place where it may be."""
    s = play_to_last_pick(LAST_TAKES[name])
    assert len(s.legal_moves()) == 2
    for seat in range(s.rules.players):
        possible = list_equal_drafts(s, seat)
        assert draft_key(s) in possible
        view, rng = s.view(seat), FastRng(seat)
        sampled = {draft_key(sample_state(view, rng)) for _ in range(100)}
        assert sampled <= possible
        for place in range(s.rules.players):  # what the last one was passed is a pair: too many of them
            assert {sample[place] for sample in sampled} == {sample[place] for sample in possible}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["classic, seven of eight", "2016, seven of eight"])
def test_at_the_last_pick_every_draft_that_is_possible_is_sampled(name):
    s = play_to_last_pick(LAST_TAKES[name])
    view, rng = s.view(3), FastRng(1)
    possible = list_equal_drafts(s, 3)
    assert len(possible) == 144
    assert {draft_key(sample_state(view, rng)) for _ in range(12 * len(possible))} == possible


@pytest.mark.parametrize("name", LAST_TAKES)
def test_after_the_last_pick_one_character_lies_on_the_table_in_every_view(name):
    for number in (0, 1):
        s = play_to_last_pick(LAST_TAKES[name])
        s.apply(s.legal_moves()[number])
        for seat in list_viewers(s):
            state_data = s.view(seat).to_dict()
            assert len(state_data["pack"]) + (state_data["facedown"] is not None) == 1
        state_data = s.view(s.rules.players - 1).to_dict()
        held = state_data["seats"][s.rules.players - 1]["kept"]
        assert state_data["facedown"] not in held
        assert not set(state_data["pack"]) & set(held)


# -- the Wizard


def make_wizard_turn(cards: int = 4, players: int = 4) -> CitadelsState:
    """A Wizard's turn; the next seat has this many cards."""
    s = begin({"edition": "2016", "players": players, "characters": CAST}, 1)
    while s.rank != rank_of(WIZARD):
        wanted = [move for move in (PICK + WIZARD, END_TURN, TAKE_GOLD) if move in s.legal_moves()]
        s.apply(wanted[0] if wanted else s.legal_moves()[-1])
    victim = s.players[victim_of(s)]
    hand = list(victim.hand)
    s.deck = vec[i64]([*hand[cards:], *s.deck])
    victim.hand = vec[i64](hand[:cards])
    return s


def victim_of(s: CitadelsState) -> int:
    return int((s.turn + 1) % s.rules.players)


def watcher_of(s: CitadelsState) -> int:
    return int((s.turn + 2) % s.rules.players)


def take_one(s: CitadelsState) -> None:
    victim = victim_of(s)
    s.apply(TARGET + victim)
    s.apply(TAKE + s.players[victim].hand[0])
    assert s.current_step() == WIZARD_USE


def sample_wizard_turns(s: CitadelsState, seat: int, count: int = 120) -> list[CitadelsState]:
    view = s.view(seat)
    samples = [sample_state(view, FastRng(number)) for number in range(count)]
    assert all(sample.view(seat).to_bytes() == view.to_bytes() for sample in samples)
    assert all(sample.picked in sample.players[sample.turn].hand for sample in samples)
    return samples


def test_a_watcher_who_knew_both_hands_samples_one_of_the_victims_cards_as_taken():
    s = make_wizard_turn()
    wizard, victim, watcher = s.turn, victim_of(s), watcher_of(s)
    own, others = list(s.players[wizard].hand), list(s.players[victim].hand)
    s.knowledge.see(watcher, wizard, own)
    s.knowledge.see(watcher, victim, others)
    take_one(s)
    samples = sample_wizard_turns(s, watcher)
    assert {int(sample.picked) for sample in samples} == set(others)
    for sample in samples:
        assert list(sample.players[wizard].hand) == sorted([*own, sample.picked])
        assert sorted([*sample.players[victim].hand, sample.picked]) == others


def test_a_hand_whose_only_card_was_taken_is_empty_in_every_sample():
    s = make_wizard_turn(cards=1)
    victim, watcher = victim_of(s), watcher_of(s)
    own = list(s.players[s.turn].hand)
    s.knowledge.see(watcher, s.turn, own)
    take_one(s)
    for sample in sample_wizard_turns(s, watcher, 30):
        assert len(sample.players[victim].hand) == 0
        assert list(sample.players[sample.turn].hand) == sorted([*own, sample.picked])


@pytest.mark.parametrize("seat", ["watcher", "spectator"])
def test_without_notes_the_card_taken_may_be_any_that_is_not_seen(seat):
    s = make_wizard_turn()
    take_one(s)
    looking = watcher_of(s) if seat == "watcher" else SPECTATOR
    samples = sample_wizard_turns(s, looking, 400)
    mine = list(s.players[looking].hand) if looking != SPECTATOR else []
    deck = list(s.rules.deck)
    unseen = {kind for kind in deck if deck.count(kind) > mine.count(kind)}
    taken = {int(sample.picked) for sample in samples}
    assert taken <= unseen
    assert len(taken) > len(unseen) // 2


def test_doubts_of_the_victims_hand_are_kept_while_the_card_is_on_its_way():
    """The watcher noted all four cards, one of which has left before: at least three were still there."""
    s = make_wizard_turn()
    victim, watcher = victim_of(s), watcher_of(s)
    noted = list(s.players[victim].hand)
    others = [kind for kind in s.deck if kind not in noted]
    s.knowledge.see(watcher, victim, noted)
    s.knowledge.learn(watcher, victim, DOUBT)
    deck = list(s.deck)
    deck.remove(others[0])
    s.deck = vec[i64]([noted[-1], *deck])
    s.players[victim].hand = vec[i64](sorted([*noted[:-1], others[0]]))
    take_one(s)
    samples = sample_wizard_turns(s, watcher)
    for sample in samples:
        before = [*sample.players[victim].hand, sample.picked]
        assert sum(1 for kind in set(before) if kind in noted) >= len(set(noted)) - 1
    assert any(sample.picked not in noted for sample in samples)
    assert {int(sample.picked) for sample in samples} >= set(noted)
