"""A components file that cannot be played with is refused: what is wrong, in which entry, what is right."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.core.components import digest_of
from burgrave.core.error import BurgraveError
from burgrave.engine import PACKAGE
from burgrave.i18n import LANGUAGES, Translator
from burgrave.praga.catalogue import BONUS_IDS, PLAZA_IDS
from burgrave.praga.components import (
    CHECKED,
    EARLIER,
    Components,
    find_components,
    from_bytes,
    from_file,
    parse,
    printed_components,
)
from burgrave.praga.schema import check
from burgrave.praga.schema.calendar import calendar_of
from burgrave.praga.schema.structure import schema

KEY = re.compile(r'"(components-[a-z-]+)"')
LINES = Path(__file__).with_name("mistakes.txt").read_text(encoding="utf-8").splitlines()
# What is changed, the key of the mistake, the entry it names.
UNUSABLE = {
    name: (change, f"components-{key}", entry)
    for name, change, key, entry in (line.split(" | ") for line in LINES if line and not line.startswith("#"))
}
# What is written, and the key of the mistake.
UNREADABLE = {
    "no JSON": (b'{\n "meta": {},\n "walls": [,]\n}', "components-json"),
    "nothing": (b"", "components-json"),
    "no text": (b"\xff\xfe{}", "components-encoding"),
    "brackets without end": (b"[" * 100_000, "components-endless"),
    "digits without end": (b'{"meta": ' + b"1" * 10_000 + b"}", "components-endless"),
    "a megabyte": (b" " * 1_000_001, "components-large"),
    "a field twice": (b'{"walls": [{"id": "W1-01", "cost": {"gold": 1, "gold": 2}}]}', "components-twice"),
    "a list": (b"[]", "components-type"),
    "not a number": (printed_components().raw.replace(b'"version": 2', b'"version": NaN'), "components-type"),
}
CORRECTIONS = {
    "a new edge symbol": 'meta.edge_symbols.egg = {"egg": 1} ; walls.3.edges.0 = "egg"',
    "a wall without a reward": "walls.3.reward = {}",
    "a reward to choose": 'walls.3.reward = {"vp": 1, "choose": [{"gold": 1}, {"stone": 1}]}',
    "a reaction that brings something else": 'technologies.11.params = {"symbol": "hunger", "gold": 1}',
    "an effect of the other level": 'technologies.0.effect = "egg_gain" ; technologies.0.params = {"vp": 1}',
    "a seal for gold": 'seals.4.cost = {"gold": 3}',
    "a longer track": "player_board.mines.max = 9 ; player_board.mines.seal_at = 9",
    "a scoring table with gaps": "wall_scoring.table = [[0, 0], [3, 4], [4, 10], [6, 18]]",
    "the name of the schema for an editor": '$schema = "components.schema.json"',
}


@cache
def changed_data(changes: str) -> bytes:
    """The printed file with something changed, as mistakes.txt writes it."""
    data = json.loads(printed_components().raw)
    for change in changes.split(" ; "):
        path, _, value = change.partition(" = ")
        how, _, named = path.rpartition(" ")
        *steps, last = named.split(".")
        here: Any = data
        for step in steps:
            here = here[place(here, step)]
        at = place(here, last)
        if how == "no":
            del here[at]
        elif how == "again":
            here[at].append(here[at][-1])
        else:
            here[at] = json.loads(value)
    return json.dumps(data).encode()


def place(here: Any, step: str) -> Any:
    return int(step) if isinstance(here, list) else step


@cache
def error_in(raw: bytes) -> BurgraveError:
    with pytest.raises(BurgraveError) as caught:
        from_bytes(raw, "my.json")
    return caught.value


# -- what is refused


@pytest.mark.slow
@pytest.mark.parametrize(("change", "key", "entry"), UNUSABLE.values(), ids=list(UNUSABLE))
def test_what_cannot_be_played_is_refused_by_its_entry(change, key, entry):
    error = error_in(changed_data(change))
    assert (error.code, error.params["entry"], error.params["file"]) == (key, entry, "my.json")


@pytest.mark.parametrize(("raw", "key"), UNREADABLE.values(), ids=list(UNREADABLE))
def test_what_cannot_be_read_is_refused(raw, key):
    assert error_in(raw).code == key


def test_all_mistakes_are_named_at_once():
    """Of the structure, and of the rules in all sections whose structure is right."""
    change = 'walls.3.cost.stone = "two" ; buildings.0.era = 2 ; wall_scoring.table.2.1 = 9 ; seals.0.vp = 1'
    error = error_in(changed_data(change))
    found = [(each.code.removeprefix("components-"), each.params["entry"]) for each in (error, *error.others)]
    assert found == [
        ("type", "walls[3] W1-04: cost.stone"),
        ("unknown-field", "seals[0] S1: vp"),
        ("count", "buildings"),
        ("count", "buildings"),
        ("rising", "wall_scoring.table"),
    ]
    assert all(each.params["file"] == "my.json" for each in error.others)


def test_counts_are_reported_by_kind_era_and_rarity():
    lines = Translator("en").error_message(error_in(changed_data("walls.3.era = 2"))).splitlines()
    assert lines == [
        "my.json: “walls”: normal walls of era I: you now have 13; the rulebook says 14.",
        "my.json: “walls”: normal walls of era II: you now have 15; the rulebook says 14.",
    ]


def test_every_field_that_is_written_twice_is_named():
    error = error_in(b'{"a": 1, "a": 2, "walls": [{"id": "W1-01", "era": 1, "era": 2}]}')
    assert [each.params["entry"] for each in (error, *error.others)] == ["walls[0] W1-01: era", "a"]


def test_more_than_a_hundred_mistakes_are_not_named():
    error = error_in(
        changed_data(
            " ; ".join(f"no {kind}.{i}.edges" for kind in ("walls", "upgrades") for i in range(30))
            + " ; "
            + " ; ".join(f"no walls.{i}.cost" for i in range(36))
            + " ; "
            + " ; ".join(f"no buildings.{i}.cost" for i in range(36))
        )
    )
    assert len(error.others) == 99


def test_a_mistake_of_writing_is_refused_by_its_line():
    assert error_in(UNREADABLE["no JSON"][0]).params["line"] == 3


def test_a_field_that_is_written_twice_is_named():
    assert error_in(UNREADABLE["a field twice"][0]).params["entry"] == "walls[0] W1-01: cost.gold"


def test_a_file_that_is_not_there_is_refused(tmp_path):
    file = str(tmp_path / "none.json")
    with pytest.raises(BurgraveError) as caught:
        from_file(file)
    assert caught.value.params == {"file": file, "problem": "No such file or directory"}


# -- what can be played


def test_the_printed_file_can_be_played():
    """Here, and not at every start: its digest tells whether it is still the same."""
    assert printed_components().raw == (PACKAGE / "praga" / "components.json").read_bytes()
    check(parse(printed_components().raw))
    assert printed_components().digest == CHECKED
    assert printed_components() is printed_components()


def test_the_built_in_file_of_a_release_differs_only_in_texts_for_readers():
    now, then = b"Once in each of your turns, when", b"Once per own turn cycle, when"
    before = printed_components().raw.replace(now, then)
    assert digest_of(before) in EARLIER
    game = burgrave.game("praga")
    assert game.options(components=EARLIER[0]).to_dict() == game.options().to_dict()
    assert game.reference().is_made_with(EARLIER[0], game.options())
    assert not game.reference().is_made_with("0" * 32, game.options())


def test_a_corrected_file_can_be_played(tmp_path):
    file = tmp_path / "my.json"
    file.write_bytes(changed_data('walls.3.cost.stone = 3 ; walls.3.prov = "printed"'))
    components = from_file(str(file))
    assert components.data["walls"][3]["cost"] == {"gold": 0, "stone": 3}
    assert components.digest == digest_of(file.read_bytes()) != printed_components().digest


@pytest.mark.parametrize("change", CORRECTIONS.values(), ids=list(CORRECTIONS))
def test_the_box_may_say_otherwise(change):
    raw = changed_data(change)
    assert from_bytes(raw, "my.json").raw == raw


def test_hexes_may_stand_in_any_order():
    data = json.loads(printed_components().raw)
    data["board"]["hexes"].reverse()
    assert from_bytes(json.dumps(data).encode(), "my.json").data == data


def test_some_editors_put_a_mark_before_the_text():
    assert from_bytes(b"\xef\xbb\xbf" + printed_components().raw, "my.json").data == printed_components().data


def test_a_file_is_remembered_by_its_digest():
    raw = changed_data("walls.3.cost.stone = 7")
    assert find_components(digest_of(raw)) is None
    components = from_bytes(raw, "my.json")
    assert isinstance(components, Components)
    assert find_components(components.digest) is components
    assert from_bytes(raw, "again.json") is components


def test_the_printed_file_is_known_once_it_is_loaded():
    assert find_components(printed_components().digest) is printed_components()


def test_a_file_that_was_refused_is_not_remembered():
    raw = changed_data("no buildings")
    error_in(raw)
    assert find_components(digest_of(raw)) is None


@pytest.mark.parametrize(
    ("players", "calendar"),
    [(1, (16, 21, 32)), (2, (16, 21, 32)), (3, (26, 37, 48)), (4, (31, 53, 64))],
)
def test_the_crane_keeps_the_calendar(players, calendar):
    assert calendar_of(printed_components().data["wheel"], players) == calendar


# -- the schema


def iter_rules(rule: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every rule of the schema."""
    yield rule
    inner = [rule[word] for word in ("items", "if", "then", "else", "additionalProperties") if word in rule]
    for word in ("properties", "definitions"):
        inner += rule.get(word, {}).values()
    for each in [*inner, *rule.get("allOf", [])]:
        if isinstance(each, dict):
            yield from iter_rules(each)


