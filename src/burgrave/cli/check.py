"""`burgrave check`: run scenarios and explain every mismatch."""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

import click

from burgrave.cli.localized import argument, command, current_translator, echo, option
from burgrave.cli.output import UPDATE_SECONDS, StatusLine
from burgrave.cli.parse_options import components_option, register_component_file_anywhere
from burgrave.core.error import BurgraveError, ScenarioError
from burgrave.core.scenario import InvalidScenario, Mismatch, Scenario, read_scenarios
from burgrave.game_registry import game
from burgrave.i18n import Translator

SUFFIXES: Final = (".yaml", ".yml")
PASSED: Final = 0
FAILED: Final = 1
UNUSABLE: Final = 2
INDENT: Final = 6


@command("check", help_key="cli-check", examples=("check tests/rules", "check --quiet draft.yaml turn.yaml"))
@argument(
    "paths",
    help_key="cli-argument-files",
    value="files",
    nargs=-1,
    required=True,
    shell_complete=click.Path().shell_complete,
)
@components_option()
@option("--quiet", "-q", help_key="cli-option-quiet", is_flag=True)
def check(paths: tuple[str, ...], components: str | None, quiet: bool) -> int:
    """Return 0 if every scenario passes, 1 if one fails, 2 if a file cannot be used."""
    if components is not None:
        register_component_file_anywhere(components)
    reporter = ScenarioReporter(current_translator(), quiet)
    reporter.check_files([each for path in paths for each in list_files(Path(path))])
    return reporter.print_summary()


class ScenarioReporter:
    """Counts and prints results: one line for each scenario, and one for each mismatch."""

    def __init__(self, tr: Translator, quiet: bool) -> None:
        self.tr = tr
        self.quiet = quiet
        self.passed = 0
        self.failed = 0
        self.unusable = 0
        self.files = 0
        self.file_number = 0
        self.status = StatusLine()
        self.shown_at = -UPDATE_SECONDS

    def check_files(self, found: Sequence[Path | BurgraveError]) -> None:
        """Check every file. With --quiet, a terminal shows the progress."""
        self.files = len(found)
        for number, each in enumerate(found, 1):
            self.file_number = number
            self.show_progress()
            if isinstance(each, BurgraveError):
                self.report_unusable(each)
            else:
                self.check_file(each)
        self.status.clear()

    def show_progress(self) -> None:
        """Show the file and the number of scenarios so far, at most ten times a second."""
        if self.quiet and monotonic() - self.shown_at >= UPDATE_SECONDS:
            self.shown_at = monotonic()
            counts = {
                "file": self.file_number,
                "files": self.files,
                "scenarios": self.passed + self.failed,
            }
            self.status.show(self.tr.format("check-progress", **counts))

    def check_file(self, file: Path) -> None:
        try:
            scenarios = read_scenarios(file, game)
        except BurgraveError as error:
            self.report_unusable(error)
            return
        for scenario in scenarios:
            self.show_progress()
            try:
                self.report_scenario(scenario, scenario.run())
            except BurgraveError as error:
                self.report_unusable(error, scenario.name)

    def report_scenario(self, scenario: Scenario | InvalidScenario, mismatches: list[Mismatch]) -> None:
        place = f"{scenario.file}:{scenario.line}"
        if not mismatches:
            self.passed += 1
            if not self.quiet:
                self.print_line("check-passed", place, scenario.name)
            return
        self.failed += 1
        self.print_line("check-failed", place, scenario.name)
        for mismatch in mismatches:
            self.echo_line(" " * INDENT + self.explain_mismatch(mismatch))

    def explain_mismatch(self, mismatch: Mismatch) -> str:
        """Return `step 3, file.yaml:17: what differs`."""
        key = "check-step" if mismatch.step else "check-before"
        step = self.tr.format(key, step=mismatch.step)
        why = f" ({self.tr.format('check-why', why=mismatch.why)})" if mismatch.why else ""
        return f"{step}, {error_place(mismatch.error)}: {self.tr.error_message(mismatch.error)}{why}"

    def report_unusable(self, error: BurgraveError, name: str = "") -> None:
        self.unusable += 1
        sentence = self.tr.error_message(error)
        self.print_line("check-unusable", error_place(error), f"{name}: {sentence}" if name else sentence)

    def print_line(self, key: str, place: str, rest: str) -> None:
        self.echo_line(f"{self.tr.format(key):<{INDENT - 1}} {place}: {rest}")

    def echo_line(self, line: str) -> None:
        self.status.clear()
        echo(line)

    def print_summary(self) -> int:
        key = "check-summary-unusable" if self.unusable else "check-summary"
        counts = {"passed": self.passed, "failed": self.failed, "unusable": self.unusable}
        echo(self.tr.format(key, **counts))
        if self.unusable:
            return UNUSABLE
        return FAILED if self.failed else PASSED


def error_place(error: BurgraveError) -> str:
    """Return `file:line`, as far as it is known."""
    return ":".join(str(error.params[name]) for name in ("file", "line") if name in error.params)


def list_files(path: Path) -> Sequence[Path | BurgraveError]:
    """Return the file itself, or all scenario files below a folder, or an error if there are none."""
    if not path.is_dir():
        return [path]
    files = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
    return files or [ScenarioError("scenario-no-files", file=str(path), folder=str(path))]
