"""The documentation site, without building it: every page is in the navigation, all it names exists."""

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

import burgrave
from tools import site_hooks

ROOT = Path(__file__).parents[2]
CONFIG = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
PAGES = sorted(page.relative_to(ROOT / "docs").as_posix() for page in ROOT.glob("docs/**/*.md"))
DIRECTIVE = re.compile(r"^::: (\S+)$", re.MULTILINE)
MEMBERS = re.compile(r"^::: (\S+)\n    options:\n      members: \[([^\]]+)\]$", re.MULTILINE)
CONSTANT = re.compile(r"^\| `burgrave\.(\w+)` \|", re.MULTILINE)
REFERENCE = (ROOT / "docs/reference/api.md").read_text(encoding="utf-8")
AUDIENCES = ["Home", "Play", "Host", "Write bots", "Contribute", "Reference"]


def pages_in(nav: Any) -> list[str]:
    """The pages of a part of the navigation, in order."""
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav
    return [page for part in parts for page in pages_in(part)]


def test_the_navigation_has_every_page_once_by_audience():
    assert [next(iter(part)) for part in CONFIG["nav"]] == AUDIENCES
    assert sorted(pages_in(CONFIG["nav"])) == sorted([*PAGES, *site_hooks.OUTSIDE.values()])


def test_the_first_page_leads_to_every_page():
    text = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    linked = {site_hooks.target_on_site(link, "index.md") for link in site_hooks.LINK.findall(text)}
    assert linked | {"index.md"} == set(pages_in(CONFIG["nav"]))


def test_the_reference_lists_exactly_the_public_names():
    described = [path.removeprefix("burgrave.") for path in DIRECTIVE.findall(REFERENCE)]
    described += CONSTANT.findall(REFERENCE)
    assert sorted(described) == sorted([*burgrave.__all__, "testing"])


def find_object(path: str) -> Any:
    """What a dotted path names: a module, or something in one."""
    module, _, name = path.rpartition(".")
    try:
        return import_module(path)
    except ModuleNotFoundError:
        return getattr(import_module(module), name)


@pytest.mark.parametrize("path", DIRECTIVE.findall(REFERENCE))
def test_what_the_reference_describes_exists_and_has_a_docstring(path):
    assert find_object(path)
    assert read_docstring(path)


def read_docstring(path: str) -> str | None:
    """Read a docstring from the source: compiled code has none."""
    module = Path(*path.split("."))
    if (ROOT / "src" / module / "__init__.py").exists():
        return ast.get_docstring(parse_source(module / "__init__.py"))
    if (ROOT / "src" / module.with_suffix(".py")).exists():
        return ast.get_docstring(parse_source(module.with_suffix(".py")))
    for source in (defining_source(module.name), module.parent.with_suffix(".py")):
        for node in parse_source(source).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == module.name:
                return ast.get_docstring(node)
    return str(find_object(path).__doc__ or "")


def defining_source(name: str) -> Path:
    """Return the file from which `burgrave` imports a public name, through packages that pass it on."""
    source = Path("burgrave/__init__.py")
    while True:
        imports = [node for node in ast.walk(parse_source(source)) if isinstance(node, ast.ImportFrom)]
        found = [node.module for node in imports if name in {each.name for each in node.names}]
        if not found or found[0] is None:
            return source
        folder = Path(*found[0].split("."))
        is_package = (ROOT / "src" / folder / "__init__.py").exists()
        source = folder / "__init__.py" if is_package else folder.with_suffix(".py")
        if not is_package:
            return source


def parse_source(source: Path) -> ast.Module:
    path = ROOT / "src" / source
    return ast.parse(path.read_text(encoding="utf-8") if path.exists() else "")


@pytest.mark.parametrize(("path", "names"), MEMBERS.findall(REFERENCE))
def test_the_members_that_the_reference_names_exist(path, names):
    for name in re.split(r",\s+", names):
        assert hasattr(find_object(path), name)


@pytest.mark.parametrize(
    ("page", "link", "shown"),
    [
        ("bots.md", "engine.md#views", "engine.md#views"),
        ("bots.md", "#levels", "#levels"),
        ("bots.md", "https://example.org/a.md", "https://example.org/a.md"),
        ("rules/praga.md", "../praga-data.md", "../praga-data.md"),
        ("rules/praga.md", "../../CONTRIBUTING.md#tests", "../contributing.md#tests"),
        ("contributing.md", "docs/rules/praga.md", "rules/praga.md"),
        ("contributing.md", "CHANGELOG.md", "changelog.md"),
        ("engine.md", "../tests/games/letter", f"{site_hooks.SOURCES}tests/games/letter"),
        ("contributing.md", "Makefile", f"{site_hooks.SOURCES}Makefile"),
    ],
)
def test_a_link_leads_to_the_same_on_the_site(page, link, shown):
    assert site_hooks.target_on_site(link, page) == shown


def test_code_stays_as_it_is_on_the_site():
    page = "`a](b.md)` [c](d.md)[e][f]\n\n```python tests/x.py\n[g](h.md)\n```\n\n| `i \\| j` | k \\| l |\n"
    assert site_hooks.for_site(page, "bots.md") == (
        '`a](b.md)` [c](d.md)[e]\\[f]\n\n```python title="tests/x.py"\n[g](h.md)\n```\n\n'
        "| `i | j` | k \\| l |\n"
    )
