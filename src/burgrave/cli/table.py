"""Options of a table that have a name of their own on the command line; `--option` sets all others."""

from collections.abc import Callable
from secrets import randbelow
from typing import Any, Final, TypeVar

import click

from burgrave.cli.spoken import option

F = TypeVar("F", bound=Callable[..., Any])

KEPT: Final = "burgrave.cli.table"
BY_LOT: Final = "lot"


def table_options(function: F) -> F:
    """Add `--preset`, `--characters` … to a command; `typed_options` gives what was typed."""
    for add in reversed(
        [
            option("--preset", about="cli-option-preset", value="preset", **KEEP),
            option("--characters", about="cli-option-characters", value="list", **KEEP),
            option("--districts", about="cli-option-districts", value="list", **KEEP),
            option("--random-cast", about="cli-option-random-cast", flag_value=BY_LOT, **KEEP),
            option("--nine", about="cli-option-nine", is_flag=True, **KEEP),
            option("--action-cards", about="cli-option-action-cards", is_flag=True, **KEEP),
            option("--first-crown", about="cli-option-first-crown", value="number", **KEEP),
        ]
    ):
        function = add(function)
    return function


def keep(context: click.Context, parameter: click.Parameter, value: Any) -> None:
    """Keep what was typed in the form of `--option`."""
    if value in (None, False):
        return
    if value == BY_LOT:
        value = randbelow(1_000_000)
    typed: list[str] = context.meta.setdefault(KEPT, [])
    typed.append(f"{parameter.name}={'yes' if value is True else value}")


KEEP: Final[dict[str, Any]] = {"expose_value": False, "callback": keep}


def typed_options() -> list[str]:
    kept: list[str] = click.get_current_context().meta.get(KEPT, [])
    return kept
