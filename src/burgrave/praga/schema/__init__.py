"""Checks whether a components file can be used: first its structure, then rules across its values.

All mistakes are found at once. In the place of a section with the wrong structure, rules read that of a
valid file.
"""

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from burgrave.praga.schema.calendar import check_calendar
from burgrave.praga.schema.city import check_city
from burgrave.praga.schema.entry import Problem, Problems, format_value, make_error, problem
from burgrave.praga.schema.pieces import check_pieces
from burgrave.praga.schema.player_boards import check_player_boards
from burgrave.praga.schema.prices import check_prices
from burgrave.praga.schema.scoring import check_scoring
from burgrave.praga.schema.structure import check_structure
from burgrave.praga.schema.wheel import check_wheel

__all__ = ["VERSION", "check", "find_problems"]

VERSION: Final = 2  # of the format that this package reads and writes
MOST: Final = 100  # problems that are named at once
RULES: Final[tuple[Callable[[Any], Problems], ...]] = (
    check_pieces,
    check_wheel,
    check_calendar,
    check_player_boards,
    check_prices,
    check_city,
    check_scoring,
)


def check(data: Any, valid: dict[str, Any] | None = None) -> None:
    """Raise BurgraveError for the first entry that is not valid. Its `others` are the other errors."""
    found = find_problems(data, valid)
    if found:
        first, *others = (make_error(data, each) for each in found)
        first.others = others
        raise first


def find_problems(data: Any, valid: dict[str, Any] | None = None) -> list[Problem]:
    """Return everything in the data that is not valid, in the order of the file's rules.

    `valid` is the data of a valid file. Without it, no rules are checked if the structure is wrong.
    """
    meta = data.get("meta") if isinstance(data, dict) else None
    version = meta.get("version") if isinstance(meta, dict) else None
    if type(version) is int and version != VERSION:
        return [
            problem("components-version", ("meta", "version"), found=format_value(version), right=VERSION)
        ]
    found = list(islice(check_structure(data), MOST))
    broken = {each.path[0] for each in found if each.path}
    if found and (valid is None or not isinstance(data, dict)):
        return found
    readable = {**data, **{name: valid[name] for name in broken if valid and name in valid}}
    more = (each for rule in RULES for each in rule(readable) if each.path[0] not in broken)
    return [*found, *islice(more, MOST - len(found))]
