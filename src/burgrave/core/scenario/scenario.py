"""A scenario: options, a position written by hand, and steps that play and check."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from burgrave.core.error import BurgraveError, ScenarioError
from burgrave.core.events import EventLog
from burgrave.core.game import Game
from burgrave.core.options import Options
from burgrave.core.scenario.actions import (
    BESIDE,
    ChanceInstruction,
    Instruction,
    PlayInstruction,
    RefusedInstruction,
    SkipInstruction,
)
from burgrave.core.scenario.aliases import STEP_ALIASES, rename_keys
from burgrave.core.scenario.events import EventsInstruction
from burgrave.core.scenario.expectations import (
    BreakdownInstruction,
    DecisionInstruction,
    ExpectInstruction,
    LegalInstruction,
    NumbersInstruction,
    ViewInstruction,
    WinnersInstruction,
)
from burgrave.core.scenario.reading import read_documents
from burgrave.core.scenario.run import Mismatch, ScenarioRun, ScenarioStoppedError
from burgrave.core.scenario.start import ScenarioStart
from burgrave.core.scenario.value import ScenarioValue, mapping, merge, normalize
from burgrave.core.scripted_rng import ScriptedRng

FindGame = Callable[[str], Game[Any]]
FIELDS: Final = [
    "scenario",
    "about",
    "rulings",
    "game",
    "options",
    "refused options",
    "reason",
    "seed",
    "position",
    "chance",
    "play",
    "cases",
]
CASE_FIELDS: Final = ["case", *(field for field in FIELDS if field not in ("scenario", "game", "cases"))]
VERBS: Final = [
    "refused",
    "legal",
    "legal contains",
    "legal lacks",
    "expect",
    "view",
    "events",
    "decision",
    "chance",
    "skip to",
    "try",
    "scores",
    "ranking",
    "winners",
    "breakdown",
]


def read_scenarios(path: Path, find_game: FindGame) -> "list[Scenario | InvalidScenario]":
    """Return all scenarios of a file, checked as far as possible before they are played.

    Raise BurgraveError if the file is not YAML. An invalid document does not affect the others.
    """
    found: list[Scenario | InvalidScenario] = []
    for node in read_documents(path):
        try:
            found += read_document(node, find_game)
        except BurgraveError as error:
            found.append(InvalidScenario(node, error))
    if not found:
        raise ScenarioError("scenario-empty-file", file=str(path), line=1)
    return found


class InvalidScenario:
    """A document that cannot be read as a scenario. Running it raises the error."""

    def __init__(self, at: ScenarioValue, error: BurgraveError) -> None:
        names = [str(value) for key, value in at.pairs if normalize(str(key)) == "scenario"]
        self.name = names[0] if names else ""
        self.file = at.file
        self.line = at.line
        self.error = error

    def run(self) -> list[Mismatch]:
        raise self.error


def read_document(node: ScenarioValue, find_game: FindGame) -> "list[Scenario]":
    """Return the scenario of a document, or one for each of its cases."""
    fields = node.fields(FIELDS)
    for name in ("scenario", "game"):
        if name not in fields:
            raise node.make_error("scenario-missing", field=name)
    if "cases" not in fields:
        return [Scenario(fields, fields["scenario"].text(), node, find_game)]
    out: list[Scenario] = []
    for case in fields.pop("cases").items():
        own = case.fields(CASE_FIELDS)
        if "case" not in own:
            raise case.make_error("scenario-missing", field="case")
        both = dict(fields)
        for name in ("options", "position"):
            whole = merge(fields.get(name), own.get(name))
            if whole is not None:
                both[name] = whole
        both.update({name: own[name] for name in own if name not in ("case", "options", "position", "play")})
        plays = [play for play in (fields.get("play"), own.get("play")) if play is not None]
        out.append(
            Scenario(both, f"{fields['scenario'].text()} ({own['case'].text()})", case, find_game, plays)
        )
    return out


class Scenario:
    """One scenario, which can be run any number of times."""

    def __init__(
        self,
        fields: dict[str, ScenarioValue],
        name: str,
        at: ScenarioValue,
        find_game: FindGame,
        plays: list[ScenarioValue] | None = None,
    ) -> None:
        self.name = name
        self.file = at.file
        self.line = at.line
        self.at = at
        self.rulings = [item.text() for item in fields["rulings"].items()] if "rulings" in fields else []
        self.game = with_location(fields["game"], lambda: find_game(fields["game"].text()))
        self.start = ScenarioStart.read(fields)
        self.refused: list[tuple[ScenarioValue, dict[str, Any]]] = []
        self.reason = fields.get("reason")
        if "refused options" in fields:
            refused = fields["refused options"]
            self.refused = [(options, option_data(options)) for options in refused.items()]
            if not self.refused:
                raise refused.make_type_error("mapping")
            if "position" in fields or "options" in fields or "play" in fields or plays:
                raise refused.make_error("scenario-refused-options-alone")
            return
        if self.reason is not None:
            raise self.reason.make_error("scenario-reason-alone")
        self.options = resolve_options(self.game, fields.get("options"), at, collect_words(fields))
        reader = StepReader(self.game, self.options.players)
        if self.start.chance is not None:
            ChanceInstruction(self.game, self.start.chance)
        if plays is None:
            plays = [fields["play"]] if "play" in fields else []
        self.steps = [step for play in plays for step in reader.read(play)]

    def run(self) -> list[Mismatch]:
        """Play the scenario and return its mismatches. Raise BurgraveError if it cannot be used."""
        if self.refused:
            return self.run_refused_options()
        try:
            on = self.set_up()
        except BurgraveError as error:
            if error.code == "chance-impossible":
                return [Mismatch(0, "", error)]
            raise add_location(error, self.start.position or self.at) from None
        play_steps(self.steps, on)
        return on.mismatches

    def set_up(self) -> ScenarioRun:
        """Return the run at the start of the scenario, at the first decision."""
        event_log = EventLog()
        state = self.start.start(self.game, self.options, event_log)
        rng = state.rng
        assert isinstance(rng, ScriptedRng)
        return ScenarioRun(self.game, state, event_log, rng)

    def run_refused_options(self) -> list[Mismatch]:
        found: list[Mismatch] = []
        for options, data in self.refused:
            try:
                self.game.options(**data)
            except BurgraveError as error:
                if self.reason is not None and normalize(error.code) != normalize(self.reason.text()):
                    args = {"expected": self.reason.text(), "found": error.code}
                    found.append(Mismatch(0, "", options.make_error("mismatch-option-reason", **args)))
            else:
                found.append(
                    Mismatch(0, "", options.make_error("mismatch-options-accepted", options=str(options)))
                )
        return found


def play_steps(steps: "list[ScenarioStep]", run: ScenarioRun) -> None:
    """Run the steps, and add a mismatch for each stated outcome that was not used.

    If a move fails, the steps after it are only checked.
    """
    for number, step in enumerate(steps, start=1):
        run.start_step(number, step.why, step.nested)
        try:
            step.run(run)
        except ScenarioStoppedError:
            check_only(steps[number:], run)
            return
    for outcome in run.rng.queue:
        if outcome.inherited:
            continue
        error = ScenarioError(
            "mismatch-chance-unused", file=outcome.file, line=outcome.line, outcome=", ".join(outcome.items)
        )
        run.mismatches.append(Mismatch(run.step, "", error))


def check_only(steps: "list[ScenarioStep]", run: ScenarioRun) -> None:
    """Check the steps after a move that failed, so that one run also reports their invalid words."""
    for number, step in enumerate(steps, start=run.step + 1):
        run.start_step(number, step.why, step.nested)
        try:
            step.check_only(run)
        except BurgraveError as error:
            run.mismatches.append(Mismatch(run.step, run.why, error))


class ScenarioStep:
    """One entry of `play`: its instructions in the order written, and why."""

    def __init__(self, instructions: list[Instruction], why: str, nested: bool) -> None:
        self.instructions = instructions
        self.why = why
        self.nested = nested

    def run(self, run: ScenarioRun) -> None:
        for part in self.instructions:
            part.run(run)

    def check_only(self, run: ScenarioRun) -> None:
        for part in self.instructions:
            part.check_only(run)


class TryInstruction(Instruction):
    """Steps that are played on a copy of the state."""

    def __init__(self, steps: list[ScenarioStep]) -> None:
        self.steps = steps

    def run(self, run: ScenarioRun) -> None:
        play_steps(self.steps, run.fork())

    def check_only(self, run: ScenarioRun) -> None:
        check_only(self.steps, run)


class StepReader:
    """Turns written steps into steps. Raises BurgraveError for what is not a valid step."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats

    def read(self, play: ScenarioValue, nested: bool = False) -> list[ScenarioStep]:
        return [self.read_step(item, nested) for item in play.items()]

    def read_step(self, item: ScenarioValue, nested: bool) -> ScenarioStep:
        if not item.is_mapping:
            return ScenarioStep([PlayInstruction(self.game, item, self.seats)], "", nested)
        beside: dict[str, ScenarioValue] = {}
        verbs: list[tuple[ScenarioValue, str, ScenarioValue]] = []
        for key, value in rename_keys(item, STEP_ALIASES).entries():
            if key.seat_or_none() is not None:
                verbs.append((key, "", value))
            elif normalize(key.text()) in BESIDE:
                beside[normalize(key.text())] = value
            else:
                verbs.append((key, key.one_of("step", VERBS), value))
        if not verbs and set(beside) != {"why"}:
            raise item.make_error("scenario-step-empty", known=", ".join(VERBS))
        why = beside["why"].text() if "why" in beside else ""
        if "refused" not in [verb for _, verb, _ in verbs]:
            for name in ("reason", "number"):
                if name in beside:
                    raise beside[name].make_error("scenario-reason-alone")
        return ScenarioStep(
            [self.read_instruction(key, verb, value, beside) for key, verb, value in verbs], why, nested
        )

    def read_instruction(
        self, key: ScenarioValue, verb: str, value: ScenarioValue, beside: dict[str, ScenarioValue]
    ) -> Instruction:
        game, seats = self.game, self.seats
        match verb:
            case "":
                return PlayInstruction(game, mapping([(key, value)], key.file, key.line), seats)
            case "refused":
                return RefusedInstruction(game, value, beside, seats)
            case "legal" | "legal contains" | "legal lacks":
                return LegalInstruction(game, verb, value, seats)
            case "expect":
                return ExpectInstruction(game, value, seats)
            case "view":
                return ViewInstruction(game, value, seats)
            case "events":
                return EventsInstruction(game, value, seats)
            case "decision":
                return DecisionInstruction(game, value, seats)
            case "chance":
                return ChanceInstruction(game, value)
            case "skip to":
                return SkipInstruction(game, value, seats)
            case "try":
                return TryInstruction(self.read(value, nested=True))
            case "scores" | "ranking":
                return NumbersInstruction(verb, value, seats)
            case "winners":
                return WinnersInstruction(value, seats)
            case _:
                return BreakdownInstruction(game, value, seats)


