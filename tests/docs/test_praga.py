"""The pages about scenarios and moves of Praga say everything there is, and their examples hold."""

import re
from pathlib import Path

import pytest

import burgrave
from burgrave.core.scenario import read_scenarios
from burgrave.core.scenario.seats import SEATS
from burgrave.praga.options import option_list
from burgrave.praga.position.opponent import FIELDS as OPPONENT_FIELDS
from burgrave.praga.position.position import FIELDS as TABLE_FIELDS
from burgrave.praga.position.position import PHASES
from burgrave.praga.position.seat import FIELDS as SEAT_FIELDS
from burgrave.praga.position.seat import SHORT
from burgrave.praga.position.turn import FIELDS as TURN_FIELDS
from tests.docs.event_shapes import event_shapes

OPTIONS = [option.name for option in option_list()]

DOCS = Path(__file__).parents[2] / "docs"
SCENARIOS = "scenarios-praga.md"
MOVES = "moves-praga.md"
GAME = burgrave.game("praga")
WORDS = GAME.notation
WORD = re.compile(r"`([^`]+)`")


def section_text(page: str, title: str) -> str:
    """The text of one section, inner sections included."""
    text = (DOCS / page).read_text()
    start = re.search(rf"^(#+) {re.escape(title)}$", text, re.MULTILINE)
    assert start, title
    rest = text[start.end() :]
    end = re.search(rf"^#{{1,{len(start[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def table_rows(page: str, title: str) -> list[list[str]]:
    """The cells of the tables of a section, without their heads."""
    lines = [line for line in section_text(page, title).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    heads = {place - 1 for place, row in enumerate(cells) if set(row[0]) == {"-"}}
    return [row for place, row in enumerate(cells) if place not in heads and set(row[0]) != {"-"}]


def first_words(title: str) -> list[str]:
    return [WORD.findall(row[0])[0] for row in table_rows(MOVES, title)]


def documented_words(title: str) -> set[str]:
    """Words of the first column."""
    return {word for row in table_rows(SCENARIOS, title) for word in WORD.findall(row[0])}


def test_the_page_lists_every_family_of_moves():
    assert sorted(first_words("Moves")) == sorted(family.form for family in WORDS.families)


def test_every_word_in_capitals_is_explained():
    named = {word for family in WORDS.families for word in family.form.split() if word.isupper()}
    assert named <= set(first_words("Words in capitals"))


def test_the_moves_of_decisions_exist():
    known = {*WORDS.move_texts, *(family.form for family in WORDS.families)}
    for row in table_rows(MOVES, "Decisions"):
        assert set(WORD.findall(row[2])) <= known


def test_the_moves_of_commands_exist():
    listed = table_rows(MOVES, "The commands of the rules as moves")
    assert [row[0].split()[0] for row in listed] == [f"C{number}" for number in range(1, 14)]
    for row in listed:
        for text in WORD.findall(row[1]):
            assert text in WORDS.move_texts or text == "extra …", text


def test_every_reason_is_documented():
    assert sorted(first_words("Reasons")) == sorted(WORDS.reasons)


def test_every_event_is_documented_with_its_arguments():
    documented = {WORD.findall(row[0])[0]: WORD.findall(row[1]) for row in table_rows(MOVES, "Events")}
    assert documented == event_shapes(WORDS)


def test_every_vocabulary_of_an_event_is_documented():
    table = table_rows(MOVES, "Arguments of events")
    listed = {word for row in table for word in WORD.findall(row[0])}
    capitals = {word.lower() for word in first_words("Words in capitals")}
    used = {argument.vocabulary for shape in WORDS.events.values() for argument in shape}
    assert listed - capitals <= used <= listed | capitals


def test_every_kind_of_decision_is_documented():
    assert sorted(first_words("Decisions")) == sorted({step.kind for step in GAME.steps if step.kind})


def test_every_stream_of_chance_is_documented():
    assert first_words("Chance") == [name for name, _ in WORDS.streams]


def test_every_item_of_points_is_documented():
    assert first_words("Points") == GAME.reference().score_items()


@pytest.mark.parametrize(
    "vocabulary",
    ["bonus", "source", "action", "row", "project", "space", "wealth", "plaza", "stack", "hex", "reward"],
)
def test_every_id_of_a_short_list_is_documented(vocabulary):
    ids = [id for id in WORDS.names[vocabulary] if id != "nothing"]
    row = next(row for row in table_rows(MOVES, "Words in capitals") if row[0] == f"`{vocabulary.upper()}`")
    assert WORD.findall(row[1])[: len(ids)] == ids or set(ids) <= set(WORD.findall(row[1]))


def test_every_option_is_documented():
    assert documented_words("Options of Praga") == {option.replace("_", " ") for option in OPTIONS}


def test_every_field_of_a_position_is_documented():
    table = section_text(SCENARIOS, "The table")
    assert documented_words("The table") == {SEATS, *TABLE_FIELDS}
    assert documented_words("A seat") == {*SEAT_FIELDS, "vp"}
    assert set(SHORT) <= set(WORD.findall(section_text(SCENARIOS, "A seat")))
    assert documented_words("The turn") == set(TURN_FIELDS)
    for word in [*OPPONENT_FIELDS, *PHASES]:
        assert f"`{word}`" in table


def test_the_examples_hold(tmp_path):
    page = (DOCS / SCENARIOS).read_text()
    blocks = re.findall(r"^```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 2
    for number, block in enumerate(blocks):
        file = tmp_path / f"{number}.yaml"
        file.write_text(block)
        for scenario in read_scenarios(file, burgrave.game):
            assert [str(mismatch) for mismatch in scenario.run()] == []
