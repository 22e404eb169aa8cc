"""Imagining: a whole table that a view's seat cannot tell from the true one. Reads nothing but the view."""

from mypy_extensions import i64

from burgrave.citadels.cards import add_to_hand
from burgrave.citadels.catalogue import BIG_TOP, CARD_COUNT, CASH_WAGON
from burgrave.citadels.districts.museum import MUSEUM_PLACE
from burgrave.citadels.imagine_characters import imagine_characters
from burgrave.citadels.imagine_marks import imagine_marks
from burgrave.citadels.state import KIND, Table
from burgrave.citadels.steps import WIZARD_USE
from burgrave.core.agenda import NOBODY
from burgrave.core.chance import Chance
from burgrave.core.state import UNKNOWN


def imagine(v: Table, chance: Chance, beliefs: list[list[float]] | None) -> Table:
    s = v.clone()
    s.eyes = NOBODY
    s.chance = chance
    imagine_characters(v, s, chance, beliefs)
    imagine_cards(v, s, chance)
    if v.rules.expanded:
        imagine_marks(v, s, chance)
    return s


def imagine_cards(v: Table, s: Table, chance: Chance) -> None:
    """Deal the unseen cards to the unknown places, as what the seat remembers of them allows."""
    pool = unseen(v)
    places: list[i64] = []  # hidden places without order: hands, and the cards under the Museum
    noted: list[list[i64]] = []  # what the viewer noted of each
    need: list[i64] = []  # how many of the noted cards it must hold
    for place in hidden_places(v):
        notes = v.knowledge.known(v.eyes, place)
        chance.shuffle(notes)
        places.append(place)
        noted.append(notes)
        need.append(len(notes) - v.knowledge.doubts(v.eyes, place))
    held: list[list[i64]] = [[] for _ in places]
    hold_picked(v, pool, places, noted, held)
    settle(pool, noted, need, held, 0, 0)
    rest: list[i64] = []
    for kind in range(1, CARD_COUNT + 1):
        rest += [kind] * pool[kind]
    chance.shuffle(rest)
    for number, place in enumerate(places):
        put(s, place, held[number], rest)
    fill(s.deck, rest)
    fill(s.pile, rest)
    fill(s.drawn, rest)


def hold_picked(
    v: Table, pool: list[i64], places: list[i64], noted: list[list[i64]], held: list[list[i64]]
) -> None:
    """A card that the viewer has just seen go to the Wizard is in his hand, whatever else is in doubt."""
    if v.step() != WIZARD_USE or v.picked == UNKNOWN or v.turn not in places:
        return
    number = places.index(v.turn)
    if v.picked in noted[number]:
        noted[number].remove(v.picked)
    held[number].append(v.picked)
    pool[v.picked] -= 1


def hidden_places(v: Table) -> list[i64]:
    places = [seat for seat in range(len(v.players)) if seat != v.eyes and v.players[seat].hand]
    if v.museum and v.museum[0] == UNKNOWN:
        places.append(MUSEUM_PLACE)
    return places


def put(s: Table, place: i64, held: list[i64], rest: list[i64]) -> None:
    """Fill a hidden place with the cards settled on and others."""
    if place == MUSEUM_PLACE:
        missing = len(s.museum) - len(held)
        s.museum = sorted(held + rest[len(rest) - missing :])
        del rest[len(rest) - missing :]
        return
    count = len(s.players[place].hand)
    s.players[place].hand = []
    for kind in held:
        add_to_hand(s, place, kind)
    for _ in range(count - len(held)):
        add_to_hand(s, place, rest.pop())


def unseen(v: Table) -> list[i64]:
    """How many cards of each kind the viewer cannot place, notes of hidden places aside."""
    pool = [0] * (CARD_COUNT + 1)
    for kind in v.rules.deck:
        pool[kind] += 1
    for p in v.players:
        for card in p.city:
            pool[card & KIND] -= 1
        for kind in p.hand:
            pool[kind] -= 1
        pool[BIG_TOP] -= p.big_tops
    for cards in (v.deck, v.pile, v.drawn, v.museum):
        for card in cards:
            pool[card & KIND] -= 1
    for kind in (v.rubble, v.building, v.laid):
        pool[kind] -= 1
    pool[CASH_WAGON] -= len(v.wagons) // 3
    pool[UNKNOWN] = 0
    return pool


def settle(
    pool: list[i64], noted: list[list[i64]], need: list[i64], held: list[list[i64]], place: i64, at: i64
) -> bool:
    """Give every place enough of its noted cards; where doubts compete for one card, try another way."""
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


def fill(cards: list[i64], rest: list[i64]) -> None:
    for i in range(len(cards)):
        if cards[i] == UNKNOWN:
            cards[i] = rest.pop()
