"""Reading YAML so that every value keeps its line, and a mistake is one sentence with a place."""

import re
from pathlib import Path
from typing import Final

import yaml

from burgrave.core.scenario.written import Pairs, Written, mapping, scalar, sequence
from burgrave.core.wrong import Wrong

WHOLE: Final = re.compile(r"[-+]?\d{1,9}")
MOST_VALUES: Final = 200_000  # in one document, aliases written out
MERGE: Final = "<<"
FLAGS: Final = {"true": True, "yes": True, "false": False, "no": False}


def documents(path: Path) -> list[Written]:
    """The YAML documents of a file; empty ones are left out."""
    file = str(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as problem:
        raise Wrong("scenario-file", file=file, problem=str(problem.strerror)) from None
    except UnicodeDecodeError as problem:
        line = problem.object[: problem.start].count(b"\n") + 1
        raise Wrong("scenario-encoding", file=file, line=line) from None
    try:
        nodes = list(yaml.compose_all(text, Loader=yaml.SafeLoader))
    except yaml.reader.ReaderError as problem:
        line = text[: problem.position].count("\n") + 1
        raise Wrong("scenario-yaml", file=file, line=line, problem=problem.reason) from None
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        line = mark.line + 1 if mark else 1
        raise Wrong("scenario-yaml", file=file, line=line, problem=str(problem.problem)) from None
    except RecursionError:
        raise Wrong("scenario-yaml", file=file, line=1, problem="it is nested too deeply") from None
    return [w for w in map(Nodes(file).document, nodes) if w.is_mapping or w.value is not None]


class Nodes:
    """Turns YAML nodes into Written values. A node that is used twice (an alias) is read once."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.done: dict[int, Written] = {}
        self.sizes: dict[int, int] = {}  # how many values a node is, aliases written out
        self.open: set[int] = set()

    def document(self, node: yaml.Node | None) -> Written:
        if node is None:
            return scalar(None, self.file, 1)
        line = node.start_mark.line + 1
        try:
            written = self.read(node)
        except RecursionError:
            raise Wrong(
                "scenario-yaml", file=self.file, line=line, problem="it is nested too deeply"
            ) from None
        if self.sizes[id(node)] > MOST_VALUES:
            raise Wrong("scenario-yaml", file=self.file, line=line, problem="aliases make it too long")
        return written

    def read(self, node: yaml.Node) -> Written:
        if id(node) in self.done:
            return self.done[id(node)]
        line = node.start_mark.line + 1
        if id(node) in self.open:
            raise Wrong("scenario-yaml", file=self.file, line=line, problem="an alias within its own anchor")
        self.open.add(id(node))
        self.sizes[id(node)] = 1
        if isinstance(node, yaml.MappingNode):
            out = mapping(self.pairs(node), self.file, line)
            self.sizes[id(node)] += sum(self.sizes[id(value)] for _, value in node.value)
        elif isinstance(node, yaml.SequenceNode):
            out = sequence([self.read(item) for item in node.value], self.file, line)
            self.sizes[id(node)] += sum(self.sizes[id(item)] for item in node.value)
        else:
            out = scalar(self.value(node), self.file, line)
        self.open.discard(id(node))
        self.done[id(node)] = out
        return out

    def pairs(self, node: yaml.MappingNode) -> Pairs:
        own: Pairs = []
        merged: Pairs = []
        for key_node, value_node in node.value:
            value = self.read(value_node)
            if key_node.value == MERGE:
                for base in value.items():
                    merged += base.entries()
            else:
                own.append((self.read(key_node), value))
        taken = {str(key) for key, _ in own}
        for key, value in merged:
            if str(key) not in taken:
                taken.add(str(key))
                own.append((key, value))
        return own

    def value(self, node: yaml.Node) -> bool | int | str | None:
        """Only whole numbers, yes and no, nothing and text: dates and the like stay text."""
        text = str(node.value)
        if isinstance(node, yaml.ScalarNode) and node.style is not None:
            return text
        if WHOLE.fullmatch(text):
            return int(text)
        if text.lower() in FLAGS:
            return FLAGS[text.lower()]
        return None if text.lower() in ("", "~", "null") else text
