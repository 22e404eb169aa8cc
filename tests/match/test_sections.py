"""The table in words says everything that changes, and nothing that the viewer does not know."""

import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import pytest

from burgrave.core.events import SPECTATOR
from burgrave.core.state import State
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.segments import strip_tags
from burgrave.match.presenters.base import Presenter, presenter_for
from burgrave.match.sections import Section, list_section_data
from burgrave.testing import GameCase, case_name
from burgrave.testing.random_play import open_case, random_states
from tests.i18n.check_sentence import is_finished
from tests.invariants.cases import list_cases
from tests.match.unsaid import UNSAID

Path = tuple[str | int, ...]
LOOKS_LIKE_AN_ID = re.compile(r"_|\b[A-Z]+-?\d|\d,\d")  # as in long_wall, U1-S1, NT6 and 4,10
PENDING = "pending"
PER_FIELD = 3  # changes of each field that are looked at in each game

every_case = pytest.mark.parametrize("case", list_cases(), ids=case_name)


def presenter_of(case: GameCase) -> Presenter:
    game, options = open_case(case)
    return presenter_for(game, options.to_dict())


def translator_for(case: GameCase, language: str = "en", tags: bool = False) -> Translator:
    _, options = open_case(case)
    return Translator(language, str(options.to_dict().get("edition", "none")), tags)


def names_of(s: State) -> list[str]:
    return ["Fox", "Swan", "Lion", "Bear", "Stag", "Raven", "Fish", "Unicorn"][: s.seats()]


def iter_changes(before: Any, after: Any, path: Path = ()) -> Iterator[tuple[Path, Any, Any]]:
    """Yield every smallest part that differs, with its old and its new value.

    A list whose length changes is one part, and so is a mapping whose keys change. What is pending is one
    part: its entries come and go.
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in before:
            yield from iter_changes(before[key], after[key], (*path, key))
    elif is_list_of_data(before) and len(before) == len(after) and path[-1] != PENDING:
        for at, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from iter_changes(one, other, (*path, at))
    elif in_any_order(before) != in_any_order(after):
        yield path, before, after


def is_list_of_data(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(each, dict) for each in value)


def in_any_order(value: Any) -> Any:
    return sorted(value, key=str) if isinstance(value, list) else value


def replaced(data: Any, path: Path, value: Any) -> Any:
    """The data with another value at one path."""
    if not path:
        return value
    copied = data.copy()
    copied[path[0]] = replaced(data[path[0]], path[1:], value)
    return copied


def field_of(path: Path) -> str:
    """The field of a path: seats and places do not matter."""
    return ".".join(key for key in path if isinstance(key, str))


def matches(field: str, pattern: str) -> bool:
    """Whether a field is one that the pattern names, or a part of it."""
    return fnmatchcase(field, pattern) or fnmatchcase(field, f"{pattern}.*")


def all_words(sections: list[Section]) -> list[str]:
    return [line for section in sections for line in (section.heading, *section.sentences)]


def is_said(
    presenter: Presenter, tr: Translator, names: list[str], data: dict[str, Any], change: Any
) -> bool:
    """Whether the words differ if only one part of the data has another value."""
    words = all_words(presenter.sections(tr, names, data))
    return words != all_words(presenter.sections(tr, names, replaced(data, *change)))


@pytest.mark.slow
@every_case
def test_every_change_that_a_viewer_can_see_is_said(case):
    """The words differ if a part that changes is changed alone, before or after the others have changed."""
    presenter, tr = presenter_of(case), translator_for(case)
    unsaid = UNSAID.get(case[0].id, {})
    silent: dict[str, tuple[Path, Any, Any]] = {}
    looked: Counter[str] = Counter()
    for seed, viewer in ((1, 0), (2, SPECTATOR)):
        last: dict[str, Any] | None = None
        for s in random_states(case, seed):
            names, now = names_of(s), s.view(viewer).to_dict()
            for path, old, new in iter_changes(last or now, now):
                field = field_of(path)
                looked[field] += 1
                if looked[field] > PER_FIELD or any(matches(field, each) for each in unsaid):
                    continue
                if not (
                    is_said(presenter, tr, names, last or now, (path, new))
                    or is_said(presenter, tr, names, now, (path, old))
                ):
                    silent[field] = path, old, new
            last = now
    assert silent == {}


@every_case
def test_sections_are_finished_sentences_in_every_language(case):
    presenter = presenter_of(case)
    states = [
        (s, s.view(at % 2 * SPECTATOR).to_dict()) for at, s in enumerate(random_states(case, 1, every=25))
    ]
    for language in LANGUAGES:
        tr = translator_for(case, language)
        for s, data in states:
            sections = presenter.sections(tr, names_of(s), data)
            assert len({section.id for section in sections}) == len(sections)
            for words in all_words(sections):
                assert is_finished(words.replace("\N{NO-BREAK SPACE}", " ")), words
            for section in sections:
                assert all(sentence[-1] in ".!…" for sentence in section.sentences), section


@every_case
def test_no_id_of_a_piece_is_read_out(case):
    presenter, tr = presenter_of(case), translator_for(case)
    for s in random_states(case, 1, every=25):
        for words in all_words(presenter.sections(tr, names_of(s), s.view(0).to_dict())):
            assert not LOOKS_LIKE_AN_ID.search(words), words


@every_case
def test_names_have_tags_only_in_sentences(case):
    """A client can link the names in sentences. A heading is plain text, and both read the same."""
    presenter = presenter_of(case)
    tagged, plain = translator_for(case, tags=True), translator_for(case)
    for s in random_states(case, 1, every=25):
        data = s.view(0).to_dict()
        with_tags = presenter.sections(tagged, names_of(s), data)
        for linked, read in zip(with_tags, presenter.sections(plain, names_of(s), data), strict=True):
            assert linked.heading == read.heading
            assert [strip_tags(each) for each in linked.sentences] == list(read.sentences)
        for section in list_section_data(with_tags):
            assert section["lines"]
            for line in section["lines"]:
                assert "".join(part["text"] for part in line)
