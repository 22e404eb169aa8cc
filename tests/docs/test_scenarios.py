"""The pages about scenarios and moves say everything there is, and their examples hold."""

import re
from pathlib import Path

import pytest

import burgrave
from burgrave.citadels.options import option_list
from burgrave.citadels.position.phase import PHASES, TURN_FIELDS
from burgrave.citadels.position.position import FIELDS as TABLE_FIELDS
from burgrave.citadels.position.seat import DISTRICT_FIELDS
from burgrave.citadels.position.seat import FIELDS as SEAT_FIELDS
from burgrave.core.scenario import read_scenarios
from burgrave.core.scenario.compare import LIST_OPERATORS, NUMBER_OPERATORS, WORD_OPERATORS
from burgrave.core.scenario.scenario import CASE_FIELDS, FIELDS, VERBS
from tests.docs.event_shapes import event_shapes

OPTIONS = [option.name for option in option_list()]

DOCS = Path(__file__).parents[2] / "docs"
GAME = burgrave.game("citadels")
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
    """Of each row that begins with a word; those of characters and cards begin with a rank or a type."""
    return [found[0] for row in table_rows("moves.md", title) if (found := WORD.findall(row[0]))]


def test_the_page_lists_every_family_of_moves():
    assert sorted(first_words("Moves")) == sorted(family.form for family in WORDS.families)


def test_every_word_in_capitals_is_explained():
    named = {word for family in WORDS.families for word in family.form.split() if word.isupper()}
    assert named <= set(first_words("Words in capitals"))


def test_the_moves_of_decisions_exist():
    known = {*WORDS.move_texts, *(family.form for family in WORDS.families)}
    for row in table_rows("moves.md", "Decisions"):
        assert set(WORD.findall(row[2])) <= known


def test_every_reason_is_documented():
    assert sorted(first_words("Reasons")) == sorted(WORDS.reasons)


def test_every_event_is_documented_with_its_arguments():
    documented = {WORD.findall(row[0])[0]: WORD.findall(row[1]) for row in table_rows("moves.md", "Events")}
    assert documented == event_shapes(WORDS)


def test_every_vocabulary_of_an_event_is_documented():
    table = table_rows("moves.md", "Arguments of events")
    listed = {word for row in table for word in WORD.findall(row[0])}
    assert listed == {argument.vocabulary for shape in WORDS.events.values() for argument in shape}


def test_every_kind_of_decision_is_documented():
    assert sorted(first_words("Decisions")) == sorted({step.kind for step in GAME.steps if step.kind})


def test_every_stream_of_chance_is_documented():
    assert first_words("Chance") == [name for name, _ in WORDS.streams]


def test_every_item_of_points_is_documented():
    assert first_words("Points") == GAME.reference().score_items()


def test_every_id_is_documented():
    characters = [id for row in table_rows("moves.md", "Characters") for id in WORD.findall(row[1])]
    assert sorted(characters) == sorted(WORDS.names["character"][1:])
    cards = [id for row in table_rows("moves.md", "Cards") for id in WORD.findall(row[1])]
    assert sorted(cards) == sorted(WORDS.names["card"][1:])
    types = {id for row in table_rows("moves.md", "Cards") for id in WORD.findall(row[0])}
    assert types == set(WORDS.names["type"][1:])


def documented_words(title: str) -> set[str]:
    return {word for row in table_rows("scenarios.md", title) for word in WORD.findall(row[0])}


def test_every_field_of_a_scenario_is_documented():
    assert documented_words("The fields of a scenario") == set(FIELDS)
    assert set(CASE_FIELDS) - {"case"} < set(FIELDS)


def test_every_step_is_documented():
    titles = re.findall(r"^### (`.*)$", section_text("scenarios.md", "Steps"), re.MULTILINE)
    assert {word for title in titles for word in WORD.findall(title)} == set(VERBS)


@pytest.mark.parametrize("operator", [*LIST_OPERATORS, *NUMBER_OPERATORS, *WORD_OPERATORS])
def test_every_operator_is_documented(operator):
    assert f"{operator}:" in section_text("scenarios.md", "What can be expected")


def test_every_field_of_a_position_is_documented():
    assert documented_words("The table") - {"seats"} == set(TABLE_FIELDS) - {"seats"}
    assert documented_words("A seat") == set(SEAT_FIELDS)
    assert documented_words("The turn") == set(TURN_FIELDS)
    assert documented_words("A district") == set(DISTRICT_FIELDS)
    assert {word.split()[0] for word in documented_words("The phase")} == {
        phase.split()[0] for phase in PHASES
    }
    assert documented_words("Options of Citadels") == {option.replace("_", " ") for option in OPTIONS}


def test_the_examples_hold(tmp_path):
    page = (DOCS / "scenarios.md").read_text()
    blocks = re.findall(r"^```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 8
    for number, block in enumerate(blocks):
        file = tmp_path / f"{number}.yaml"
        file.write_text(block)
        for scenario in read_scenarios(file, burgrave.game):
            assert [str(mismatch) for mismatch in scenario.run()] == []
