"""The state data of Citadels, in addition to the common data of all games."""

from typing import Any

from burgrave.citadels.catalogue import CHARACTER_IDS, bit
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.state_data.draft import facedown, passed_round, random_discard
from burgrave.citadels.state_data.ids import card_id, character, characters, seat_or_none
from burgrave.citadels.state_data.marks import marks
from burgrave.citadels.state_data.phase import phase
from burgrave.citadels.state_data.seat import notes, player
from burgrave.citadels.state_data.setup import setup
from burgrave.citadels.state_data.turn import turn
from burgrave.citadels.state_data.types import CallData
from burgrave.core.agenda import NO_SEAT
from burgrave.core.events import SPECTATOR


def build_state_data(s: CitadelsState) -> dict[str, Any]:
    rules = s.rules
    now = phase(s)
    return {
        "setup": setup(rules),
        "phase": now,
        "turn": turn(s) if s.turn != NO_SEAT and now != "call" else None,
        "round": int(s.round),
        "crown": int(s.crown),
        "called": character(rules, s.called),
        "calls": calls(s),
        "deck": [card_id(card) for card in reversed(list(s.deck))],
        "discard_pile": [card_id(card) for card in s.pile],
        "reshuffles": int(s.reshuffles),
        "first_picker": int(s.first_picker),
        "faceup": characters(rules, s.faceup),
        "facedown": facedown(s),
        "facedown_seen": [seat for seat in range(rules.players) if s.facedown_seen & bit(seat)],
        "random_discard": random_discard(s),
        "pack": passed_round(s),
        "swapped": [seat for seat in (int(s.swapper), int(s.swapped)) if seat != NO_SEAT],
        **marks(s),
        "goal": int(rules.completion) - int(s.bell_early),
        "first_completed": seat_or_none(s.first),
        "ending": bool(s.ending or s.bell_reached),
        "spectators_know": notes(s, SPECTATOR),
        "seats": [player(s, seat, p) for seat, p in enumerate(s.players)],
    }


def calls(s: CitadelsState) -> list[CallData]:
    """Return the characters called in this round, with the seats that have shown them."""
    return [
        {"character": CHARACTER_IDS[s.rules.cast[rank]], "seat": shown_by(s, rank)}
        for rank in range(1, int(s.called) + 1)
    ]


def shown_by(s: CitadelsState, rank: int) -> int | None:
    seats = [seat for seat, p in enumerate(s.players) if p.shown & bit(rank)]
    return seats[0] if seats else None