ASSERTIONS = {
    *("$ref", "type", "const", "enum", "minimum", "maximum", "pattern", "allOf", "if", "then", "else"),
    *("minItems", "maxItems", "uniqueItems", "items"),
    *("properties", "additionalProperties", "required", "minProperties", "maxProperties"),
}
ANNOTATIONS = {"$schema", "title", "description", "examples", "definitions"}


def test_the_schema_says_nothing_that_is_not_checked():
    assert set().union(*iter_rules(schema())) == ASSERTIONS | ANNOTATIONS


def test_what_the_schema_says_is_whole():
    for rule in iter_rules(schema()):
        assert ("minimum" in rule) == ("maximum" in rule)
        assert ("pattern" in rule) <= ("examples" in rule)
        if "$ref" in rule:
            assert rule["$ref"].removeprefix("#/definitions/") in schema()["definitions"]


def test_the_schema_knows_the_ids_of_the_catalogue():
    definitions = schema()["definitions"]
    assert definitions["plaza"]["enum"] == PLAZA_IDS
    plain = list(definitions["plain"]["properties"])
    assert plain == BONUS_IDS[1:16]
    assert list(definitions["rewards"]["properties"]) == [*plain, "choose"]
    assert schema()["properties"]["meta"]["properties"]["bonus_codes"]["required"] == BONUS_IDS[1:]


