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
from burgrave.praga.schema import MOST, check
from burgrave.praga.schema.entry import Key, make_error, problem

PRINTED: Final = Path(__file__).parent / "components.json"
CHECKED: Final = "1e94fb220d584e2e1b17841bc6d8d944"  # digest of the file that a test has checked
# Earlier built-in files, which differ only in texts for readers. Records name them; the game is the same.
EARLIER: Final = ("b217354dbcfc9af64c2ea429c6d52188",)

_remembered: dict[str, "Components"] = {}
_unlisted: set[str] = set()  # digests of files that only some tables use


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


def valid_data() -> dict[str, Any] | None:
    """Return the data of the built-in file; None while it is being checked itself."""
    return printed_components().data if digest_of(PRINTED.read_bytes()) == CHECKED else None


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
        check(data, valid_data())
    except BurgraveError as mistake:
        raise name_file(mistake, name) from None
    except RecursionError:
        raise BurgraveError("components-endless", file=name) from None
    return remember(Components(data, raw))


def name_file(mistake: BurgraveError, name: str) -> BurgraveError:
    """Return the same errors, which call the file by this name."""
    first, *others = (
        BurgraveError(each.code, file=name, **each.params) for each in (mistake, *mistake.others)
    )
    first.others = others
    return first


def remember(components: Components) -> Components:
    _remembered[components.digest] = components
    return components


def find_components(digest: str) -> Components | None:
    """Return the components with this digest, or None if they were not loaded before."""
    return _remembered.get(digest)


def loaded_digests() -> list[str]:
    """Return the digests of all loaded files that everyone may choose, except the built-in one."""
    ours = printed_components().digest
    return [digest for digest in _remembered if digest != ours and digest not in _unlisted]


def unlist(digest: str) -> None:
    """Leave this file out of the list from which everyone may choose."""
    _unlisted.add(digest)


def forget(digest: str) -> None:
    """Forget an unlisted file that no table uses any more."""
    if digest in _unlisted:
        _unlisted.remove(digest)
        _remembered.pop(digest, None)


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
    except json.JSONDecodeError as error:
        raise BurgraveError("components-json", line=error.lineno, problem=error.msg) from None
    except ValueError:  # a number with thousands of digits
        raise BurgraveError("components-endless") from None
    if doubled:
        paths = paths_to(data, [where for where, _ in doubled])
        first, *others = (
            make_error(data, problem("components-twice", (*paths.get(id(where), ()), name), field=name))
            for where, name in doubled[:MOST]
        )
        first.others = others
        raise first
    return data


def paths_to(data: Any, wanted: list[dict[str, Any]]) -> dict[int, tuple[Key, ...]]:
    """Return the paths to these fields in the data, found by identity."""
    ids = {id(each) for each in wanted}
    found: dict[int, tuple[Key, ...]] = {}
    waiting: list[tuple[Any, tuple[Key, ...]]] = [(data, ())]
    while waiting:
        here, path = waiting.pop()
        if id(here) in ids:
            found[id(here)] = path
        steps: Any = here.items() if isinstance(here, dict) else enumerate(here)
        waiting += [(value, (*path, step)) for step, value in steps if isinstance(value, dict | list)]
    return found
