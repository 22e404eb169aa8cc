"""Every character and card of every edition, by number and id. Append only: records use the ids.

A number means a kind of card, not a single card: five Taverns have the same number five times. The kinds
of one type are neighbours, so that one comparison gives the type of a kind.
"""

from typing import Final, final

from mypy_extensions import i64

from burgrave.core.numbered import by_number

# Characters, three of each rank.
ASSASSIN: Final = 1
WITCH: Final = 2
MAGISTRATE: Final = 3
THIEF: Final = 4
SPY: Final = 5
BLACKMAILER: Final = 6
MAGICIAN: Final = 7
WIZARD: Final = 8
SEER: Final = 9
KING: Final = 10
EMPEROR: Final = 11
PATRICIAN: Final = 12
BISHOP: Final = 13
ABBOT: Final = 14
CARDINAL: Final = 15
MERCHANT: Final = 16
ALCHEMIST: Final = 17
TRADER: Final = 18
ARCHITECT: Final = 19
NAVIGATOR: Final = 20
SCHOLAR: Final = 21
WARLORD: Final = 22
DIPLOMAT: Final = 23
MARSHAL: Final = 24
QUEEN: Final = 25
ARTIST: Final = 26
TAX_COLLECTOR: Final = 27
CHARACTER_COUNT: Final = 27

# Cards. 0 is an unknown card.
MANOR: Final = 1
CASTLE: Final = 2
PALACE: Final = 3
TEMPLE: Final = 4
CHURCH: Final = 5
MONASTERY: Final = 6
CATHEDRAL: Final = 7
WATCHTOWER: Final = 8
PRISON: Final = 9
BARRACKS: Final = 10
FORTRESS: Final = 11
TAVERN: Final = 12
MARKET: Final = 13
TRADING_POST: Final = 14
DOCKS: Final = 15
HARBOR: Final = 16
TOWN_HALL: Final = 17
ARMORY: Final = 18
BASILICA: Final = 19
CAPITOL: Final = 20
DRAGON_GATE: Final = 21
FACTORY: Final = 22
FRAMEWORK: Final = 23
GOLD_MINE: Final = 24
GREAT_WALL: Final = 25
HAUNTED_QUARTER: Final = 26
IMPERIAL_TREASURY: Final = 27
IVORY_TOWER: Final = 28
KEEP: Final = 29
LABORATORY: Final = 30
LIBRARY: Final = 31
MAP_ROOM: Final = 32
MONUMENT: Final = 33
MUSEUM: Final = 34
NECROPOLIS: Final = 35
OBSERVATORY: Final = 36
PARK: Final = 37
POOR_HOUSE: Final = 38
QUARRY: Final = 39
SCHOOL_OF_MAGIC: Final = 40
SECRET_VAULT: Final = 41
SMITHY: Final = 42
STABLES: Final = 43
STATUE: Final = 44
THEATER: Final = 45
THIEVES_DEN: Final = 46
WISHING_WELL: Final = 47
BELL_TOWER: Final = 48
GRAVEYARD: Final = 49
HOSPITAL: Final = 50
LIGHTHOUSE: Final = 51
THRONE_ROOM: Final = 52
UNIVERSITY: Final = 53
ACROBAT: Final = 54
DIRECTOR: Final = 55
CASH_WAGON: Final = 56
LIVING_CANNONBALL: Final = 57
RASPUTIN: Final = 58
FORTUNE_TELLER: Final = 59
BIG_TOP: Final = 60
CARD_COUNT: Final = 60
LAST_BASE: Final = 17
LAST_DISTRICT: Final = 53

# Types of districts; action cards have none.
NO_TYPE: Final = 0
NOBLE: Final = 1
RELIGIOUS: Final = 2
TRADE: Final = 3
MILITARY: Final = 4
UNIQUE: Final = 5

CHARACTER_IDS: Final = by_number(
    {
        0: "nobody",
        ASSASSIN: "assassin",
        WITCH: "witch",
        MAGISTRATE: "magistrate",
        THIEF: "thief",
        SPY: "spy",
        BLACKMAILER: "blackmailer",
        MAGICIAN: "magician",
        WIZARD: "wizard",
        SEER: "seer",
        KING: "king",
        EMPEROR: "emperor",
        PATRICIAN: "patrician",
        BISHOP: "bishop",
        ABBOT: "abbot",
        CARDINAL: "cardinal",
        MERCHANT: "merchant",
        ALCHEMIST: "alchemist",
        TRADER: "trader",
        ARCHITECT: "architect",
        NAVIGATOR: "navigator",
        SCHOLAR: "scholar",
        WARLORD: "warlord",
        DIPLOMAT: "diplomat",
        MARSHAL: "marshal",
        QUEEN: "queen",
        ARTIST: "artist",
        TAX_COLLECTOR: "tax_collector",
    }
)


@final
class Card:
    """A kind of card. The building cost is that of the 2016 edition; other editions may change it."""

    def __init__(self, id: str, type: int = NO_TYPE, cost: int = 0, copies: int = 1) -> None:
        self.id = id
        self.type = type
        self.cost = cost
        self.copies = copies


