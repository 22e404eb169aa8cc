"""The classic edition: 8 characters, 65 districts, 2 to 7 players."""

from typing import Final

from burgrave.citadels.catalogue import (
    ARCHITECT,
    ASSASSIN,
    BISHOP,
    DRAGON_GATE,
    GRAVEYARD,
    HAUNTED_QUARTER,
    KEEP,
    KING,
    LABORATORY,
    LIBRARY,
    MAGICIAN,
    MERCHANT,
    OBSERVATORY,
    SCHOOL_OF_MAGIC,
    SMITHY,
    THIEF,
    UNIVERSITY,
    WARLORD,
)
from burgrave.citadels.editions.edition import Edition

CLASSIC: Final = Edition(
    id="classic",
    most_players=7,
    cast=[ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD],
    unique_districts=[
        HAUNTED_QUARTER,
        KEEP,
        KEEP,
        LABORATORY,
        SMITHY,
        OBSERVATORY,
        GRAVEYARD,
        LIBRARY,
        SCHOOL_OF_MAGIC,
        UNIVERSITY,
        DRAGON_GATE,
    ],
    costs={OBSERVATORY: 5},
    values={UNIVERSITY: 8, DRAGON_GATE: 8},
    completion={2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 7: 8},
    faceup={2: 0, 3: 0, 4: 2, 5: 1, 6: 0, 7: 0},
    facedown_is_seen=True,
    discard_pile=True,
    duplicates_allowed=True,
    extras_come_with_gathering=True,
    used_once_per_round=True,
    laboratory_gold=1,
    library_keeps=2,
    quarter_fixed_if_fresh=True,
)
