"""The text by which an error names its entry: `walls[3] W1-04: cost.stone`."""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from burgrave.core.error import BurgraveError

Key = str | int
Place = tuple[Key, ...]
LONGEST: Final = 60


class Problem(NamedTuple):
    """A mistake in a file: the code of its message, the path to the entry, and what the message names."""

    code: str
    path: Place
    args: dict[str, Any]


Problems = Iterator[Problem]


def problem(code: str, path: Place, **args: object) -> Problem:
    return Problem(code, path, args)


def make_error(data: Any, found: Problem, **more: object) -> BurgraveError:
    """Return the error about the entry at the end of the path of a problem."""
    return BurgraveError(found.code, entry=entry(data, found.path), **found.args, **more)


def entry(data: Any, path: tuple[Key, ...]) -> str:
    """Return a path as a text that is the same in every language, with the id of the piece on the path."""
    name = ""
    here = data
    between = ""
    for step in path:
        if isinstance(step, int):
            here = here[step] if isinstance(here, list) and step < len(here) else None
            name += f"[{step}]{label(here)}"
            between = "." if ":" in name else ": "
        else:
            here = here.get(step) if isinstance(here, dict) else None
            name += between + step
            between = "."
    return name or "components"


def value_at(data: Any, path: tuple[Key, ...]) -> Any:
    """Return the value at the end of a path."""
    for step in path:
        data = data[step]
    return data


def label(item: Any) -> str:
    """Return the name by which people know the item: its id or its place on the map."""
    if not isinstance(item, dict):
        return ""
    if isinstance(item.get("id"), str):
        return f" {item['id']}"
    if "row" in item and "col" in item:
        return f" ({item['row']}, {item['col']})"
    return f" {item['space']}" if "space" in item else ""


def format_value(value: object) -> str:
    """Return a value as the file has it, shortened."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def join_values(values: list[Any] | tuple[Any, ...]) -> str:
    return ", ".join(value if isinstance(value, str) else json.dumps(value) for value in values)
