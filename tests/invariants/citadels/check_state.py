"""What holds of a whole table of Citadels at every moment, for any edition."""

from collections import Counter

from burgrave.citadels.catalogue import BIG_TOP, CASH_WAGON, LAST_DISTRICT, MUSEUM, bit
from burgrave.citadels.districts.museum import MUSEUM_PLACE
from burgrave.citadels.state import COIN, KIND, CitadelsState
from burgrave.core.events import SPECTATOR, Event


def count_cards(s: CitadelsState) -> Counter[int]:
    """Every card on the table, wherever it lies."""
    cards = [card & KIND for place in (s.deck, s.pile, s.drawn) for card in place]
    cards += [kind for kind in (s.rubble, s.building, s.laid) if kind]
    cards += s.museum
    cards += [CASH_WAGON] * (len(s.wagons) // 3)
    for p in s.players:
        cards += p.hand
        cards += [card & KIND for card in p.city]
        cards += [BIG_TOP] * p.big_tops
    return Counter(cards)


def check_cards(s: CitadelsState, deck: Counter[int]) -> None:
    """Every card is in exactly one place."""
    assert count_cards(s) == deck


def check_seats(s: CitadelsState) -> None:
    """Hands are in order, the mask of a city is its cards, and only what can be there is."""
    for p in s.players:
        assert list(p.hand) == sorted(p.hand)
        assert all(1 <= card & KIND <= LAST_DISTRICT and card <= KIND + COIN for card in p.city)
        assert p.built == sum(bit(kind) for kind in {card & KIND for card in p.city})
        assert p.shown & ~p.roles == 0
        assert p.fresh & ~p.built == 0
        assert p.big_tops >= 0
    assert list(s.museum) == sorted(s.museum)
    assert not s.museum or any(p.built & bit(MUSEUM) for p in s.players)


def check_characters(s: CitadelsState) -> None:
    """No character has two places."""
    held = [int(p.roles) for p in s.players] + [int(p.put_away) for p in s.players] + [int(s.faceup)]
    held.append(bit(s.random_discard) if s.random_discard else 0)
    if not s.rules.last_takes_facedown:
        held.append(bit(s.facedown) if s.facedown else 0)
    combined = 0
    for mask in held:
        combined |= mask
    assert sum(held) == combined
    assert combined & ~s.rules.cast_mask == 0


def check_marks(s: CitadelsState) -> None:
    """Markers lie on different characters of the cast, and the special one among them."""
    for marks, special, count in ((int(s.warrants), s.signed, 3), (int(s.threatened), s.flowered, 2)):
        assert marks & ~s.rules.cast_mask == 0
        assert marks.bit_count() in (0, count)
        assert not marks or marks & bit(special)
    assert s.threats & ~s.threatened == 0


def check_notes(s: CitadelsState) -> None:
    """What seats noted of hidden places is true but for the doubts."""
    places = {seat: p.hand for seat, p in enumerate(s.players)}
    places[MUSEUM_PLACE] = s.museum
    for watcher in range(SPECTATOR + 1):
        for place, cards in places.items():
            noted = Counter(s.knowledge.known_kinds(watcher, place))
            found = sum((noted & Counter(cards)).values())
            assert found >= sum(noted.values()) - s.knowledge.doubts(watcher, place)


def check_crown(s: CitadelsState, before: int, events: list[Event]) -> None:
    """There is one crown, and it goes only where the events say."""
    for event in events:
        if event.name == "crown-taken":
            assert event.args[1] == before
            before = event.args[0]
        elif event.name == "crown-kept":
            assert event.args[0] == before
    assert s.crown == before
    assert 0 <= s.crown < len(s.players)
