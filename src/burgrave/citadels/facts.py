"""The table as plain data made of ids. Of a view it says what the view's seat knows, and no more."""

from collections import Counter
from typing import Any, Final

from burgrave.citadels.build import size
from burgrave.citadels.catalogue import BELL_TOWER, CARD_IDS, CHARACTER_IDS, MUSEUM, TYPE_IDS, TYPE_OF, bit
from burgrave.citadels.districts.museum import MUSEUM_PLACE
from burgrave.citadels.draft import all_picks, pack, puts_away, seat_of_pick
from burgrave.citadels.facts_decision import decision
from burgrave.citadels.facts_marks import marks
from burgrave.citadels.facts_turn import turn
from burgrave.citadels.ids import card_id, character, characters, kinds, seat_or_none
from burgrave.citadels.modes import MODE_IDS
from burgrave.citadels.moves import (
    CROWN_MOVES,
    DONE,
    END_TURN,
    FAMILY_OF,
    NAME_MOVES,
    PASS,
    REFUSE,
    TAKE_GOLD,
)
from burgrave.citadels.rules import Rules
from burgrave.citadels.state import COIN, KIND, Player, Table
from burgrave.citadels.steps import (
    ACROBAT,
    HAUNTED_QUARTER,
    HOSPITAL,
    PUT_AWAY_CHARACTER,
    RASPUTIN,
    ROUND_OVER,
    THEATER,
    THEATER_CARD,
)
from burgrave.core.agenda import NOBODY
from burgrave.core.event import SPECTATOR
from burgrave.core.facts import Bag, Places, Seats, Things
from burgrave.core.wrong import Wrong

UNKNOWN: Final = CARD_IDS[0]
PHASES: Final = ["draft", "theater", "call", "turn", "end_of_round", "scoring", "over"]
THING_FIELDS: Final = ["card", "beautified", "under", "early"]  # what can be said of a district
MUSEUM_NOTES: Final = "museum"  # what is known of the cards under the Museum
FILLING: Final = [PASS, DONE, END_TURN, TAKE_GOLD, REFUSE]  # the moves of a dull turn, the dullest first


def facts(s: Table) -> dict[str, Any]:
    rules = s.rules
    viewer = s.eyes != NOBODY
    now = phase(s)
    return {
        "setup": setup(rules),
        "viewer": ("spectator" if s.eyes == SPECTATOR else int(s.eyes)) if viewer else None,
        "over": bool(s.over),
        "round": int(s.round),
        "crown": int(s.crown),
        "phase": now,
        "decision": decision(s),
        "called": character(rules, s.called),
        "turn": turn(s) if s.turn != NOBODY and now != "call" else None,
        "deck": [card_id(card) for card in reversed(s.deck)],
        "discard_pile": Bag(card_id(card) for card in s.pile),
        "first_picker": int(s.first_picker),
        "faceup": characters(rules, s.faceup),
        "facedown": facedown(s),
        "facedown_seen": Seats(seat for seat in range(rules.players) if s.facedown_seen & bit(seat)),
        "random_discard": random_discard(s),
        "pack": passed_round(s),
        "swapped": [seat for seat in (int(s.swapper), int(s.swapped)) if seat != NOBODY],
        "killed": character(rules, s.killed),
        "robbed": character(rules, s.robbed),
        "thief": seat_or_none(s.thief),
        **marks(s),
        "first_completed": seat_or_none(s.first),
        "ending": bool(s.ending or s.bell_reached),
        "spectators_know": notes(s, SPECTATOR),
        "seats": [player(s, seat, p) for seat, p in enumerate(s.players)],
    }


def setup(rules: Rules) -> dict[str, Any]:
    """What never changes in a game."""
    types = Counter(TYPE_IDS[TYPE_OF[kind]] for kind in rules.deck)
    cards = {"total": len(rules.deck), **{type: types[type] for type in TYPE_IDS[1:]}}
    return {
        "edition": rules.edition.id,
        "players": int(rules.players),
        "completion": int(rules.completion),
        "cast": [CHARACTER_IDS[number] for number in rules.cast[1:]],
        "cards": {**cards, "action": types[TYPE_IDS[0]]},
    }


def phase(s: Table) -> str:
    if s.over:
        return "over"
    steps = s.stack()[::2]
    if HAUNTED_QUARTER in steps:
        return "scoring"
    if s.step() in (THEATER, THEATER_CARD):
        return "theater"
    if s.step() in (RASPUTIN, ACROBAT, HOSPITAL):
        return "call"
    if ROUND_OVER in steps:
        return "end_of_round"
    return "turn" if s.turn != NOBODY else "draft"


def player(s: Table, seat: int, p: Player) -> dict[str, Any]:
    return {
        "gold": int(p.gold),
        "hand": hand(s, seat, p),
        "city": Things(THING_FIELDS[0], [district(s, card) for card in p.city]),
        "beautified": Bag(card_id(card) for card in p.city if card & COIN),
        "museum": Bag(card_id(card) for card in s.museum) if p.built & bit(MUSEUM) else Bag(),
        "big_tops": int(p.big_tops),
        "cash_wagons": Bag(int(s.wagons[i + 1]) for i in range(0, len(s.wagons), 3) if s.wagons[i] == seat),
        "size": int(size(s, p)),
        "completed": bool(p.completed),
        "characters": held(s, seat, p),
        "kept": characters(s.rules, p.kept),
        "revealed": characters(s.rules, p.shown),
        "received": characters(s.rules, p.received),
        "received_again": characters(s.rules, p.received_again),
        "put_away": put_away(s, seat, p),
        "built_this_round": kinds(p.fresh),
        "used": kinds(p.used),
        "counts_as": TYPE_IDS[p.quarter] if p.quarter else None,
        "knows": notes(s, seat),
    }


