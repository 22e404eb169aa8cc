"""What a law is, and the list of them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from burgrave.core.game import Game

LawTable = tuple[Game[Any], dict[str, Any]]  # a game and the options of one table
Law = Callable[[LawTable], None]

LAWS: Final[list[Law]] = []


def law(written: Law) -> Law:
    """Add a law to the list; its name is what it says."""
    LAWS.append(written)
    return written


def name_of(table: LawTable) -> str:
    return "-".join([table[0].id, *(str(value) for value in table[1].values())])


def assert_game_obeys_the_laws(game: Game[Any], tables: Sequence[dict[str, Any]]) -> None:
    """Every law at each of these tables; a failure says which law and which table."""
    for options in tables:
        for each in LAWS:
            hold(each, (game, options))


def hold(each: Law, table: LawTable) -> None:
    try:
        each(table)
    except Exception as problem:
        problem.add_note(f"{each.__name__.replace('_', ' ')}: {name_of(table)}")
        raise
