"""Compare two files piece by piece, and merge them.

Real pieces have no numbers: two people may have entered the same tile at different ids, or in another
rotation. So pieces of a group are compared as sets, and rotations of a tile are equal.
"""

import copy
import json
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from burgrave.praga.component_files.parts import (
    CONFIRMED,
    PRINTED_TWICE,
    Part,
    list_parts,
    mark_of,
    origin_of,
    values_of,
)
from burgrave.praga.schema.entry import value_at

Choice = Literal["mine", "theirs", "both"]
ROTATIONS: Final = 6


class Pair(NamedTuple):
    """A part of one file, and the part of the other file that it is compared with."""

    mine: Part
    theirs: Part
    are_equal: bool


class Merged(NamedTuple):
    data: dict[str, Any]
    conflicts: list[Pair]  # both files are confirmed and differ, and no choice was made
    taken: list[Pair]  # where the values of the other file are now
    agreed: list[Pair]  # confirmed by both


def match_parts(mine: dict[str, Any], theirs: dict[str, Any]) -> list[Pair]:
    """Return the pairs of parts of two valid files, in the order of mine."""
    found: list[Pair] = []
    their_parts = {part.id: part for part in list_parts(theirs)}
    groups: dict[str, list[Part]] = defaultdict(list)
    for part in list_parts(mine):
        if part.group:
            groups[part.group].append(part)
        else:
            found.append(make_pair(mine, theirs, part, their_parts[part.id]))
    for parts in groups.values():
        found += match_group(mine, theirs, parts, [their_parts[part.id] for part in parts])
    order = {part.id: number for number, part in enumerate(list_parts(mine))}
    return sorted(found, key=lambda pair: order[pair.mine.id])


def make_pair(mine: dict[str, Any], theirs: dict[str, Any], one: Part, other: Part) -> Pair:
    return Pair(one, other, content(mine, one) == content(theirs, other))


def match_group(
    mine: dict[str, Any], theirs: dict[str, Any], own: list[Part], others: list[Part]
) -> list[Pair]:
    """Match equal pieces first, and of these the confirmed ones; then the rest."""
    found: list[Pair] = []
    own, others = list(own), list(others)
    here = {part.id: content(mine, part) for part in own}
    there = {part.id: content(theirs, part) for part in others}
    for same_id, both_confirmed in ((True, True), (False, True), (True, False), (False, False)):
        for one in list(own):
            for other in others:
                if here[one.id] != there[other.id] or (same_id and one.id != other.id):
                    continue
                if both_confirmed and not (is_confirmed(mine, one) and is_confirmed(theirs, other)):
                    continue
                found.append(Pair(one, other, True))
                own.remove(one)
                others.remove(other)
                break
    return found + match_rest(mine, theirs, own, others)


def match_rest(
    mine: dict[str, Any], theirs: dict[str, Any], own: list[Part], others: list[Part]
) -> list[Pair]:
    """Match pieces that differ: if possible, a confirmed one of theirs with an unconfirmed one of mine."""
    found: list[Pair] = []
    for other in sorted(others, key=lambda part: not is_confirmed(theirs, part)):
        wanted = is_confirmed(theirs, other)
        one = min(own, key=lambda part: (wanted == is_confirmed(mine, part), part.id != other.id))
        own.remove(one)
        found.append(Pair(one, other, False))
    return found


def is_confirmed(data: dict[str, Any], part: Part) -> bool:
    return origin_of(mark_of(data, part)) in CONFIRMED


def content(data: dict[str, Any], part: Part) -> str:
    """Return the values of a part as a text that is equal for all rotations of a tile."""
    values = {name: value for name, value in values_of(data, part).items() if name != "text"}
    if "edges" in values or "blue_corners" in values:
        return min(write_sorted(rotate(values, turn)) for turn in range(ROTATIONS))
    return write_sorted(values)


def write_sorted(values: Any) -> str:
    return json.dumps(values, sort_keys=True)


def rotate(values: dict[str, Any], turn: int) -> dict[str, Any]:
    """Return the values of a tile that is turned clockwise."""
    turned = dict(values)
    if "edges" in values:
        edges = values["edges"]
        turned["edges"] = [edges[(side - turn) % ROTATIONS] for side in range(ROTATIONS)]
    for name in ("red_corners", "blue_corners"):
        if name in values:
            turned[name] = sorted((corner + turn) % ROTATIONS for corner in values[name])
    return turned


def differences(mine: dict[str, Any], theirs: dict[str, Any]) -> list[Pair]:
    """Return the pairs whose values differ."""
    return [pair for pair in match_parts(mine, theirs) if not pair.are_equal]


def changed_fields(mine: dict[str, Any], theirs: dict[str, Any], pair: Pair) -> list[str]:
    """Return the names of the fields of a pair that differ."""
    own, others = values_of(mine, pair.mine), values_of(theirs, pair.theirs)
    return [name for name in {**own, **others} if own.get(name) != others.get(name)]


def merge(
    mine: dict[str, Any], theirs: dict[str, Any], choices: Mapping[str, Choice] | None = None
) -> Merged:
    """Return my file with what their file knows better. `choices` decides parts, by their ids in mine.

    A part that both files confirm alike is confirmed twice. Where only theirs is confirmed, it is taken.
    `both` keeps my piece and puts theirs in the place of one of its group that is not confirmed.
    """
    data = copy.deepcopy(mine)
    for name, bonus in theirs["meta"]["edge_symbols"].items():
        data["meta"]["edge_symbols"].setdefault(name, copy.deepcopy(bonus))
    merged = Merged(data, [], [], [])
    for pair in match_parts(mine, theirs):
        own, other = is_confirmed(mine, pair.mine), is_confirmed(theirs, pair.theirs)
        chosen = (choices or {}).get(pair.mine.id)
        if pair.are_equal:
            if own and other:
                set_mark(data, pair.mine, PRINTED_TWICE)
                merged.agreed.append(pair)
            elif other:
                set_mark(data, pair.mine, mark_of(theirs, pair.theirs))
        elif chosen == "theirs" or (chosen is None and other and not own):
            take(data, pair.mine, theirs, pair.theirs)
            merged.taken.append(pair)
        elif own and other and chosen != "mine":
            merged.conflicts.append(pair)
    for pair in [each for each in merged.conflicts if (choices or {}).get(each.mine.id) == "both"]:
        place = find_room(data, pair.mine)
        if place is not None:
            take(data, place, theirs, pair.theirs)
            merged.conflicts.remove(pair)
            merged.taken.append(pair)
    return merged


def find_room(data: dict[str, Any], part: Part) -> Part | None:
    """Return a piece of the same group that is not confirmed, so that another one can take its place."""
    others = (each for each in list_parts(data) if each.group and each.group == part.group)
    return next((each for each in others if not is_confirmed(data, each)), None)


def set_mark(data: dict[str, Any], part: Part, mark: str) -> None:
    value_at(data, part.path)[part.mark] = mark


def take(data: dict[str, Any], part: Part, theirs: dict[str, Any], other: Part) -> None:
    """Put the values and the mark of another part into this one, which keeps its id."""
    here = value_at(data, part.path)
    for name in values_of(data, part):
        del here[name]
    here.update(copy.deepcopy(values_of(theirs, other)))
    here[part.mark] = here.pop(part.mark) and mark_of(theirs, other)