# -- the sentences


def keys_in_the_sources() -> set[str]:
    files = [PACKAGE / "praga" / "components.py", *(PACKAGE / "praga" / "schema").glob("*.py")]
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}


def test_every_mistake_has_a_test():
    tested = {key for _, key, _ in UNUSABLE.values()} | {key for _, key in UNREADABLE.values()}
    assert keys_in_the_sources() == tested | {"components-file"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_explained(language):
    text = Translator(language)
    for change, key, entry in UNUSABLE.values():
        sentence, errors = text.format_with_errors(key, error_in(changed_data(change)).params)
        assert errors == []
        assert "my.json" in sentence
        assert entry in sentence
    for raw, key in UNREADABLE.values():
        assert text.format_with_errors(key, error_in(raw).params)[1] == []
    assert text.format_with_errors("components-file", {"file": "my.json", "problem": "gone"})[1] == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "a word for a number",
            'my.json: “walls[3] W1-04: cost.stone” is "two"; a whole number belongs there.',
        ),
        (
            "an unknown field",
            "my.json: “walls[3] W1-04: cost.stones” is not a valid field here. Did you mean “stone”?",
        ),
        (
            "a plot beside two plazas",
            "my.json: “board.hexes[69] (5, 9)” touches 2 plazas (NT4, NT3); a plot touches exactly one.",
        ),
        (
            "a gold tile that does not",
            "my.json: “bridge.tiles[6] V-1: endgame” is null; a group of fields in braces belongs there.",
        ),
    ],
)
def test_a_mistake_says_what_would_be_right(name, sentence):
    said = Translator("en").error_message(error_in(changed_data(UNUSABLE[name][0])))
    assert said.partition("\n")[0].replace("\xa0", " ") == sentence


# -- the page


PAGE = Path(__file__).parents[2] / "docs" / "praga-data.md"
ROW = re.compile(r"^\| (`.+?) \|", re.MULTILINE)  # its first cell
WORD = re.compile(r"`(\w+)")


def test_the_page_explains_every_section_code_and_mark():
    words = {word for row in ROW.findall(PAGE.read_text(encoding="utf-8")) for word in WORD.findall(row)}
    marks = {example.partition(":")[0] for example in schema()["definitions"]["prov"]["examples"]}
    assert words == {*printed_components().data, *BONUS_IDS[1:], *marks}


def test_files_are_known_beside_our_own_whichever_was_loaded_first(tmp_path):
    """In a process of its own, where nothing was loaded before."""
    file = tmp_path / "spaced.json"
    file.write_bytes(printed_components().raw + b"\n")
    code = (
        "from burgrave.praga.components import from_file, loaded_digests;"
        f"print([from_file({str(file)!r}).digest] == loaded_digests())"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert said.stdout == "True\n", said.stderr
