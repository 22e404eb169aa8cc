"""One bot against others of one kind, in every seat of the same deals."""

from typing import Any

import burgrave
from burgrave.core.bot import Policy
from burgrave.core.playout import play_out_seats
from burgrave.core.rng import FastRng


def win_share(options: dict[str, Any], one: Policy, others: Policy, deals: int) -> float:
    """What part of the games it wins; a shared win counts as much less."""
    game = burgrave.game("citadels")
    seats: int = options["players"]
    won = 0.0
    for deal in range(deals):
        for seat in range(seats):
            s = game.new(game.options(**options), deal)
            players = [one if each == seat else others for each in range(seats)]
            play_out_seats(s, players, [FastRng(deal * seats + each) for each in range(seats)])
            won += (s.ranking()[seat] == 1) / s.ranking().count(1)
    return won / (deals * seats)
