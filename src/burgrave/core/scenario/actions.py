"""Instructions that change the state: moves, refused moves, stated outcomes and skipping."""

import re
from typing import Any, Final

from burgrave.core.checked_play import play_checked
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.notation import Notation
from burgrave.core.rng import STREAM_NAMES
from burgrave.core.scenario.compare import is_same
from burgrave.core.scenario.run import SKIPPED_AT_MOST, ScenarioRun, ScenarioStoppedError
from burgrave.core.scenario.typed_value import TypedValue, rules_of_type
from burgrave.core.scenario.validate import check_words
from burgrave.core.scenario.value import ScenarioValue, mapping, normalize, scalar, sequence
from burgrave.core.scripted_rng import ANY_STREAM, ScriptedOutcome

SEAT_AT_END: Final = re.compile(r"\b(?:seat |p)(\d+)$")  # for example: target seat 2, crown P1
OUT_OF_TURN: Final = ["not-your-decision", "game-over"]
BESIDE: Final = ["why", "reason", "number"]  # fields of a step that only explain its verb


class Instruction:
    """One instruction of a scenario. Reading it checks its form. Running it plays or compares."""

    def run(self, run: ScenarioRun) -> None:
        raise NotImplementedError

    def check_only(self, run: ScenarioRun) -> None:
        """Check only the written words, because an earlier move failed."""


def move_number(notation: Notation, node: ScenarioValue) -> int:
    """Return the number of a written move, in any spelling of its ids and its seat."""
    text = normalize(node.text())
    if SEAT_AT_END.search(text):
        node = scalar(SEAT_AT_END.sub(r"\1", text), node.file, node.line)
    return notation.move_texts.index(node.one_of("move", notation.move_texts))


def split_move(node: ScenarioValue, seats: int) -> tuple[int, ScenarioValue]:
    """Return the seat and the move of a step written in one line: `1 take gold`."""
    text = node.text().split(maxsplit=1)
    if text and normalize(text[0]) == "seat":
        text = text[1].split(maxsplit=1) if len(text) > 1 else []
    who = scalar(text[0].rstrip(":") if text else "", node.file, node.line)
    if len(text) < 2 or who.seat_or_none() is None:
        raise node.make_error("scenario-move-form", found=node.text())
    return who.seat(seats), scalar(text[1], node.file, node.line)


def read_moves(game: Game[Any], node: ScenarioValue, seats: int) -> list[tuple[int, ScenarioValue, int]]:
    """Return the seat, the written value and the number of every move written here, in order."""
    out: list[tuple[int, ScenarioValue, int]] = []
    notation = game.notation
    for item in node.items():
        if item.is_mapping:
            for key, value in item.entries():
                seat = key.seat(seats)
                out += [(seat, move, move_number(notation, move)) for move in value.items()]
        else:
            seat, move = split_move(item, seats)
            out.append((seat, move, move_number(notation, move)))
    return out


class PlayInstruction(Instruction):
    """A seat plays one move, or several."""

    def __init__(self, game: Game[Any], node: ScenarioValue, seats: int) -> None:
        self.moves = read_moves(game, node, seats)
        if not self.moves:
            raise node.make_type_error("move")

    def run(self, run: ScenarioRun) -> None:
        run.event_log.clear()
        for seat, node, move in self.moves:
            run.play(node, seat, move)


class RefusedInstruction(Instruction):
    """Moves that must be refused and change nothing. If a reason is given, it must match."""

    def __init__(
        self, game: Game[Any], node: ScenarioValue, beside: dict[str, ScenarioValue], seats: int
    ) -> None:
        self.moves: list[RefusedMove] = []
        for item in node.items():
            fields = dict(beside)
            moves = item
            if item.is_mapping:
                pairs = [(normalize(key.text()), key, value) for key, value in item.entries()]
                fields |= {name: value for name, _, value in pairs if name in BESIDE}
                rest = [(key, value) for name, key, value in pairs if name not in BESIDE]
                moves = mapping(rest, item.file, item.line)
            self.moves += [RefusedMove(game, *move, fields) for move in read_moves(game, moves, seats)]
        if not self.moves:
            raise node.make_type_error("move")

    def run(self, run: ScenarioRun) -> None:
        for move in self.moves:
            move.run(run)


