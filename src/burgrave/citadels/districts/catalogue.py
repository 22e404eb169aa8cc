"""The districts by kind."""

from burgrave.citadels.catalogue import (
    ARMORY,
    BASILICA,
    BELL_TOWER,
    CAPITOL,
    CARD_COUNT,
    DRAGON_GATE,
    FACTORY,
    FRAMEWORK,
    GOLD_MINE,
    GRAVEYARD,
    GREAT_WALL,
    HAUNTED_QUARTER,
    HOSPITAL,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KEEP,
    LABORATORY,
    LIBRARY,
    LIGHTHOUSE,
    MAP_ROOM,
    MONUMENT,
    MUSEUM,
    NECROPOLIS,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SMITHY,
    STABLES,
    STATUE,
    THEATER,
    THIEVES_DEN,
    THRONE_ROOM,
    WISHING_WELL,
)
from burgrave.citadels.districts.armory import Armory
from burgrave.citadels.districts.basilica import Basilica
from burgrave.citadels.districts.bell_tower import BellTower
from burgrave.citadels.districts.capitol import Capitol
from burgrave.citadels.districts.district import District
from burgrave.citadels.districts.dragon_gate import DragonGate
from burgrave.citadels.districts.factory import Factory
from burgrave.citadels.districts.framework import Framework
from burgrave.citadels.districts.gold_mine import GoldMine
from burgrave.citadels.districts.graveyard import Graveyard
from burgrave.citadels.districts.great_wall import GreatWall
from burgrave.citadels.districts.haunted_quarter import HauntedQuarter
from burgrave.citadels.districts.hospital import Hospital
from burgrave.citadels.districts.imperial_treasury import ImperialTreasury
from burgrave.citadels.districts.ivory_tower import IvoryTower
from burgrave.citadels.districts.keep import Keep
from burgrave.citadels.districts.laboratory import Laboratory
from burgrave.citadels.districts.library import Library
from burgrave.citadels.districts.lighthouse import Lighthouse
from burgrave.citadels.districts.map_room import MapRoom
from burgrave.citadels.districts.monument import Monument
from burgrave.citadels.districts.museum import Museum
from burgrave.citadels.districts.necropolis import Necropolis
from burgrave.citadels.districts.observatory import Observatory
from burgrave.citadels.districts.park import Park
from burgrave.citadels.districts.poor_house import PoorHouse
from burgrave.citadels.districts.quarry import Quarry
from burgrave.citadels.districts.school_of_magic import SchoolOfMagic
from burgrave.citadels.districts.secret_vault import SecretVault
from burgrave.citadels.districts.smithy import Smithy
from burgrave.citadels.districts.stables import Stables
from burgrave.citadels.districts.statue import Statue
from burgrave.citadels.districts.theater import Theater
from burgrave.citadels.districts.thieves_den import ThievesDen
from burgrave.citadels.districts.throne_room import ThroneRoom
from burgrave.citadels.districts.wishing_well import WishingWell


def districts() -> list[District]:
    """Return the districts by kind. Kinds without an effect share one plain district."""
    plain = District()
    special: dict[int, District] = {
        ARMORY: Armory(),
        BASILICA: Basilica(),
        BELL_TOWER: BellTower(),
        CAPITOL: Capitol(),
        DRAGON_GATE: DragonGate(),
        FACTORY: Factory(),
        FRAMEWORK: Framework(),
        GOLD_MINE: GoldMine(),
        GRAVEYARD: Graveyard(),
        GREAT_WALL: GreatWall(),
        HAUNTED_QUARTER: HauntedQuarter(),
        HOSPITAL: Hospital(),
        IMPERIAL_TREASURY: ImperialTreasury(),
        IVORY_TOWER: IvoryTower(),
        KEEP: Keep(),
        LABORATORY: Laboratory(),
        LIBRARY: Library(),
        LIGHTHOUSE: Lighthouse(),
        MAP_ROOM: MapRoom(),
        MONUMENT: Monument(),
        MUSEUM: Museum(),
        NECROPOLIS: Necropolis(),
        OBSERVATORY: Observatory(),
        PARK: Park(),
        POOR_HOUSE: PoorHouse(),
        QUARRY: Quarry(),
        SCHOOL_OF_MAGIC: SchoolOfMagic(),
        SECRET_VAULT: SecretVault(),
        SMITHY: Smithy(),
        STABLES: Stables(),
        STATUE: Statue(),
        THEATER: Theater(),
        THIEVES_DEN: ThievesDen(),
        THRONE_ROOM: ThroneRoom(),
        WISHING_WELL: WishingWell(),
    }
    return [special.get(kind, plain) for kind in range(CARD_COUNT + 1)]
