"""Sampling a full state from a view. Only the view is read."""

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from burgrave.citadels.cards import add_to_hand, take_out
from burgrave.citadels.catalogue import BIG_TOP, CARD_COUNT, CASH_WAGON
from burgrave.citadels.districts.museum import MUSEUM_PLACE
from burgrave.citadels.sampling.characters import sample_characters
from burgrave.citadels.sampling.marks import sample_marks
from burgrave.citadels.state import KIND, MARKS, CitadelsState
from burgrave.citadels.steps import FORTUNE_CARD, LIGHTHOUSE_CARD, WIZARD_CARD, WIZARD_USE
from burgrave.core.agenda import NO_SEAT
from burgrave.core.events import FULL_STATE, only
from burgrave.core.numbers import drop_last, remove_at, sort
from burgrave.core.rng import Rng
from burgrave.core.state import UNKNOWN


def sample_state(v: CitadelsState, rng: Rng, beliefs: list[list[float]] | None) -> CitadelsState:
    s = v.clone()
    s.viewer = FULL_STATE
    s.rng = rng
    sample_characters(v, s, rng, beliefs)
    sample_cards(v, s, rng)
    if v.rules.expanded:
        sample_marks(v, s, rng)
        sample_look(v, s)
    return s


def sample_cards(v: CitadelsState, s: CitadelsState, rng: Rng) -> None:
    """Deal the unseen cards to the unknown places, consistent with the notes of the viewer."""
    victim = unseen_victim(v)
    if victim != NO_SEAT:
        s.players[v.turn].hand = remove_at(s.players[v.turn].hand, 0)
        s.players[victim].hand = append(s.players[victim].hand, UNKNOWN)
    pool = count_unseen(v)
    places = hidden_places(s, v.viewer)  # places without an order: hands, and the cards under the Museum
    noted = vec[vec[i64]]()  # the viewer's notes for each place
    need = vec[i64]()  # how many of the noted cards each place must hold
    held = vec[vec[i64]]()
    for place in places:
        notes = v.knowledge.known_row(v.viewer, place)
        rng.shuffle_row(notes)
        noted = append(noted, notes)
        held = append(held, vec[i64]())
        doubts = v.knowledge.doubts(v.viewer, place)
        if place == victim and doubts > 0:
            doubts -= 1  # the card that has just left is still counted here
        need = append(need, len(notes) - doubts)
    hold_picked(v, pool, places, noted, held)
    settle(pool, noted, need, held, 0, 0)
    rest = vec[i64](capacity=len(v.rules.deck))
    kind: i64 = 1
    while kind <= CARD_COUNT:
        copies = pool[kind]
        while copies > 0:
            rest = append(rest, kind)
            copies -= 1
        kind += 1
    rng.shuffle_row(rest)
    number: i64 = 0
    for place in places:
        rest = put(s, place, held[number], rest)
        number += 1
    rest = fill(s.deck, rest)
    rest = fill(s.pile, rest)
    fill(s.drawn, rest)
    if victim != NO_SEAT:
        take_from(s, victim, rng)


def unseen_victim(v: CitadelsState) -> i64:
    """Return the seat from which the Wizard has just taken a card unseen by the viewer.

    Return NO_SEAT if there is none. The hands are dealt as they were before. Then a card is taken again.
    """
    if v.current_step() != WIZARD_USE or v.viewer == v.turn or v.viewer == v.current_argument():
        return NO_SEAT
    return v.current_argument()


def take_from(s: CitadelsState, victim: i64, rng: Rng) -> None:
    p = s.players[victim]
    s.picked = p.hand[rng.randbelow(len(p.hand))]
    p.hand = take_out(p.hand, s.picked)
    add_to_hand(s, s.turn, s.picked)


