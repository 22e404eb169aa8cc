"""The parts of a components file: what has an origin of its own, such as a tile or a table of points."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from typing_extensions import TypedDict

from burgrave.praga.board_data.types import Origin
from burgrave.praga.schema.entry import Place, value_at

ORIGINS: Final[tuple[Origin, ...]] = (
    "rulebook",
    "source",
    "derived",
    "reconstructed",
    "printed",
    "printed_twice",
)
CONFIRMED: Final = ("printed", "printed_twice")
PRINTED: Final = "printed"  # the marks that people set
PRINTED_TWICE: Final = "printed twice"
IDENTITY: Final = ("id", "era", "special", "level", "numeral", "space", "place")  # what the id says too

# The sections in the order in which they are shown.
SECTIONS: Final = (
    "crane",
    "action_tiles",
    "upgrades",
    "walls",
    "buildings",
    "technologies",
    "tokens",
    "plazas",
    "map",
    "road",
    "bridge",
    "projects",
    "seals",
    "scoring",
    "player_board",
)
# Lists in which every piece is a part: the section, and whether a piece can be any of its group.
LISTS: Final[dict[Place, tuple[str, bool]]] = {
    ("upgrades",): ("upgrades", True),
    ("walls",): ("walls", True),
    ("buildings",): ("buildings", True),
    ("technologies",): ("technologies", True),
    ("production_tokens",): ("tokens", True),
    ("plazas",): ("plazas", True),
    ("kings_road", "spaces"): ("road", False),
    ("kings_road", "alternative_tiles"): ("road", False),
    ("bridge", "places"): ("bridge", False),
    ("bridge", "tiles"): ("bridge", True),
    ("seals",): ("seals", True),
}
# Everything else: where it is, the field with its mark, the fields that the mark is for, the section.
OTHERS: Final[list[tuple[Place, str, tuple[str, ...], str]]] = [
    (("wheel",), "positions_prov", ("positions",), "crane"),
    (("wheel",), "sectors_prov", ("sectors",), "crane"),
    (("wheel",), "start_prov", ("start_block_pos", "drop_block_pos", "era_star_block_pos"), "crane"),
    (("wheel",), "frame_prov", ("frame_spaces", "frame_start", "hourglass", "era_change"), "crane"),
    (
        ("wheel",),
        "recommended_prov",
        ("recommended_first_order_A", "recommended_first_order_B"),
        "crane",
    ),
    (("action_tiles",), "prov", ("A", "B", "pairing"), "action_tiles"),
    (("board",), "prov", ("hexes", "printed_blue_corners", "plaza_loop_clockwise", "road_shields"), "map"),
    (("kings_road",), "colours_prov", ("colours",), "road"),
    (("projects",), "level_cost_prov", ("row_up_cost", "level_cost"), "projects"),
    (("projects",), "column_prov", ("column_multiplier",), "projects"),
    (("projects",), "row_vp_prov", ("row_vp",), "projects"),
    (("projects",), "rows_prov", ("rows", "columns", "levels"), "projects"),
    (("projects", "hunger_wall"), "prov", ("base", "A", "B"), "projects"),
    (("projects", "cathedral"), "prov", ("base", "A", "B"), "projects"),
    (("egg_scoring",), "prov", ("table",), "scoring"),
    (("wall_scoring",), "prov", ("table",), "scoring"),
    (("display",), "prov", ("normal", "special"), "scoring"),
    (("player_board",), "start_prov", ("start", "resource_limit"), "player_board"),
    (("player_board", "mines"), "prov", ("min", "max", "token_at", "seal_at", "bonuses"), "player_board"),
    (("player_board", "quarry"), "prov", ("min", "max", "token_at", "seal_at", "bonuses"), "player_board"),
    (("player_board", "technology"), "prov", ("max", "level_at", "overflow_vp"), "player_board"),
    (("player_board", "university"), "prov", ("max", "multiplier", "overflow_vp"), "player_board"),
    (("player_board",), "wealth_prov", ("wealth",), "player_board"),
    (("action_board",), "prov", ("centre", "action_hexes", "wall_slots"), "player_board"),
]


class SectionStatusData(TypedDict):
    """How much of a section is confirmed."""

    section: str
    total: int
    confirmed: int
    origins: dict[str, int]


class Part(NamedTuple):
    """A part of a file."""

    id: str
    section: str
    path: Place  # of the group of fields that contains the mark
    mark: str  # the field with the mark
    fields: tuple[str, ...]  # that the mark is for; empty for all others
    group: str  # the parts that it can change places with; empty for none

    def contains(self, path: Place) -> bool:
        """Return whether the entry at the end of a path belongs to this part."""
        inside = path[: len(self.path)] == self.path
        return inside and (
            not self.fields or (len(path) > len(self.path) and path[len(self.path)] in self.fields)
        )


def list_parts(data: dict[str, Any]) -> list[Part]:
    """Return the parts of valid data, by section."""
    found = [*pieces(data), *others()]
    return sorted(found, key=lambda part: SECTIONS.index(part.section))


def pieces(data: dict[str, Any]) -> Iterator[Part]:
    for path, (section, is_group) in LISTS.items():
        for number, piece in enumerate(value_at(data, path)):
            id = piece_id(path, piece)
            group = f"{'.'.join(map(str, path))} {group_of(id)}" if is_group else ""
            yield Part(id, section, (*path, number), "prov", (), group)


def others() -> Iterator[Part]:
    for path, mark, fields, section in OTHERS:
        name = ".".join(map(str, path))
        yield Part(
            name if mark == "prov" else f"{name}.{mark.removesuffix('_prov')}",
            section,
            path,
            mark,
            fields,
            "",
        )


def piece_id(path: Place, piece: dict[str, Any]) -> str:
    """Return the id of a piece of a list. A space or a place has none in the file."""
    if "id" in piece:
        return str(piece["id"])
    return f"space {piece['space']}" if path == ("kings_road", "spaces") else f"place {piece['place']}"


def group_of(id: str) -> str:
    """Return what the id of a piece says besides its number: kind, era and rarity, level, or numeral."""
    return re.sub(r"[0-9]+$", "", id)


def origin_of(mark: str) -> Origin:
    """Return where a part comes from: the least certain origin that its mark names."""
    if PRINTED in mark:
        return "printed_twice" if PRINTED_TWICE in mark else "printed"
    uncertain: tuple[Origin, ...] = ("reconstructed", "derived", "source")
    otherwise: Origin = "rulebook" if mark else "reconstructed"
    return next((each for each in uncertain if each in mark), otherwise)


def mark_of(data: dict[str, Any], part: Part) -> str:
    return str(value_at(data, part.path)[part.mark])


def find_mark(data: Any, part: Part) -> str:
    """Return the mark of a part in data that may not be valid; an empty text if there is none."""
    try:
        return mark_of(data, part)
    except (KeyError, IndexError, TypeError):
        return ""


def values_of(data: dict[str, Any], part: Part) -> dict[str, Any]:
    """Return the values of a part, without its mark and what its id says."""
    here = value_at(data, part.path)
    names = part.fields or [name for name in here if name not in (part.mark, *IDENTITY)]
    return {name: here[name] for name in names if name in here}


def status(data: Any, parts: list[Part]) -> list[SectionStatusData]:
    """Return for each section how many parts it has, how many are confirmed, and the number by origin.

    The parts are those of a valid file: the data may have mistakes.
    """
    lines: list[SectionStatusData] = []
    for section in SECTIONS:
        origins = [origin_of(find_mark(data, part)) for part in parts if part.section == section]
        lines.append(
            {
                "section": section,
                "total": len(origins),
                "confirmed": sum(origin in CONFIRMED for origin in origins),
                "origins": {each: origins.count(each) for each in ORIGINS if each in origins},
            }
        )
    return lines
