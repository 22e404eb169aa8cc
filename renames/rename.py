"""Rename the whole tree at once, by the lists in renames/*.csv.

    tools/rename.py --root TREE [--check] [--report FILE]

Everything is computed from one snapshot of TREE and applied at the end. What a name in Python means is asked
of a language server (basedpyright): for every token with an old name, where is it defined? A token is renamed
if a row names that definition. So the rows never need an order, and a second run asks only what is new.

Needs Python 3.12 or later, and `basedpyright-langserver` (`--server`). See renames/README.md for the rows.
"""

import argparse
import ast
import asyncio
import csv
import hashlib
import io
import json
import os
import pickle
import random
import re
import shutil
import subprocess
import sys
import threading
import time
import tokenize
from bisect import bisect_right
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from fnmatch import fnmatchcase
from urllib.parse import unquote, urlparse
from functools import cache
from pathlib import Path

CODE = ("src", "tests", "tools", "bench", "setup.py")
TEXT_SUFFIXES = {".md", ".toml", ".in", ".yml", ".yaml", ".cfg", ".txt", ".json", ".ts", ".js", ".svelte", ".css",
                 ".html", ".ftl", ".service", ".conf", ".csv", ".sh", ".caddy", ""}
# `Game[Any]` makes every state an unknown type. In the snapshot it is another name of the same length.
# Fixtures of pytest have no types either: there they are plain functions, and parameters that are named like
# one have it as their default.
SAME_LENGTH = {"Game[Any]": "StateGame", "@pytest.fixture": "@pytest_fixture"}
BUILTINS = """
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, Generic, ParamSpec, TypeVar, overload
from burgrave.core.game import Game
from burgrave.core.state import State
StateGame = Game[State]
_T = TypeVar("_T")
_P = ParamSpec("_P")
class _Fn(Generic[_P, _T]):
    def __call__(self, *args: _P.args, **given: _P.kwargs) -> _T: ...
@overload
def pytest_fixture(function: _T, /) -> _T: ...
@overload
def pytest_fixture(**given: Any) -> Callable[[_T], _T]: ...
@overload
def _fx(function: Callable[..., Callable[_P, _T]]) -> _Fn[_P, _T]: ...
@overload
def _fx(function: Callable[..., Iterator[Callable[_P, _T]]]) -> _Fn[_P, _T]: ...
@overload
def _fx(function: Callable[..., Iterator[_T]]) -> _T: ...
@overload
def _fx(function: Callable[..., AsyncIterator[_T]]) -> _T: ...
@overload
def _fx(function: Callable[..., Awaitable[_T]]) -> _T: ...
@overload
def _fx(function: Callable[..., _T]) -> _T: ...
"""
SNAPSHOT_VERSION = "4"


# -- rows


@dataclass
class Row:
    kind: str
    old: str
    new: str
    note: str
    place: str
    used: int = 0


KINDS = ("module", "path", "symbol", "param", "param-rule", "local", "local-rule", "attr", "string", "key", "key-prefix", "text", "doc")


def read_rows(folders: list[Path]) -> list[Row]:
    rows: list[Row] = []
    seen: dict[tuple[str, str, str], Row] = {}
    for file in (file for folder in folders for file in sorted(folder.glob("*.csv"))):
        with file.open(newline="", encoding="utf-8") as lines:
            reader = csv.reader(lines)
            for cells in reader:
                if not cells or cells[0].startswith("#") or cells[0] == "kind":
                    continue
                cells += [""] * (4 - len(cells))
                row = Row(*(cell if i < 3 else cell.strip() for i, cell in enumerate(cells[:4])), f"{file.name}:{reader.line_num}")
                if row.kind != "text":
                    row.old, row.new = row.old.strip(), row.new.strip()
                if row.kind not in KINDS:
                    sys.exit(f"{row.place}: unknown kind {row.kind!r}")
                glob = row.note if row.kind in ("param-rule", "local-rule", "attr", "text", "string", "doc") else ""
                same = seen.get((row.kind, row.old, glob))
                if same is not None:
                    if same.new != row.new:
                        print(f"{row.place}: {row.old} → {row.new}, but {same.place} says {same.new}")
                    continue
                seen[row.kind, row.old, glob] = row
                rows.append(row)
    return rows


@cache
def glob_pattern(glob: str) -> re.Pattern[str]:
    """Return a pattern for a path: `**` crosses folders, several globs are separated by spaces or `|`."""
    alternatives = []
    for one in re.split(r"[\s|;]+", glob.strip()):
        out = ""
        i = 0
        while i < len(one):
            if one.startswith("**/", i):
                out += "(?:.*/)?"
                i += 3
            elif one.startswith("**", i):
                out += ".*"
                i += 2
            elif one[i] == "*":
                out += "[^/]*"
                i += 1
            elif one[i] == "?":
                out += "[^/]"
                i += 1
            elif one[i] == "{" and "}" in one[i:]:
                end = one.index("}", i)
                out += "(?:" + "|".join(map(re.escape, one[i + 1 : end].split(","))) + ")"
                i = end + 1
            else:
                out += re.escape(one[i])
                i += 1
        if one.endswith("/"):
            out += ".*"
        alternatives.append(out)
    return re.compile("(?:%s)$" % "|".join(alternatives))


def matches(path: str, glob: str) -> bool:
    return bool(glob_pattern(glob).match(path))


# -- the tree


@dataclass(frozen=True)
class Def:
    """A definition. `owner` is the qualified name of what holds it: class, function or nothing."""

    kind: str  # class function method attribute variable param local import
    module: str
    owner: str
    name: str
    annotation: str = ""

    @property
    def qualified(self) -> str:
        return f"{self.owner}.{self.name}" if self.owner else self.name

    @property
    def member(self) -> bool:
        return self.kind in ("method", "attribute")


@dataclass
class Class:
    module: str
    qualified: str
    bases: list[tuple[str, str]]  # module and qualified name, as far as they can be found
    members: set[str] = field(default_factory=set)
    outside: list[str] = field(default_factory=list)


@dataclass
class Source:
    path: str
    text: str
    module: str
    starts: list[int] = field(default_factory=list)
    defs: dict[tuple[int, int], Def] = field(default_factory=dict)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)  # name → module, name
    tree: ast.Module | None = None
    tokens: list[tuple[str, int, int, int]] = field(default_factory=list)  # kind, line, col, offset with text
    functions: list[tuple[int, int, str]] = field(default_factory=list)  # first line, last line, qualified

    def __post_init__(self) -> None:
        self.lines = self.text.split("\n")
        self.starts = [0]
        for line in self.text.split("\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)

    def offset(self, line: int, col: int) -> int:
        return self.starts[line] + col

    def place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self.starts, offset) - 1
        return line, offset - self.starts[line]

    def line(self, line: int) -> str:
        return self.lines[line]


def module_of(path: str) -> str:
    parts = path.removesuffix(".py").split("/")
    if parts[0] == "src":
        parts = parts[1:]
    if parts[-1] == "__init__":
        parts = parts[:-1]
    return ".".join(parts)


