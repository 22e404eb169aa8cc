"""Instructions that check: legal moves, state data, views, the open decision and points."""

from fnmatch import fnmatchcase
from typing import Any, Final

from burgrave.core.events import EVERYONE, SPECTATOR
from burgrave.core.game import Game
from burgrave.core.notation import Notation
from burgrave.core.scenario.actions import Instruction, move_number
from burgrave.core.scenario.compare import compare, count_words, format_value, is_same
from burgrave.core.scenario.run import ScenarioRun
from burgrave.core.scenario.typed_value import TypedValue, TypeRules, rules_of_type
from burgrave.core.scenario.validate import check_words, decision_kinds
from burgrave.core.scenario.value import ScenarioValue, mapping, normalize
from burgrave.core.state import State
from burgrave.core.state_data import SeatList

HUGE: Final = 1_000_000


class LegalInstruction(Instruction):
    """All legal moves (`legal`), some of them (`legal contains`), or illegal ones (`legal lacks`)."""

    def __init__(self, game: Game[Any], verb: str, node: ScenarioValue, seats: int) -> None:
        self.notation = game.notation
        self.verb = verb
        self.written = node
        self.wanted: list[tuple[int | None, ScenarioValue]] = [(None, node)]
        if node.is_mapping:
            self.wanted = [(key.seat(seats), value) for key, value in node.entries()]
        for _, moves in self.wanted:
            if not (verb == "legal" and moves.is_number):
                for item in moves.items():
                    matching_moves(self.notation, item)

    def run(self, run: ScenarioRun) -> None:
        for seat, moves in self.wanted:
            mine = seat is None or seat == run.state.current_seat
            legal = {run.notation.move_texts[move] for move in run.state.legal_moves()} if mine else set()
            if self.verb == "legal":
                self.check_all(run, moves, legal)
            else:
                self.check_some(run, moves, legal)

    def check_all(self, run: ScenarioRun, moves: ScenarioValue, legal: set[str]) -> None:
        if moves.is_number:
            if moves.value != len(legal):
                run.report_difference(
                    moves, "legal size", str(moves), f"{len(legal)}: {', '.join(sorted(legal))}"
                )
            return
        wanted = [(item.text(), matching_moves(self.notation, item)) for item in moves.items()]
        missing = ", ".join(text for text, meant in wanted if not meant & legal) or "none"
        more = ", ".join(sorted(legal.difference(*(meant for _, meant in wanted)))) or "none"
        if missing != "none" or more != "none":
            run.add_mismatch(moves, "mismatch-legal", missing=missing, more=more)

    def check_some(self, run: ScenarioRun, moves: ScenarioValue, legal: set[str]) -> None:
        for item in moves.items():
            there = legal & matching_moves(self.notation, item)
            if self.verb == "legal contains" and not there:
                run.add_mismatch(
                    item, "mismatch-not-legal", move=item.text(), legal=", ".join(sorted(legal)) or "none"
                )
            elif self.verb == "legal lacks" and there:
                run.add_mismatch(item, "mismatch-is-legal", move=", ".join(sorted(there)))


def matching_moves(notation: Notation, node: ScenarioValue) -> set[str]:
    """Return the moves that are meant: one, or with a star all that match (`build *`)."""
    text = node.text()
    if "*" not in text:
        return {notation.move_texts[move_number(notation, node)]}
    pattern = "*".join(normalize(part) if part.strip() else "" for part in text.replace(" *", "*").split("*"))
    found = {move for move in notation.move_texts if fnmatchcase(normalize(move), pattern)}
    if not found:
        node.one_of("move", notation.move_texts)
    return found


def read_state_data(run: ScenarioRun, state: State) -> TypedValue:
    """Return the state data of a state or a view, with the rules of its type."""
    return TypedValue(state.to_dict(), rules_of_type(run.game.state_data_type()))


class ExpectInstruction(Instruction):
    """Expected state data of the full state."""

    def __init__(self, game: Game[Any], node: ScenarioValue, seats: int) -> None:
        node.entries()
        check_words(game, node, seats)
        self.written = node

    def run(self, run: ScenarioRun) -> None:
        compare("", self.written, read_state_data(run, run.state), run.report_difference)

    def check_only(self, run: ScenarioRun) -> None:
        is_same(self.written, read_state_data(run, run.state))


