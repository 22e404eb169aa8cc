"""Checks of what a scenario says about state data, before anything is played: words, details and seats."""

from collections.abc import Collection
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.scenario.typed_value import seat_fields
from burgrave.core.scenario.value import NOTHING, ScenarioValue, normalize

UNKNOWN_WORD: Final = "unknown"


def check_words(game: Game[Any], node: ScenarioValue, seats: int) -> None:
    """Raise BurgraveError for a word that state data can never have, or a seat that does not exist."""
    known = [id for ids in game.notation.names.values() for id in ids]
    known += [UNKNOWN_WORD, *NOTHING, *game.scenario_support().state_words(), *decision_kinds(game)]
    check_leaves(node, known, set(map(normalize, known)))
    check_items(node, game.scenario_support().item_fields())
    for key, _ in node.pairs:
        if key.seat_or_none() is not None:
            key.seat(seats)
    check_seats(node, set(map(normalize, seat_fields(game.state_data_type()))), seats)


def check_seats(node: ScenarioValue, names: Collection[str], seats: int) -> None:
    """Raise BurgraveError for a seat that does not exist, in fields that are seats and in words like `P5`."""
    for key, value in node.pairs:
        if normalize(key.text()) in names:
            check_every_seat(value, seats)
        else:
            check_seats(value, names, seats)
    if isinstance(node.value, list):
        for item in node.value:
            check_seats(item, names, seats)
    elif isinstance(node.value, str) and not node.value.isdigit():
        check_every_seat(node, seats)


def check_every_seat(node: ScenarioValue, seats: int) -> None:
    """Raise BurgraveError unless every number here is a seat that exists, also below `not`."""
    for _, value in node.pairs:
        check_every_seat(value, seats)
    if isinstance(node.value, list):
        for item in node.value:
            check_every_seat(item, seats)
    elif node.seat_or_none() is not None:
        node.seat(seats)


def check_items(node: ScenarioValue, fields: list[str]) -> None:
    """Raise BurgraveError for an unknown detail of a thing. A mapping with the name field is a thing."""
    if fields and any(normalize(key.text()) == fields[0] for key, _ in node.pairs):
        node.fields(fields)
    for _, value in node.pairs:
        check_items(value, fields)
    for item in node.value if isinstance(node.value, list) else []:
        check_items(item, fields)


def decision_kinds(game: Game[Any]) -> list[str]:
    """Return all kinds of decisions."""
    return sorted({step.kind for step in game.steps if step.kind})


def check_leaves(node: ScenarioValue, known: list[str], spelled: Collection[str]) -> None:
    for _, value in node.pairs:
        check_leaves(value, known, spelled)
    if isinstance(node.value, list):
        for item in node.value:
            check_leaves(item, known, spelled)
    elif isinstance(node.value, str) and node.seat_or_none() is None and normalize(node.value) not in spelled:
        node.one_of("word", known)
