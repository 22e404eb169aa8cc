"""What can be said of facts at all: words, details and seats are looked at before anything is played."""

from collections.abc import Collection
from typing import Any, Final

from burgrave.core.game import Game
from burgrave.core.scenario.fact import seat_fields
from burgrave.core.scenario.written import NOTHING, Written, plain

UNKNOWN_WORD: Final = "unknown"


def check_words(game: Game[Any], written: Written, seats: int) -> None:
    """A word that no fact can ever be, or a seat that is not there, is a slip of the pen."""
    known = [id for ids in game.words().names.values() for id in ids]
    known += [UNKNOWN_WORD, *NOTHING, *game.scenarios().fact_words(), *kinds(game)]
    check_leaves(written, known, set(map(plain, known)))
    check_things(written, game.scenarios().thing_fields())
    for key, _ in written.pairs:
        if key.seat_or_none() is not None:
            key.seat(seats)
    check_seats(written, set(map(plain, seat_fields(game.facts_type()))), seats)


def check_seats(written: Written, names: Collection[str], seats: int) -> None:
    """Where a fact says which seat, only seats of the table can be expected; so wherever `P5` is written."""
    for key, value in written.pairs:
        if plain(key.text()) in names:
            every_seat(value, seats)
        else:
            check_seats(value, names, seats)
    if isinstance(written.value, list):
        for item in written.value:
            check_seats(item, names, seats)
    elif isinstance(written.value, str) and not written.value.isdigit():
        every_seat(written, seats)


def every_seat(written: Written, seats: int) -> None:
    """All numbers here are seats, also those that a fact is said not to be."""
    for _, value in written.pairs:
        every_seat(value, seats)
    if isinstance(written.value, list):
        for item in written.value:
            every_seat(item, seats)
    elif written.seat_or_none() is not None:
        written.seat(seats)


def check_things(written: Written, fields: list[str]) -> None:
    """A thing is written with its name first; of its details there are only so many."""
    if fields and any(plain(key.text()) == fields[0] for key, _ in written.pairs):
        written.fields(fields)
    for _, value in written.pairs:
        check_things(value, fields)
    for item in written.value if isinstance(written.value, list) else []:
        check_things(item, fields)


def kinds(game: Game[Any]) -> list[str]:
    """All kinds of decisions."""
    return sorted({step.kind for step in game.book if step.kind})


def check_leaves(written: Written, known: list[str], spelled: Collection[str]) -> None:
    for _, value in written.pairs:
        check_leaves(value, known, spelled)
    if isinstance(written.value, list):
        for item in written.value:
            check_leaves(item, known, spelled)
    elif (
        isinstance(written.value, str)
        and written.seat_or_none() is None
        and plain(written.value) not in spelled
    ):
        written.one_of("word", known)