CARDS: Final = by_number(
    {
        0: Card("unknown", copies=0),
        MANOR: Card("manor", NOBLE, cost=3, copies=5),
        CASTLE: Card("castle", NOBLE, cost=4, copies=4),
        PALACE: Card("palace", NOBLE, cost=5, copies=3),
        TEMPLE: Card("temple", RELIGIOUS, cost=1, copies=3),
        CHURCH: Card("church", RELIGIOUS, cost=2, copies=3),
        MONASTERY: Card("monastery", RELIGIOUS, cost=3, copies=3),
        CATHEDRAL: Card("cathedral", RELIGIOUS, cost=5, copies=2),
        WATCHTOWER: Card("watchtower", MILITARY, cost=1, copies=3),
        PRISON: Card("prison", MILITARY, cost=2, copies=3),
        BARRACKS: Card("barracks", MILITARY, cost=3, copies=3),
        FORTRESS: Card("fortress", MILITARY, cost=5, copies=2),
        TAVERN: Card("tavern", TRADE, cost=1, copies=5),
        MARKET: Card("market", TRADE, cost=2, copies=4),
        TRADING_POST: Card("trading_post", TRADE, cost=2, copies=3),
        DOCKS: Card("docks", TRADE, cost=3, copies=3),
        HARBOR: Card("harbor", TRADE, cost=4, copies=3),
        TOWN_HALL: Card("town_hall", TRADE, cost=5, copies=2),
        ARMORY: Card("armory", UNIQUE, cost=3),
        BASILICA: Card("basilica", UNIQUE, cost=4),
        CAPITOL: Card("capitol", UNIQUE, cost=5),
        DRAGON_GATE: Card("dragon_gate", UNIQUE, cost=6),
        FACTORY: Card("factory", UNIQUE, cost=5),
        FRAMEWORK: Card("framework", UNIQUE, cost=3),
        GOLD_MINE: Card("gold_mine", UNIQUE, cost=6),
        GREAT_WALL: Card("great_wall", UNIQUE, cost=6),
        HAUNTED_QUARTER: Card("haunted_quarter", UNIQUE, cost=2),
        IMPERIAL_TREASURY: Card("imperial_treasury", UNIQUE, cost=5),
        IVORY_TOWER: Card("ivory_tower", UNIQUE, cost=5),
        KEEP: Card("keep", UNIQUE, cost=3),
        LABORATORY: Card("laboratory", UNIQUE, cost=5),
        LIBRARY: Card("library", UNIQUE, cost=6),
        MAP_ROOM: Card("map_room", UNIQUE, cost=5),
        MONUMENT: Card("monument", UNIQUE, cost=4),
        MUSEUM: Card("museum", UNIQUE, cost=4),
        NECROPOLIS: Card("necropolis", UNIQUE, cost=5),
        OBSERVATORY: Card("observatory", UNIQUE, cost=4),
        PARK: Card("park", UNIQUE, cost=6),
        POOR_HOUSE: Card("poor_house", UNIQUE, cost=4),
        QUARRY: Card("quarry", UNIQUE, cost=5),
        SCHOOL_OF_MAGIC: Card("school_of_magic", UNIQUE, cost=6),
        SECRET_VAULT: Card("secret_vault", UNIQUE, cost=0),
        SMITHY: Card("smithy", UNIQUE, cost=5),
        STABLES: Card("stables", UNIQUE, cost=2),
        STATUE: Card("statue", UNIQUE, cost=3),
        THEATER: Card("theater", UNIQUE, cost=6),
        THIEVES_DEN: Card("thieves_den", UNIQUE, cost=6),
        WISHING_WELL: Card("wishing_well", UNIQUE, cost=5),
        BELL_TOWER: Card("bell_tower", UNIQUE, cost=5),
        GRAVEYARD: Card("graveyard", UNIQUE, cost=5),
        HOSPITAL: Card("hospital", UNIQUE, cost=6),
        LIGHTHOUSE: Card("lighthouse", UNIQUE, cost=3),
        THRONE_ROOM: Card("throne_room", UNIQUE, cost=6),
        UNIVERSITY: Card("university", UNIQUE, cost=6),
        ACROBAT: Card("acrobat"),
        DIRECTOR: Card("director", copies=2),
        CASH_WAGON: Card("cash_wagon", copies=3),
        LIVING_CANNONBALL: Card("living_cannonball", copies=2),
        RASPUTIN: Card("rasputin", copies=2),
        FORTUNE_TELLER: Card("fortune_teller", copies=2),
        BIG_TOP: Card("big_top", copies=3),
    }
)
TYPE_IDS: Final = ["none", "noble", "religious", "trade", "military", "unique"]

CARD_IDS: Final = [card.id for card in CARDS]
TYPE_OF: Final = bytes([card.type for card in CARDS])
COST: Final = bytes([card.cost for card in CARDS])
COPIES: Final = bytes([card.copies for card in CARDS])


def rank_of(character: i64) -> i64:
    """Return the rank of a character, from 1 to 9."""
    return (character + 2) // 3


def bit(number: i64) -> i64:
    """Return a mask with this one bit."""
    # Shift right: the compiled form of `1 << number` is a C int and loses the bits above 31.
    return 0x1000_0000_0000_0000 >> (60 - number)


# The kinds of each type, one bit for each kind.
KINDS_OF_TYPE: Final = [
    sum([bit(kind) for kind, card in enumerate(CARDS) if type and card.type == type])
    for type in range(len(TYPE_IDS))
]