def sample_look(v: CitadelsState, s: CitadelsState) -> None:
    """Let another seat that chooses from a hand or the deck see these cards in the sampled state."""
    step = v.current_step()
    if v.current_seat == v.viewer:
        return
    if step == WIZARD_CARD or step == FORTUNE_CARD:
        s.knowledge.see_row(v.current_seat, v.current_argument(), s.players[v.current_argument()].hand)
    elif step == LIGHTHOUSE_CARD:
        mark = only(v.current_seat) << MARKS
        s.deck = vec[i64]([card | mark for card in s.deck])


def hold_picked(
    v: CitadelsState, pool: vec[i64], places: vec[i64], noted: vec[vec[i64]], held: vec[vec[i64]]
) -> None:
    """Put the card that the viewer has just seen the Wizard take into the Wizard's hand."""
    if v.current_step() != WIZARD_USE or v.picked == UNKNOWN:
        return
    number: i64 = 0
    for place in places:
        if place == v.turn:
            if v.picked in noted[number]:
                noted[number] = remove(noted[number], v.picked)
            held[number] = append(held[number], v.picked)
            pool[v.picked] -= 1
        number += 1


def hidden_places(s: CitadelsState, viewer: i64) -> vec[i64]:
    places = vec[i64]()
    seat: i64 = 0
    for p in s.players:
        if seat != viewer and len(p.hand) > 0:
            places = append(places, seat)
        seat += 1
    if len(s.museum) > 0 and s.museum[0] == UNKNOWN:
        places = append(places, MUSEUM_PLACE)
    return places


def put(s: CitadelsState, place: i64, held: vec[i64], rest: vec[i64]) -> vec[i64]:
    """Fill a hidden place with its held cards and with others from `rest`. Return the remaining `rest`."""
    count = len(s.museum) if place == MUSEUM_PLACE else len(s.players[place].hand)
    cards = vec[i64](capacity=count)
    for kind in held:
        cards = append(cards, kind)
    while len(cards) < count:
        rest, card = pop(rest)
        cards = append(cards, card)
    sort(cards)
    if place == MUSEUM_PLACE:
        s.museum = cards
    else:
        s.players[place].hand = cards
    return rest


def count_unseen(v: CitadelsState) -> vec[i64]:
    """Return how many cards of each kind are in places that the viewer does not see.

    Notes about hidden places are ignored here.
    """
    pool = vec[i64]([0] * (CARD_COUNT + 1))
    for kind in v.rules.deck:
        pool[kind] += 1
    for p in v.players:
        for card in p.city:
            pool[card & KIND] -= 1
        for kind in p.hand:
            pool[kind] -= 1
        pool[BIG_TOP] -= p.big_tops
    count_out(pool, v.deck)
    count_out(pool, v.pile)
    count_out(pool, v.drawn)
    count_out(pool, v.museum)
    pool[v.rubble] -= 1
    pool[v.building] -= 1
    pool[v.laid] -= 1
    pool[CASH_WAGON] -= len(v.wagons) // 3
    pool[UNKNOWN] = 0
    return pool


def count_out(pool: vec[i64], cards: vec[i64]) -> None:
    """Subtract these visible cards."""
    for card in cards:
        pool[card & KIND] -= 1


def settle(
    pool: vec[i64], noted: vec[vec[i64]], need: vec[i64], held: vec[vec[i64]], place: i64, at: i64
) -> bool:
    """Give every place enough of its noted cards. Return whether this is possible.

    If places compete for the same card, the search goes back and tries another card.
    """
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
        held[place] = append(held[place], kind)
        if settle(pool, noted, need, held, place, at + 1):
            return True
        pool[kind] += 1
        held[place] = drop_last(held[place], 1)
    return settle(pool, noted, need, held, place, at + 1)


def fill(cards: vec[i64], rest: vec[i64]) -> vec[i64]:
    """Replace each UNKNOWN by a card of `rest`. Return the remaining `rest`."""
    for i in range(len(cards)):
        if cards[i] == UNKNOWN:
            rest, cards[i] = pop(rest)
    return rest
