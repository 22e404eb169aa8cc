"""Setup: shuffle the deck, give the crown, deal four cards and two gold to each player."""

from typing import Any, Final

from librt.vecs import pop
from mypy_extensions import i64

from burgrave.citadels.cards import add_to_hand
from burgrave.citadels.rules import CitadelsRules
from burgrave.citadels.state import CitadelsState, empty_state
from burgrave.citadels.steps import CROWN_STREAM, DECK_STREAM, START_ROUND
from burgrave.core.agenda import NO_SEAT, advance
from burgrave.core.events import EVERYONE, EventLog, only, others
from burgrave.core.game import Game
from burgrave.core.rng import Rng

CARDS_DEALT: Final = 4
GOLD_DEALT: Final = 2


def set_up(game: Game[Any], rules: CitadelsRules, rng: Rng, event_log: EventLog | None) -> CitadelsState:
    s = empty_state(game, rules, rng)
    s.event_log = event_log
    s.crown = rules.first_crown
    if s.crown == NO_SEAT:
        rng.open_stream(CROWN_STREAM)
        s.crown = s.pick_index(CROWN_STREAM, list(range(rules.players)))
    s.emit(EVERYONE, "crown-given", s.crown)
    s.deck = rules.deck[:]
    s.shuffle_row(DECK_STREAM, s.deck)
    seat: i64 = 0
    for p in s.players:
        p.gold = GOLD_DEALT
        for _ in range(CARDS_DEALT):
            s.deck, kind = pop(s.deck)
            add_to_hand(s, seat, kind)
        s.emit(only(seat), "hand-dealt", seat, many=list(p.hand))
        s.emit(others(seat), "hand-dealt-hidden", seat, len(p.hand))
        seat += 1
    s.push(START_ROUND)
    advance(s)
    return s
