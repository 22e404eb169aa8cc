"""Reading of YAML in which every value keeps its line. An error is one sentence with file and line."""

import re
from collections.abc import Sequence
from pathlib import Path
from stat import S_ISREG
from typing import Final

import yaml

from burgrave.core.error import ScenarioError
from burgrave.core.scenario.value import Pairs, ScenarioValue, mapping, scalar, sequence

WHOLE: Final = re.compile(r"[-+]?\d{1,9}")
MERGE: Final = "<<"
FLAGS: Final = {"true": True, "yes": True, "false": False, "no": False}

# Limits, because aliases let a small file cause endless work. The largest in tests/rules has 3,300 values.
MOST_BYTES: Final = 300_000
MOST_VALUES: Final = 50_000  # with keys; an alias counts as if it were written out
MOST_LETTERS: Final = 10_000  # in one value
DEEPEST: Final = 40


def read_documents(path: Path) -> list[ScenarioValue]:
    """Return the YAML documents of a file without empty ones."""
    file = str(path)
    text = read_text(path)
    try:
        nodes = list(yaml.compose_all(text, Loader=yaml.SafeLoader))
    except yaml.reader.ReaderError as problem:
        line = text[: problem.position].count("\n") + 1
        raise ScenarioError("scenario-yaml", file=file, line=line, problem=problem.reason) from None
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        line = mark.line + 1 if mark else 1
        raise ScenarioError("scenario-yaml", file=file, line=line, problem=str(problem.problem)) from None
    except RecursionError:
        raise ScenarioError("scenario-deep", file=file, line=1, most=DEEPEST) from None
    read = NodeReader(file)
    return [w for w in map(read.document, nodes) if w.is_mapping or w.value is not None]


def read_text(path: Path) -> str:
    """Return the text of a file. Raise BurgraveError if it is too long or not a regular file."""
    file = str(path)
    try:
        if not path.is_dir() and not S_ISREG(path.stat().st_mode):
            raise ScenarioError("scenario-not-regular", file=file)
        with path.open("rb") as source:
            data = source.read(MOST_BYTES + 1)
    except OSError as problem:
        raise ScenarioError("scenario-file", file=file, problem=str(problem.strerror)) from None
    if len(data) > MOST_BYTES:
        raise ScenarioError("scenario-long", file=file, line=1, most=MOST_BYTES)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise ScenarioError("scenario-encoding", file=file, line=line) from None


class NodeReader:
    """Turns YAML nodes into scenario values. A node that is used twice (an alias) is read once."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.done: dict[int, ScenarioValue] = {}
        self.sizes: dict[int, int] = {}  # how many values a node has, with aliases written out
        self.depths: dict[int, int] = {}
        self.open: set[int] = set()  # the nodes around the current one
        self.total = 0  # number of values in the documents so far

    def document(self, node: yaml.Node | None) -> ScenarioValue:
        if node is None:
            return scalar(None, self.file, 1)
        written = self.read(node)
        self.total += self.sizes[id(node)]
        return written

    def read(self, node: yaml.Node) -> ScenarioValue:
        if id(node) in self.done:
            return self.done[id(node)]
        line = node.start_mark.line + 1
        if id(node) in self.open:
            raise ScenarioError(
                "scenario-yaml", file=self.file, line=line, problem="an alias within its own anchor"
            )
        if len(self.open) >= DEEPEST:
            raise ScenarioError("scenario-deep", file=self.file, line=line, most=DEEPEST)
        self.open.add(id(node))
        if isinstance(node, yaml.MappingNode):
            out = mapping(self.pairs(node), self.file, line)
        elif isinstance(node, yaml.SequenceNode):
            out = sequence([self.read(item) for item in node.value], self.file, line)
            self.count(node, node.value)
        else:
            out = scalar(self.value(node), self.file, line)
            self.count(node, [])
        self.open.discard(id(node))
        self.done[id(node)] = out
        return out

    def count(self, node: yaml.Node, parts: Sequence[yaml.Node]) -> None:
        """Note how many values a node has, and how deep it is. Raise BurgraveError if that is too much."""
        line = node.start_mark.line + 1
        size = 1 + sum(self.sizes[id(part)] for part in parts)
        depth = 1 + max((self.depths[id(part)] for part in parts), default=0)
        if self.total + size > MOST_VALUES:
            raise ScenarioError("scenario-values", file=self.file, line=line, most=MOST_VALUES)
        if depth > DEEPEST:
            raise ScenarioError("scenario-deep", file=self.file, line=line, most=DEEPEST)
        self.sizes[id(node)] = size
        self.depths[id(node)] = depth

    def pairs(self, node: yaml.MappingNode) -> Pairs:
        """Return keys and values. They are counted before they are merged, so that no work is wasted."""
        read = [(self.key(key), self.read(value)) for key, value in node.value]
        self.count(node, [part for pair in node.value for part in pair])
        own = [(key, value) for key, value in read if key.value != MERGE]
        merged = [
            pair
            for key, value in read
            if key.value == MERGE
            for base in value.items()
            for pair in base.entries()
        ]
        taken = {str(key) for key, _ in own}
        for key, value in merged:
            if str(key) not in taken:
                taken.add(str(key))
                own.append((key, value))
        return own

    def key(self, node: yaml.Node) -> ScenarioValue:
        """Return a key. Raise BurgraveError if it is a list or a mapping."""
        if not isinstance(node, yaml.ScalarNode):
            found = "list" if isinstance(node, yaml.SequenceNode) else "mapping"
            line = node.start_mark.line + 1
            raise ScenarioError("scenario-type", file=self.file, line=line, wanted="text", found=found)
        return self.read(node)

    def value(self, node: yaml.Node) -> bool | int | str | None:
        """Return a whole number, a flag, None or a text. Dates and other values stay texts."""
        text = str(node.value)
        if len(text) > MOST_LETTERS:
            line = node.start_mark.line + 1
            raise ScenarioError("scenario-letters", file=self.file, line=line, most=MOST_LETTERS)
        if isinstance(node, yaml.ScalarNode) and node.style is not None:
            return text
        if WHOLE.fullmatch(text):
            return int(text)
        if text.lower() in FLAGS:
            return FLAGS[text.lower()]
        return None if text.lower() in ("", "~", "null") else text
