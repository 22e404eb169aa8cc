"""What cannot be a row: small changes of the renamed tree. Called by tools/rename.py with the root of the tree."""

import re
import sys
from pathlib import Path

ROOT = Path(sys.argv[1])


def sources() -> list[Path]:
    return [
        path
        for folder in ("src", "tests", "tools", "bench")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if "__pycache__" not in path.parts and path.name != "rename.py"
    ]


def change(name: str, old: str, new: str) -> None:
    """Replace a text that must be there once."""
    path = ROOT / name
    if not path.exists():
        print(f"after: no file {name}")
        return
    text = path.read_text(encoding="utf-8")
    if text.count(old) != 1:
        print(f"after: {name} has {text.count(old)} times: {old[:70]!r}")
        return
    path.write_text(text.replace(old, new), encoding="utf-8")


def docstring(name: str, text: str) -> None:
    path = ROOT / name
    if path.exists() and "TODO" in path.read_text(encoding="utf-8"):
        path.write_text(f'"""{text}"""\n', encoding="utf-8")


def import_name(text: str, module: str, name: str) -> str:
    """Add an import; ruff sorts and merges it."""
    line = f"from {module} import {name}\n"
    if re.search(rf"from {re.escape(module)} import \(?[^)]*?\b{name}\b", text):
        return text
    at = re.search(r"^(from|import) ", text, re.M)
    place = at.start() if at else 0
    future = re.search(r"^from __future__.*\n", text, re.M)
    if future:
        place = future.end()
    return text[:place] + line + text[place:]


def three_numbers() -> None:
    """One constant was no seat, no step and not a view."""
    viewer = re.compile(r"(\bviewer(?:: i64)? (?:==|!=|=) |\bviewer in \()NO_SEAT\b")
    step = re.compile(r"(\bstep_code(?:: i64)? (?:==|!=|=) )NO_SEAT\b")
    for path in sources():
        text = path.read_text(encoding="utf-8")
        new = viewer.sub(r"\1FULL_STATE", text)
        if new != text and not path.as_posix().endswith("core/events.py"):
            new = import_name(new, "burgrave.core.events", "FULL_STATE")
        with_step = step.sub(r"\1NO_STEP", new)
        if with_step != new and not path.as_posix().endswith("core/agenda.py"):
            with_step = import_name(with_step, "burgrave.core.agenda", "NO_STEP")
        if with_step != text:
            path.write_text(with_step, encoding="utf-8")
    change(
        "src/burgrave/core/agenda.py",
        "NO_SEAT: Final = -1\n",
        "NO_SEAT: Final = -1\nNO_STEP: Final = -1  # the agenda is empty\n",
    )
    change(
        "src/burgrave/core/events.py",
        "SPECTATOR: Final = 8  # the seat number of those who only watch\n",
        "SPECTATOR: Final = 8  # the seat number of those who only watch\n"
        "FULL_STATE: Final = -1  # the viewer of a state that is not a view\n",
    )
    state = "src/burgrave/core/state.py"
    change(state, "            return NO_SEAT\n", "            return NO_STEP\n")
    change(
        state,
        "FULL_STATE  # NOBODY: the whole truth; else the seat whose view this is",
        "FULL_STATE  # or the seat whose view this is",
    )
    change(state, "on top of the agenda; NOBODY when it is empty", "on top of the agenda; NO_STEP when it is empty")
    change(state, "The code of what happens now; NOBODY when", "The code of what happens now; NO_STEP when")
    change(state, "The code of what happens after that; NOBODY if", "The code of what happens after that; NO_STEP if")
    view = "src/burgrave/citadels/view.py"
    change(view, "if seat == s.turn else NO_SEAT", "if seat == s.turn else NO_STEP")
    path = ROOT / view
    path.write_text(import_name(path.read_text(encoding="utf-8"), "burgrave.core.agenda", "NO_STEP"), encoding="utf-8")
    for path in sources():  # comments and docstrings
        text = path.read_text(encoding="utf-8")
        new = re.sub(r"\bNOBODY\b", "NO_SEAT", text)
        if new != text:
            path.write_text(new, encoding="utf-8")


