"""The table as plain data made of ids."""

from typing import Annotated, Any, Literal

from typing_extensions import TypedDict

from burgrave.core.agenda import NOBODY
from burgrave.core.facts import Bag, DecisionHead, Head, Ids, Seat
from burgrave.core.interpreted import InterpretedState
from tests.games.letter.state import Player
from tests.games.letter.words import CARD_IDS

CardId = Annotated[str, Ids("card")]
Cards = Annotated[list[CardId], Bag]


class Setup(TypedDict):
    """What never changes in a game."""

    players: int
    """how many there are"""
    tokens: int
    """how many win the game"""


class Suitor(TypedDict):
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


class Facts(Head):
    """The whole table."""

    phase: Literal["turn", "over"]
    decision: DecisionHead | None
    """who decides what"""
    seats: list[Suitor]
    setup: Setup
    round: int
    """counted from 1"""
    turn: Seat
    """whose turn it is"""
    deck: int
    """how many cards are left"""
    open: Cards
    """put away for all to see"""


def facts(s: InterpretedState) -> dict[str, Any]:
    return {
        "phase": "over" if s.over else "turn",
        "seats": [suitor(s, seat, p) for seat, p in enumerate(s.table.players)],
        "setup": s.table.options.as_dict(),
        "round": s.table.round,
        "turn": s.table.turn,
        "deck": len(s.table.deck),
        "open": ids(s.table.open),
    }


def suitor(s: InterpretedState, seat: int, p: Player) -> Suitor:
    return {
        "hand": ids(p.hand),
        "discards": ids(p.discards),
        "tokens": p.tokens,
        "out": p.out,
        "safe": p.safe,
        "knows": knows(s, seat) if s.eyes in (NOBODY, seat) else {},
        "scored": {"tokens": p.tokens},
    }


def knows(s: InterpretedState, seat: int) -> dict[str, list[str]]:
    seen = {str(other): ids(s.table.knowledge.known(seat, other)) for other in range(len(s.table.players))}
    return {other: cards for other, cards in seen.items() if cards}


def ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]