class ViewInstruction(Instruction):
    """Expected state data of the view of one seat. `nowhere` lists words that must not be in it."""

    def __init__(self, game: Game[Any], node: ScenarioValue, seats: int) -> None:
        fields = {normalize(key.text()): (key, value) for key, value in node.entries()}
        if "seat" not in fields:
            raise node.make_error("scenario-missing", field="seat")
        self.seat = fields.pop("seat")[1].seat(seats, spectators=True)
        self.nowhere = fields.pop("nowhere")[1].items() if "nowhere" in fields else []
        self.state_data = mapping(list(fields.values()), node.file, node.line)
        for item in (self.state_data, *self.nowhere):
            check_words(game, item, seats)

    def run(self, run: ScenarioRun) -> None:
        state_data = read_state_data(run, run.state.view(self.seat))
        who = "spectator" if self.seat == SPECTATOR else str(self.seat)

        def differs(node: ScenarioValue, path: str, expected: str, found: str) -> None:
            run.add_mismatch(node, "mismatch-view", seat=who, path=path, expected=expected, found=found)

        compare("", self.state_data, state_data, differs)
        there = count_words({name: actual for name, actual in state_data.value.items() if name != "setup"})
        for item in self.nowhere:
            if there[normalize(item.text())]:
                run.add_mismatch(item, "mismatch-seen", seat=who, word=item.text())

    def check_only(self, run: ScenarioRun) -> None:
        is_same(self.state_data, read_state_data(run, run.state.view(self.seat)))


class DecisionInstruction(Instruction):
    """The open decision: its seat, its kind and its audience."""

    def __init__(self, game: Game[Any], node: ScenarioValue, seats: int) -> None:
        self.written = node
        self.fields: dict[str, ScenarioValue] = {}
        if node.is_nothing:
            return
        if not node.is_mapping:
            raise node.make_type_error("mapping")
        pairs = node.entries()
        if len(pairs) == 1 and pairs[0][0].seat_or_none() is not None:
            self.fields = {"seat": pairs[0][0], "kind": pairs[0][1]}
        else:
            self.fields = node.fields(["seat", "kind", "audience"])
        if "seat" in self.fields:
            self.fields["seat"].seat(seats)
        if "kind" in self.fields:
            self.fields["kind"].one_of("kind", decision_kinds(game))
        if "audience" in self.fields and normalize(str(self.fields["audience"])) != "everyone":
            self.fields["audience"].seats(seats)

    def run(self, run: ScenarioRun) -> None:
        decision = run.state.decision()
        if decision is None or not self.fields:
            if decision is not None or self.fields:
                found = "none" if decision is None else f"{decision.seat} {decision.kind}"
                run.report_difference(self.written, "decision", str(self.written), found)
            return
        audience = [seat for seat in range(run.state.seats()) if decision.audience >> seat & 1]
        state_data = {
            "seat": TypedValue(decision.seat),
            "kind": TypedValue(decision.kind),
            "audience": TypedValue(audience, TypeRules(unordered=SeatList)),
        }
        for name, value in self.fields.items():
            if name == "audience" and normalize(str(value)) == "everyone":
                if decision.audience != EVERYONE:
                    run.report_difference(value, "decision audience", "everyone", format_value(audience))
            else:
                compare(f"decision {name}", value, state_data[name], run.report_difference)


class NumbersInstruction(Instruction):
    """Points (`scores`) or places (`ranking`) of all seats in order, or of some seats."""

    def __init__(self, verb: str, node: ScenarioValue, seats: int) -> None:
        self.verb = verb
        self.wanted: dict[int, ScenarioValue] = {}
        if node.is_mapping:
            self.wanted = {key.seat(seats): value for key, value in node.entries()}
        elif len(node.items()) == seats:
            self.wanted = dict(enumerate(node.items()))
        else:
            raise node.make_error("scenario-per-seat", count=len(node.items()), seats=seats)
        for value in self.wanted.values():
            if not value.is_mapping:
                value.whole(-HUGE, HUGE)

    def run(self, run: ScenarioRun) -> None:
        found = run.state.scores() if self.verb == "scores" else run.state.ranking()
        for seat, value in self.wanted.items():
            compare(f"{self.verb} seat {seat}", value, TypedValue(int(found[seat])), run.report_difference)


class WinnersInstruction(Instruction):
    """The seats in first place."""

    def __init__(self, node: ScenarioValue, seats: int) -> None:
        self.written = node
        self.seats = sorted(node.seats(seats))

    def run(self, run: ScenarioRun) -> None:
        found = [seat for seat, place in enumerate(run.state.ranking()) if place == 1]
        if found != self.seats:
            run.report_difference(self.written, "winners", format_value(self.seats), format_value(found))


class BreakdownInstruction(Instruction):
    """The points of one seat, item by item. A missing item counts 0."""

    def __init__(self, game: Game[Any], node: ScenarioValue, seats: int) -> None:
        fields = node.fields(["seat", "items", "total"])
        if "seat" not in fields:
            raise node.make_error("scenario-missing", field="seat")
        self.seat = fields["seat"].seat(seats)
        self.items = fields["items"].fields(game.reference().score_items()) if "items" in fields else {}
        self.total = fields.get("total")

    def run(self, run: ScenarioRun) -> None:
        found = {normalize(name): int(points) for name, points in run.state.score_breakdown(self.seat)}
        for name, value in self.items.items():
            compare(
                f"breakdown seat {self.seat} {name}",
                value,
                TypedValue(found.get(normalize(name), 0)),
                run.report_difference,
            )
        if self.total is not None:
            compare(
                f"breakdown seat {self.seat} total",
                self.total,
                TypedValue(sum(found.values())),
                run.report_difference,
            )
