"""Names and English texts follow one vocabulary. `python tests/test_naming.py` prints what does not."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "burgrave"
VERBS = words(Path(__file__).with_name("verbs.txt").read_text(encoding="utf-8"))

BANNED_FUNCTIONS = words(
    """told given usual once here made kept asked named listed plain said lens sight eyes face film crew
    manners duties law journal wrong"""
)
# These words may not be part of any name: not of a module, a class, a function, a parameter or a variable.
# The name of a test is a sentence, in which something may be wrong.
BANNED_PARTS = words(
    """told lens lenses sight eyes film films crew manners duties law laws journal wrong hub dice curtain
    thinker whoever anew amiss lest"""
)
IRREGULAR_PARTICIPLES = words(
    """begun bound broken brought built chosen drawn found frozen given gone heard held hidden kept known laid
    left lost made meant paid said seen sent shown sold sought spent spoken stood taken taught thought told
    understood won worn written"""
)
ENDING_IN_ED = words("bleed embed exceed feed need proceed seed shed speed succeed")
# A class below one of these has a name that ends like this.
SUFFIXES = {
    "TypedDict": ("Data", "Message"),
    "Exception": ("Error",),
    "BurgraveError": ("Error",),
    "Step": ("Step",),
    "Instruction": ("Instruction",),
}
MANNERED = r"whoever|somebody|anew|amiss|lest|so many|by lot|pairs? of eyes|(is|are|was|were) told"
BANNED_PHRASES = re.compile(rf"\b({MANNERED}|is no(?! longer))\b", re.IGNORECASE)
BANNED_IN_CODE = re.compile(rf"\b({MANNERED})\b", re.IGNORECASE)
NOT_READ = ("test_naming.py", "test_bad_scenarios.py", "test_serve_address.py")  # they quote such words
CODE = (".py", ".ts", ".svelte", ".js", ".css", ".sh", ".yaml", ".yml")
SENTENCE_END = re.compile(r"[.!?:][\"”)`]*(\s|$)")

Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = ast.Module | ast.ClassDef | Function


class Violation(NamedTuple):
    """A place that breaks a rule."""

    rule: str
    place: str


class Definition(NamedTuple):
    """A class or function of the package."""

    path: Path
    node: ast.ClassDef | Function

    @property
    def place(self) -> str:
        return f"{relative(self.path)}:{self.node.lineno} {self.node.name}"


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def python_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def definitions() -> Iterator[Definition]:
    for path in python_files(SOURCES):
        for node in nodes(path):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield Definition(path, node)


def classes() -> list[tuple[Definition, ast.ClassDef]]:
    return [(found, found.node) for found in definitions() if isinstance(found.node, ast.ClassDef)]


def functions() -> list[tuple[Definition, Function]]:
    return [(found, found.node) for found in definitions() if not isinstance(found.node, ast.ClassDef)]


def last_name(node: ast.expr) -> str:
    """Return `Bar` of `Foo[T]`, `foo.Bar` and `Bar`."""
    if isinstance(node, ast.Subscript | ast.Call):
        return last_name(node.value if isinstance(node, ast.Subscript) else node.func)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_property(function: Function) -> bool:
    decorators = {last_name(decorator) for decorator in function.decorator_list}
    return not decorators.isdisjoint({"property", "cached_property", "setter"})


def is_participle(name: str) -> bool:
    regular = re.fullmatch("[a-z]+ed", name) is not None and name not in ENDING_IN_ED
    return regular or name in IRREGULAR_PARTICIPLES


def classes_defined_twice() -> Iterator[Violation]:
    found = classes()
    counts = Counter(node.name for _, node in found)
    for definition, node in found:
        if counts[node.name] > 1:
            yield Violation("class defined twice", definition.place)


def functions_without_verb() -> Iterator[Violation]:
    for definition, node in functions():
        name = node.name.strip("_")
        if (is_participle(name) and not is_property(node)) or name in BANNED_FUNCTIONS:
            yield Violation("function name", definition.place)


def names_with_banned_words() -> Iterator[Violation]:
    folders = (SOURCES, ROOT / "tests", ROOT / "tools", ROOT / "bench")
    for path in (path for folder in folders for path in python_files(folder)):
        names = {(1, path.stem if path.stem != "__init__" else path.parent.name)}
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                names.add((node.lineno, re.sub("(?<=[a-z])(?=[A-Z])", "_", node.name)))
            elif isinstance(node, Function):
                names.add((node.lineno, node.name))
            elif isinstance(node, ast.arg):
                names.add((node.lineno, node.arg))
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                names.add((node.lineno, node.id))
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                names.add((node.lineno, node.attr))
        for line, name in sorted(names):
            banned = BANNED_PARTS - {"wrong"} if name.startswith("test_") else BANNED_PARTS
            if not banned.isdisjoint(name.lower().split("_")):
                yield Violation("banned word in a name", f"{relative(path)}:{line} {name}")


def classes_without_suffix() -> Iterator[Violation]:
    found = classes()
    roots = {root: {root} for root in SUFFIXES}
    for below in roots.values():
        size = 0
        while len(below) > size:
            size = len(below)
            below |= {node.name for _, node in found if below.intersection(map(last_name, node.bases))}
    for definition, node in found:
        for root, suffixes in SUFFIXES.items():
            if below_root(node, roots[root]) and not node.name.endswith(suffixes):
                yield Violation("class suffix", f"{definition.place}: …{' or …'.join(suffixes)}")
        if (
            "server" in definition.path.parts
            and has_type_tag(node)
            and not node.name.endswith(("Message", "Request"))
        ):
            yield Violation("class suffix", f"{definition.place}: …Message or …Request")


def below_root(node: ast.ClassDef, names: set[str]) -> bool:
    return not names.isdisjoint(map(last_name, node.bases))


def has_type_tag(node: ast.ClassDef) -> bool:
    """Return whether the class is a message of the socket: it has a field `type: Literal[…]`."""
    return any(
        isinstance(line, ast.AnnAssign)
        and last_name(line.target) == "type"
        and last_name(line.annotation) == "Literal"
        for line in node.body
    )


def docstrings(folder: Path) -> Iterator[tuple[Path, Documented, str]]:
    for path in python_files(folder):
        for node in nodes(path):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node)
                if text:
                    yield path, node, text


def docstrings_with_long_first_sentences() -> Iterator[Violation]:
    for folder in ("src", "tests", "tools", "bench"):
        for path, node, text in docstrings(ROOT / folder):
            first = text.splitlines()[0]
            if not SENTENCE_END.search(first):
                place = f"{relative(path)}:{getattr(node, 'lineno', 1)} {first}"
                yield Violation("first sentence of a docstring", place)


def docstrings_without_verb() -> Iterator[Violation]:
    for path, node, text in docstrings(SOURCES):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or is_property(node):
            continue
        if not is_verb(text.split()[0]):
            place = f"{relative(path)}:{node.lineno} {node.name}: {text.splitlines()[0]}"
            yield Violation("first word of a docstring", place)


def is_verb(word: str) -> bool:
    """Return whether the word is in the list of verbs, in the imperative or in the present tense."""
    word = word.rstrip(".,:;").lower()
    forms = {word, word.removesuffix("s"), word.removesuffix("es"), re.sub("ies$", "y", word)}
    return not VERBS.isdisjoint(forms)


def texts_with_banned_phrases() -> Iterator[Violation]:
    for path in english_texts():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for found in BANNED_PHRASES.finditer(line):
                place = f"{relative(path)}:{number} {found[0]}: {line.strip()}"
                yield Violation("phrase in a text", place)


def code_with_banned_phrases() -> Iterator[Violation]:
    """Look at comments, docstrings and messages in the code, also in that of the browser client."""
    for path in code_files():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for found in BANNED_IN_CODE.finditer(line):
                place = f"{relative(path)}:{number} {found[0]}: {line.strip()}"
                yield Violation("phrase in code", place)


def code_files() -> list[Path]:
    folders = [ROOT / each for each in ("src/burgrave", "tests", "tools", "bench", "deploy", "web/src")]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in CODE]
    generated = {"__pycache__", "client", "pictures"}
    return sorted(
        path
        for path in found
        if path.is_file() and generated.isdisjoint(path.parts) and path.name not in NOT_READ
    )


def english_texts() -> list[Path]:
    locales = [*SOURCES.glob("*/locales/en/**/*.ftl"), *ROOT.glob("web/src/locales/en/**/*.ftl")]
    return sorted([*locales, *ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md")])


def components_with_equal_names() -> Iterator[Violation]:
    files = sorted(ROOT.glob("web/src/**/*.svelte"))
    counts = Counter(path.name for path in files)
    for path in files:
        if counts[path.name] > 1:
            yield Violation("component defined twice", relative(path))


RULES = (
    classes_defined_twice,
    functions_without_verb,
    names_with_banned_words,
    classes_without_suffix,
    docstrings_with_long_first_sentences,
    docstrings_without_verb,
    texts_with_banned_phrases,
    code_with_banned_phrases,
    components_with_equal_names,
)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_no_name_or_text_breaks_the_vocabulary(rule):
    places = [each.place for each in rule()]
    assert not places, "\n".join(["rename or rewrite:", *places])


def test_the_rules_look_at_something():
    assert len(classes()) > 400
    assert len(functions()) > 2000
    assert len(english_texts()) > 20
    assert {path.suffix for path in code_files()} >= {".py", ".ts", ".svelte", ".css"}


if __name__ == "__main__":
    for rule in RULES:
        for violation in rule():
            print(f"{violation.rule}: {violation.place}")
