"""A scenario: options, a position written by hand, and steps that play and look."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from burgrave.core.dictated import Dictated
from burgrave.core.event import Journal
from burgrave.core.game import Game
from burgrave.core.option import Options
from burgrave.core.scenario.beginning import Beginning
from burgrave.core.scenario.looking import (
    Breakdown,
    Expect,
    Legal,
    Numbers,
    OpenDecision,
    View,
    Winners,
)
from burgrave.core.scenario.moving import BESIDE, Played, Refused, SkipTo, StatedChance, Verb
from burgrave.core.scenario.reading import documents
from burgrave.core.scenario.session import Mismatch, Session, Stop
from burgrave.core.scenario.telling import Told
from burgrave.core.scenario.written import Written, mapping, merged, plain
from burgrave.core.wrong import Wrong

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
    "told",
    "decision",
    "chance",
    "skip to",
    "try",
    "scores",
    "ranking",
    "winners",
    "breakdown",
]


def read(path: Path, find_game: FindGame) -> "list[Scenario | Broken]":
    """All scenarios of a file, checked as far as they can be before they are played.

    Raises Wrong if the file is not YAML; a document that is no scenario spoils only itself.
    """
    found: list[Scenario | Broken] = []
    for written in documents(path):
        try:
            found += scenarios(written, find_game)
        except Wrong as wrong:
            found.append(Broken(written, wrong))
    if not found:
        raise Wrong("scenario-empty-file", file=str(path), line=1)
    return found


class Broken:
    """A document that cannot be read as a scenario; running it says why."""

    def __init__(self, at: Written, wrong: Wrong) -> None:
        names = [str(value) for key, value in at.pairs if plain(str(key)) == "scenario"]
        self.name = names[0] if names else ""
        self.file = at.file
        self.line = at.line
        self.wrong = wrong

    def run(self) -> list[Mismatch]:
        raise self.wrong


def scenarios(written: Written, find_game: FindGame) -> "list[Scenario]":
    """The scenario of a document, or one for each of its cases."""
    fields = written.fields(FIELDS)
    for name in ("scenario", "game"):
        if name not in fields:
            raise written.wrong("scenario-missing", field=name)
    if "cases" not in fields:
        return [Scenario(fields, fields["scenario"].text(), written, find_game)]
    out: list[Scenario] = []
    for case in fields.pop("cases").items():
        own = case.fields(CASE_FIELDS)
        if "case" not in own:
            raise case.wrong("scenario-missing", field="case")
        both = dict(fields)
        for name in ("options", "position"):
            whole = merged(fields.get(name), own.get(name))
            if whole is not None:
                both[name] = whole
        both.update({name: own[name] for name in own if name not in ("case", "options", "position", "play")})
        plays = [play for play in (fields.get("play"), own.get("play")) if play is not None]
        out.append(
            Scenario(both, f"{fields['scenario'].text()} ({own['case'].text()})", case, find_game, plays)
        )
    return out


class Scenario:
    """One scenario, read and ready to be run any number of times."""

    def __init__(
        self,
        fields: dict[str, Written],
        name: str,
        at: Written,
        find_game: FindGame,
        plays: list[Written] | None = None,
    ) -> None:
        self.name = name
        self.file = at.file
        self.line = at.line
        self.at = at
        self.rulings = [item.text() for item in fields["rulings"].items()] if "rulings" in fields else []
        self.game = placed(fields["game"], lambda: find_game(fields["game"].text()))
        self.beginning = Beginning.read(fields)
        self.refused: list[tuple[Written, dict[str, Any]]] = []
        self.reason = fields.get("reason")
        if "refused options" in fields:
            refused = fields["refused options"]
            self.refused = [(options, option_data(options)) for options in refused.items()]
            if not self.refused:
                raise refused.misread("mapping")
            if "position" in fields or "options" in fields or "play" in fields or plays:
                raise refused.wrong("scenario-refused-options-alone")
            return
        if self.reason is not None:
            raise self.reason.wrong("scenario-reason-alone")
        self.options = resolve(self.game, fields.get("options"), at, mentioned(fields))
        reader = StepReader(self.game, self.options.players)
        if self.beginning.chance is not None:
            StatedChance(self.game, self.beginning.chance)
        if plays is None:
            plays = [fields["play"]] if "play" in fields else []
        self.steps = [step for play in plays for step in reader.read(play)]

    def run(self) -> list[Mismatch]:
        """Play it. Raises Wrong if it cannot be used; a scenario that holds gives an empty list."""
        if self.refused:
            return self.run_refused_options()
        try:
            on = self.set_up()
        except Wrong as wrong:
            if wrong.key == "chance-impossible":
                return [Mismatch(0, "", wrong)]
            raise located(wrong, self.beginning.position or self.at) from None
        play_steps(self.steps, on)
        return on.found

    def set_up(self) -> Session:
        """The table as the scenario begins, at the first decision."""
        journal = Journal()
        state = self.beginning.begin(self.game, self.options, journal)
        chance = state.chance
        assert isinstance(chance, Dictated)
        return Session(self.game, state, journal, chance)

    def run_refused_options(self) -> list[Mismatch]:
        found: list[Mismatch] = []
        for options, data in self.refused:
            try:
                self.game.options(**data)
            except Wrong as wrong:
                if self.reason is not None and plain(wrong.key) != plain(self.reason.text()):
                    args = {"expected": self.reason.text(), "found": wrong.key}
                    found.append(Mismatch(0, "", options.wrong("mismatch-option-reason", **args)))
            else:
                found.append(
                    Mismatch(0, "", options.wrong("mismatch-options-accepted", options=str(options)))
                )
        return found


def play_steps(steps: "list[ReadStep]", on: Session) -> None:
    """Run the steps; where a move does not happen the others are only read. Chance stated in vain differs."""
    for number, step in enumerate(steps, start=1):
        on.reach(number, step.why, step.nested)
        try:
            step.run(on)
        except Stop:
            reread(steps[number:], on)
            return
    for dictum in on.chance.queue:
        if dictum.inherited:
            continue
        wrong = Wrong(
            "mismatch-chance-unused", file=dictum.file, line=dictum.line, outcome=", ".join(dictum.items)
        )
        on.found.append(Mismatch(on.step, "", wrong))


def reread(steps: "list[ReadStep]", on: Session) -> None:
    """What is written after a move that did not happen: slips of the pen are found with the same look."""
    for number, step in enumerate(steps, start=on.step + 1):
        on.reach(number, step.why, step.nested)
        try:
            step.reread(on)
        except Wrong as wrong:
            on.found.append(Mismatch(on.step, on.why, wrong))


class ReadStep:
    """One entry of `play`: what it does, in the order written, and why."""

    def __init__(self, parts: list[Verb], why: str, nested: bool) -> None:
        self.parts = parts
        self.why = why
        self.nested = nested

    def run(self, on: Session) -> None:
        for part in self.parts:
            part.run(on)

    def reread(self, on: Session) -> None:
        for part in self.parts:
            part.reread(on)


class Try(Verb):
    """Steps played on a copy, as if they had never been."""

    def __init__(self, steps: list[ReadStep]) -> None:
        self.steps = steps

    def run(self, on: Session) -> None:
        play_steps(self.steps, on.aside())

    def reread(self, on: Session) -> None:
        reread(self.steps, on)


class StepReader:
    """Turns the written steps into steps, refusing what no step can be."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats

    def read(self, play: Written, nested: bool = False) -> list[ReadStep]:
        return [self.step(item, nested) for item in play.items()]

    def step(self, item: Written, nested: bool) -> ReadStep:
        if not item.is_mapping:
            return ReadStep([Played(self.game, item, self.seats)], "", nested)
        beside: dict[str, Written] = {}
        verbs: list[tuple[Written, str, Written]] = []
        for key, value in item.entries():
            if key.seat_or_none() is not None:
                verbs.append((key, "", value))
            elif plain(key.text()) in BESIDE:
                beside[plain(key.text())] = value
            else:
                verbs.append((key, key.one_of("step", VERBS), value))
        if not verbs and set(beside) != {"why"}:
            raise item.wrong("scenario-step-empty", known=", ".join(VERBS))
        why = beside["why"].text() if "why" in beside else ""
        if "refused" not in [verb for _, verb, _ in verbs]:
            for name in ("reason", "number"):
                if name in beside:
                    raise beside[name].wrong("scenario-reason-alone")
        return ReadStep([self.part(key, verb, value, beside) for key, verb, value in verbs], why, nested)

    def part(self, key: Written, verb: str, value: Written, beside: dict[str, Written]) -> Verb:
        game, seats = self.game, self.seats
        match verb:
            case "":
                return Played(game, mapping([(key, value)], key.file, key.line), seats)
            case "refused":
                return Refused(game, value, beside, seats)
            case "legal" | "legal contains" | "legal lacks":
                return Legal(game, verb, value, seats)
            case "expect":
                return Expect(game, value, seats)
            case "view":
                return View(game, value, seats)
            case "told":
                return Told(game, value, seats)
            case "decision":
                return OpenDecision(game, value, seats)
            case "chance":
                return StatedChance(game, value)
            case "skip to":
                return SkipTo(game, value, seats)
            case "try":
                return Try(self.read(value, nested=True))
            case "scores" | "ranking":
                return Numbers(verb, value, seats)
            case "winners":
                return Winners(value, seats)
            case _:
                return Breakdown(game, value, seats)


