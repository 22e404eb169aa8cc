"""What moves on the table of Citadels when something happens."""

from collections.abc import Callable
from typing import Final

from burgrave.match.layout.base import EventValues, Place, Transfer, place

Transfers = list[Transfer]

BANK: Final = place("bank")
DECK: Final = place("deck")
PACK: Final = place("pack")
FACEDOWN: Final = place("facedown")
LAID_OUT: Final = place("laid_out")


def gold_of(seat: int) -> Place:
    return place("gold", seat=seat)


def hand_of(seat: int) -> Place:
    return place("hand", seat=seat)


def characters_of(seat: int) -> Place:
    return place("characters", seat=seat)


def city_place(seat: int, card: str) -> Place:
    return place("city", seat=seat, card=card)


def event_place(id: str, seat: int) -> Place:
    """Return the place that an event calls by this id, of this seat if every seat has one."""
    match id:
        case "hand" | "drawn":
            return place(id, seat=seat)
        case "pile":
            return place("pile")
    return DECK


# -- what moves


def move_gold(start: Place, end: Place, amount: int) -> Transfers:
    return [Transfer("gold", start, end, amount)] if amount > 0 else []


def move_cards(start: Place | None, end: Place, count: int) -> Transfers:
    return [Transfer("card", start, end, count)] if count > 0 else []


def move_card(start: Place | None, end: Place, card: str = "") -> Transfers:
    return [Transfer("card", start, end, id=card)]


def move_district(start: Place, end: Place, card: str) -> Transfers:
    return [Transfer("district", start, end, id=card)]


def move_character(start: Place, end: Place, character: str = "") -> Transfers:
    return [Transfer("character", start, end, id=character)]


def put_mark(seat: int, character: str, mark: str) -> Transfers:
    return [
        Transfer("mark", place("seat", seat=seat), place("mark", character=character, mark=mark), id=mark)
    ]


def card_count(event: EventValues) -> int:
    return len(event["cards"]) if "cards" in event else int(event["count"])


# -- gold


def gold_from_bank(event: EventValues) -> Transfers:
    return move_gold(BANK, gold_of(event["seat"]), event["gold"])


def gold_between(giver: str, taker: str) -> Callable[[EventValues], Transfers]:
    """Return the function for an event in which one seat pays another."""
    return lambda event: move_gold(gold_of(event[giver]), gold_of(event[taker]), event["gold"])


def pay_bank(seat: int, amount: int) -> Transfers:
    return move_gold(gold_of(seat), BANK, amount)


def lose_coin(seat: int, card: str, amount: int) -> Transfers:
    """Return the gold on a beautified district that goes to the bank."""
    return move_gold(city_place(seat, card), BANK, amount)


# -- cards


def cards_from_deck(event: EventValues) -> Transfers:
    return move_cards(DECK, hand_of(event["seat"]), card_count(event))


def cards_drawn(event: EventValues) -> Transfers:
    return move_cards(DECK, event_place(event["to"], event["seat"]), card_count(event))


def card_kept(event: EventValues) -> Transfers:
    start = event_place(event["from"], event["seat"])
    return move_card(start, hand_of(event["seat"]), event.get("card", ""))


def cards_returned(event: EventValues) -> Transfers:
    start = place("drawn", seat=event["seat"])
    return move_cards(start, event_place(event["to"], event["seat"]), card_count(event))


def card_discarded(event: EventValues) -> Transfers:
    end = event_place(event["to"], event["seat"])
    return move_card(hand_of(event["seat"]), end, event.get("card", ""))


def card_between(event: EventValues) -> Transfers:
    return move_card(hand_of(event["giver"]), hand_of(event["taker"]), event.get("card", ""))


def hands_swapped(event: EventValues) -> Transfers:
    one, other = hand_of(event["seat"]), hand_of(event["other"])
    return [Transfer("card", one, other, 0), Transfer("card", other, one, 0)]


def card_under_museum(event: EventValues) -> Transfers:
    return move_card(hand_of(event["seat"]), place("museum", seat=event["seat"]), event.get("card", ""))


def museum_moved(event: EventValues) -> Transfers:
    return move_cards(None, place("museum", seat=event["seat"]), card_count(event))


def museum_emptied(event: EventValues) -> Transfers:
    start = place("museum", seat=event["owner"])
    return move_cards(start, event_place(event["to"], event["owner"]), event["count"])


# -- districts


def district_built(event: EventValues) -> Transfers:
    seat, card = event["seat"], event["district"]
    start = place("hand", seat=seat, card=card)
    return [*pay_bank(seat, event["paid"]), *move_district(start, city_place(seat, card), card)]


