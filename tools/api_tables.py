"""Writes docs/reference/game-and-state.md from the docstrings of the listed classes.

    python tools/api_tables.py            write the page
    python tools/api_tables.py --check    check whether the page is up to date

The sources are read, not imported, so the page is the same with both engines. A name that does not exist, or
that has no docstring, is an error.
"""

import ast
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "reference" / "game-and-state.md"
BEGINNING: Final = """\
# Game and State at a glance

This page lists what the most important classes can do, with types.
[Use the engine from Python](../engine.md) shows examples, and [Python API](api.md) describes every public
name. `python tools/api_tables.py` makes this page from the docstrings.

`burgrave.games()` returns the ids of all games. `burgrave.game(id)` returns one of them.
"""
TABLES: Final = {
    "burgrave.core.game.Game": """
        id options option_list new start options_of notation from_bytes state_data_type search_model bot_types
        scenario_support stats reference rules_version notation_version
    """,
    "burgrave.core.state.State": """
        game current_seat is_over legal_moves play apply move_text decision legality seats scores ranking
        score_breakdown totals to_dict view sample_state clone to_bytes rng event_log undoable_moves
    """,
    "burgrave.core.bot.Bot": "options games choose explain close",
    "burgrave.simulation.run.SimulationResult": """
        win_shares scores forfeits by_bot by_seat to_dict to_dataframe
    """,
    "burgrave.arena.results.ArenaResults": """
        rows ratings anchor cross_table compare_pairs to_dict to_dataframe
    """,
    "burgrave.core.reference.GameReference": """
        pieces presets rulings score_items board board_type components register_components
        registered_components
    """,
    "burgrave.core.stats.GameStats": "collect turn_order benchmark_options",
}
ORIGINS: Final = {  # of objects whose classes are not public
    "GameReference": "`game.reference()` returns it.",
    "GameStats": "`game.stats()` returns it.",
}
TYPES: Final = {  # as users know them
    "S": "State",
    "i64": "int",
    "Int64": "int",
    "Game[Any]": "Game",
    "ScenarioSupport[S]": "ScenarioSupport",
    "GameStats[S]": "GameStats",
}


class MissingError(Exception):
    """A name in a table that does not exist or has no docstring."""


class Source:
    """The source of a class: its docstring, its methods and the attributes that `__init__` sets."""

    def __init__(self, path: str, root: Path = ROOT / "src") -> None:
        module, _, self.name = path.rpartition(".")
        file = root.joinpath(*module.split(".")).with_suffix(".py")
        self.lines = file.read_text(encoding="utf-8").splitlines()
        found = [
            node
            for node in ast.parse("\n".join(self.lines)).body
            if isinstance(node, ast.ClassDef) and node.name == self.name
        ]
        if not found:
            raise MissingError(f"{path} does not exist.")
        self.node = found[0]
        self.methods: dict[str, ast.FunctionDef] = {}
        for node in self.node.body:
            if isinstance(node, ast.FunctionDef):
                self.methods.setdefault(node.name, node)  # the setter of a property follows its getter

    def summary(self) -> str:
        return first_paragraph(ast.get_docstring(self.node) or "")

    def row(self, name: str) -> tuple[str, str, str]:
        """Return the text of a member, its type, and its docstring or comment."""
        method = self.methods.get(name)
        if method is None:
            written, (type_name, text) = name, self.attribute(name)
        else:
            written = name if is_property(method) else call_text(method)
            text = first_paragraph(ast.get_docstring(method) or "")
            type_name = type_text(method.returns)
        if not text:
            raise MissingError(f"{self.name}.{name} has no docstring or comment.")
        return written, type_name, text

    def attribute(self, name: str) -> tuple[str, str]:
        """Return the type of an attribute, and the comment beside or above the line that sets it."""
        made = self.methods.get("__init__")
        for node in (*self.node.body, *(ast.walk(made) if made is not None else ())):
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
            for target in targets:
                if getattr(target, "attr", getattr(target, "id", None)) == name:
                    remark = self.lines[target.lineno - 1].partition("  # ")[2]
                    return self.type_set(node, made), remark or self.comment_above(target.lineno - 1)
        raise MissingError(f"{self.name} has no member {name}.")

    def comment_above(self, line: int) -> str:
        """Return the comment lines directly above a line, joined."""
        first = line
        while self.lines[first - 1].lstrip().startswith("# "):
            first -= 1
        return " ".join(each.strip().removeprefix("# ") for each in self.lines[first:line])

    def type_set(self, node: ast.AST, made: ast.FunctionDef | None) -> str:
        """Return the annotation of the attribute, or of the parameter from which it is set."""
        if isinstance(node, ast.AnnAssign):
            return type_text(node.annotation)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and made is not None:
            types = {each.arg: each.annotation for each in made.args.args}
            return type_text(types.get(node.value.id))
        return ""


def is_property(method: ast.FunctionDef) -> bool:
    decorators = {ast.unparse(decorator) for decorator in method.decorator_list}
    return not decorators.isdisjoint({"property", "cached_property"})


def type_text(annotation: ast.expr | None) -> str:
    if isinstance(annotation, ast.Constant) and annotation.value is not None:
        annotation = ast.parse(str(annotation.value), mode="eval").body  # written in quotes
    found = "" if annotation is None else ast.unparse(annotation)
    return TYPES.get(found, found)


def call_text(method: ast.FunctionDef) -> str:
    """Return a call like `new(options, seed)`. A default is shown as in the source."""
    arguments = method.args
    plain = [*arguments.posonlyargs, *arguments.args][1:]
    defaults = [None] * (len(plain) - len(arguments.defaults)) + [ast.unparse(d) for d in arguments.defaults]
    shown = [
        each.arg if default is None else f"{each.arg}={default}"
        for each, default in zip(plain, defaults, strict=True)
    ]
    shown += [f"*{arguments.vararg.arg}"] if arguments.vararg else []
    shown += [f"**{arguments.kwarg.arg}"] if arguments.kwarg else []
    return f"{method.name}({', '.join(shown)})"


def first_paragraph(docstring: str) -> str:
    """Return the first paragraph on one line."""
    return " ".join(docstring.split("\n\n")[0].split())


def make_table(path: str, names: Sequence[str]) -> str:
    source = Source(path)
    origin = ORIGINS.get(source.name, f"Import it as `burgrave.{source.name}`.")
    lines = [f"## {source.name}", "", f"{source.summary()} {origin}", ""]
    lines += [f"| `{source.name}` | type | |", "|---|---|---|"]
    for written, type_name, text in map(source.row, names):
        lines.append(f"| `{cell_text(written)}` | `{cell_text(type_name)}` | {cell_text(text)} |")
    return "\n".join(lines)


def cell_text(text: str) -> str:
    return text.replace("|", "\\|")


def make_page() -> str:
    return "\n".join([BEGINNING, *(f"{make_table(path, names.split())}\n" for path, names in TABLES.items())])


def main() -> int:
    try:
        made = make_page()
    except MissingError as missing:
        print(missing, file=sys.stderr)
        return 1
    if sys.argv[1:] == ["--check"]:
        if PAGE.read_text(encoding="utf-8") != made:
            print(f"{PAGE.name} is out of date. Run: python tools/api_tables.py")
            return 1
        return 0
    PAGE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
