"""The pieces to which our rulings, chapter 22 of docs/rules/praga.md, belong."""

from typing import Final

from burgrave.core.ruling import Ruling
from burgrave.praga.catalogue import TECHNOLOGY_IDS

PERMANENT: Final = [id for id in TECHNOLOGY_IDS if id.startswith(("T1", "T2"))]
WITH_AN_ACTION: Final = ["T3-1", "T3-2", "T3-4", "T4-1", "T4-2", "T4-3", "T4-4", "T4-5"]

RULINGS: Final = [
    Ruling("DEC-1"),
    Ruling("DEC-2"),
    Ruling("DEC-3"),
    Ruling("DEC-4", ["plaza_tile"]),
    Ruling("DEC-5", ["technology"]),
    Ruling("DEC-6", ["action_tile"]),
    Ruling("DEC-7"),
    Ruling("DEC-8", ["action_tile"]),
    Ruling("DEC-9"),
    Ruling("DEC-10"),
    Ruling("DEC-11", ["wall"]),
    Ruling("DEC-12", ["upgrade", "wall"]),
    Ruling("DEC-13", ["upgrade", "V-2"]),
    Ruling("DEC-14", ["building"]),
    Ruling("DEC-15", ["building", "plaza_tile"]),
    Ruling("DEC-16"),
    Ruling("DEC-17"),
    Ruling("DEC-18", PERMANENT),
    Ruling("DEC-19", ["T2-3", "T2-4"]),
    Ruling("DEC-20", ["seal"]),
    Ruling("DEC-21", ["S1", "S2", "S3"]),
    Ruling("DEC-22", ["plaza_tile"]),
    Ruling("DEC-23"),
    Ruling("DEC-24", WITH_AN_ACTION),
    Ruling("DEC-25", ["upgrade"]),
    Ruling("DEC-26", ["T2-5"]),
]


def rulings() -> list[str]:
    """Return the numbers of the rulings about the game as a whole."""
    return [ruling.number for ruling in RULINGS if not ruling.pieces]


def rulings_about(kind: str, id: str) -> list[str]:
    """Return the numbers of the rulings about a piece or about its kind."""
    return [ruling.number for ruling in RULINGS if kind in ruling.pieces or id in ruling.pieces]