def district_used(event: EventValues) -> Transfers:
    return pay_bank(event["seat"], event["paid"])


def district_destroyed(event: EventValues) -> Transfers:
    owner, card = event["owner"], event["district"]
    return [
        *pay_bank(event["destroyer"], event["paid"]),
        *lose_coin(owner, card, event["coin"]),
        *move_district(city_place(owner, card), event_place(event["to"], owner), card),
    ]


def district_sacrificed(event: EventValues) -> Transfers:
    seat, card = event["seat"], event["district"]
    end = event_place(event["to"], seat)
    return [*lose_coin(seat, card, event["coin"]), *move_district(city_place(seat, card), end, card)]


def district_replaced(event: EventValues) -> Transfers:
    seat, old, new = event["seat"], event["old"], event["new"]
    return [
        *pay_bank(seat, event["paid"]),
        *lose_coin(seat, old, event["coin"]),
        *move_district(city_place(seat, old), event_place(event["to"], seat), old),
        *move_district(place("hand", seat=seat, card=new), city_place(seat, new), new),
    ]


def district_seized(event: EventValues) -> Transfers:
    marshal, owner, card = event["marshal"], event["owner"], event["district"]
    return [
        *move_gold(gold_of(marshal), gold_of(owner), event["paid"]),
        *move_district(city_place(owner, card), city_place(marshal, card), card),
    ]


def district_exchanged(event: EventValues) -> Transfers:
    seat, other, given, received = event["seat"], event["other"], event["given"], event["received"]
    return [
        *move_district(city_place(seat, given), city_place(other, given), given),
        *move_district(city_place(other, received), city_place(seat, received), received),
    ]


def district_confiscated(event: EventValues) -> Transfers:
    magistrate, builder, card = event["magistrate"], event["builder"], event["district"]
    start = place("hand", seat=builder, card=card)
    return [
        *move_gold(BANK, gold_of(builder), event["refunded"]),
        *move_district(start, city_place(magistrate, card), card),
    ]


def district_recovered(event: EventValues) -> Transfers:
    seat, card = event["seat"], event["district"]
    return [*pay_bank(seat, event["paid"]), *move_card(None, hand_of(seat), card)]


def district_beautified(event: EventValues) -> Transfers:
    seat = event["seat"]
    return move_gold(gold_of(seat), city_place(seat, event["district"]), event["paid"])


# -- characters and the crown


def characters_passed(event: EventValues) -> Transfers:
    count = len(event["characters"]) if "characters" in event else event["count"]
    start, end = place("seat", seat=event["passer"]), place("seat", seat=event["seat"])
    return [Transfer("character", start, end, count)]


def character_picked(event: EventValues) -> Transfers:
    return move_character(PACK, characters_of(event["seat"]), event.get("character", ""))


def character_put_away(event: EventValues) -> Transfers:
    return move_character(PACK, place("put_away", seat=event["seat"]), event.get("character", ""))


def character_revealed(event: EventValues) -> Transfers:
    character = event["character"]
    end = place("character", character=character)
    return move_character(characters_of(event["seat"]), end, character)


def characters_swapped(event: EventValues) -> Transfers:
    one, other = characters_of(event["seat"]), characters_of(event["other"])
    return [*move_character(one, other), *move_character(other, one)]


def crown_between(event: EventValues) -> Transfers:
    taker, giver = place("crown", seat=event["taker"]), place("crown", seat=event["giver"])
    return [Transfer("crown", giver, taker)]


# -- markers, tax and action cards


def mark_character(mark: str) -> Callable[[EventValues], Transfers]:
    """Return the function for an event in which a seat puts a marker at a character."""
    return lambda event: put_mark(event["seat"], event["character"], mark)


def mark_characters(mark: str, *fields: str) -> Callable[[EventValues], Transfers]:
    """Return the function for an event in which a seat puts several markers at characters."""
    return lambda event: [
        transfer for field in fields for transfer in put_mark(event["seat"], event[field], mark)
    ]


def threat_removed(event: EventValues) -> Transfers:
    return [Transfer("mark", place("mark", character=event["character"], mark="threat"), None, id="threat")]


def tax_paid(event: EventValues) -> Transfers:
    return move_gold(gold_of(event["seat"]), place("tax"), event["gold"])


def tax_collected(event: EventValues) -> Transfers:
    return move_gold(place("tax"), gold_of(event["seat"]), event["gold"])


def action_played(event: EventValues) -> Transfers:
    seat, card = event["seat"], event["card"]
    return move_card(place("hand", seat=seat, card=card), LAID_OUT, card)


