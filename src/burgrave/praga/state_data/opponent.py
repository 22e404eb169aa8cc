"""State data of the automatic opponent of a solo game."""

from burgrave.core.agenda import NO_SEAT
from burgrave.core.state_data import UNKNOWN
from burgrave.praga.catalogue import PLAZA_IDS, ROW_IDS, SEAL_IDS
from burgrave.praga.parler import CARDS
from burgrave.praga.rules import NO_SOLO, PARLER
from burgrave.praga.state import PragaState
from burgrave.praga.state_data.ids import marked_ids
from burgrave.praga.state_data.types import OpponentData


def opponent(s: PragaState) -> OpponentData | None:
    if s.rules.solo == NO_SOLO:
        return None
    return parler(s) if s.rules.solo == PARLER else {"kind": "simple"}


def parler(s: PragaState) -> OpponentData:
    return {
        "kind": "parler",
        "mines": int(s.bot_mines),
        "quarry": int(s.bot_quarry),
        "pointers": {row: int(s.pointers[at]) for at, row in enumerate(ROW_IDS)},
        "cards": [int(card) if card else UNKNOWN for card in reversed(list(s.cards))],
        "cards_seen": [card for card in range(1, CARDS + 1) if s.cards_seen >> card & 1],
        "card": int(s.card) or None,
        "pawn": None if s.pawn == NO_SEAT else PLAZA_IDS[s.pawn],
        "seals": marked_ids(SEAL_IDS, s.bot_seals),
        "tokens_discarded": int(s.bot_tokens),
    }
