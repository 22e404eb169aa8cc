"""A state copies, writes and reads back every field it has: what one of them forgets is found here."""

import ast
from pathlib import Path

import pytest

import burgrave

PACKAGE = Path(burgrave.__file__).parent
FILES = ["citadels/state.py", "praga/state.py"]
COPY, DUMP, LOAD = ("clone", "copy"), ("dump",), ("load",)
# Fields that are not written: they follow from the options, for which bytes are read.
GIVEN = {"rules"}


def list_classes(file: str) -> list[ast.ClassDef]:
    tree = ast.parse((PACKAGE / file).read_text(encoding="utf-8"))
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def list_fields(node: ast.ClassDef) -> list[str]:
    """What `__init__` assigns."""
    (begin,) = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
    targets = [
        target
        for statement in begin.body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for target in (statement.targets if isinstance(statement, ast.Assign) else [statement.target])
    ]
    return [target.attr for target in targets if isinstance(target, ast.Attribute)]


def fields_in_methods(node: ast.ClassDef, beginnings: tuple[str, ...], known: list[str]) -> list[str]:
    """The fields of `self` that methods with such names speak of, in the order in which they do."""
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    spoken: list[str] = []
    for method in methods:
        if method.name.startswith(beginnings):
            found = [
                (part.lineno, part.col_offset, part.attr)
                for part in ast.walk(method)
                if isinstance(part, ast.Attribute)
                and isinstance(part.value, ast.Name)
                and part.value.id == "self"
            ]
            spoken += [name for _, _, name in sorted(found) if name in known]
    return list(dict.fromkeys(spoken))


@pytest.mark.parametrize("file", FILES)
def test_every_field_is_copied_written_and_read(file):
    for node in list_classes(file):
        known = list_fields(node)
        assert len(known) > 10, node.name
        assert set(fields_in_methods(node, COPY, known)) == set(known), node.name
        assert set(fields_in_methods(node, DUMP, known)) - GIVEN == set(known) - GIVEN, node.name
        assert set(fields_in_methods(node, LOAD, known)) - GIVEN == set(known) - GIVEN, node.name


@pytest.mark.parametrize("file", FILES)
def test_fields_are_read_in_the_order_in_which_they_are_written(file):
    for node in list_classes(file):
        known = [name for name in list_fields(node) if name not in GIVEN]
        assert fields_in_methods(node, DUMP, known) == fields_in_methods(node, LOAD, known), node.name