def wagon_used(event: EventValues) -> Transfers:
    wagon = place("wagon", seat=event["owner"], wagon=event["wagon"])
    return move_gold(gold_of(event["seat"]), wagon, event["paid"])


def wagon_collected(event: EventValues) -> Transfers:
    return discard_wagon(event, gold_of(event["seat"]))


def wagon_discarded(event: EventValues) -> Transfers:
    return discard_wagon(event, BANK)


def discard_wagon(event: EventValues, receiver: Place) -> Transfers:
    seat = event["seat"]
    wagon = place("wagon", seat=seat, wagon=event["wagon"])
    end = event_place(event["to"], seat)
    return [*move_gold(wagon, receiver, event["gold"]), *move_card(wagon, end, "cash_wagon")]


TRANSFERS: Final[dict[str, Callable[[EventValues], Transfers]]] = {
    "crown-given": lambda event: [Transfer("crown", None, place("crown", seat=event["seat"]))],
    "crown-taken": crown_between,
    "hand-dealt": cards_from_deck,
    "hand-dealt-hidden": cards_from_deck,
    "cards-gained": cards_from_deck,
    "cards-gained-hidden": cards_from_deck,
    "cards-drawn": cards_drawn,
    "cards-drawn-hidden": cards_drawn,
    "card-kept": card_kept,
    "card-kept-hidden": card_kept,
    "cards-returned": cards_returned,
    "cards-returned-hidden": cards_returned,
    "card-discarded": card_discarded,
    "card-discarded-hidden": card_discarded,
    "card-taken": card_between,
    "card-taken-hidden": card_between,
    "card-given": card_between,
    "card-given-hidden": card_between,
    "hands-swapped": hands_swapped,
    "card-put-under": card_under_museum,
    "card-put-under-hidden": card_under_museum,
    "museum-moved": museum_moved,
    "museum-moved-hidden": museum_moved,
    "museum-emptied": museum_emptied,
    "deck-shuffled": lambda event: move_cards(None, DECK, event["returned"]),
    "deck-reshuffled": lambda event: move_cards(place("pile"), DECK, event["count"]),
    "gold-gathered": gold_from_bank,
    "gold-gained": gold_from_bank,
    "income-taken": gold_from_bank,
    "bonus-taken": gold_from_bank,
    "refunded": gold_from_bank,
    "queen-paid": gold_from_bank,
    "robbed": gold_between("victim", "thief"),
    "gold-taken": gold_between("giver", "taker"),
    "gold-paid": gold_between("giver", "taker"),
    "bribed": gold_between("victim", "blackmailer"),
    "threat-shown": gold_between("victim", "blackmailer"),
    "spied": gold_between("victim", "spy"),
    "tax-paid": tax_paid,
    "tax-collected": tax_collected,
    "district-built": district_built,
    "district-used": district_used,
    "district-destroyed": district_destroyed,
    "district-sacrificed": district_sacrificed,
    "district-replaced": district_replaced,
    "district-seized": district_seized,
    "district-exchanged": district_exchanged,
    "district-recovered": district_recovered,
    "confiscated": district_confiscated,
    "beautified": district_beautified,
    "discarded-faceup": lambda event: move_character(
        PACK, place("faceup", character=event["character"]), event["character"]
    ),
    "discarded-facedown": lambda event: move_character(PACK, FACEDOWN),
    "random-discard": lambda event: move_character(PACK, FACEDOWN),
    "characters-left": lambda event: [Transfer("character", PACK, FACEDOWN, event["count"])],
    "characters-passed": characters_passed,
    "characters-passed-hidden": characters_passed,
    "character-picked": character_picked,
    "character-picked-hidden": character_picked,
    "character-put-away": character_put_away,
    "character-put-away-hidden": character_put_away,
    "characters-swapped": characters_swapped,
    "revealed": character_revealed,
    "came-forward": character_revealed,
    "killed": mark_character("killed"),
    "thief-named": mark_character("robbed"),
    "bewitched": mark_character("bewitched"),
    "protected": mark_character("protected"),
    "warrants-placed": mark_characters("warrant", "first", "second", "third"),
    "threats-placed": mark_characters("threat", "first", "second"),
    "threat-removed": threat_removed,
    "action-played": action_played,
    "action-returned": lambda event: move_card(LAID_OUT, event_place(event["to"], 0), event["card"]),
    "wagon-used": wagon_used,
    "wagon-collected": wagon_collected,
    "wagon-discarded": wagon_discarded,
}
