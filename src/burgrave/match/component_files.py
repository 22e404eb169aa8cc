"""Files with component data, as data for people: checks of a draft, differences, merging."""

import json
import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.core.components import digest_of
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.options import FILE, Options
from burgrave.i18n import Translator

AnyGame = Game[Any]

# By the id of the game: the module that reads its files. A game with such files is added here.
FILES: Final = {"praga": "burgrave.praga.component_files.files"}

Origin = Literal["rulebook", "source", "derived", "reconstructed", "printed", "printed_twice"]
Choice = Literal["mine", "theirs", "both"]
LARGEST_OWN: Final = 200_000  # bytes of a file that goes along with a table


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


class FilePartData(TypedDict):
    """A part of a file, which has an origin of its own: a tile, or a table of points."""

    id: str
    section: str
    path: list[str | int]
    """of the group of fields that contains its mark"""
    mark: str
    """the field with the mark"""
    fields: list[str]
    """the fields that the mark is for; empty for all others"""
    group: str
    """the parts that it can change places with, because real pieces have no numbers; empty for none"""


class BuiltInFileData(TypedDict):
    """The built-in file, and what a page needs to change it."""

    data: dict[str, Any]
    parts: list[FilePartData]
    most: int
    """the number of bytes of the largest file that can be used at a table"""


class OwnPiecesData(TypedDict):
    """How far a file is confirmed that people play with."""

    digest: str
    confirmed: int
    total: int
    changed: int
    """how many parts have other values than in the built-in file"""


class FileCheckData(TypedDict):
    """What is wrong with a file, and how much of it is confirmed."""

    digest: str
    is_built_in: bool
    """whether it has the values of the built-in file"""
    mistakes: list[MistakeData]
    sections: list[FileSectionData]
    origins: dict[str, Origin]
    """the origin of each part, by its id"""
    changed: int
    """how many parts have other values than in the built-in file; 0 if there are mistakes"""


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
        "sections": files.status(data),
        "origins": files.origins(data),
        "changed": changed,
    }


def built_in_file(game: AnyGame) -> BuiltInFileData:
    """Return the built-in file with its parts."""
    files = files_of(game)
    parts: list[FilePartData] = [
        {
            "id": part.id,
            "section": part.section,
            "path": list(part.path),
            "mark": part.mark,
            "fields": list(part.fields),
            "group": part.group,
        }
        for part in files.load_parts()
    ]
    return {"data": files.load_built_in(), "parts": parts, "most": LARGEST_OWN}


def own_pieces(game: AnyGame, raw: bytes, name: str) -> OwnPiecesData | None:
    """Register a person's own file for their tables, and return how far it is confirmed.

    Return None for the values of the built-in file. Raise BurgraveError with all mistakes of a file that is
    not valid. Only tables that name its digest use the file; nobody can choose it from the options.
    """
    files = files_of(game)
    if len(raw) > LARGEST_OWN:
        raise BurgraveError("components-large", file=name, most=LARGEST_OWN // 1000)
    data = read_file(game, raw, name)
    if data == files.load_built_in():
        return None
    register_own_file(game, raw, name)
    sections = files.status(data)
    return {
        "digest": digest_of(raw),
        "confirmed": sum(each["confirmed"] for each in sections),
        "total": sum(each["total"] for each in sections),
        "changed": len(files.differences(files.load_built_in(), data)),
    }


def register_own_file(game: AnyGame, raw: bytes, name: str) -> None:
    """Make a file known by its digest, without adding it to what everyone may choose."""
    listed = game.reference().registered_components()
    digest = game.reference().register_components(raw, name)
    if digest not in listed:
        files_of(game).unlist(digest)


def forget_own_file(game: AnyGame, digest: str) -> None:
    """Forget a file that only tables of its owner used."""
    files_of(game).forget(digest)


def own_file_text(game: AnyGame, options: Options) -> str:
    """Return the file that these options name, for another process; an empty text for the built-in one."""
    return game.reference().components(options).decode() if own_digest(game, options.to_dict()) else ""


def own_digest(game: AnyGame, options: Mapping[str, Any]) -> str:
    """Return the digest of the file that these options name, or an empty text."""
    names = [option.name for option in game.option_list() if option.kind == FILE]
    return next((str(options[name]) for name in names if options.get(name)), "")


def file_option(game: AnyGame) -> str:
    """Return the name of the option that names a file."""
    return next(option.name for option in game.option_list() if option.kind == FILE)


def compare_with_built_in(game: AnyGame, raw: bytes, name: str) -> list[PartPairData]:
    """Return the parts of a valid file that differ from the built-in file."""
    files = files_of(game)
    mine, theirs = files.load_built_in(), read_file(game, raw, name)
    return [pair for pair in list_pairs(files, mine, theirs, files.merge(mine, theirs, {})) if pair["fields"]]


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
    """Return the data as the browser writes it, so that equal data has the same digest.

    Half of a surrogate pair has no UTF-8 bytes, so it stays an escape.
    """
    text = json.dumps(browser_order(data), ensure_ascii=False, indent=1)
    return text.encode(errors="backslashreplace")


def browser_order(value: Any) -> Any:
    """Return JSON with the fields in the order of a browser: whole numbers first, in ascending order."""
    if isinstance(value, list):
        return [browser_order(each) for each in value]
    if not isinstance(value, dict):
        return value
    numbers = sorted((key for key in value if re.fullmatch("0|[1-9][0-9]{0,8}", key)), key=int)
    return {key: browser_order(value[key]) for key in dict.fromkeys([*numbers, *value])}
