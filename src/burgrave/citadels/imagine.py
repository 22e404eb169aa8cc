"""Imagining: a whole table that a view's seat cannot tell from the true one. Reads nothing but the view."""

from mypy_extensions import i64

from burgrave.citadels.cards import add_to_hand
from burgrave.citadels.catalogue import CARD_COUNT
from burgrave.citadels.imagine_characters import imagine_characters
from burgrave.citadels.state import KIND, Table
from burgrave.core.agenda import NOBODY
from burgrave.core.chance import Chance
from burgrave.core.game import UNKNOWN


def imagine(v: Table, chance: Chance, beliefs: list[list[float]] | None) -> Table:
    s = v.clone()
    s.eyes = NOBODY
    s.chance = chance
    imagine_characters(v, s, chance, beliefs)
    imagine_cards(v, s, chance)
    return s


def imagine_cards(v: Table, s: Table, chance: Chance) -> None:
    """Deal the unseen cards to the unknown places, as what the seat remembers of hands allows."""
    pool = unseen(v)
    hands: list[int] = []  # seats whose hand is hidden
    noted: list[list[int]] = []  # what the viewer noted of it
    need: list[int] = []  # how many of the noted cards it must hold
    for seat in range(len(v.players)):
        if seat != v.eyes and v.players[seat].hand:
            notes = v.knowledge.known(v.eyes, seat)
            chance.shuffle(notes)
            hands.append(seat)
            noted.append(notes)
            need.append(len(notes) - v.knowledge.doubts(v.eyes, seat))
    held: list[list[int]] = [[] for _ in hands]
    settle(pool, noted, need, held, 0, 0)
    rest: list[int] = []
    for kind in range(1, CARD_COUNT + 1):
        rest += [kind] * pool[kind]
    chance.shuffle(rest)
    for place, seat in enumerate(hands):
        count = len(s.players[seat].hand)
        s.players[seat].hand = []
        for kind in held[place]:
            add_to_hand(s, seat, kind)
        for _ in range(count - len(held[place])):
            add_to_hand(s, seat, rest.pop())
    fill(s.deck, rest)
    fill(s.pile, rest)
    fill(s.drawn, rest)


def unseen(v: Table) -> list[int]:
    """How many cards of each kind the viewer cannot place, notes of hands aside."""
    pool = [0] * (CARD_COUNT + 1)
    for kind in v.rules.deck:
        pool[kind] += 1
    for p in v.players:
        for kind in p.city:
            pool[kind] -= 1
        for kind in p.hand:
            pool[kind] -= 1
    for cards in (v.deck, v.pile, v.drawn):
        for card in cards:
            pool[card & KIND] -= 1
    pool[v.rubble] -= 1
    pool[UNKNOWN] = 0
    return pool


def settle(
    pool: list[int], noted: list[list[int]], need: list[int], held: list[list[int]], place: i64, at: i64
) -> bool:
    """Give every hand enough of its noted cards; where doubts compete for one card, try another way."""
    if place == len(noted):
        return True
    missing = need[place] - len(held[place])
    if missing <= 0:
        return settle(pool, noted, need, held, place + 1, 0)
    if len(noted[place]) - at < missing:
        return False
    kind = noted[place][at]
    if pool[kind] > 0:
        pool[kind] -= 1
        held[place].append(kind)
        if settle(pool, noted, need, held, place, at + 1):
            return True
        pool[kind] += 1
        held[place].pop()
    return settle(pool, noted, need, held, place, at + 1)


def fill(cards: list[int], rest: list[int]) -> None:
    for i in range(len(cards)):
        if cards[i] == UNKNOWN:
            cards[i] = rest.pop()