def collect_words(fields: dict[str, ScenarioValue]) -> list[str]:
    """Return every word of the position and of the stated outcomes of the set-up, normalized."""
    words: list[str] = []
    for name in ("position", "chance"):
        if name in fields:
            add_words(fields[name], words)
    return words


def add_words(node: ScenarioValue, words: list[str]) -> None:
    for key, value in node.pairs:
        add_words(key, words)
        add_words(value, words)
    if isinstance(node.value, list):
        for item in node.value:
            add_words(item, words)
    elif isinstance(node.value, str):
        words.append(normalize(node.value))


def resolve_options(
    game: Game[Any], node: ScenarioValue | None, at: ScenarioValue, words: list[str]
) -> Options:
    data = {} if node is None else option_data(node)
    try:
        return game.options(**game.scenario_support().complete_options(data, words))
    except BurgraveError as error:
        for key, value in node.pairs if node is not None else []:
            if normalize(key.text()) == normalize(str(error.params.get("option", ""))):
                raise add_location(error, value) from None
        raise add_location(error, node or at) from None


def option_data(node: ScenarioValue) -> dict[str, Any]:
    """Return the options as named arguments."""
    for key, _ in node.entries():
        if normalize(key.text()) == "self":  # Python would take it for the receiver of the method
            raise key.make_error(
                "scenario-unknown-word", what="field", word="self", near="none", known="none"
            )
    data = node.to_data()
    assert isinstance(data, dict)
    return data


def with_location(at: ScenarioValue, find: Callable[[], Game[Any]]) -> Game[Any]:
    try:
        return find()
    except BurgraveError as error:
        raise add_location(error, at) from None


def add_location(error: BurgraveError, at: ScenarioValue) -> BurgraveError:
    """Return the same error with its place in the file, if it has none yet."""
    return ScenarioError(error.code, **{"file": at.file, "line": at.line, **error.params})
