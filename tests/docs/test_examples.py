"""The Python on the pages runs, gives the results that the pages show, and imports only public names."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
RESULT = re.compile(r"# → (.+)$")
PAGES = [
    "README.md",
    "docs/bots.md",
    "docs/engine.md",
    "docs/match.md",
    "docs/records.md",
    "docs/simulation.md",
]
PUBLIC = ["docs/bench.md", "docs/bots.md", "docs/engine.md", "docs/simulation.md"]
DEEP_IMPORT = re.compile(r"(?:from|import) (burgrave\.[\w.]+)")


def run(source: str, names: dict[str, Any], page: str) -> list[str]:
    """Run a block, statement by statement. Return the results that differ from those after `# →`."""
    lines = source.splitlines()
    error = []
    for statement in ast.parse(source).body:
        stated = RESULT.search(lines[(statement.end_lineno or 1) - 1])
        if isinstance(statement, ast.Expr):
            value = eval(compile(ast.Expression(statement.value), page, "eval"), names)
            if stated and repr(value) != stated[1]:
                error.append(f"{ast.unparse(statement)}\n  is   {value!r}\n  not  {stated[1]}")
        else:
            exec(compile(ast.Module([statement], []), page, "exec"), names)
    return error


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert blocks
    names: dict[str, Any] = {}
    error = [problem for block in blocks for problem in run(block, names, page)]
    assert not error, "\n".join(error)


@pytest.mark.parametrize("page", PUBLIC)
def test_a_page_for_programmers_imports_only_public_names(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    assert set(DEEP_IMPORT.findall(text)) <= {"burgrave.testing"}
