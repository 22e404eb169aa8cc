"""The state as plain data made of ids."""

from typing import Annotated, Any, Literal

from typing_extensions import TypedDict

from burgrave.core.events import FULL_STATE
from burgrave.core.interpreted_state import InterpretedState
from burgrave.core.state_data import CommonDecisionData, CommonStateData, IdOf, Seat, Unordered
from tests.games.letter.notation import CARD_IDS
from tests.games.letter.state import Player

CardId = Annotated[str, IdOf("card")]
Cards = Annotated[list[CardId], Unordered]


class LetterSetupData(TypedDict):
    """What never changes in a game."""

    players: int
    """how many there are"""
    tokens: int
    """how many win the game"""


class SuitorData(TypedDict):
    """What lies before one seat."""

    hand: Cards
    discards: list[CardId]
    """what it played and discarded in this round"""
    tokens: int
    out: bool
    """out of this round"""
    safe: bool
    """nobody can aim at it"""
    knows: dict[str, Cards]
    """what the viewer has seen of other hands, by seat; nothing where it is not the viewer's own"""
    scored: dict[str, int]
    """its points by item"""


class LetterStateData(CommonStateData):
    """The whole state."""

    phase: Literal["turn", "over"]
    decision: CommonDecisionData | None
    """who decides what"""
    seats: list[SuitorData]
    setup: LetterSetupData
    round: int
    """counted from 1"""
    turn: Seat
    """whose turn it is"""
    deck: int
    """how many cards are left"""
    open: Cards
    """put away for all to see"""


def letter_state_data(s: InterpretedState) -> dict[str, Any]:
    return {
        "phase": "over" if s.is_over else "turn",
        "seats": [suitor_data(s, seat, p) for seat, p in enumerate(s.table.players)],
        "setup": s.table.options.to_dict(),
        "round": s.table.round,
        "turn": s.table.turn,
        "deck": len(s.table.deck),
        "open": card_ids(s.table.open),
    }


def suitor_data(s: InterpretedState, seat: int, p: Player) -> SuitorData:
    return {
        "hand": card_ids(p.hand),
        "discards": card_ids(p.discards),
        "tokens": p.tokens,
        "out": p.out,
        "safe": p.safe,
        "knows": known_cards(s, seat) if s.viewer in (FULL_STATE, seat) else {},
        "scored": {"tokens": p.tokens},
    }


def known_cards(s: InterpretedState, seat: int) -> dict[str, list[str]]:
    seen = {
        str(other): card_ids(s.table.knowledge.known_kinds(seat, other))
        for other in range(len(s.table.players))
    }
    return {other: cards for other, cards in seen.items() if cards}


def card_ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]
