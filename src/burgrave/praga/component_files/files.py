"""What other layers do with files: check a draft, compare and merge files, describe their parts."""

from typing import Any, Final, NamedTuple

from burgrave.core.components import LARGEST
from burgrave.core.error import BurgraveError
from burgrave.praga import components
from burgrave.praga.component_files.compare import (
    Choice,
    Merged,
    Pair,
    changed_fields,
    differences,
    find_room,
    match_parts,
    merge,
)
from burgrave.praga.component_files.parts import (
    CONFIRMED,
    SECTIONS,
    Part,
    SectionStatusData,
    find_mark,
    list_parts,
    origin_of,
)
from burgrave.praga.component_files.parts import status as status_of
from burgrave.praga.schema import find_problems
from burgrave.praga.schema.entry import Problem, make_error

__all__ = [
    "CONFIRMED",
    "SECTIONS",
    "Choice",
    "Finding",
    "Merged",
    "Pair",
    "Part",
    "changed_fields",
    "check_file",
    "differences",
    "find_room",
    "forget",
    "list_parts",
    "load_built_in",
    "load_parts",
    "match_parts",
    "merge",
    "origin_of",
    "origins",
    "status",
    "unlist",
]

SECTION_OF: Final = {
    "wheel": "crane",
    "production_tokens": "tokens",
    "board": "map",
    "kings_road": "road",
    "egg_scoring": "scoring",
    "wall_scoring": "scoring",
    "display": "scoring",
    "turns_per_player": "crane",
    "final_turn_table": "crane",
    "action_board": "player_board",
}

forget = components.forget
unlist = components.unlist


class Finding(NamedTuple):
    """A mistake in a file, with the part that it is about."""

    error: BurgraveError
    section: str  # empty if the file cannot be read
    part: str  # the id of the part, or empty
    field: str
    exchange: tuple[str, str] | None  # the ids of two pieces that should exchange their values


def check_file(raw: bytes, name: str) -> tuple[dict[str, Any] | None, list[Finding]]:
    """Return the data of a file and all mistakes in it; no data if it cannot be read."""
    try:
        if len(raw) > LARGEST:
            raise BurgraveError("components-large", most=LARGEST // 1000)
        data = components.parse(raw)
        found = find_problems(data, components.valid_data())
        findings = [make_finding(data, each, name) for each in found]
    except BurgraveError as mistake:
        first = components.name_file(mistake, name)
        return None, [Finding(each, "", "", "", None) for each in (first, *first.others)]
    except RecursionError:
        return None, [Finding(BurgraveError("components-endless", file=name), "", "", "", None)]
    return data if isinstance(data, dict) else None, findings


def make_finding(data: Any, found: Problem, name: str) -> Finding:
    """Return the finding for a problem, with the part of the built-in file that has its path."""
    error = make_error(data, found, file=name)
    part = next((each for each in list_parts(load_built_in()) if each.contains(found.path)), None)
    section = str(found.path[0]) if found.path else ""
    section = part.section if part else SECTION_OF.get(section, section)
    field = ".".join(map(str, found.path[len(part.path) if part else 1 :]))
    exchange = None
    if found.code == "components-exchange" and part is not None:
        exchange = (part.id, str(found.args["other"]))
    return Finding(error, section if section in SECTIONS else "", part.id if part else "", field, exchange)


def load_built_in() -> dict[str, Any]:
    return components.printed_components().data


def load_parts() -> list[Part]:
    """Return the parts of every valid file: ids and their order are the same in all of them."""
    return list_parts(load_built_in())


def status(data: Any) -> list[SectionStatusData]:
    """Return how much of each section is confirmed, also for data with mistakes."""
    return status_of(data, load_parts())


def origins(data: Any) -> dict[str, str]:
    """Return the origin of each part by its id, also for data with mistakes."""
    return {part.id: origin_of(find_mark(data, part)) for part in load_parts()}