class RefusedMove:
    """One move that must be refused."""

    def __init__(
        self, game: Game[Any], seat: int, node: ScenarioValue, move: int, fields: dict[str, ScenarioValue]
    ) -> None:
        self.seat = seat
        self.written = node
        self.move = move
        self.text = game.notation.move_texts[move]
        self.reason: str | None = None
        self.number: int | None = None
        if "reason" in fields:
            self.reason = fields["reason"].one_of("reason", [*game.notation.reasons, *OUT_OF_TURN])
        if "number" in fields:
            self.number = fields["number"].whole(0, 1000)

    def run(self, run: ScenarioRun) -> None:
        if self.seat == run.state.current_seat and self.move in run.state.legal_moves():
            args = {"seat": self.seat, "move": self.text, "reason": self.reason or "any"}
            run.add_mismatch(self.written, "mismatch-not-refused", **args)
            return
        before = run.state.to_bytes()
        try:
            play_checked(run.state, self.seat, self.move)
        except BurgraveError as error:
            self.check(run, run.describe_refusal(error))
        if run.state.to_bytes() != before:
            run.add_mismatch(self.written, "mismatch-refusal-changed", move=self.text)

    def check(self, run: ScenarioRun, refusal: dict[str, object]) -> None:
        if self.reason is not None and refusal["reason"] != self.reason:
            args = {"move": self.text, "expected": self.reason, "found": refusal["reason"]}
            run.add_mismatch(self.written, "mismatch-reason", **args)
        elif self.number is not None and refusal["number"] != self.number:
            args = {"move": self.text, "expected": self.number, "found": refusal["number"]}
            run.add_mismatch(self.written, "mismatch-reason-number", **args)


class ChanceInstruction(Instruction):
    """Outcomes of the next random events."""

    def __init__(self, game: Game[Any], node: ScenarioValue) -> None:
        self.outcomes: list[ScriptedOutcome] = []
        notation = game.notation
        streams = [name for name, _ in notation.streams[:STREAM_NAMES]]
        for item in node.items():
            if item.is_mapping:
                for key, value in item.entries():
                    stream = key.one_of("stream", streams)
                    vocabulary = notation.streams[streams.index(stream)][1]
                    self.add(stream, value, known_ids(notation, vocabulary))
            else:
                every = [id for _, vocabulary in notation.streams for id in known_ids(notation, vocabulary)]
                self.add(ANY_STREAM, item, every)

    def add(self, stream: str, node: ScenarioValue, known: list[str]) -> None:
        items = [item.one_of("outcome", known) if known else item.text() for item in node.items()]
        if not items:
            raise node.make_type_error("list")
        self.outcomes.append(ScriptedOutcome(stream, items, node.file, node.line))

    def run(self, run: ScenarioRun) -> None:
        for outcome in self.outcomes:
            run.rng.add(outcome.clone())


def known_ids(notation: Notation, vocabulary: str) -> list[str]:
    """Return the ids that an outcome may name. Seats and numbers are written as they are."""
    return notation.names[vocabulary][1:] if vocabulary in notation.names else [str(n) for n in range(100)]


class SkipInstruction(Instruction):
    """All seats play their most passive moves until the named point of the game is reached."""

    def __init__(self, game: Game[Any], node: ScenarioValue, seats: int) -> None:
        self.written = node
        kinds = [step.kind for step in game.steps if step.kind]
        if node.is_mapping:
            self.state_data = decision_fields(node)
            check_words(game, self.state_data, seats)
        elif node.seat_or_none() is not None:
            self.state_data = value_from_data({"decision": {"seat": node.seat(seats)}}, node)
        elif normalize(node.text()) in ("end", "end of game", "over"):
            self.state_data = value_from_data({"over": True}, node)
        elif normalize(node.text()) in map(normalize, kinds):
            self.state_data = value_from_data({"decision": {"kind": node.text()}}, node)
        else:
            try:
                self.state_data = value_from_data(
                    game.scenario_support().skip_target(normalize(node.text())), node
                )
            except BurgraveError as error:
                raise node.make_error(error.code, **error.params, kinds=", ".join(kinds)) from None

    def run(self, run: ScenarioRun) -> None:
        run.event_log.clear()
        for _ in range(SKIPPED_AT_MOST):
            if is_same(
                self.state_data, TypedValue(run.state.to_dict(), rules_of_type(run.game.state_data_type()))
            ):
                return
            if run.state.is_over:
                break
            try:
                run.skip(run.game.scenario_support().passive_move(run.state))
            except BurgraveError as error:
                run.stop_on_impossible(error)
        run.add_mismatch(self.written, "mismatch-never-came", place=str(self.written))
        raise ScenarioStoppedError


def decision_fields(node: ScenarioValue) -> ScenarioValue:
    """Move `seat` and `kind` into the field `decision`. The other fields stay as they are."""
    inner = [pair for pair in node.entries() if normalize(pair[0].text()) in ("seat", "kind")]
    rest = [pair for pair in node.entries() if pair not in inner]
    if inner:
        key = scalar("decision", node.file, node.line)
        rest.append((key, mapping(inner, node.file, node.line)))
    return mapping(rest, node.file, node.line)


def value_from_data(data: Any, at: ScenarioValue) -> ScenarioValue:
    """Return plain data as if it were written at that line."""
    if isinstance(data, dict):
        pairs = [(scalar(key, at.file, at.line), value_from_data(value, at)) for key, value in data.items()]
        return mapping(pairs, at.file, at.line)
    if isinstance(data, list):
        return sequence([value_from_data(item, at) for item in data], at.file, at.line)
    return scalar(data, at.file, at.line)
