"""Which kind of card is which district."""

from burgrave.citadels.catalogue import (
    CARD_COUNT,
    GRAVEYARD,
    HAUNTED_QUARTER,
    KEEP,
    LABORATORY,
    LIBRARY,
    OBSERVATORY,
    SCHOOL_OF_MAGIC,
    SMITHY,
)
from burgrave.citadels.districts.district import District
from burgrave.citadels.districts.graveyard import Graveyard
from burgrave.citadels.districts.haunted_quarter import HauntedQuarter
from burgrave.citadels.districts.keep import Keep
from burgrave.citadels.districts.laboratory import Laboratory
from burgrave.citadels.districts.library import Library
from burgrave.citadels.districts.observatory import Observatory
from burgrave.citadels.districts.school_of_magic import SchoolOfMagic
from burgrave.citadels.districts.smithy import Smithy


def districts() -> list[District]:
    """By kind; kinds without an effect share one plain district."""
    plain = District()
    special: dict[int, District] = {
        GRAVEYARD: Graveyard(),
        HAUNTED_QUARTER: HauntedQuarter(),
        KEEP: Keep(),
        LABORATORY: Laboratory(),
        LIBRARY: Library(),
        OBSERVATORY: Observatory(),
        SCHOOL_OF_MAGIC: SchoolOfMagic(),
        SMITHY: Smithy(),
    }
    return [special.get(kind, plain) for kind in range(CARD_COUNT + 1)]
