"""The components file: the printed content of the pieces. A corrected file may replace the built-in one.

A file is checked when it is loaded and cached by its digest. Records store only the digest.
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
CHECKED: Final = "1e94fb220d584e2e1b17841bc6d8d944"  # digest of the file that a test has checked
# Earlier built-in files, which differ only in texts for readers. Records name them; the game is the same.
EARLIER: Final = ("b217354dbcfc9af64c2ea429c6d52188",)

_remembered: dict[str, "Components"] = {}


@final
class Components:
    """A checked components file. Its data never changes."""

    def __init__(self, data: dict[str, Any], raw: bytes) -> None:
        self.data = data
        self.raw = raw
        self.digest = digest_of(raw)


@cache
def printed_components() -> Components:
    """Return the built-in file, which was checked before the package was built."""
    raw = PRINTED.read_bytes()
    if digest_of(raw) != CHECKED:
        return from_bytes(raw, PRINTED.name)
    return remember(Components(json.loads(raw), raw))


def from_file(path: str) -> Components:
    """Return the components of a user's file, or raise BurgraveError if the file is not valid."""
    try:
        raw = read_data(Path(path))
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BurgraveError("components-file", file=path, problem=reason) from None
    return from_bytes(raw, path)


def from_bytes(raw: bytes, name: str) -> Components:
    """Return the components in the bytes of a file; error messages show `name`."""
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
    """Return the components with this digest, or None if they were not loaded before."""
    return _remembered.get(digest)


def loaded_digests() -> list[str]:
    """Return the digests of all loaded files except the built-in one."""
    ours = printed_components().digest
    return [digest for digest in _remembered if digest != ours]


def parse(raw: bytes) -> Any:
    try:
        text = raw.decode("utf-8-sig")  # some editors start the file with a byte order mark
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
    except ValueError:  # a number with thousands of digits
        raise BurgraveError("components-endless") from None
    for where, name in doubled:
        raise make_error("components-twice", data, (*path_to(data, where), name), field=name)
    return data


def path_to(data: Any, wanted: dict[str, Any]) -> tuple[Key, ...]:
    """Return the path to these fields in the data, found by identity."""
    waiting: list[tuple[Any, tuple[Key, ...]]] = [(data, ())]
    while waiting:
        here, path = waiting.pop()
        if here is wanted:
            return path
        steps: Any = here.items() if isinstance(here, dict) else enumerate(here)
        waiting += [(value, (*path, step)) for step, value in steps if isinstance(value, dict | list)]
    return ()