class Indexer(ast.NodeVisitor):
    """Finds where names are defined."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.lines = source.text.split("\n")
        self.owner: list[tuple[str, str]] = []  # kind, name
        self.params: list[set[str]] = []  # of the functions around
        self.classes: list[Class] = []

    # positions of the syntax tree are bytes
    def col(self, line: int, byte: int) -> int:
        text = self.lines[line]
        return byte if text.isascii() else len(text.encode()[:byte].decode())

    def qualified(self) -> str:
        return ".".join(name for _, name in self.owner)

    def define(self, line: int, col: int, kind: str, name: str, annotation: str = "", owner: str | None = None) -> None:
        place = (line, col)
        if place not in self.source.defs:
            self.source.defs[place] = Def(
                kind, self.source.module, self.qualified() if owner is None else owner, name, annotation
            )

    def bind(self, line: int, col: int, name: str, annotation: str = "") -> None:
        inner = self.owner[-1][0] if self.owner else "module"
        kind = {"module": "variable", "class": "attribute", "function": "local"}[inner]
        if kind == "local" and self.params and name in self.params[-1] and self.owner[-1][1] != "<comprehension>":
            kind = "param"
            annotation = "again"
        self.define(line, col, kind, name, annotation)
        if kind == "attribute":
            self.classes[-1].members.add(name)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        line = node.lineno - 1
        col = self.col(line, node.col_offset)
        at = self.lines[line].index(node.name, col + 6)
        self.define(line, at, "class", node.name)
        for part in (*node.decorator_list, *node.bases, *node.keywords, *getattr(node, "type_params", ())):
            self.visit(part)
        self.owner.append(("class", node.name))
        cls = Class(self.source.module, self.qualified(), [])
        for base in node.bases:
            while isinstance(base, ast.Subscript):
                base = base.value
            cls.outside.append(ast.unparse(base))
        self.classes.append(cls)
        ALL_CLASSES[cls.module, cls.qualified] = cls
        for part in node.body:
            self.visit(part)
        self.classes.pop()
        self.owner.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        line = node.lineno - 1
        col = self.col(line, node.col_offset)
        found = re.compile(r"(?:async\s+)?def\s+").match(self.lines[line], col)
        assert found
        inside = self.owner and self.owner[-1][0] == "class"
        self.define(line, found.end(), "method" if inside else "function", node.name)
        if inside:
            self.classes[-1].members.add(node.name)
        for part in node.decorator_list:
            self.visit(part)
        first = min([node.lineno, *(d.lineno for d in node.decorator_list)]) - 1
        self.owner.append(("function", node.name))
        self.source.functions.append((first, (node.end_lineno or node.lineno) - 1, self.qualified()))
        self.params.append(set())
        self.arguments(node.args)
        if node.returns:
            self.visit(node.returns)
        for part in node.body:
            self.visit(part)
        self.params.pop()
        self.owner.pop()

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment]

    def arguments(self, args: ast.arguments) -> None:
        every = [*args.posonlyargs, *args.args, *args.kwonlyargs]
        every += [a for a in (args.vararg, args.kwarg) if a]
        for a in every:
            line = a.lineno - 1
            annotation = ast.unparse(a.annotation) if a.annotation else ""
            col = self.col(line, a.col_offset)
            self.define(line, col, "param", a.arg, annotation.strip("'\""))
            if a in (args.vararg, args.kwarg):  # the server's place of them is that of the star
                self.define(line, col - (1 if a is args.vararg else 2), "param", a.arg)
            self.params[-1].add(a.arg)
            if a.annotation:
                self.visit(a.annotation)
        for d in (*args.defaults, *(d for d in args.kw_defaults if d)):
            self.visit(d)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.owner.append(("function", "<lambda>"))
        self.params.append(set())
        self.arguments(node.args)
        self.visit(node.body)
        self.params.pop()
        self.owner.pop()

    def comprehension(self, node: ast.AST) -> None:
        self.owner.append(("function", "<comprehension>"))
        self.generic_visit(node)
        self.owner.pop()

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = comprehension

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Store | ast.Del):
            line = node.lineno - 1
            self.bind(line, self.col(line, node.col_offset), node.id)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Name):
                line = target.lineno - 1
                self.bind(line, self.col(line, target.col_offset), target.id, "= " + ast.unparse(node.value))
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Name):
            line = node.target.lineno - 1
            value = f" = {ast.unparse(node.value)}" if node.value else ""
            annotation = ast.unparse(node.annotation) + value
            self.bind(line, self.col(line, node.target.col_offset), node.target.id, annotation)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and self.classes:
            line = (node.end_lineno or node.lineno) - 1
            at = self.col(line, node.end_col_offset or 0) - len(node.attr)
            cls = self.classes[-1]
            self.define(line, at, "attribute", node.attr, owner=cls.qualified)
            if node.value.id == "self":
                cls.members.add(node.attr)
        self.generic_visit(node)

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        if node.name:
            line = (node.type.end_lineno if node.type else node.lineno) or node.lineno
            start = self.col(line - 1, (node.type.end_col_offset if node.type else node.col_offset) or 0)
            found = re.compile(r"\W*as\s+").search(self.lines[line - 1], start)
            if found:
                self.bind(line - 1, found.end(), node.name)
        self.generic_visit(node)

    def visit_MatchAs(self, node: ast.MatchAs) -> None:
        if node.name:
            line = (node.end_lineno or node.lineno) - 1
            self.bind(line, self.col(line, node.end_col_offset or 0) - len(node.name), node.name)
        self.generic_visit(node)

    visit_MatchStar = visit_MatchAs  # type: ignore[assignment]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            self.source.imports[alias.asname or alias.name] = (node.module or "", alias.name)
            line = alias.lineno - 1
            col = self.col(line, alias.col_offset)
            if alias.asname:
                end = (alias.end_lineno or alias.lineno) - 1
                self.define(end, self.col(end, alias.end_col_offset or 0) - len(alias.asname), "import", alias.asname)
            self.define(line, col, "import", alias.name)

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.source.imports[alias.asname or alias.name.split(".")[0]] = (alias.name, "")


ALL_CLASSES: dict[tuple[str, str], Class] = {}


def token_list(text: str) -> list[tuple[str, int, int, str]]:
    """Return names and strings as (kind, line, column, text)."""
    out = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        kind = {tokenize.NAME: "name", tokenize.STRING: "string", tokenize.OP: "op", tokenize.COMMENT: "comment"}.get(
            token.type
        )
        if token.type == getattr(tokenize, "FSTRING_MIDDLE", -1):
            kind = "fstring"
        if kind:
            out.append((kind, token.start[0] - 1, token.start[1], token.string))
    return out


class Tree:
    def __init__(self, root: Path) -> None:
        self.root = root
        listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True)
        self.files = [f for f in listed.stdout.splitlines() if (root / f).is_file()]
        self.sources: dict[str, Source] = {}
        self.texts: dict[str, str] = {}
        ALL_CLASSES.clear()
        for path in self.files:
            if path.startswith(("renames/", "tools/rename")):
                continue
            if path.endswith(".py"):
                text = (root / path).read_text(encoding="utf-8")
                source = Source(path, text, module_of(path))
                source.tree = ast.parse(text)
                Indexer(source).visit(source.tree)
                source.tokens = token_list(text)  # type: ignore[assignment]
                self.sources[path] = source
            elif Path(path).suffix in TEXT_SUFFIXES and not path.endswith("package-lock.json"):
                try:
                    self.texts[path] = (root / path).read_text(encoding="utf-8")
                except UnicodeDecodeError:
                    continue
        for path, text in self.texts.items():
            if path.endswith(".md"):
                source = markdown_source(path, text)
                if source:
                    self.sources[path] = source
        self.modules = {s.module: s for s in self.sources.values() if s.path.endswith(".py")}
        for cls in ALL_CLASSES.values():
            for base in cls.outside:
                target = self.find_class(cls.module, base)
                if target:
                    cls.bases.append(target)

    def find_class(self, module: str, name: str, depth: int = 0) -> tuple[str, str] | None:
        if (module, name) in ALL_CLASSES:
            return module, name
        source = self.modules.get(module)
        if source is None or depth > 5:
            return None
        head, _, rest = name.partition(".")
        if head in source.imports:
            target, inner = source.imports[head]
            if inner and f"{target}.{inner}" in self.modules:
                return self.find_class(f"{target}.{inner}", rest, depth + 1) if rest else None
            full = ".".join(p for p in (inner, rest) if p)
            return self.find_class(target, full, depth + 1) if full else None
        return None

    def is_module(self, full: str) -> bool:
        """Whether a dotted name is a module and not something in its package that hides the module."""
        package, _, name = full.rpartition(".")
        if full not in self.modules:
            return False
        parent = self.modules.get(package)
        if parent is None or not parent.path.endswith("__init__.py"):
            return True
        hidden = name in parent.imports and parent.imports[name][1] != "" and parent.imports[name][0] != package
        return not hidden

    def ancestors(self, module: str, qualified: str) -> list[tuple[str, str]]:
        out: list[tuple[str, str]] = []
        todo = [(module, qualified)]
        while todo:
            one = todo.pop(0)
            if one in out:
                continue
            out.append(one)
            if one in ALL_CLASSES:
                todo += ALL_CLASSES[one].bases
        return out


FENCE = re.compile(r"^```(\w*)")


def markdown_source(path: str, text: str) -> Source | None:
    """The Python blocks of a page at the same lines and columns; None if there are none that can be read."""
    lines = text.split("\n")
    out = [""] * len(lines)
    inside = ""
    start = 0
    any_block = False
    for i, line in enumerate(lines):
        found = FENCE.match(line)
        if found and not inside:
            inside, start = found[1] or "-", i
        elif line.startswith("```"):
            block = "\n".join(out[start + 1 : i])
            if inside == "python":
                try:
                    ast.parse(block)
                    token_list(block)
                    any_block = True
                except (SyntaxError, tokenize.TokenError):
                    for j in range(start, i):
                        out[j] = ""
            inside = ""
        elif inside == "python":
            out[i] = line
    if not any_block:
        return None
    code = "\n".join(out)
    source = Source(path, code, "pages." + path)
    source.starts = Source(path, text, "").starts  # edits are made in the page itself
    source.tree = ast.parse(code)
    Indexer(source).visit(source.tree)
    source.tokens = token_list(code)  # type: ignore[assignment]
    return source


# -- the language server


@cache
def outside_lines(uri: str) -> list[str]:
    try:
        return Path(unquote(urlparse(uri).path)).read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        return []


def outside_name(uri: str, line: int, col: int) -> str:
    """The name that is defined at a place of a file which is not ours."""
    lines = outside_lines(uri)
    found = re.compile(r"\w+").match(lines[line], col) if line < len(lines) else None
    return found[0] if found else ""


class Server:
    def __init__(self, command: str, folder: Path, python: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [command, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.settings = {
            "python": {"pythonPath": str(python), "analysis": {}},
            "basedpyright": {
                "analysis": {
                    "diagnosticMode": "openFilesOnly",
                    "typeCheckingMode": "off",
                    "extraPaths": [str(folder / "src"), str(folder / "bench"), str(folder)],
                    "autoSearchPaths": False,
                    "indexing": False,
                }
            },
        }
        self.count = 0
        self.found = False
        first = self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": folder.as_uri(),
                "workspaceFolders": [{"uri": folder.as_uri(), "name": "snapshot"}],
                "capabilities": {
                    "workspace": {"configuration": True, "workspaceFolders": True},
                    "textDocument": {"definition": {"linkSupport": False}},
                },
            },
        )
        self.wait([first])
        self.send({"method": "initialized", "params": {}})
        while not self.found:
            self.handle(self.receive())

    def send(self, message: dict[str, object]) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def receive(self) -> dict[str, object]:
        length = 0
        out = self.process.stdout
        assert out
        while line := out.readline().strip():
            if line.lower().startswith(b"content-length"):
                length = int(line.split(b":")[1])
        if not length:
            sys.exit("the language server has ended")
        return json.loads(out.read(length))  # type: ignore[no-any-return]

    def handle(self, message: dict[str, object]) -> dict[str, object] | None:
        params = message.get("params")
        if "method" not in message:
            return message
        if "id" in message:
            result: object = None
            if message["method"] == "workspace/configuration":
                assert isinstance(params, dict)
                result = []
                for item in params["items"]:
                    value: object = self.settings
                    for key in filter(None, (item.get("section") or "").split(".")):
                        value = value.get(key, {}) if isinstance(value, dict) else {}
                    result.append(value)
            self.send({"id": message["id"], "result": result})
        elif message["method"] == "window/logMessage":
            assert isinstance(params, dict)
            if "source file" in params["message"]:
                self.found = True
        return None

    def request(self, method: str, params: object) -> int:
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        return self.count

    def wait(self, ids: Iterable[int]) -> dict[int, object]:
        left = set(ids)
        out = {}
        while left:
            message = self.handle(self.receive())
            if message and message.get("id") in left:
                left.discard(message["id"])  # type: ignore[arg-type]
                out[message["id"]] = message.get("result")
        return out  # type: ignore[return-value]

    def definitions(self, path: str, places: list[tuple[int, int]]) -> dict[tuple[int, int], list[tuple[str, int, int]]]:
        uri = (self.folder / path).as_uri()
        prefix = self.folder.as_uri() + "/"
        out = {}
        for i in range(0, len(places), 50):
            asked = {
                self.request(
                    "textDocument/definition",
                    {"textDocument": {"uri": uri}, "position": {"line": line, "character": col}},
                ): (line, col)
                for line, col in places[i : i + 50]
            }
            for id, result in self.wait(asked).items():
                found = result if isinstance(result, list) else [result] if result else []
                out[asked[id]] = [
                    (
                        f["uri"].removeprefix(prefix)
                        if f["uri"].startswith(prefix)
                        else "outside:" + outside_name(f["uri"], f["range"]["start"]["line"], f["range"]["start"]["character"]),
                        f["range"]["start"]["line"],
                        f["range"]["start"]["character"],
                    )
                    for f in found
                ]
        return out

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


Shifts = dict[int, list[tuple[int, int]]]


def is_fixture(node: ast.AST) -> bool:
    decorators = getattr(node, "decorator_list", [])
    return any(ast.unparse(d).startswith("pytest.fixture") for d in decorators)


def fixtures_of(tree: Tree) -> dict[str, list[str]]:
    """The fixtures that a test file or a conftest.py defines."""
    found: dict[str, list[str]] = {}
    for path, source in tree.sources.items():
        if path.startswith("tests/") and source.tree:
            names = [n.name for n in source.tree.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef) and is_fixture(n)]
            if names:
                found[path] = names
    return found


def with_fixtures(source: Source, known: dict[str, list[str]]) -> tuple[str, Shifts]:
    """The text with fixtures as defaults of the parameters that are named like them."""
    shifts: Shifts = defaultdict(list)
    if not source.path.startswith("tests/") or source.tree is None:
        return source.text, shifts
    place: dict[str, str] = {}
    folder = source.path.rpartition("/")[0]
    while folder:
        for name in known.get(f"{folder}/conftest.py", ()):
            place.setdefault(name, f"{folder}/conftest.py")
        folder = folder.rpartition("/")[0]
    for name in known.get(source.path, ()):
        place[name] = source.path
    lines = source.text.split("\n")
    used: set[str] = set()
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if not (is_fixture(node) or node.name.startswith("test")):
            continue
        args = node.args
        plain = [*args.posonlyargs, *args.args]
        plain = plain[: len(plain) - len(args.defaults)] + [a for a, d in zip(args.kwonlyargs, args.kw_defaults, strict=True) if d is None]
        for a in plain:
            if a.annotation is None and a.arg in place and a.arg != node.name:
                end = Indexer(source).col(a.lineno - 1, a.end_col_offset or 0)
                own = place[a.arg] == source.path
                text = f"=_fx({a.arg if own else '_fx_' + a.arg})"
                shifts[a.lineno - 1].append((end, len(text), text))  # type: ignore[arg-type]
                used.add(a.arg)
    for line, ones in shifts.items():
        ones.sort()
        text = lines[line]
        for end, _, new in reversed(ones):  # type: ignore[misc]
            text = text[:end] + new + text[end:]
        lines[line] = text
    wanted: dict[str, list[str]] = defaultdict(list)
    for name in used:
        if place[name] != source.path:
            wanted[module_of(place[name])].append(name)
    if wanted:
        first = next((n for n in source.tree.body if isinstance(n, ast.Import | ast.ImportFrom) and n.lineno == n.end_lineno), None)
        if first is not None:
            for module, names in wanted.items():
                lines[first.lineno - 1] += f"; from {module} import " + ", ".join(f"{n} as _fx_{n}" for n in names)
    return "\n".join(lines), {line: [(c, n) for c, n, _ in ones] for line, ones in shifts.items()}  # type: ignore[misc]


def to_utf16(text: str, col: int) -> int:
    """The server counts in units of UTF-16."""
    return col + sum(ord(c) > 0xFFFF for c in text[:col])


def from_utf16(text: str, col: int) -> int:
    at = 0
    for i, c in enumerate(text):
        if at >= col:
            return i
        at += 2 if ord(c) > 0xFFFF else 1
    return len(text)


def shifted(shifts: Shifts, line: int, col: int) -> int:
    return col + sum(n for c, n in shifts.get(line, ()) if c <= col)


def unshifted(shifts: Shifts, line: int, col: int) -> int:
    moved = 0
    for c, n in shifts.get(line, ()):
        if c + moved < col:
            moved += n
    return col - moved


def snapshot(tree: Tree, folder: Path) -> dict[str, Shifts]:
    """Write the sources for the server; only what changed, so that nothing is copied twice."""
    wanted = set()
    known = fixtures_of(tree)
    every: dict[str, Shifts] = {}
    for path, source in tree.sources.items():
        text, every[path] = with_fixtures(source, known)
        for old, new in SAME_LENGTH.items():
            assert len(old) == len(new)
            text = text.replace(old, new)
        target = folder / snapshot_path(path)
        wanted.add(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")
    for stub in ("src", "bench", "tests", "tools", "pages"):
        for file in (folder / stub).rglob("*.py"):
            if file not in wanted:
                file.unlink()
    (folder / "__builtins__.pyi").write_text(BUILTINS)
    (folder / "pyproject.toml").write_text("[tool.none]\n")
    return every


def snapshot_path(path: str) -> str:
    return "pages/" + re.sub(r"\W", "_", path) + ".py" if path.endswith(".md") else path


# -- edits


Target = tuple[str, Def | None]  # a file of the tree, or nothing; and what is defined there


# What objects of the standard library have: not renamed where the type of the object is unknown.
COMMON = {
    name
    for kind in (list, dict, set, str, bytes, bytearray, int, float, tuple, object, Path, re.Pattern, re.Match, deque,
                 random.Random, argparse.Namespace, subprocess.Popen, subprocess.CompletedProcess, io.StringIO, io.BytesIO,
                 asyncio.Task, asyncio.Event, asyncio.Queue, asyncio.AbstractEventLoop, datetime, Exception, threading.Thread)
    for name in dir(kind)
} | {"name", "value", "args", "params", "page", "status_code", "returncode", "stdout", "stderr", "out", "err", "parser", "text"}


@dataclass
class Edit:
    start: int
    end: int
    new: str
    strength: int = 0


class Renamer:
    def __init__(self, tree: Tree, rows: list[Row], work: Path, server: str, python: Path) -> None:
        self.tree = tree
        self.rows = rows
        self.work = work
        self.server_command = server
        self.python = python
        self.edits: dict[str, list[Edit]] = defaultdict(list)
        self.problems: list[str] = []
        self.notes: list[str] = []
        self.counts: Counter[str] = Counter()
        by = defaultdict(list)
        for row in rows:
            by[row.kind].append(row)
        self.by = by
        self.symbols: dict[tuple[str, str], Row] = {}
        self.params: dict[tuple[str, str, str], Row] = {}
        self.locals: dict[tuple[str, str, str], Row] = {}
        self.local_values: dict[tuple[str, str, str], list[str]] = defaultdict(list)
        self.param_defs: dict[tuple[str, str, str], Def] = {}
        self.keep_alias: set[tuple[str, str]] = set()
        self.read_symbols()
        self.modules = {row.old: row for row in by["module"]}
        self.unresolved: dict[str, list[str]] = defaultdict(list)

    # -- what rows name

    def read_symbols(self) -> None:
        known: set[tuple[str, str]] = set()
        params: set[tuple[str, str, str]] = set()
        for source in self.tree.sources.values():
            for d in source.defs.values():
                if d.kind == "local":
                    self.local_values[d.module, d.owner, d.name].append(d.annotation)
                elif d.kind == "param":
                    params.add((d.module, d.owner, d.name))
                    if d.annotation != "again":
                        self.param_defs.setdefault((d.module, d.owner, d.name), d)
                elif d.kind != "local":
                    known.add((d.module, d.qualified))
        for row in self.by["symbol"]:
            module, _, name = row.old.partition(":")
            if (module, name) not in known:
                self.problems.append(f"{row.place}: no symbol {row.old}")
                continue
            if not re.fullmatch(r"\w+", row.new):
                self.problems.append(f"{row.place}: not a name: {row.new}")
                continue
            self.symbols[module, name] = row
        for row in self.by["param"]:
            found = re.fullmatch(r"([\w.]+):([\w.<>]+)\((\w+)\)", row.old)
            if not found or (found[1], found[2], found[3]) not in params:
                self.problems.append(f"{row.place}: no parameter {row.old}")
                continue
            self.params[found[1], found[2], found[3]] = row
        for row in self.by["local"]:
            found = re.fullmatch(r"([\w.]+):([\w.<>]+)\((\w+)\)", row.old)
            if not found or (found[1], found[2], found[3]) not in self.local_values:
                self.problems.append(f"{row.place}: no local {row.old}")
                continue
            self.locals[found[1], found[2], found[3]] = row

    def members_named(self, name: str) -> set[str | None]:
        """The new names of every member of that name in the tree; None where it stays."""
        out = set()
        for cls in ALL_CLASSES.values():
            if name in cls.members:
                row = self.member_row(cls.module, cls.qualified, name)
                out.add(row.new if row else None)
        return out

    def member_row(self, module: str, qualified: str, name: str) -> Row | None:
        for i, (mod, cls) in enumerate(self.tree.ancestors(module, qualified)):
            row = self.symbols.get((mod, f"{cls}.{name}"))
            if row and (i == 0 or row.note != "only"):
                return row
        return None

    def row_of(self, d: Def, path: str) -> Row | None:
        """The row that renames this definition."""
        if d.kind == "param":
            row = self.params.get((d.module, d.owner, d.name))
            if row:
                return row
            head, _, method = d.owner.rpartition(".")
            if head and (d.module, head) in ALL_CLASSES:
                for mod, cls in self.tree.ancestors(d.module, head):
                    row = self.params.get((mod, f"{cls}.{method}", d.name))
                    if row:
                        return row
            if d.annotation == "again" and (d.module, d.owner, d.name) in self.param_defs:
                d = self.param_defs[d.module, d.owner, d.name]
            if not d.annotation and path.startswith("tests/"):
                row = self.fixture_row(path, d.name)
                if row:
                    return row
            for row in self.by["param-rule"]:
                name, _, annotation = row.old.partition(":")
                if name.strip() != d.name or (row.note and not matches(path, row.note)):
                    continue
                annotation = annotation.strip()
                if not annotation or annotation_fits(d.annotation, annotation):
                    return row
            return None
        if d.kind == "local":
            if (d.module, d.owner, d.name) in self.locals:
                return self.locals[d.module, d.owner, d.name]
            for row in self.by["local-rule"]:
                name, equals, pattern = row.old.partition(" = ")
                if name != d.name or not matches(path, row.note or "**"):
                    continue
                if not equals or any(fnmatchcase(v, f"*= {pattern}") for v in self.local_values[d.module, d.owner, d.name]):
                    return row
            return None
        if d.member:
            return self.member_row(d.module, d.owner, d.name)
        return self.symbols.get((d.module, d.qualified))

    def fixture_row(self, path: str, name: str) -> Row | None:
        """The row of the fixture that a parameter of a test is named after."""
        if self.fixtures is None:
            self.fixtures = fixtures_of(self.tree)
        places = [path]
        folder = path.rpartition("/")[0]
        while folder:
            places.append(f"{folder}/conftest.py")
            folder = folder.rpartition("/")[0]
        for place in places:
            if name in self.fixtures.get(place, ()):
                return self.symbols.get((module_of(place), name))
        return None

    fixtures: dict[str, list[str]] | None = None

    # -- Python names

    def old_names(self) -> set[str]:
        names = {name.rpartition(".")[2] for _, name in self.symbols}
        names |= {name for _, _, name in self.params}
        names |= {row.old.partition(":")[0].strip() for row in self.by["param-rule"]}
        names |= {row.old.partition(" = ")[0] for row in self.by["local-rule"]}
        names |= {row.old for row in self.by["attr"]}
        names |= {name for _, _, name in self.locals}
        return names

    def target(self, path: str, line: int, col: int) -> Target:
        """What is defined at a place: kept by its name, so that an answer outlives changes of other files."""
        if path.startswith("outside:"):
            return "", Def("outside", "", "", path.removeprefix("outside:"))
        source = self.tree.sources.get(path)
        if source is None:
            return "", Def("outside", "", "", "")
        d = source.defs.get((line, col))
        if d is None and (line, col) == (0, 0):
            d = Def("module", source.module, "", source.module.rpartition(".")[2])
        return path, d

    def ask(self) -> dict[str, dict[tuple[int, int], list[Target]]]:
        names = self.old_names()
        typed_keys = self.typed_keys()
        cache_file = self.work / f"answers-{SNAPSHOT_VERSION}.pickle"
        cached: dict[str, dict[tuple[int, int], list[Target]]] = {}  # by the digest of a file
        if cache_file.exists():
            cached = {
                digest: {place: [(p, Def(*d) if d else None) for p, d in targets] for place, targets in ones.items()}
                for digest, ones in pickle.loads(cache_file.read_bytes()).items()
            }
        there = {path: set(source.defs.values()) for path, source in self.tree.sources.items()}
        answers: dict[str, dict[tuple[int, int], list[Target]]] = {}
        for path, source in self.tree.sources.items():
            digest = hashlib.sha256(path.encode() + b"\0" + source.text.encode()).hexdigest()
            answers[path] = cached.setdefault(digest, {})
            for place, targets in list(answers[path].items()):
                if any(
                    (d is None and not p) or (d is not None and d.kind not in ("module", "outside") and d not in there.get(p, ()))
                    for p, d in targets
                ):
                    del answers[path][place]
        todo: dict[str, list[tuple[int, int]]] = {}
        moved = {row.old: row for row in self.by["module"]}
        for path, source in self.tree.sources.items():
            wanted = set(names)
            for local, (module, inner) in source.imports.items():
                full = f"{module}.{inner}" if inner else module
                if full in self.tree.modules and self.module_now(full) != full:
                    wanted.add(local)
                if inner and (module, inner) in self.symbols and local != inner:
                    wanted.add(local)  # an alias that may go
            known = answers.get(path, {})
            places = []
            for kind, line, col, text in source.tokens:
                if kind == "name" and text in wanted:
                    place = (line, col)
                    if place not in known:
                        places.append(place)
                elif kind == "string":
                    for place in string_places(line, col, text, names, typed_keys):
                        if place not in known:
                            places.append(place)
            if places:
                todo[path] = places
        total = sum(map(len, todo.values()))
        if total:
            print(f"asking about {total} names in {len(todo)} files", flush=True)
            folder = self.work / "snapshot"
            shifts = snapshot(self.tree, folder)
            server = Server(self.server_command, folder, self.python_path())
            begin = last = saved = time.monotonic()
            done = 0
            for path, places in todo.items():
                own = shifts[path]
                lines = self.tree.sources[path].lines
                asked = {(line, to_utf16(lines[line], shifted(own, line, col))): (line, col) for line, col in places}
                found = {asked[p]: t for p, t in server.definitions(snapshot_path(path), list(asked)).items()}
                back = {snapshot_path(p): p for p in self.tree.sources if p.endswith(".md")}
                for place, targets in found.items():
                    answers[path][place] = [
                        self.target(
                            back.get(t, t),
                            line,
                            unshifted(shifts.get(back.get(t, t), {}), line, self.real_col(back.get(t, t), line, col)),
                        )
                        for t, line, col in targets
                    ]
                done += len(places)
                if time.monotonic() - last > 10:
                    last = time.monotonic()
                    print(f"  {done} of {total}, {done / (last - begin):.0f} a second", flush=True)
                    if last - saved > 120:
                        saved = last
                        keep_answers(cache_file, cached)
            server.close()
            keep_answers(cache_file, cached)
            print(f"asked in {time.monotonic() - begin:.0f} s", flush=True)
        return answers

    def python_path(self) -> Path:
        return self.python  # type: ignore[return-value]

    def real_col(self, path: str, line: int, col: int) -> int:
        source = self.tree.sources.get(path)
        if source is None or line >= len(source.lines) or source.lines[line].isascii():
            return col
        return from_utf16(source.lines[line], col)

    def typed_keys(self) -> set[str]:
        """Old names of fields: they may stand in strings, as keys of a typed dictionary."""
        out = set()
        for module, name in self.symbols:
            owner, _, key = name.rpartition(".")
            if owner and any("TypedDict" in b for c in self.tree.ancestors(module, owner) if c in ALL_CLASSES for b in ALL_CLASSES[c].outside):
                out.add(key)
        return out

    def resolve(self, path: str, line: int, col: int, text: str, targets: list[Target]) -> tuple[str | None, Def | None, bool]:
        """Return the new name of a token, its definition, and whether the definition is known."""
        source = self.tree.sources[path]
        own = source.defs.get((line, col))
        new: set[str | None] = set()
        what: Def | None = None
        known = False
        attribute = source.line(line)[:col].endswith(".")
        for target, d in targets:
            # Asked about an unknown member in an index or a call, the server tells of the index or the call.
            if attribute and d is not None and d.kind != "module" and d.name not in (text, ""):
                continue
            if target not in self.tree.sources:
                known = True
                new.add(None)
                continue
            if d is None or d.kind == "import":
                continue
            if d.kind == "module":
                now = self.module_now(d.module)
                known = True
                new.add(now.rpartition(".")[2] if d.name == text and now != d.module else None)
                what = Def("module", d.module, "", text)
                continue
            known = True
            if d.name != text:
                new.add(None)
                what = d
                continue
            row = self.row_of(d, target)
            new.add(row.new if row else None)
            if what is None or row:
                what = d
        if own is not None and own.kind != "import" and not (own.kind == "attribute" and known):
            row = self.row_of(own, path)
            if not known or own.kind in ("class", "function", "method", "param"):
                return (row.new if row else None), own, True
        if not known:
            return None, None, False
        if len(new) > 1:
            if own is not None and own.kind in ("local", "variable"):
                row = self.row_of(own, path)
                return (row.new if row else None), own, True
            if path.endswith(".md"):
                after = source.line(line)[col + len(text) :]
                is_function = after.startswith("(") or source.line(line).startswith("from ")
                return (next(n for n in new if n) if is_function else None), what, True
            some = sorted(str(n) for n in new)
            self.problems.append(f"{path}:{line + 1}: {text} may be {', '.join(some)}: {source.line(line).strip()[:90]}")
            real = [n for n in new if n]
            return real[0], what, True
        return next(iter(new)), what, True

    def names(self) -> None:
        answers = self.ask()
        names = self.old_names()
        attrs = self.by["attr"]
        members: dict[str, set[str | None]] = {}
        renamed_members = {n.rpartition(".")[2] for _, n in self.symbols if "." in n}
        for path, source in self.tree.sources.items():
            known = answers.get(path, {})
            planned: dict[tuple[int, int], tuple[str, str, Def | None]] = {}
            tokens = source.tokens
            imports = import_places(source)
            for i, (kind, line, col, text) in enumerate(tokens):
                if kind == "string":
                    for place in string_places(line, col, text, names, renamed_members):
                        if place in known:
                            word = re.compile(r"\w+").match(source.line(place[0]), place[1])
                            if word is None:
                                continue
                            new, what, sure = self.resolve(path, *place, word[0], known[place])
                            if not sure and word[0] not in renamed_members:
                                new, what = self.bare(source, word[0])
                            if new:
                                planned[place] = (word[0], new, what)
                    continue
                if kind != "name" or (line, col) not in known:
                    continue
                new, what, sure = self.resolve(path, line, col, text, known[line, col])
                before = tokens[i - 1][3] if i else ""
                after = tokens[i + 1][3] if i + 1 < len(tokens) else ""
                if new and what and what.kind == "module" and (line, col) in imports:
                    continue
                if not sure:
                    attribute = before == "."
                    keyword = after == "=" and before in ("(", ",")
                    if attribute or keyword:
                        row = next((r for r in attrs if r.old == text and matches(path, r.note or "{tests,tools,bench}/**")), None)
                        if row:
                            row.used += 1
                            new = row.new
                        elif attribute and text in renamed_members and text not in COMMON:
                            if text not in members:
                                members[text] = self.members_named(text)
                            ways = members[text]
                            if len(ways) == 1:
                                new = next(iter(ways))
                    elif before not in (".", "def", "class"):
                        new, what = self.bare(source, text)
                    if new is None and text in names:
                        self.unresolved[text].append(f"{path}:{line + 1}: {source.line(line).strip()[:110]}")
                if new:
                    planned[line, col] = (text, new, what)
            self.drop_aliases(path, source, known, planned)
            self.check(path, source, planned)
            for (line, col), (old, new, what) in planned.items():
                self.edit(path, source.offset(line, col), len(old), new)
                self.counts[what.kind if what else "untyped"] += 1

    def bare(self, source: Source, name: str) -> tuple[str | None, Def | None]:
        """What a name means by the imports and definitions of its file; for code the server takes for unreachable."""
        if name in source.imports:
            module, inner = source.imports[name]
            row = self.symbols.get((module, inner)) if inner == name else None
            return (row.new, Def("class", module, "", inner)) if row else (None, None)
        row = self.symbols.get((source.module, name))
        return (row.new, Def("class", source.module, "", name)) if row else (None, None)

    def all_lists(self) -> None:
        """Names in `__all__`."""
        for path, source in self.tree.sources.items():
            for node in ast.walk(source.tree or ast.Module([], [])):
                if not (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"):
                    continue
                for item in getattr(node.value, "elts", []):
                    new, _ = self.bare(source, item.value)
                    if new is None and item.value in source.imports:
                        module, inner = source.imports[item.value]
                        full = f"{module}.{inner}"
                        if full in self.tree.modules and self.module_now(full) != full:
                            new = self.module_now(full).rpartition(".")[2]
                    if new:
                        start = source.offset(item.lineno - 1, item.col_offset) + 1
                        self.edit(path, start, len(item.value), new)

    def drop_aliases(self, path: str, source: Source, known: dict[tuple[int, int], list[Target]],
                     planned: dict[tuple[int, int], tuple[str, str, Def | None]]) -> None:
        """`from a import Old as Other`: Other goes if the new name is free here."""
        for node in ast.walk(source.tree or ast.Module([], [])):
            if not isinstance(node, ast.ImportFrom):
                continue
            for alias in node.names:
                row = self.symbols.get((node.module or "", alias.name))
                if not alias.asname or row is None:
                    continue
                if alias.asname == row.new:
                    begin = source.offset(alias.lineno - 1, alias.col_offset)
                    end = source.offset((alias.end_lineno or 1) - 1, alias.end_col_offset or 0)
                    self.edit(path, begin, end - begin, row.new, 2)
                    continue
                if any(k == "name" and t == row.new for k, _, _, t in source.tokens):
                    continue
                if any(i != alias.asname and s[1] and (r := self.symbols.get(s)) and r.new == row.new for i, s in source.imports.items()):
                    continue
                last = (alias.end_lineno or 1) - 1
                begin = source.offset(alias.lineno - 1, alias.col_offset)
                end = source.offset(last, alias.end_col_offset or 0)
                self.edit(path, begin, end - begin, row.new, 2)
                for i, (kind, line, col, text) in enumerate(source.tokens):
                    before = source.tokens[i - 1][3] if i else ""
                    after = source.tokens[i + 1][3] if i + 1 < len(source.tokens) else ""
                    if kind == "name" and text == alias.asname and before != "." and not (after == "=" and before in "(,"):
                        planned.setdefault((line, col), (text, row.new, None))
                    elif kind == "string" and re.fullmatch(r"[\"'][\w.\[\], |]+[\"']", text):
                        for m in re.finditer(rf"\b{alias.asname}\b", text):
                            planned.setdefault((line, col + m.start()), (alias.asname, row.new, None))

    def check(self, path: str, source: Source, planned: dict[tuple[int, int], tuple[str, str, Def | None]]) -> None:
        """Find new names which are already used for something else; rules of thumb give way."""
        tokens = source.tokens
        free: dict[str, list[tuple[int, int]]] = defaultdict(list)  # bare names that stay, by name
        wanted = {new for _, new, _ in planned.values()}
        for i, (kind, line, col, text) in enumerate(tokens):
            if kind != "name" or text not in wanted or (line, col) in planned:
                continue
            before = tokens[i - 1][3] if i else ""
            after = tokens[i + 1][3] if i + 1 < len(tokens) else ""
            if before == "." or (after == "=" and before in ("(", ",") and (line, col) not in source.defs):
                continue
            d = source.defs.get((line, col))
            if d is not None and (d.member or (d.kind == "param" and False)):
                continue
            free[text].append((line, col))
        spots = {(line, col): tokens[i - 1][3] if i else "" for i, (_, line, col, _) in enumerate(tokens)}
        origin: dict[tuple[str, str, str], set[str]] = defaultdict(set)
        dropped = set()
        for (line, col), (old, new, what) in sorted(planned.items()):
            if spots.get((line, col)) == "." or what is None:
                continue
            if what.member:
                continue
            scope = source_scope(source, line)
            clash = [
                p
                for p in free.get(new, ())
                if overlaps(source, scope, p[0], what)
                and not (source.imports.get(new, ("", ""))[1] == old and source.imports[new][0] == what.module)
            ]
            if clash:
                message = f"{path}:{line + 1}: {old} → {new} is taken in line {clash[0][0] + 1}"
                if what.kind in ("local", "param"):
                    dropped.add((old, new, what.owner, what.module))
                    if (line, col) in source.defs:
                        self.problems.append("skipped: " + message)
                elif what.kind == "module":
                    self.keep_alias.add((path, old))
                else:
                    self.problems.append(message)
            if what.kind in ("local", "param"):
                origin[what.owner, what.module, new].add(old)
        for (owner, module, new), olds in origin.items():
            if len(olds) > 1:
                self.problems.append(f"{path}: {owner}: {', '.join(sorted(olds))} all become {new}")
        for place, (old, new, what) in list(planned.items()):
            if what is not None and what.kind in ("local", "param") and (old, new, what.owner, what.module) in dropped:
                del planned[place]
            if what is not None and what.kind == "module" and (path, old) in self.keep_alias:
                del planned[place]

    # -- modules and paths

    def module_now(self, module: str) -> str:
        prefix = module
        while prefix:
            row = self.modules.get(prefix)
            if row:
                row.used += 1
                return row.new + module[len(prefix) :]
            prefix = prefix.rpartition(".")[0]
        return module

    def path_now(self, path: str) -> str:
        best = ""
        for row in self.by["path"]:
            old = row.old.rstrip("/")
            if (path == old or path.startswith(old + "/")) and len(old) > len(best):
                best, new = old, row.new.rstrip("/") + path[len(old) :]
                row.used += 1
        if best:
            return new
        if path.endswith(".py"):
            module = module_of(path)
            now = self.module_now(module)
            if now == module:
                return path
            stem = now.replace(".", "/")
            head = "src/" if path.startswith("src/") else ""
            return f"{head}{stem}/__init__.py" if path.endswith("__init__.py") else f"{head}{stem}.py"
        folder, _, name = path.rpartition("/")
        if folder:
            now = self.folder_now(folder)
            if now != folder:
                return f"{now}/{name}"
        return path

    def folder_now(self, folder: str) -> str:
        for row in self.by["path"]:
            old = row.old.rstrip("/")
            if folder == old or folder.startswith(old + "/"):
                return row.new.rstrip("/") + folder[len(old) :]
        module = folder.removeprefix("src/").replace("/", ".")
        now = self.module_now(module)
        if now == module:
            return folder
        return ("src/" if folder.startswith("src/") else "") + now.replace(".", "/")

    def imports(self) -> None:
        """Rewrite import statements whose modules move."""
        for path, source in self.tree.sources.items():
            planned = {e.start: e for e in self.edits[path]}
            for node in ast.walk(source.tree or ast.Module([], [])):
                if isinstance(node, ast.Import):
                    for alias in node.names:
                        now = self.module_now(alias.name)
                        if now != alias.name:
                            start = source.offset(alias.lineno - 1, alias.col_offset)
                            self.edit(path, start, len(alias.name), now, 1)
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    self.import_from(path, source, node, planned)

    def import_from(self, path: str, source: Source, node: ast.ImportFrom, planned: dict[int, Edit]) -> None:
        assert node.module
        groups: dict[str, list[str]] = defaultdict(list)
        changed = simple = False
        for alias in node.names:
            full = f"{node.module}.{alias.name}"
            start = source.offset(alias.lineno - 1, alias.col_offset)
            if self.tree.is_module(full):
                now = self.module_now(full)
                parent, _, name = now.rpartition(".")
                changed |= name != alias.name or parent != self.module_now(node.module)
            else:
                parent = self.module_now(node.module)
                name = planned[start].new if start in planned else alias.name
            asname = alias.asname
            if asname is None and (path, alias.name) in self.keep_alias and full in self.tree.modules:
                asname = alias.name
            last = (alias.end_lineno or 1) - 1
            if start in planned and planned[start].strength == 2:
                asname = None
            elif alias.asname and asname:
                at = source.offset(last, (alias.end_col_offset or 0) - len(asname))
                if at in planned:
                    asname = planned[at].new
            groups[parent].append(f"{name} as {asname}" if asname and asname != name else name)
        simple = len(groups) == 1 and not changed
        begin = source.offset(node.lineno - 1, node.col_offset)
        if simple:
            now = next(iter(groups))
            if now != node.module:
                at = self.text_of(path).index(node.module, begin + 5)
                self.edit(path, at, len(node.module), now, 1)
            return
        end = source.offset((node.end_lineno or 1) - 1, node.end_col_offset or 0)
        indent = " " * node.col_offset
        lines = [f"from {parent} import {', '.join(sorted(names))}" for parent, names in sorted(groups.items())]
        self.edit(path, begin, end - begin, ("\n" + indent).join(lines), 3)

    def dotted(self) -> None:
        """`burgrave.a.b` and `burgrave.a.b:Name` wherever they stand outside import statements."""
        heads = sorted({row.old.split(".")[0] for row in self.by["module"]} | {"burgrave", "tests", "tools"})
        pattern = re.compile(r"(?<![\w./-])(?:%s)(?:\.\w+)+(?::\w[\w.]*)?" % "|".join(map(re.escape, heads)))
        for path, text in self.every_text():
            for found in pattern.finditer(text):
                if found[0] in self.tree.modules and not self.tree.is_module(found[0]):
                    before = text[max(0, found.start() - 7) : found.start()]
                    if not before.endswith(("from ", "import ")):
                        continue
                now = self.dotted_now(found[0])
                if now != found[0]:
                    self.edit(path, found.start(), len(found[0]), now, 1)

    def dotted_now(self, dotted: str) -> str:
        whole, colon, after = dotted.partition(":")
        parts = whole.split(".")
        for n in range(len(parts), 0, -1):
            module = ".".join(parts[:n])
            if module in self.tree.modules or (n < len(parts) and module in self.modules):
                rest = ".".join(parts[n:])
                sep = "." if rest else ""
                return self.module_now(module) + sep + self.symbol_now(module, rest) + colon + self.symbol_now(module, after)
        if whole in self.modules or any(m.startswith(whole + ".") for m in self.tree.modules):
            return self.module_now(whole) + colon + after
        return dotted

    def symbol_now(self, module: str, name: str) -> str:
        out = []
        source = self.tree.modules.get(module)
        head, dot, rest = name.partition(".")
        if source and head in source.imports and source.imports[head][1] == head:
            return self.symbol_now(source.imports[head][0], name)
        parts = name.split(".") if name else []
        for i, part in enumerate(parts):
            row = self.symbols.get((module, ".".join(parts[: i + 1])))
            if row is None and i:
                row = self.member_row(module, ".".join(parts[:i]), part)
            out.append(row.new if row else part)
        return ".".join(out)

    def paths(self) -> None:
        """Paths of moved files in texts, comments and strings."""
        now: dict[str, str] = {}
        for path in self.tree.files:
            target = self.path_now(path)
            if target != path:
                now[path] = target
            folder = path.rpartition("/")[0]
            while folder and folder not in now:
                target = self.folder_now(folder)
                if target == folder:
                    break
                now[folder] = target
                folder = folder.rpartition("/")[0]
        self.moves = {p: t for p, t in now.items() if p in set(self.tree.files)}
        short: dict[str, str] = {}
        for old, new in now.items():
            short[old] = new
            for prefix in ("src/", "src/burgrave/"):
                if old.startswith(prefix) and new.startswith(prefix):
                    rest = old.removeprefix(prefix)
                    if "/" in rest or prefix == "src/":
                        short.setdefault(rest, new.removeprefix(prefix))
        pattern = re.compile(r"(?<![\w.-])((?:\.\./)*)([\w-]+(?:/[\w.-]*[\w-])+)")
        bare = re.compile(r"\]\(([\w-]+\.md)(?=[)#])")
        names = {}
        for row in self.by["path"]:
            old, new = row.old.rpartition("/")[2], row.new.rpartition("/")[2]
            if old != new and old.endswith(".md"):
                names[old] = new
        for path, text in self.every_text():
            if path.endswith((".json", ".csv")):
                continue
            strings = None
            if path.endswith(".py"):
                strings = string_spans(self.tree.sources[path])
            folder = path.rpartition("/")[0]
            for found in pattern.finditer(text):
                if strings is not None and not inside(strings, found.start(2)):
                    continue
                token = found[2]
                hit = self.short_path(token, short)
                if hit is None and path.endswith(".md"):
                    full = os.path.normpath(os.path.join(folder, found[1] + token))
                    if full in now:
                        back = os.path.relpath(now[full], self.path_now(path).rpartition("/")[0] or ".")
                        self.edit(path, found.start(), found.end() - found.start(), back, 1)
                    continue
                if hit is not None and hit != token:
                    self.edit(path, found.start(2), len(token), hit, 1)
            for old, new in names.items():
                for found in re.finditer(rf"(?<![\w/.-]){re.escape(old)}(?![\w-])", text):
                    if strings is None or inside(strings, found.start()):
                        self.edit(path, found.start(), len(old), new, 1)
            if path.endswith(".md"):
                for found in bare.finditer(text):
                    full = os.path.normpath(os.path.join(folder, found[1]))
                    if full in now:
                        self.edit(path, found.start(1), len(found[1]), now[full].rpartition("/")[2], 1)

    def short_path(self, token: str, short: dict[str, str]) -> str | None:
        if token in short:
            return short[token]
        head, _, tail = token.rpartition("/")
        if head and "." not in tail and token + ".py" in short:
            return None
        while head:
            if head in short and "/" in head:
                return short[head] + token[len(head) :]
            head = head.rpartition("/")[0]
        return None

    def every_text(self) -> Iterator[tuple[str, str]]:
        for path, source in self.tree.sources.items():
            if path.endswith(".py"):
                yield path, source.text
        yield from self.tree.texts.items()

    # -- keys, texts, pages

    def keys(self) -> None:
        exact = {row.old: row for row in self.by["key"]}
        prefixes = {row.old: row for row in self.by["key-prefix"]}
        if not exact and not prefixes:
            return
        known = set()
        for path, text in self.tree.texts.items():
            if path.endswith(".ftl"):
                known |= set(re.findall(r"^([\w-]+)\s*=", text, re.M))

        def key_now(key: str) -> str | None:
            if key in exact:
                exact[key].used += 1
                return exact[key].new
            for old in sorted(prefixes, key=len, reverse=True):
                if key.startswith(old):
                    prefixes[old].used += 1
                    return prefixes[old].new + key[len(old) :]
            return None

        for path, text in self.every_text():
            if path.endswith(".ftl"):
                for found in re.finditer(r"^(-?[\w-]+)(?=\s*=)|(?<=\{ )(-?[a-z][\w-]*)(?=[ .}(])", text, re.M):
                    new = key_now(found[0])
                    if new:
                        self.edit(path, found.start(), len(found[0]), new, 1)
            elif path.endswith((".py", ".ts", ".svelte", ".js", ".md")):
                for found in re.finditer(r"""(["'`])([a-z][\w-]*-[\w-]*)(?=\1|\{|\$\{)""", text):
                    whole = text[found.end() : found.end() + 1] == found[1]
                    if whole and found[2] not in known and found[2] not in exact:
                        if not (found[2].endswith("-") and any(k.startswith(found[2]) for k in known)):
                            continue
                    new = key_now(found[2])
                    if new:
                        self.edit(path, found.start(2), len(found[2]), new, 1)

    def literal_texts(self) -> None:
        for row in self.by["text"]:
            old = row.old.replace("\\n", "\n")
            new = row.new.replace("\\n", "\n")
            for path, text in self.every_text():
                if not matches(path, row.note or "**"):
                    continue
                at = text.find(old)
                while at >= 0:
                    row.used += 1
                    self.edit(path, at, len(old), new, 5)
                    at = text.find(old, at + len(old))

    def strings(self) -> None:
        """`string` rows: literals in Python that are exactly the old word."""
        for row in self.by["string"]:
            for path, source in self.tree.sources.items():
                if not matches(path, row.note or "**"):
                    continue
                for kind, line, col, text in source.tokens:
                    if kind == "string" and text[1:-1] == row.old and text[0] in "\"'":
                        row.used += 1
                        self.edit(path, source.offset(line, col) + 1, len(row.old), row.new, 4)

    def pages(self) -> None:
        """Names between backticks in pages, comments and docstrings, if they can mean only one thing."""
        meanings: dict[str, set[str]] = defaultdict(set)
        dotted: dict[str, set[str]] = defaultdict(set)
        stays: set[str] = set()
        for source in self.tree.sources.values():
            if not source.path.startswith("src/"):
                continue
            for d in source.defs.values():
                if d.kind in ("local", "param", "import"):
                    continue
                row = self.row_of(d, source.path)
                if row:
                    meanings[d.name].add(row.new)
                else:
                    stays.add(d.name)
                if d.member:
                    cls = d.owner.rpartition(".")[2]
                    owner = self.symbols.get((d.module, d.owner))
                    dotted[f"{cls}.{d.name}"].add(f"{owner.new if owner else cls}.{row.new if row else d.name}")
        docs = {row.old: row.new for row in self.by["doc"]}
        for path, text in self.every_text():
            if path.endswith(".py"):
                spans: list[tuple[int, int]] | None = comment_spans(self.tree.sources[path])
            elif path.endswith(".md"):
                spans = None
            else:
                continue
            for found in re.finditer(r"(?<!`)`([^`\n]+)`(?!`)", text):
                if spans is not None and not inside(spans, found.start()):
                    continue
                begin = found.start(1)
                for m in re.finditer(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(\()?", found[1]):
                    if path.endswith(".md") and "." not in m[0] and not m[1] and not m[0][:1].isupper():
                        continue
                    for at, old, new in self.page_names(m[0].rstrip("("), bool(m[1]), found[1], meanings, dotted, stays, docs):
                        self.edit(path, begin + m.start() + at, len(old), new, 0)
                        self.counts["backticks"] += 1

    def page_names(self, word: str, call: bool, whole: str, meanings: dict[str, set[str]], dotted: dict[str, set[str]],
                   stays: set[str], docs: dict[str, str]) -> Iterator[tuple[int, str, str]]:
        if word in docs:
            yield 0, word, docs[word]
            return
        if len(dotted.get(word, ())) == 1:
            new = next(iter(dotted[word]))
            if new != word:
                yield 0, word, new
            return
        at = 0
        parts = word.split(".")
        for i, part in enumerate(parts):
            ways = meanings.get(part, set())
            distinct = part[:1].isupper() or "_" in part or i > 0 or (call and i == len(parts) - 1)
            if len(ways) == 1 and distinct and part not in stays:
                yield at, part, next(iter(ways))
            elif call and i == len(parts) - 1 and f"{part}()" in docs:
                yield at, part, docs[f"{part}()"].removesuffix("()")
            elif part in docs and i > 0:
                yield at, part, docs[part]
            elif ways and distinct:
                self.notes.append(f"in backticks: {whole}: {part} may be {sorted(ways)}{' or stay' if part in stays else ''}")
            at += len(part) + 1

    def quotations(self) -> None:
        """Blocks of a page that quote a file: the same lines of the renamed file."""
        for path, text in self.tree.texts.items():
            if not path.endswith(".md"):
                continue
            for found in re.finditer(r"^```python (\S+)\n(.*?)^```", text, re.M | re.S):
                source = self.tree.sources.get(found[1])
                at = source.text.find(found[2]) if source and found[2].strip() else -1
                if at >= 0:
                    self.edit(path, found.start(2), len(found[2]), self.region(found[1], at, at + len(found[2])), 6)

    def region(self, path: str, start: int, end: int) -> str:
        """A part of a file as it will be."""
        text = self.text_of(path)
        out, at = [], start
        for edit in sorted(self.taken(path), key=lambda e: e.start):
            if start <= edit.start and edit.end <= end:
                out += [text[at : edit.start], edit.new]
                at = edit.end
        return "".join([*out, text[at:end]])

    def taken(self, path: str) -> list[Edit]:
        """The edits of a file that do not give way to a stronger one."""
        taken: list[Edit] = []
        for edit in sorted(self.edits[path], key=lambda e: (-e.strength, e.start - e.end)):
            if not near(taken, edit):
                taken.append(edit)
        return taken

    # -- applying

    def edit(self, path: str, start: int, length: int, new: str, strength: int = 0) -> None:
        self.edits[path].append(Edit(start, start + length, new, strength))

    def text_of(self, path: str) -> str:
        if path in self.tree.texts:
            return self.tree.texts[path]
        return self.tree.sources[path].text

    def result(self, path: str) -> str:
        text = self.text_of(path)
        out = []
        at = 0
        for edit in sorted(self.taken(path), key=lambda e: e.start):
            out.append(text[at : edit.start])
            out.append(edit.new)
            at = edit.end
        out.append(text[at:])
        return "".join(out)

    def run(self) -> None:
        self.names()
        self.all_lists()
        self.paths()
        self.imports()
        self.dotted()
        self.keys()
        self.strings()
        self.literal_texts()
        self.pages()
        self.quotations()

    def apply(self) -> None:
        root = self.tree.root
        for path in self.edits:
            if self.edits[path]:
                (root / path).write_text(self.result(path), encoding="utf-8")
        moves = {p: t for p, t in self.moves.items() if not p.startswith(("renames/", "tools/rename"))}
        park = {p: p + ".moving" for p in moves if moves[p] in moves}  # a chain: a becomes b, b becomes c
        for path, parked in park.items():
            git(root, "mv", path, parked)
        for path, target in moves.items():
            (root / target).parent.mkdir(parents=True, exist_ok=True)
            git(root, "mv", park.get(path, path), target)
        for path, target in moves.items():
            folder = (root / target).parent
            while target.endswith(".py") and folder != root and folder != root / "src" and "src/burgrave" in str(folder):
                if not (folder / "__init__.py").exists():
                    (folder / "__init__.py").write_text('"""TODO."""\n', encoding="utf-8")
                    self.problems.append(f"made {folder.relative_to(root)}/__init__.py")
                    git(root, "add", str(folder / "__init__.py"))
                folder = folder.parent
        for folder in sorted({str(Path(p).parent) for p in moves}, reverse=True):
            place = root / folder
            if place.is_dir() and not [f for f in place.rglob("*") if f.is_file() and "__pycache__" not in f.parts]:
                shutil.rmtree(place)

    def report(self) -> str:
        out = ["# problems", *self.problems, "", "# rows without effect"]
        for row in self.rows:
            if row.kind in ("text", "string", "attr", "key", "key-prefix", "module", "path") and not row.used:
                out.append(f"{row.place}: {row.kind} {row.old}")
        out += ["", "# names that no definition was found for"]
        for name, places in sorted(self.unresolved.items(), key=lambda item: -len(item[1])):
            out.append(f"{name}: {len(places)}")
            out += [f"    {p}" for p in places]
        out += ["", "# notes", *sorted(set(self.notes))]
        return "\n".join(out) + "\n"


def keep_answers(file: Path, cached: dict[str, dict[tuple[int, int], list[Target]]]) -> None:
    plain = {
        digest: {place: [(p, (d.kind, d.module, d.owner, d.name, d.annotation) if d else None) for p, d in targets] for place, targets in ones.items()}
        for digest, ones in cached.items()
    }
    fresh = file.with_suffix(".new")
    fresh.write_bytes(pickle.dumps(plain))
    fresh.replace(file)


def annotation_fits(found: str, wanted: str) -> bool:
    clean = found.replace('"', "").replace("'", "")
    return clean == wanted or wanted in re.split(r"\s*\|\s*", clean)


def near(taken: list[Edit], edit: Edit) -> list[Edit]:
    return [other for other in taken if other.start < edit.end and edit.start < other.end]


def git(root: Path, *args: str) -> None:
    subprocess.run(["git", *args], cwd=root, check=True, capture_output=True)


def string_places(line: int, col: int, text: str, names: set[str], keys: set[str]) -> Iterator[tuple[int, int]]:
    """Places in a string which may be a name: a quoted annotation or a key of a typed dictionary."""
    body = text.strip("rbuRBU")
    if "\n" in text or len(text) > 120 or text.startswith(("f", '"""')):
        return
    word = body[1:-1]
    if word in keys:
        yield line, col + text.index(word)
    elif re.fullmatch(r"[\w.\[\], |]+", word) and not word.islower():
        for found in re.finditer(r"\w+", text):
            if found[0] in names:
                yield line, col + found.start()


def import_places(source: Source) -> set[tuple[int, int]]:
    out = set()
    for node in ast.walk(source.tree or ast.Module([], [])):
        if isinstance(node, ast.Import | ast.ImportFrom):
            for line in range(node.lineno - 1, node.end_lineno or node.lineno):
                out |= {(line, col) for col in range(len(source.line(line)))}
    return out


def string_spans(source: Source) -> list[tuple[int, int]]:
    out = []
    for kind, line, col, text in source.tokens:
        if kind in ("string", "comment", "fstring"):
            start = source.offset(line, col)
            out.append((start, start + len(text)))
    return out


def comment_spans(source: Source) -> list[tuple[int, int]]:
    out = []
    for kind, line, col, text in source.tokens:
        if kind == "comment" or (kind == "string" and text.lstrip("r").startswith('"""')):
            start = source.offset(line, col)
            out.append((start, start + len(text)))
    return out


def inside(spans: list[tuple[int, int]], at: int) -> bool:
    i = bisect_right(spans, (at, 1 << 60)) - 1
    return i >= 0 and spans[i][0] <= at < spans[i][1]


def source_scope(source: Source, line: int) -> tuple[int, int] | None:
    """The outermost function around a line, as its first and last line."""
    best = None
    for first, last, _ in source.functions:
        if first <= line <= last and (best is None or last - first > best[1] - best[0]):
            best = (first, last)
    return best


def inner_scope(source: Source, line: int) -> tuple[int, int] | None:
    best = None
    for first, last, _ in source.functions:
        if first <= line <= last and (best is None or last - first < best[1] - best[0]):
            best = (first, last)
    return best


def overlaps(source: Source, scope: tuple[int, int] | None, line: int, what: Def) -> bool:
    """Whether a bare name in that line can meet what is renamed in that scope."""
    if scope is not None and scope[0] <= line <= scope[1]:
        return True
    if what.kind in ("local", "param"):
        return False
    return source_scope(source, line) is None


def ruff(root: Path, python: Path) -> None:
    for args in (["check", "--fix", "--quiet", "--fixable", "I,F401,RUF022,RUF100", "."], ["format", "--quiet", "."]):
        subprocess.run([str(python.parent / "ruff"), *args], cwd=root, check=False)


def make_pages(root: Path, python: Path) -> None:
    """Write the pages anew that are made from the sources."""
    around = {**os.environ, "BURGRAVE_PURE": "1", "PYTHONPATH": str(root / "src")}
    for name in ("state_data_page", "facts", "strengths", "api_tables"):
        if (root / f"tools/{name}.py").exists():
            done = subprocess.run([str(python), f"tools/{name}.py"], cwd=root, env=around, capture_output=True, text=True)
            if done.returncode:
                print(f"tools/{name}.py: {done.stderr[-300:]}")


LONGEST = 110


def wrap_long_lines(root: Path) -> list[str]:
    """Fill paragraphs of docstrings and comments anew whose lines have become too long; say what is left."""
    left = []
    listed = subprocess.run(["git", "ls-files", "-m", "-o", "--exclude-standard", "*.py"], cwd=root, capture_output=True, text=True)
    renamed = subprocess.run(["git", "diff", "--cached", "--name-only", "--diff-filter=AMR"], cwd=root, capture_output=True, text=True)
    for name in sorted({*listed.stdout.split(), *renamed.stdout.split()}):
        path = root / name
        if not name.endswith(".py") or not path.exists() or name.startswith(("renames/", "tools/rename")):
            continue
        lines = path.read_text(encoding="utf-8").split("\n")
        at = 0
        changed = False
        while at < len(lines):
            if len(lines[at]) <= LONGEST:
                at += 1
                continue
            filled = filled_paragraph(lines, at)
            if filled is None:
                left.append(f"{name}:{at + 1}: too long: {lines[at].strip()[:80]}")
                at += 1
                continue
            first, last, new = filled
            lines[first : last + 1] = new
            at = first + len(new)
            changed = True
        if changed:
            path.write_text("\n".join(lines), encoding="utf-8")
    return left


def filled_paragraph(lines: list[str], at: int) -> tuple[int, int, list[str]] | None:
    """The paragraph around a line as (first line, last line, new lines); None if it is neither text nor comment."""
    line = lines[at]
    indent = line[: len(line) - len(line.lstrip())]
    if line.lstrip().startswith("# "):
        prefix = indent + "# "
        same = lambda other: other.startswith(prefix) and not other.startswith(prefix + " ") and not other.startswith(prefix + "--")
        begin = prefix
    elif in_docstring(lines, at):
        prefix = indent
        same = lambda other: other.startswith(indent) and other.strip() != "" and not other[len(indent) :].startswith((" ", "- ", "* "))
        begin = indent
    else:
        return None
    first = at
    opening = '"""'
    while first > 0 and same(lines[first - 1]) and not lines[first].lstrip().startswith(opening):
        first -= 1
    if prefix == indent and lines[first].lstrip().startswith(opening) and first != at and "." in lines[first][-2:]:
        first += 1
    last = at
    while last + 1 < len(lines) and same(lines[last + 1]) and not lines[last].rstrip().endswith(opening):
        if lines[last + 1].strip() == opening:
            break
        last += 1
    if prefix == indent and lines[first].lstrip().startswith(opening):
        # The first sentence stays on the first line where it can: only what follows is filled anew.
        pass
    body = [one[len(prefix) :].strip() for one in lines[first : last + 1]]
    text = " ".join(body)
    closing = ""
    if prefix == indent and text.endswith(opening) and len(text) > 3:
        closing = opening
    out: list[str] = []
    current = begin
    for word in text.split(" "):
        if len(current) + len(word) + (current != begin) > LONGEST:
            out.append(current.rstrip())
            current = begin + word
        else:
            current += word if current == begin else " " + word
    out.append(current)
    if closing and len(out) > 1:
        out[-1] = out[-1].removesuffix(opening).rstrip()
        out.append(indent + opening)
    return first, last, out


def in_docstring(lines: list[str], at: int) -> bool:
    count = sum(line.count('"""') for line in lines[:at])
    stripped = lines[at].strip()
    return count % 2 == 1 or stripped.startswith('"""')


def main() -> None:
    here = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser()
    parser.add_argument("--root", type=Path, default=Path("."))
    parser.add_argument("--renames", type=Path, action="append", help="folders with csv files")
    parser.add_argument("--work", type=Path, default=Path("/tmp/rename-work"))
    parser.add_argument("--server", default="basedpyright-langserver")
    parser.add_argument("--check", action="store_true", help="compute and report, change nothing")
    parser.add_argument("--report", type=Path, default=Path("/tmp/rename-work/report.txt"))
    args = parser.parse_args()
    begin = time.monotonic()
    root = args.root.resolve()
    args.work.mkdir(parents=True, exist_ok=True)
    folders = args.renames or [here / "renames"]
    rows = read_rows(folders)
    print(f"{len(rows)} rows", Counter(row.kind for row in rows), flush=True)
    tree = Tree(root)
    print(f"{len(tree.sources)} sources, {len(ALL_CLASSES)} classes, {time.monotonic() - begin:.0f} s", flush=True)
    python = root / ".venv/bin/python"
    renamer = Renamer(tree, rows, args.work, args.server, python)
    renamer.run()
    if not args.check:
        renamer.apply()
        ruff(root, python)
        for folder in folders:
            for name in ("after.py", "after_match.py", "after_server.py"):
                after = folder / name
                if not after.exists():
                    continue
                print(after.name, flush=True)
                subprocess.run([sys.executable, str(after), str(root)], check=False, cwd=root)
        ruff(root, python)
        renamer.problems += wrap_long_lines(root)
        ruff(root, python)
        make_pages(root, python)
    args.report.write_text(renamer.report(), encoding="utf-8")
    print("renamed", dict(renamer.counts), "files moved", len(renamer.moves))
    print(f"{len(renamer.problems)} problems; see {args.report}; {time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    main()
