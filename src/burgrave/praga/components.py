"""The components file: what is printed on the pieces. A corrected file may replace the package's own.

A file is checked when it is loaded, and remembered by its digest, which is what records keep of it.
"""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final, final

from burgrave.core.components import LARGEST, digest_of, read_data
from burgrave.core.error import BurgraveError
from burgrave.praga.schema import check
from burgrave.praga.schema.entry import Key, make_error

PRINTED: Final = Path(__file__).parent / "components.json"
CHECKED: Final = "b217354dbcfc9af64c2ea429c6d52188"  # its digest: a test has checked it

_remembered: dict[str, "Components"] = {}


@final
class Components:
    """A components file that was checked; nobody changes its data."""

    def __init__(self, data: dict[str, Any], raw: bytes) -> None:
        self.data = data
        self.raw = raw
        self.digest = digest_of(raw)


@cache
def printed_components() -> Components:
    """The package's own file, which was checked before it was packed."""
    raw = PRINTED.read_bytes()
    if digest_of(raw) != CHECKED:
        return from_bytes(raw, PRINTED.name)
    return remember(Components(json.loads(raw), raw))


def from_file(path: str) -> Components:
    """A file of the player's; raises BurgraveError if it cannot be used."""
    try:
        raw = read_data(Path(path))
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BurgraveError("components-file", file=path, problem=reason) from None
    return from_bytes(raw, path)


def from_bytes(raw: bytes, name: str) -> Components:
    """The components in the bytes of a file; `name` is what mistakes call it."""
    before = find_components(digest_of(raw))
    if before is not None:
        return before
    if len(raw) > LARGEST:
        raise BurgraveError("components-large", file=name, most=LARGEST // 1000)
    try:
        data = parse(raw)
        check(data)
    except BurgraveError as mistake:
        raise BurgraveError(mistake.code, file=name, **mistake.params) from None
    except RecursionError:
        raise BurgraveError("components-endless", file=name) from None
    return remember(Components(data, raw))


def remember(components: Components) -> Components:
    _remembered[components.digest] = components
    return components


def find_components(digest: str) -> Components | None:
    """The components of a digest, if they were loaded before."""
    return _remembered.get(digest)


def loaded_digests() -> list[str]:
    """The digests of all files that were loaded beside the package's own."""
    ours = printed_components().digest
    return [digest for digest in _remembered if digest != ours]


def parse(raw: bytes) -> Any:
    try:
        text = raw.decode("utf-8-sig")  # some editors put a mark before the text
    except UnicodeDecodeError:
        raise BurgraveError("components-encoding") from None
    doubled: list[tuple[dict[str, Any], str]] = []

    def fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            names = Counter(name for name, _ in pairs)
            doubled.extend((made, name) for name in made if names[name] > 1)
        return made

    try:
        data = json.loads(text, object_pairs_hook=fields)
    except json.JSONDecodeError as problem:
        raise BurgraveError("components-json", line=problem.lineno, problem=problem.msg) from None
    except ValueError:  # a number of thousands of digits
        raise BurgraveError("components-endless") from None
    for where, name in doubled:
        raise make_error("components-twice", data, (*path_to(data, where), name), field=name)
    return data


def path_to(data: Any, wanted: dict[str, Any]) -> tuple[Key, ...]:
    """Where in the data these very fields stand."""
    waiting: list[tuple[Any, tuple[Key, ...]]] = [(data, ())]
    while waiting:
        here, path = waiting.pop()
        if here is wanted:
            return path
        steps: Any = here.items() if isinstance(here, dict) else enumerate(here)
        waiting += [(value, (*path, step)) for step, value in steps if isinstance(value, dict | list)]
    return ()
