"""What an invariant is, and the list of all invariants."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from burgrave.core.game import Game

GameCase = tuple[Game[Any], dict[str, Any]]  # a game and the options to play it with
Invariant = Callable[[GameCase], None]

INVARIANTS: Final[list[Invariant]] = []


def invariant(function: Invariant) -> Invariant:
    """Add an invariant to the list. Its name describes it."""
    INVARIANTS.append(function)
    return function


def case_name(case: GameCase) -> str:
    return "-".join([case[0].id, *(str(value) for value in case[1].values())])


def check_game(game: Game[Any], cases: Sequence[dict[str, Any]]) -> None:
    """Check every invariant with each of these options. A failure names the invariant and the options."""
    for options in cases:
        for each in INVARIANTS:
            check_invariant(each, (game, options))


def check_invariant(checked: Invariant, case: GameCase) -> None:
    try:
        checked(case)
    except Exception as problem:
        problem.add_note(f"{checked.__name__.replace('_', ' ')}: {case_name(case)}")
        raise
