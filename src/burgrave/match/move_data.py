"""Moves as data for clients: the objects that they name, where these lie, and an icon."""

from typing import NotRequired, cast

from typing_extensions import TypedDict

from burgrave.core.move import Move
from burgrave.match.layout.base import Layout, Place, Situation


class PlaceData(TypedDict):
    """A place on the table: its kind, and further fields that depend on the kind and the game."""

    __pydantic_config__ = {"extra": "allow"}  # type: ignore[misc]  # noqa: RUF012

    kind: str


class ObjectData(TypedDict):
    """An object of the game: a piece, a seat or anything else that has an id."""

    vocabulary: str
    id: str


class MoveObjectData(ObjectData):
    """An object that a move names."""

    role: str
    """what it is in this move: a card, a seat, a tile, a rotation …"""
    place: NotRequired[PlaceData]
    """where it lies; absent if it lies nowhere, as an amount does"""


class MoveData(TypedDict):
    """A move: its number, its notation and its parts."""

    move: int
    text: str
    verb: str
    icon: str
    """the name of an icon for its verb"""
    finishes: NotRequired[bool]
    """true if it ends the turn or the decision and chooses nothing"""
    objects: list[MoveObjectData]


def move_data(layout: Layout, number: int, situation: Situation | None = None) -> MoveData:
    """Return a move as data. The places of its objects depend on the situation in which it is chosen."""
    move = layout.game.notation.move(number)
    style = layout.verb_style(move.verb)
    data: MoveData = {
        "move": number,
        "text": move.text,
        "verb": move.verb,
        "icon": layout.icon_of(move, situation),
        "objects": [
            move_object_data(layout, move, number_of_object, situation)
            for number_of_object in range(len(move.objects))
        ],
    }
    if style.finishes:
        data["finishes"] = True
    return data


def move_object_data(layout: Layout, move: Move, number: int, situation: Situation | None) -> MoveObjectData:
    vocabulary, id = move.objects[number]
    data: MoveObjectData = {"vocabulary": vocabulary, "id": id, "role": move.roles[number]}
    place = layout.place_of(vocabulary, id, move, situation) if situation else None
    if place is not None:
        data["place"] = place_data(place)
    return data


def place_data(place: Place) -> PlaceData:
    return cast(PlaceData, place)
