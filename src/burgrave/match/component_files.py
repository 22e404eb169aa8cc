"""Files with component data, as data for people: checks of a draft, differences, merging."""

import json
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.core.components import digest_of
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.i18n import Translator

AnyGame = Game[Any]

# By the id of the game: the module that reads its files. A game with such files is added here.
FILES: Final = {"praga": "burgrave.praga.component_files.files"}

Origin = Literal["rulebook", "source", "derived", "reconstructed", "printed", "printed_twice"]
Choice = Literal["mine", "theirs", "both"]


class MistakeData(TypedDict):
    """A mistake in a file, and the part that it is about."""

    code: str
    message: str
    section: str
    """empty if the file cannot be read"""
    part: str
    """the id of the part, or empty"""
    field: str
    exchange: NotRequired[list[str]]
    """the ids of two pieces that should exchange their values"""


class FileSectionData(TypedDict):
    """How much of a section is confirmed."""

    section: str
    total: int
    confirmed: int
    origins: dict[str, int]


class FileCheckData(TypedDict):
    """What is wrong with a file, and how much of it is confirmed."""

    digest: str
    is_built_in: bool
    """whether it has the values of the built-in file"""
    mistakes: list[MistakeData]
    sections: list[FileSectionData]
    """empty if there are mistakes"""
    changed: int
    """how many parts have other values than in the built-in file"""


class PartPairData(TypedDict):
    """Two parts of two files that differ, or that both confirm."""

    part: str
    section: str
    other: str
    """the id in the other file; another one if the piece is at another place there"""
    outcome: Literal["mine", "theirs", "agreed", "conflict"]
    """what merging does: keep mine, take theirs, confirm both, or ask"""
    fields: list[str]
    """the fields that differ"""
    origins: list[Origin]
    """of mine and of theirs"""
    has_room: bool
    """whether both pieces can be kept, in the place of one that is not confirmed"""


class MergeData(TypedDict):
    """The differences of two files, and what merging them gives."""

    mistakes: list[MistakeData]
    """why the other file, mine, or the merged file cannot be used"""
    pairs: list[PartPairData]
    merged: dict[str, Any] | None


def files_of(game: AnyGame) -> Any:
    """Return the module that reads the files of this game. Raise BurgraveError if it has none."""
    if game.id not in FILES:
        raise BurgraveError("components-none", game=game.id)
    return import_module(FILES[game.id])


def has_files(game: AnyGame) -> bool:
    return game.id in FILES


def check_file(game: AnyGame, raw: bytes, name: str, tr: Translator) -> FileCheckData:
    """Return everything that is wrong with a file, and how much of it is confirmed."""
    files = files_of(game)
    data, found = files.check_file(raw, name)
    is_valid = data is not None and not found
    changed = len(files.differences(files.load_built_in(), data)) if is_valid else 0
    built_in = is_valid and data == files.load_built_in()
    return {
        "digest": digest_of(raw),
        "is_built_in": built_in,
        "mistakes": [mistake_data(each, tr) for each in found],
        "sections": files.status(data) if is_valid else [],
        "changed": changed,
    }


def mistake_data(finding: Any, tr: Translator) -> MistakeData:
    data: MistakeData = {
        "code": finding.error.code,
        "message": tr.single_error_message(finding.error, None, (), None),
        "section": finding.section,
        "part": finding.part,
        "field": finding.field,
    }
    return {**data, "exchange": list(finding.exchange)} if finding.exchange else data


def read_file(game: AnyGame, raw: bytes, name: str) -> dict[str, Any]:
    """Return the data of a valid file, or raise BurgraveError with all mistakes."""
    data, found = files_of(game).check_file(raw, name)
    if found:
        first, *others = (each.error for each in found)
        first.others = others
        raise first
    return dict(data)


def merge_files(
    game: AnyGame,
    mine: tuple[bytes, str],
    theirs: tuple[bytes, str],
    choices: Mapping[str, Choice],
    tr: Translator,
) -> MergeData:
    """Return the differences of two files and the merged data. Each file is given with its name."""
    files = files_of(game)
    mistakes: list[MistakeData] = []
    read: list[dict[str, Any]] = []
    for raw, name in (mine, theirs):
        data, found = files.check_file(raw, name)
        mistakes += [mistake_data(each, tr) for each in found]
        read.append(data)
    if mistakes:
        return {"mistakes": mistakes, "pairs": [], "merged": None}
    own, other = read
    merged = files.merge(own, other, choices)
    _, found = files.check_file(json.dumps(merged.data).encode(), mine[1])
    return {
        "mistakes": [mistake_data(each, tr) for each in found],
        "pairs": list_pairs(files, own, other, merged),
        "merged": None if found else merged.data,
    }


def list_pairs(files: Any, mine: dict[str, Any], theirs: dict[str, Any], merged: Any) -> list[PartPairData]:
    """Return the pairs that differ, and those that both files confirm."""
    own, other = files.origins(mine), files.origins(theirs)
    out: list[PartPairData] = []
    for pair in files.match_parts(mine, theirs):
        if pair.are_equal and pair not in merged.agreed:
            continue
        outcome: Literal["mine", "theirs", "agreed", "conflict"] = "mine"
        if pair in merged.agreed:
            outcome = "agreed"
        elif pair in merged.conflicts:
            outcome = "conflict"
        elif pair in merged.taken:
            outcome = "theirs"
        out.append(
            {
                "part": pair.mine.id,
                "section": pair.mine.section,
                "other": pair.theirs.id,
                "outcome": outcome,
                "fields": [] if pair.are_equal else files.changed_fields(mine, theirs, pair),
                "origins": [own[pair.mine.id], other[pair.theirs.id]],
                "has_room": outcome == "conflict" and files.find_room(merged.data, pair.mine) is not None,
            }
        )
    return out


def write_file(data: dict[str, Any]) -> bytes:
    """Return the data as the browser writes it, so that equal data has the same digest."""
    return json.dumps(data, ensure_ascii=False, indent=1).encode()
