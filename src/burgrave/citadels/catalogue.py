"""Every character and card of every edition, by number and id. Append only: records name the ids.

Cards are kinds, not pieces of cardboard: five Taverns are five times the same number. Kinds of one
type stand together, so the type of a kind is a comparison and the kinds of a type are one mask.
"""

from typing import Final

from mypy_extensions import i64

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

# Cards. 0 is the card nobody has shown.
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

# Types of districts.
NOBLE: Final = 1
RELIGIOUS: Final = 2
TRADE: Final = 3
MILITARY: Final = 4
UNIQUE: Final = 5

CHARACTER_IDS: Final = [
    "nobody",
    "assassin",
    "witch",
    "magistrate",
    "thief",
    "spy",
    "blackmailer",
    "magician",
    "wizard",
    "seer",
    "king",
    "emperor",
    "patrician",
    "bishop",
    "abbot",
    "cardinal",
    "merchant",
    "alchemist",
    "trader",
    "architect",
    "navigator",
    "scholar",
    "warlord",
    "diplomat",
    "marshal",
    "queen",
    "artist",
    "tax_collector",
]
CARD_IDS: Final = [
    "unknown",
    "manor",
    "castle",
    "palace",
    "temple",
    "church",
    "monastery",
    "cathedral",
    "watchtower",
    "prison",
    "barracks",
    "fortress",
    "tavern",
    "market",
    "trading_post",
    "docks",
    "harbor",
    "town_hall",
    "armory",
    "basilica",
    "capitol",
    "dragon_gate",
    "factory",
    "framework",
    "gold_mine",
    "great_wall",
    "haunted_quarter",
    "imperial_treasury",
    "ivory_tower",
    "keep",
    "laboratory",
    "library",
    "map_room",
    "monument",
    "museum",
    "necropolis",
    "observatory",
    "park",
    "poor_house",
    "quarry",
    "school_of_magic",
    "secret_vault",
    "smithy",
    "stables",
    "statue",
    "theater",
    "thieves_den",
    "wishing_well",
    "bell_tower",
    "graveyard",
    "hospital",
    "lighthouse",
    "throne_room",
    "university",
    "acrobat",
    "director",
    "cash_wagon",
    "living_cannonball",
    "rasputin",
    "fortune_teller",
    "big_top",
]
TYPE_IDS: Final = [
    "none",
    "noble",
    "religious",
    "trade",
    "military",
    "unique",
]

# The type of each kind; action cards have none.
TYPE_OF: Final = bytes(
    [
        0,
        1,
        1,
        1,
        2,
        2,
        2,
        2,
        4,
        4,
        4,
        4,
        3,
        3,
        3,
        3,
        3,
        3,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        5,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ]
)
# Building costs of the 2016 edition; an edition may change some.
COST: Final = bytes(
    [
        0,
        3,
        4,
        5,
        1,
        2,
        3,
        5,
        1,
        2,
        3,
        5,
        1,
        2,
        2,
        3,
        4,
        5,
        3,
        4,
        5,
        6,
        5,
        3,
        6,
        6,
        2,
        5,
        5,
        3,
        5,
        6,
        5,
        4,
        4,
        5,
        4,
        6,
        4,
        5,
        6,
        0,
        5,
        2,
        3,
        6,
        6,
        5,
        5,
        5,
        6,
        3,
        6,
        6,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ]
)

# The kinds of each type, a bit each.
KINDS_OF_TYPE: Final = [
    0,
    0xE,
    0xF0,
    0x3F000,
    0xF00,
    0x3FFFFFFFFC0000,
]


def rank_of(character: i64) -> i64:
    """Rank 1 to 9."""
    return (character + 2) // 3


def bit(number: i64) -> i64:
    """One bit of a mask."""
    # Shifting down: the compiled form of `1 << number` is a C int and loses the bits above 31.
    return 0x1000_0000_0000_0000 >> (60 - number)
