"""`burgrave check`: runs scenarios and explains every mismatch."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from burgrave.cli.given import components_option, know_file_somewhere
from burgrave.cli.output import StatusLine
from burgrave.cli.spoken import argument, command, option, spoken, tell
from burgrave.core.scenario import Broken, Mismatch, Scenario, read
from burgrave.core.wrong import Wrong
from burgrave.games import game
from burgrave.text import Text

SUFFIXES: Final = (".yaml", ".yml")
PASSED: Final = 0
FAILED: Final = 1
UNUSABLE: Final = 2
INDENT: Final = 6


@command("check", about="cli-check", examples=("check tests/rules", "check --quiet draft.yaml turn.yaml"))
@argument(
    "paths",
    about="cli-argument-files",
    value="files",
    nargs=-1,
    required=True,
    shell_complete=click.Path().shell_complete,
)
@components_option()
@option("--quiet", "-q", about="cli-option-quiet", is_flag=True)
def check(paths: tuple[str, ...], components: str | None, quiet: bool) -> int:
    """Exit code: 0 if every scenario holds, 1 if one does not, 2 if a file cannot be used."""
    if components is not None:
        know_file_somewhere(components)
    examiner = Examiner(spoken(), quiet)
    examiner.look_at_all([each for path in paths for each in files_or_mistake(Path(path))])
    return examiner.conclude()


class Examiner:
    """Counts and prints: one line per scenario, one more for each mismatch."""

    def __init__(self, text: Text, quiet: bool) -> None:
        self.text = text
        self.quiet = quiet
        self.passed = 0
        self.failed = 0
        self.unusable = 0
        self.status = StatusLine()

    def look_at_all(self, found: Sequence[Path | Wrong]) -> None:
        """Look at every file; with --quiet a terminal shows how far it is."""
        for number, each in enumerate(found, 1):
            if self.quiet:
                counts = {"file": number, "files": len(found), "scenarios": self.passed + self.failed}
                self.status.show(self.text.say("check-progress", **counts))
            if isinstance(each, Wrong):
                self.refuse(each)
            else:
                self.look_at_file(each)
        self.status.clear()

    def look_at_file(self, file: Path) -> None:
        try:
            scenarios = read(file, game)
        except Wrong as wrong:
            self.refuse(wrong)
            return
        for scenario in scenarios:
            try:
                self.report(scenario, scenario.run())
            except Wrong as wrong:
                self.refuse(wrong, scenario.name)

    def report(self, scenario: Scenario | Broken, mismatches: list[Mismatch]) -> None:
        place = f"{scenario.file}:{scenario.line}"
        if not mismatches:
            self.passed += 1
            if not self.quiet:
                self.line("check-passed", place, scenario.name)
            return
        self.failed += 1
        self.line("check-failed", place, scenario.name)
        for mismatch in mismatches:
            self.tell(" " * INDENT + self.explained(mismatch))

    def explained(self, mismatch: Mismatch) -> str:
        """`step 3, file.yaml:17: what differs`."""
        key = "check-step" if mismatch.step else "check-before"
        step = self.text.say(key, step=mismatch.step)
        why = f" ({self.text.say('check-why', why=mismatch.why)})" if mismatch.why else ""
        return f"{step}, {place_of(mismatch.wrong)}: {self.text.wrong(mismatch.wrong)}{why}"

    def refuse(self, wrong: Wrong, name: str = "") -> None:
        self.unusable += 1
        sentence = self.text.wrong(wrong)
        self.line("check-unusable", place_of(wrong), f"{name}: {sentence}" if name else sentence)

    def line(self, verdict: str, place: str, rest: str) -> None:
        self.tell(f"{self.text.say(verdict):<{INDENT - 1}} {place}: {rest}")

    def tell(self, line: str) -> None:
        self.status.clear()
        tell(line)

    def conclude(self) -> int:
        key = "check-summary-unusable" if self.unusable else "check-summary"
        counts = {"passed": self.passed, "failed": self.failed, "unusable": self.unusable}
        tell(self.text.say(key, **counts))
        if self.unusable:
            return UNUSABLE
        return FAILED if self.failed else PASSED


def place_of(wrong: Wrong) -> str:
    """`file:line`, as far as it is known."""
    return ":".join(str(wrong.given[name]) for name in ("file", "line") if name in wrong.given)


def files_or_mistake(path: Path) -> Sequence[Path | Wrong]:
    """The file itself, or all scenario files below a folder; if there are none, the sentence that says so."""
    if not path.is_dir():
        return [path]
    files = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
    return files or [Wrong("scenario-no-files", file=str(path), folder=str(path))]