def mentioned(fields: dict[str, Written]) -> list[str]:
    """Every word of the position and of the chance that strikes while the table is set, in plain spelling."""
    words: list[str] = []
    for name in ("position", "chance"):
        if name in fields:
            collect(fields[name], words)
    return words


def collect(written: Written, words: list[str]) -> None:
    for key, value in written.pairs:
        collect(key, words)
        collect(value, words)
    if isinstance(written.value, list):
        for item in written.value:
            collect(item, words)
    elif isinstance(written.value, str):
        words.append(plain(written.value))


def resolve(game: Game[Any], written: Written | None, at: Written, words: list[str]) -> Options:
    data = {} if written is None else option_data(written)
    try:
        return game.options(**game.scenarios().completed(data, words))
    except Wrong as wrong:
        for key, value in written.pairs if written is not None else []:
            if plain(key.text()) == plain(str(wrong.given.get("option", ""))):
                raise located(wrong, value) from None
        raise located(wrong, written or at) from None


def option_data(written: Written) -> dict[str, Any]:
    """The options as named arguments."""
    for key, _ in written.entries():
        if plain(key.text()) == "self":  # it would be taken for the game itself
            raise key.wrong("scenario-unknown-word", what="field", word="self", near="none", known="none")
    data = written.data()
    assert isinstance(data, dict)
    return data


def placed(at: Written, find: Callable[[], Game[Any]]) -> Game[Any]:
    try:
        return find()
    except Wrong as wrong:
        raise located(wrong, at) from None


def located(wrong: Wrong, at: Written) -> Wrong:
    """The same mistake, with its place in the file if it has none yet."""
    return Wrong(wrong.key, **{"file": at.file, "line": at.line, **wrong.given})