def district(s: Table, card: int) -> dict[str, Any]:
    """A district of a city: its id, and what else is true of it."""
    out: dict[str, Any] = {"card": card_id(card)}
    if card & COIN:
        out["beautified"] = True
    if card & KIND == MUSEUM:
        out["under"] = Bag(card_id(under) for under in s.museum)
    if card & KIND == BELL_TOWER:
        out["early"] = bool(s.bell_early)
    return out


def hand(s: Table, seat: int, p: Player) -> Bag:
    """In a view, cards that the viewer surely knows stand beside the unknown ones."""
    if s.eyes == NOBODY or s.eyes == seat:
        return Bag(CARD_IDS[kind] for kind in p.hand)
    sure = [] if s.knowledge.doubts(s.eyes, seat) else s.knowledge.known(s.eyes, seat)
    return Bag([CARD_IDS[kind] for kind in sure] + [UNKNOWN] * (len(p.hand) - len(sure)))


def held(s: Table, seat: int, p: Player) -> Bag:
    known = characters(s.rules, p.roles)
    return Bag(known + [UNKNOWN] * (int(p.picks) - len(known)))


def put_away(s: Table, seat: int, p: Player) -> Bag:
    known = characters(s.rules, p.put_away)
    return known if s.eyes in (NOBODY, seat) else Bag([UNKNOWN] * put_away_so_far(s, seat))


def notes(s: Table, seat: int) -> Places:
    """What a seat remembers of each hidden place: the cards, and how many of them may have left unseen."""
    places = {place: str(place) for place in range(len(s.players))} | {MUSEUM_PLACE: MUSEUM_NOTES}
    out = Places(places.values(), {})
    for place, name in places.items():
        known = s.knowledge.known(seat, place)
        if known:
            doubts = int(s.knowledge.doubts(seat, place))
            out[name] = {"cards": Bag(CARD_IDS[kind] for kind in known), "doubts": doubts}
    return out


def facedown(s: Table) -> str | None:
    if s.facedown:
        return character(s.rules, s.facedown)
    return UNKNOWN if s.round > 0 and s.eyes != NOBODY else None


def random_discard(s: Table) -> str | None:
    """The character that three players discard between their picks; a view knows only that there is one."""
    if s.random_discard:
        return character(s.rules, s.random_discard)
    return UNKNOWN if s.eyes != NOBODY and discarded_at_random(s) else None


def discarded_at_random(s: Table) -> bool:
    return s.rules.random_discard and sum(int(p.picks) for p in s.players) >= s.rules.players


def passed_round(s: Table) -> Bag:
    """The characters being passed round; after the draft, what was left over."""
    if s.eyes == NOBODY:
        return characters(s.rules, pack(s))
    if s.eyes != SPECTATOR and s.eyes == last_receiver(s):
        p = s.players[s.eyes]
        return characters(
            s.rules, (p.received_again or p.received) & ~p.kept & ~p.put_away & ~bit(s.facedown)
        )
    left = int(s.rules.ranks) - int(s.faceup).bit_count() - 1 - int(discarded_at_random(s))
    left -= sum(int(p.picks) + put_away_so_far(s, seat) for seat, p in enumerate(s.players))
    return Bag([UNKNOWN] * max(left, 0))


def last_receiver(s: Table) -> int:
    """Who was the last to see the characters that are left."""
    if phase(s) == "draft":
        return int(s.acting)
    last = int(seat_of_pick(s, all_picks(s) - 1))
    return last if s.players[last].received else NOBODY


def put_away_so_far(s: Table, seat: int) -> int:
    """How many characters a seat has put away, as everybody can count."""
    picks = sum(int(p.picks) for p in s.players)
    done = sum(1 for pick in range(picks) if puts_away(s, pick) and seat_of_pick(s, pick) == seat)
    return done - (1 if s.step() == PUT_AWAY_CHARACTER and s.acting == seat else 0)


def landmark(text: str) -> dict[str, Any]:
    """A phase, a round (`round 2`), a character's turn (`king`, `turn king`), or a kind of turn."""
    first, _, rest = text.partition(" ")
    word = text.replace(" ", "_")
    if word in PHASES:
        return {"phase": word}
    if word in MODE_IDS[1:]:
        return {"turn": {"mode": word}}
    if first == "round" and rest.isdigit():
        return {"round": int(rest)}
    name = (rest if first == "turn" else text).replace(" ", "_")
    if name in CHARACTER_IDS[1:]:
        return {"turn": {"character": name}}
    known = ["round N", *PHASES, *MODE_IDS[1:], *CHARACTER_IDS[1:]]
    raise Wrong("scenario-landmark", text=text, known=", ".join(known))


def dull_move(s: Table) -> int:
    """Pass, be done, end the turn, take gold, refuse; else do the duty of the turn in the plainest way.

    The crown goes to the lowest seat that may have it; the Witch names the highest rank. Where nothing
    of this is legal, the first legal move.
    """
    legal = s.legal()
    for move in FILLING:
        if move in legal:
            return move
    crowns = [move for move in legal if FAMILY_OF[move] == CROWN_MOVES]
    if crowns:
        return crowns[0]
    names = [move for move in legal if FAMILY_OF[move] == NAME_MOVES]
    return names[-1] if names else legal[0]
