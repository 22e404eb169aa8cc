"""PokerKit: hands of no-limit hold'em; a player folds, calls or raises by the minimum amount."""

import copy
from random import Random
from typing import Any

from engines.peer import Build, Peer, import_needed, pick


def hold_em() -> Peer:
    pokerkit = import_needed("pokerkit")
    automations = tuple(pokerkit.Automation)

    def start() -> Any:
        return pokerkit.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, (200,) * 6, 6)

    def decide(state: Any, rng: Random) -> None:
        choices = []
        if state.can_fold():
            choices.append(state.fold)
        if state.can_check_or_call():
            choices.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            choices.append(lambda: state.complete_bet_or_raise_to(least(state)))
        pick(choices, rng)()

    def least(state: Any) -> Any:
        return state.min_completion_betting_or_raising_to_amount

    def play(rng: Random) -> int:
        state = start()
        decisions = 0
        while state.status:
            decide(state, rng)
            decisions += 1
        return decisions

    def mid(rng: Random) -> Any:
        state = start()
        for _ in range(4):
            if state.status:
                decide(state, rng)
        return state

    note = "clone = deepcopy(state)"
    return Peer("pokerkit", "no-limit hold'em", 6, play, mid, copy.deepcopy, note=note)


PEERS: dict[str, Build] = {"pokerkit/nlhe": hold_em}
