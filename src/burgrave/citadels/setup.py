"""Setting the table: shuffle, deal four cards, two gold, one crown."""

from typing import Any, Final

from librt.vecs import pop
from mypy_extensions import i64

from burgrave.citadels.cards import add_to_hand
from burgrave.citadels.rules import Rules
from burgrave.citadels.state import Table, empty_table
from burgrave.citadels.steps import CROWN_STREAM, DECK_STREAM, START_ROUND
from burgrave.core.agenda import NOBODY, advance
from burgrave.core.chance import Chance
from burgrave.core.event import EVERYONE, Journal, only, others
from burgrave.core.game import Game

CARDS_DEALT: Final = 4
GOLD_DEALT: Final = 2


def set_up(game: Game[Any], rules: Rules, chance: Chance, journal: Journal | None) -> Table:
    s = empty_table(game, rules, chance)
    s.journal = journal
    s.crown = rules.first_crown
    if s.crown == NOBODY:
        chance.open(CROWN_STREAM)
        s.crown = s.pick(CROWN_STREAM, list(range(rules.players)))
    s.tell(EVERYONE, "crown-given", s.crown)
    s.deck = rules.deck[:]
    s.shuffle_row(DECK_STREAM, s.deck)
    seat: i64 = 0
    for p in s.players:
        p.gold = GOLD_DEALT
        for _ in range(CARDS_DEALT):
            s.deck, kind = pop(s.deck)
            add_to_hand(s, seat, kind)
        s.tell(only(seat), "hand-dealt", seat, many=list(p.hand))
        s.tell(others(seat), "hand-dealt-hidden", seat, len(p.hand))
        seat += 1
    s.push(START_ROUND)
    advance(s)
    return s