def notation_is_an_attribute() -> None:
    """`game.words()` becomes `game.notation`."""
    for path in [*sources(), *(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]:
        text = path.read_text(encoding="utf-8")
        new = text.replace(".notation()", ".notation")
        new = re.sub(r"\n    def notation\(self\) -> Notation:\n        return self\.\w+\n", "", new)
        new = re.sub(r"\bself\.dictionary\b", "self.notation", new)
        if new != text:
            path.write_text(new, encoding="utf-8")
    change(
        "src/burgrave/core/game.py",
        '''    def notation(self) -> Notation:
        """The game's tables: moves, reasons, events, streams, and the names behind the numbers."""
        raise NotImplementedError

''',
        "",
    )
    change(
        "src/burgrave/core/game.py",
        "    def __init__(self, id: str, rules_version: int, notation_version: int, steps: list[Step[Any]]) -> None:\n",
        "    notation: Notation  # moves, reasons, events, streams, and the names behind the numbers; set by each game\n\n"
        "    def __init__(self, id: str, rules_version: int, notation_version: int, steps: list[Step[Any]]) -> None:\n",
    )


def random_moves() -> None:
    """The option `slips` of bots has a plain name; the old one is still read."""
    spec = "src/burgrave/bots/spec.py"
    change(
        spec,
        'EXAMPLE: Final = "search:ms=200"\n',
        'EXAMPLE: Final = "search:ms=200"\nOLD_NAMES: Final = {"slips": "random_moves"}  # of options, in records\n',
    )
    path = ROOT / spec
    text = path.read_text(encoding="utf-8")
    new = re.sub(
        r"(\n            raise BurgraveError\(\"bot-option-form\".*\n)",
        r"\1        option = OLD_NAMES.get(option, option)\n",
        text,
    )
    if new == text:
        print("after: no place for the old names of bot options")
    path.write_text(new, encoding="utf-8")


def project_files() -> None:
    change("pyproject.toml", 'ignore = ["N818"]  # an error is named with a word of the rules, as everything is\n', "")


docstring("src/burgrave/citadels/bots/h2/__init__.py", "The bot h2: beliefs about hidden characters, and what it weighs.")
docstring(
    "src/burgrave/citadels/sampling/__init__.py",
    "Sampled states of Citadels: full states that a view's seat cannot tell from the true one.",
)
docstring("src/burgrave/benchmark/__init__.py", "How fast the engine is, alone and beside other engines.")
three_numbers()
notation_is_an_attribute()
random_moves()
project_files()
change("src/burgrave/server/app.py", "        game_of(id).notation\n", "        game_of(id)\n")
change(
    "src/burgrave/cli/simulate.py",
    '''            short.append(
                f"{label}: {edition_tr.format(key) if edition_tr.has(key) else displayed_value(plan.game, name, value)}"
            )
''',
    '''            known = edition_tr.has(key)
            shown = edition_tr.format(key) if known else displayed_value(plan.game, name, value)
            short.append(f"{label}: {shown}")
''',
)
describer = "src/burgrave/terminal/praga/describer.py"
change(
    describer,
    """                value = f"{self.describer.actions_text(tile['actions'])}; {self.context.format('praga-terminal-taken')}"
""",
    """                taken = self.context.format("praga-terminal-taken")
                value = f"{self.describer.actions_text(tile['actions'])}; {taken}"
""",
)
change(
    describer,
    """        parts.append(
            f"{self.context.format('praga-term-kings_road')}: {self.describer.name_of('space', player['figure'])}"
        )
""",
    """        space = self.describer.name_of("space", player["figure"])
        parts.append(f"{self.context.format('praga-term-kings_road')}: {space}")
""",
)
change(
    "tools/praga_points.py",
    """    print(
        f"off by {off:.1f}, knowing the turns left only {fit_numbers(has[:, :1], left, gained, tested)[1]:.1f}"
    )
""",
    """    _, by_turns = fit_numbers(has[:, :1], left, gained, tested)
    print(f"off by {off:.1f}, knowing the turns left only {by_turns:.1f}")
""",
)
change(
    "tools/api_tables.py",
    'for node in ast.walk(made) if made is not None else ():\n',
    'for node in (*self.node.body, *(ast.walk(made) if made is not None else ())):\n',
)
change(
    "tools/api_tables.py",
    "if isinstance(target, ast.Attribute) and target.attr == name:\n",
    "if getattr(target, \"attr\", getattr(target, \"id\", None)) == name:\n",
)
