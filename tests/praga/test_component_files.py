"""Files are compared and merged piece by piece, as people who own the box would do it."""

import copy
from typing import Any

from burgrave.praga.component_files.compare import differences, match_parts, merge
from burgrave.praga.component_files.files import check_file, status
from burgrave.praga.component_files.parts import SECTIONS, list_parts, origin_of
from burgrave.praga.components import printed_components
from tests.praga.test_components import changed_data

PRINTED = printed_components().data


def make_file(**walls: dict[str, Any]) -> dict[str, Any]:
    """The built-in data with other values on some walls, which are confirmed: `W1_01={"cost": …}`."""
    data = copy.deepcopy(PRINTED)
    for id, values in walls.items():
        wall = next(each for each in data["walls"] if each["id"] == id.replace("_", "-"))
        wall.update({"prov": "printed", **values})
    return data


def list_marks(data: Any) -> int:
    if isinstance(data, dict):
        return sum(
            1 if name == "prov" or name.endswith("_prov") else list_marks(value)
            for name, value in data.items()
        )
    return sum(map(list_marks, data)) if isinstance(data, list) else 0


def find_mark(data: dict[str, Any], id: str) -> str:
    return str(next(each["prov"] for each in data["walls"] if each["id"] == id))


def test_every_mark_of_the_file_belongs_to_one_part():
    parts = list_parts(PRINTED)
    assert len({(part.path, part.mark) for part in parts}) == len(parts) == list_marks(PRINTED)
    assert len({part.id for part in parts}) == len(parts)
    assert {part.section for part in parts} == set(SECTIONS)


def test_the_least_certain_origin_counts():
    assert origin_of("rulebook (4 stone for 6 VP); edges reconstructed") == "reconstructed"
    assert origin_of("source: a review; the rest rulebook") == "source"
    assert origin_of("rulebook (effect)") == "rulebook"
    assert origin_of("printed") == "printed"
    assert origin_of("printed twice") == "printed_twice"


def test_the_status_counts_what_is_confirmed_in_each_section():
    walls = next(each for each in status(make_file(W1_01={}, W2_03={})) if each["section"] == "walls")
    assert (walls["confirmed"], walls["total"], walls["origins"]["printed"]) == (2, 36, 2)


def test_a_file_does_not_differ_from_itself():
    assert differences(PRINTED, PRINTED) == []


def test_a_tile_in_another_rotation_is_the_same_tile():
    wall = PRINTED["walls"][0]
    edges = [wall["edges"][(side - 2) % 6] for side in range(6)]
    turned = make_file(W1_01={"edges": edges, "red_corners": [(wall["red_corners"][0] + 2) % 6]})
    assert differences(PRINTED, turned) == []
    only_edges = make_file(W1_01={"edges": edges})
    assert [pair.mine.id for pair in differences(PRINTED, only_edges)] == ["W1-01"]


def test_a_tile_at_another_number_is_the_same_tile():
    data = make_file()
    first, second = data["walls"][0], data["walls"][7]
    ids = first["id"], second["id"]
    data["walls"][0], data["walls"][7] = {**second, "id": ids[0]}, {**first, "id": ids[1]}
    assert differences(PRINTED, data) == []
    assert {(pair.mine.id, pair.theirs.id) for pair in match_parts(PRINTED, data)} >= {ids, ids[::-1]}


def test_what_both_confirm_alike_is_confirmed_twice():
    cost = {"cost": {"gold": 1, "stone": 5}}
    merged = merge(make_file(W1_01=cost), make_file(W1_01=cost))
    assert find_mark(merged.data, "W1-01") == "printed twice"
    assert [pair.mine.id for pair in merged.agreed] == ["W1-01"]
    assert find_mark(merged.data, "W1-02") == "reconstructed"


def test_what_only_the_other_file_confirms_is_taken_from_it():
    merged = merge(PRINTED, make_file(W1_01={"cost": {"gold": 1, "stone": 5}}))
    assert merged.data["walls"][0] == {
        **PRINTED["walls"][0],
        "cost": {"gold": 1, "stone": 5},
        "prov": "printed",
    }
    assert merge(make_file(W1_01={"cost": {"gold": 1, "stone": 5}}), PRINTED).taken == []


def test_a_tile_that_two_people_entered_at_different_numbers_is_merged_into_one():
    values = {name: value for name, value in PRINTED["walls"][2].items() if name not in ("id", "prov")}
    values["cost"] = {"gold": 2, "stone": 4}
    merged = merge(make_file(W1_03=values), make_file(W1_09=values))
    assert [(pair.mine.id, pair.theirs.id) for pair in merged.agreed] == [("W1-03", "W1-09")]
    assert [wall["cost"] for wall in merged.data["walls"]].count({"gold": 2, "stone": 4}) == 1


def test_two_tiles_at_the_same_number_can_both_be_kept_while_there_is_room():
    mine = make_file(W1_01={"cost": {"gold": 1, "stone": 5}})
    theirs = make_file(W1_01={"cost": {"gold": 2, "stone": 5}})
    assert [pair.mine.id for pair in merge(mine, theirs).conflicts] == ["W1-01"]
    merged = merge(mine, theirs, {"W1-01": "both"})
    assert [wall["cost"] for wall in merged.data["walls"][:2]] == [
        {"gold": 1, "stone": 5},
        {"gold": 2, "stone": 5},
    ]
    assert merged.conflicts == []
    for wall in mine["walls"]:
        wall["prov"] = "printed"
    assert [pair.mine.id for pair in merge(mine, theirs, {"W1-01": "both"}).conflicts] == ["W1-01"]


def test_two_confirmed_parts_that_differ_are_a_conflict_until_one_is_chosen():
    mine, theirs = (copy.deepcopy(PRINTED) for _ in range(2))
    for data, points in ((mine, 9), (theirs, 11)):
        data["egg_scoring"]["table"][-1][1] = points
        data["egg_scoring"]["prov"] = "printed"
    merged = merge(mine, theirs)
    assert [pair.mine.id for pair in merged.conflicts] == ["egg_scoring"]
    assert merged.data["egg_scoring"] == mine["egg_scoring"]
    assert merge(mine, theirs, {"egg_scoring": "theirs"}).data["egg_scoring"] == theirs["egg_scoring"]
    kept = merge(mine, theirs, {"egg_scoring": "mine"})
    assert (kept.data["egg_scoring"], kept.conflicts) == (mine["egg_scoring"], [])


def test_a_mistake_names_its_section_its_part_and_its_field():
    _, (found,) = check_file(changed_data('walls.3.cost.stone = "two"'), "my.json")
    assert (found.section, found.part, found.field) == ("walls", "W1-04", "cost.stone")
    _, (found,) = check_file(changed_data("wheel.positions.11.vp = 0"), "my.json")
    assert (found.section, found.part) == ("crane", "wheel.positions")
    _, (found,) = check_file(changed_data("display.normal = 300"), "my.json")
    assert (found.section, found.part) == ("scoring", "display")


def test_two_tiles_with_the_eras_of_each_other_should_exchange_their_values():
    _, (found,) = check_file(changed_data("walls.3.era = 2 ; walls.20.era = 1"), "my.json")
    assert found.exchange == ("W1-04", "W2-03")
