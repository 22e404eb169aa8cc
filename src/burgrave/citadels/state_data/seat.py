"""State data of one seat: gold, cards, city, characters, and its knowledge."""

from typing import Final

from burgrave.citadels.build import size
from burgrave.citadels.catalogue import BELL_TOWER, CARD_IDS, MUSEUM, bit
from burgrave.citadels.districts.museum import MUSEUM_PLACE
from burgrave.citadels.scoring import items
from burgrave.citadels.state import COIN, KIND, CitadelsPlayer, CitadelsState
from burgrave.citadels.state_data.cash_wagons import cash_wagons
from burgrave.citadels.state_data.draft import put_away_so_far
from burgrave.citadels.state_data.ids import card_id, characters, kinds, type_or_none
from burgrave.citadels.state_data.types import CitadelsPlayerData, DistrictData, NotesData
from burgrave.core.events import FULL_STATE
from burgrave.core.state_data import UNKNOWN

MUSEUM_NOTES: Final = "museum"  # the notes about the cards under the Museum


def player(s: CitadelsState, seat: int, p: CitadelsPlayer) -> CitadelsPlayerData:
    scored = {name: int(points) for name, points in items(s, seat)}
    return {
        "gold": int(p.gold),
        "hand": hand(s, seat, p),
        "city": [district(s, card) for card in p.city],
        "beautified": [card_id(card) for card in p.city if card & COIN],
        "museum": [card_id(card) for card in s.museum] if p.built & bit(MUSEUM) else [],
        "big_tops": int(p.big_tops),
        "cash_wagons": [wagon for owner, wagon in cash_wagons(s) if owner == seat],
        "size": int(size(s, p)),
        "completed": bool(p.completed),
        "points": sum(scored.values()),
        "scored": scored,
        "characters": held_characters(s, p),
        "kept": characters(s.rules, p.kept),
        "revealed": characters(s.rules, p.shown),
        "played": characters(s.rules, p.played),
        "gave_away": characters(s.rules, p.kept & ~p.roles),
        "received": characters(s.rules, p.received),
        "received_again": characters(s.rules, p.received_again),
        "put_away": put_away(s, seat, p),
        "built_this_round": kinds(p.fresh),
        "used": kinds(p.used),
        "counts_as": type_or_none(int(p.quarter)),
        "knows": notes(s, seat),
    }


def district(s: CitadelsState, card: int) -> DistrictData:
    """Return a district of a city: its id and its special properties."""
    out: DistrictData = {"card": card_id(card)}
    if card & COIN:
        out["beautified"] = True
    if card & KIND == MUSEUM:
        out["under"] = [card_id(under) for under in s.museum]
    if card & KIND == BELL_TOWER:
        out["early"] = bool(s.bell_early)
    return out


def hand(s: CitadelsState, seat: int, p: CitadelsPlayer) -> list[str]:
    """Return the hand. In a view it has the cards that the viewer surely knows, and unknown ones."""
    if s.viewer == FULL_STATE or s.viewer == seat:
        return [CARD_IDS[kind] for kind in p.hand]
    sure = [] if s.knowledge.doubts(s.viewer, seat) else s.knowledge.known_kinds(s.viewer, seat)
    return [CARD_IDS[kind] for kind in sure] + [UNKNOWN] * (len(p.hand) - len(sure))


def held_characters(s: CitadelsState, p: CitadelsPlayer) -> list[str]:
    known = characters(s.rules, p.roles)
    return known + [UNKNOWN] * (int(p.picks) - len(known))


def put_away(s: CitadelsState, seat: int, p: CitadelsPlayer) -> list[str]:
    known = characters(s.rules, p.put_away)
    return known if s.viewer in (FULL_STATE, seat) else [UNKNOWN] * put_away_so_far(s, seat)


def notes(s: CitadelsState, seat: int) -> dict[str, NotesData]:
    """Return the notes of a seat about each hidden place.

    They have the known cards, and how many of them may have left unseen.
    """
    out: dict[str, NotesData] = {}
    places = {place: str(place) for place in range(len(s.players))}
    for place, name in {**places, MUSEUM_PLACE: MUSEUM_NOTES}.items():
        known = s.knowledge.known_kinds(seat, place)
        if known:
            doubts = int(s.knowledge.doubts(seat, place))
            out[name] = {"cards": [CARD_IDS[kind] for kind in known], "doubts": doubts}
    return out
