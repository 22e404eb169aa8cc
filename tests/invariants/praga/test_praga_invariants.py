"""What holds at every moment of every game of Praga."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave.core.bot import RANDOM_POLICY, Policy
from burgrave.core.events import EventLog
from burgrave.core.rng import FastRng
from burgrave.praga.moves import REFRESH_FOR_GOLD, REFRESH_FOR_STONE
from burgrave.praga.state import PragaState
from burgrave.testing import GameCase, case_name
from burgrave.testing.random_play import LONG, list_policies, open_case
from tests.invariants.praga.cases import list_cases, random_options
from tests.invariants.praga.check_state import WINDOWS_KEPT, check_state, count_holdings, follow, is_solo

GAME = burgrave.game("praga")
PRAGA: list[GameCase] = [(GAME, options) for options in list_cases()]
ALL = pytest.mark.parametrize("table", PRAGA, ids=case_name)
RANDOM_TABLES = 40  # in a long run this many times more
REFRESHES = range(REFRESH_FOR_GOLD, REFRESH_FOR_STONE + 3)
CALENDAR = {1: ([10, 21, 32], 16), 2: ([10, 21, 32], 16), 3: ([4, 15, 26, 37, 48], 26)}
CALENDAR[4] = ([9, 20, 31, 42, 53, 64], 31)
TURNS_LEFT = {2: [5, 6], 3: [3, 4, 4], 4: [2, 3, 3, 3]}


def play_lively_game(case: GameCase, seed: int) -> Iterator[PragaState]:
    """A random game that wastes less on refreshing rows; some seats are played by bots."""
    game, options = open_case(case)
    s: Any = game.new(options, seed)
    choice = random.Random(seed)
    kinds: list[Policy] = [RANDOM_POLICY, *list_policies(game)]
    players = [choice.choice(kinds) for _ in range(s.seats())]
    while not s.is_over:
        yield s
        if players[s.current_seat] is not RANDOM_POLICY:
            s.apply(
                players[s.current_seat].choose(s.view(s.current_seat), FastRng(choice.randrange(1 << 30)))
            )
            continue
        legal = s.legal_moves()
        others = [move for move in legal if move not in REFRESHES]
        s.apply(choice.choice(others if choice.random() < 0.9 and others else legal))
    yield s


@pytest.mark.slow
@ALL
def test_every_piece_is_in_exactly_one_place(table):
    for seed in range(3 * LONG):
        for s in play_lively_game(table, seed):
            check_state(s)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(RANDOM_TABLES * LONG))
def test_every_piece_is_in_its_place_with_any_options(number):
    for s in play_lively_game((GAME, random_options(number)), number):
        check_state(s)


@ALL
def test_resources_points_and_windows_move_only_as_the_events_say(table):
    for seed in range(2 * LONG):
        event_log = EventLog()
        held: list[dict[int, int]] = []
        for s in play_lively_game(table, seed):
            if held:
                assert count_holdings(s) == follow(held, event_log.events, s.rules.limit)
            held = count_holdings(s)
            event_log.clear()
            s.event_log = event_log


@pytest.mark.parametrize("table", [t for t in PRAGA if t[1].get("solo") != "parler"], ids=case_name)
def test_two_windows_at_most_outlast_a_turn(table):
    """Looked at when the next turn begins. Parler's buildings may bring a window before that."""
    for seed in range(2 * LONG):
        seat, turns, ended = -1, 0, 0
        for s in play_lively_game(table, seed):
            begun = sum(int(p.turns) for p in s.players)
            if begun > turns and seat >= 0:
                assert s.players[seat].silver + s.players[seat].gold_windows <= WINDOWS_KEPT
                ended += 1
            seat, turns = int(s.turn), begun
        assert ended == 16 * len(s.players) - 1


@ALL
def test_the_calendar(table):
    """Sixteen turns each; the counter, the change of eras and the last turns come when they should."""
    game, options = open_case(table)
    for seed in range(3):
        event_log = EventLog()
        s: Any = game.start(options, game.new(options, seed).rng, event_log)
        choice = random.Random(seed)
        turns, drops, era = 0, [], 0
        ended = [0] * s.seats()
        left: list[int] = []  # of each seat when the counter reaches its last space
        while True:
            for event in event_log.events:
                if event.name == "turn-ended":
                    ended[event.args[0]] += 1
                elif event.name == "wheel-turned":
                    turns += 1
                elif event.name == "platform-moved":
                    drops.append(turns)
                    if event.args == [1]:
                        left = [16 - count for count in ended]
                elif event.name == "era-changed":
                    era = turns
            event_log.clear()
            if s.is_over:
                break
            s.apply(choice.choice(s.legal_moves()))
        assert (drops, era) == CALENDAR[s.seats()]
        assert ended == [16] * s.seats()
        if not is_solo(s):
            assert sorted(left) == TURNS_LEFT[s.seats()]
