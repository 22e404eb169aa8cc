"""The search that sees everything measures what hidden information costs; nobody can ask it to a table."""

import burgrave
from burgrave.bots.registry import bot_and_level_names
from burgrave.citadels.bots.h1 import H1
from burgrave.core.rng import FastRng
from tools.perfect_information import PerfectInformationBot, win_share_of_deal

GAME = burgrave.game("citadels")


def test_it_plays_by_the_rules():
    s = GAME.new(GAME.options(players=3), 1)
    cheat = PerfectInformationBot(10)
    for number in range(10):
        move = cheat.choose(s, FastRng(number))
        assert move in s.legal_moves()
        s.apply(move)


def test_it_wins_against_the_yardstick():
    assert win_share_of_deal(GAME, GAME.options(players=2), PerfectInformationBot(20), H1(), 1) > 0


def test_no_name_leads_to_it():
    assert not any(
        "cheat" in name for id in burgrave.games() for name in bot_and_level_names(burgrave.game(id))
    )
