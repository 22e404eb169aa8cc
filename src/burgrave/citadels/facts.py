"""The table as plain data made of ids. Of a view it says what the view's seat knows, and no more."""

from collections import Counter
from typing import Any, Final

from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS, TYPE_IDS, TYPE_OF, bit
from burgrave.citadels.draft import all_picks, pack, puts_away, seat_of_pick
from burgrave.citadels.income import INCOME_TAKEN, POWER_USED
from burgrave.citadels.moves import DONE, END_TURN, PASS, TAKE_GOLD
from burgrave.citadels.rules import Rules
from burgrave.citadels.state import KIND, Player, Table
from burgrave.citadels.steps import HAUNTED_QUARTER, PUT_AWAY_CHARACTER
from burgrave.core.agenda import NOBODY
from burgrave.core.event import SPECTATOR
from burgrave.core.facts import Bag, Seats
from burgrave.core.words import Wrong

UNKNOWN: Final = CARD_IDS[0]
PHASES: Final = ["draft", "turn", "scoring", "over"]
FILLING: Final = [PASS, DONE, END_TURN, TAKE_GOLD]  # the moves of a dull turn, the dullest first


def facts(s: Table) -> dict[str, Any]:
    rules = s.rules
    viewer = s.eyes != NOBODY
    return {
        "setup": setup(rules),
        "viewer": ("spectator" if s.eyes == SPECTATOR else int(s.eyes)) if viewer else None,
        "over": bool(s.over),
        "round": int(s.round),
        "crown": int(s.crown),
        "phase": phase(s),
        "decision": decision(s),
        "called": character(rules, s.called),
        "turn": turn(s),
        "deck": [card_id(card) for card in reversed(s.deck)],
        "discard_pile": Bag(card_id(card) for card in s.pile),
        "first_picker": int(s.first_picker),
        "faceup": characters(rules, s.faceup),
        "facedown": facedown(s),
        "facedown_seen": Seats(seat for seat in range(rules.players) if s.facedown_seen & bit(seat)),
        "pack": passed_round(s),
        "killed": character(rules, s.killed),
        "robbed": character(rules, s.robbed),
        "thief": seat_or_none(s.thief),
        "first_completed": seat_or_none(s.first),
        "ending": bool(s.ending),
        "spectators_know": notes(s, SPECTATOR),
        "seats": [player(s, seat, p) for seat, p in enumerate(s.players)],
    }


def setup(rules: Rules) -> dict[str, Any]:
    """What never changes in a game."""
    types = Counter(TYPE_IDS[TYPE_OF[kind]] for kind in rules.deck)
    return {
        "edition": rules.edition.id,
        "players": int(rules.players),
        "completion": int(rules.completion),
        "cast": [CHARACTER_IDS[number] for number in rules.cast[1:]],
        "cards": {"total": len(rules.deck), **{type: types[type] for type in TYPE_IDS[1:]}},
    }


def phase(s: Table) -> str:
    if s.over:
        return "over"
    if s.turn != NOBODY:
        return "turn"
    return "scoring" if HAUNTED_QUARTER in s.stack()[::2] else "draft"


def decision(s: Table) -> dict[str, Any] | None:
    """The open decision, if the viewer may know of it."""
    open_now = s.decision()
    if open_now is None or (s.eyes != NOBODY and not open_now.audience >> s.eyes & 1):
        return None
    return {"seat": open_now.seat, "kind": open_now.kind}


def turn(s: Table) -> dict[str, Any] | None:
    if s.turn == NOBODY:
        return None
    return {
        "seat": int(s.turn),
        "character": character(s.rules, s.rank),
        "gathered": bool(s.gathered),
        "built": int(s.builds),
        "limit": int(s.rules.characters[s.rank].building_limit()),
        "income_taken": bool(s.acted & INCOME_TAKEN),
        "ability_used": bool(s.acted & POWER_USED),
        "drawn": Bag(card_id(card) for card in s.drawn),
        "destroyed": CARD_IDS[s.rubble] if s.rubble else None,
    }


def player(s: Table, seat: int, p: Player) -> dict[str, Any]:
    return {
        "gold": int(p.gold),
        "hand": hand(s, seat, p),
        "city": Bag(CARD_IDS[kind] for kind in p.city),
        "completed": bool(p.completed),
        "characters": held(s, seat, p),
        "revealed": characters(s.rules, p.shown),
        "received": characters(s.rules, p.received),
        "received_again": characters(s.rules, p.received_again),
        "put_away": put_away(s, seat, p),
        "built_this_round": kinds(p.fresh),
        "used": kinds(p.used),
        "counts_as": TYPE_IDS[p.quarter] if p.quarter else None,
        "knows": notes(s, seat),
    }


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


def notes(s: Table, seat: int) -> dict[str, Any]:
    """What a seat remembers of each other hand: the cards, and how many of them may have left unseen."""
    out: dict[str, Any] = {}
    for place in range(len(s.players)):
        known = s.knowledge.known(seat, place)
        if known:
            doubts = int(s.knowledge.doubts(seat, place))
            out[str(place)] = {"cards": Bag(CARD_IDS[kind] for kind in known), "doubts": doubts}
    return out


def facedown(s: Table) -> str | None:
    if s.facedown:
        return character(s.rules, s.facedown)
    return UNKNOWN if s.round > 0 and s.eyes != NOBODY else None


def passed_round(s: Table) -> Bag:
    """The characters being passed round; after the draft, what was left over."""
    if s.eyes == NOBODY:
        return characters(s.rules, pack(s))
    if s.eyes != SPECTATOR and s.eyes == last_receiver(s):
        p = s.players[s.eyes]
        return characters(
            s.rules, (p.received_again or p.received) & ~p.roles & ~p.put_away & ~bit(s.facedown)
        )
    left = int(s.rules.ranks) - int(s.faceup).bit_count() - 1
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


def card_id(card: int) -> str:
    return CARD_IDS[card & KIND]


def character(rules: Rules, rank: int) -> str | None:
    return CHARACTER_IDS[rules.cast[rank]] if rank else None


def characters(rules: Rules, ranks: int) -> Bag:
    return Bag(CHARACTER_IDS[rules.cast[rank]] for rank in range(1, rules.ranks + 1) if ranks & bit(rank))


def kinds(mask: int) -> Bag:
    return Bag(CARD_IDS[kind] for kind in range(1, len(CARD_IDS)) if mask & bit(kind))


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def landmark(text: str) -> dict[str, Any]:
    """A phase, a round (`round 2`), or a character's turn (`king`, `turn king`)."""
    first, _, rest = text.partition(" ")
    if text in PHASES:
        return {"phase": text}
    if first == "round" and rest.isdigit():
        return {"round": int(rest)}
    name = (rest if first == "turn" else text).replace(" ", "_")
    if name in CHARACTER_IDS[1:]:
        return {"turn": {"character": name}}
    raise Wrong("scenario-landmark", text=text, known=", ".join(["round N", *PHASES, *CHARACTER_IDS[1:]]))


def dull_move(s: Table) -> int:
    """Pass, be done, end the turn, take gold; where none of these is legal, the first legal move."""
    legal = s.legal()
    return next((move for move in FILLING if move in legal), legal[0])
