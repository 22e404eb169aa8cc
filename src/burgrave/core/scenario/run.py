"""One run of a scenario: the state, the event log, and every mismatch found so far."""

from typing import Any, Final

from burgrave.core.checked_play import play_checked
from burgrave.core.error import BurgraveError
from burgrave.core.events import EventLog
from burgrave.core.game import Game
from burgrave.core.notation import Notation
from burgrave.core.scenario.value import ScenarioValue
from burgrave.core.scripted_rng import ScriptedRng
from burgrave.core.state import State

SKIPPED_AT_MOST: Final = 5000  # moves; no game of any edition needs that many


class ScenarioStoppedError(Exception):
    """Raised if the scenario cannot continue: a move did not happen as written."""


class Mismatch:
    """A difference between the game and the scenario: the step (0 before the first), why, and the error."""

    def __init__(self, step: int, why: str, error: BurgraveError) -> None:
        self.step = step
        self.why = why
        self.error = error

    @property
    def line(self) -> int:
        return int(str(self.error.params["line"]))

    def __str__(self) -> str:
        return f"step {self.step}: {self.error}"


class ScenarioRun:
    """Plays the steps of a scenario on one state."""

    def __init__(self, game: Game[Any], state: State, event_log: EventLog, rng: ScriptedRng) -> None:
        self.game = game
        self.notation: Notation = game.notation
        self.state = state
        self.event_log = event_log
        self.rng = rng
        self.mismatches: list[Mismatch] = []
        self.step = 0
        self.why = ""

    def start_step(self, number: int, why: str, nested: bool) -> None:
        """Start a step. Steps of a `try` have the number of the step they belong to."""
        if not nested:
            self.step = number
        self.why = why

    def fork(self) -> "ScenarioRun":
        """Return a run on a copy of the state. Its mismatches count, its moves do not."""
        copy = self.state.clone()
        rng = copy.rng
        assert isinstance(rng, ScriptedRng)
        for outcome in rng.queue:
            outcome.inherited = True
        copy.event_log = EventLog()
        copy.event_log.events = self.event_log.events[:]
        other = ScenarioRun(self.game, copy, copy.event_log, rng)
        other.mismatches = self.mismatches
        other.step = self.step
        other.why = self.why
        return other

    def add_mismatch(self, node: ScenarioValue, code: str, **args: object) -> None:
        self.mismatches.append(Mismatch(self.step, self.why, node.make_error(code, **args)))

    def report_difference(self, node: ScenarioValue, path: str, expected: str, found: str) -> None:
        """Add a mismatch that a comparison found."""
        self.add_mismatch(node, "mismatch-fact", path=path, expected=expected, found=found)

    def play(self, node: ScenarioValue, seat: int, move: int) -> None:
        """Play a move that must be legal."""
        try:
            self.play_checked(seat, move)
        except BurgraveError as error:
            if error.code == "chance-impossible":
                self.stop_on_impossible(error)
            args = {
                "seat": seat,
                "move": self.notation.move_texts[move],
                **self.describe_refusal(error),
                "legal": self.legal_text(),
            }
            self.add_mismatch(node, "mismatch-illegal", **args)
            raise ScenarioStoppedError from None

    def play_checked(self, seat: int, move: int) -> None:
        """Play a move. Raise BurgraveError and change nothing if it is not legal."""
        play_checked(self.state, seat, move)

    def skip(self, move: int) -> None:
        """Play a move of the current seat that the scenario does not mention."""
        self.state.apply(move)

    def stop_on_impossible(self, error: BurgraveError) -> None:
        """Add a mismatch for a stated outcome that is impossible, and stop the scenario."""
        self.mismatches.append(Mismatch(self.step, self.why, error))
        raise ScenarioStoppedError

    def describe_refusal(self, error: BurgraveError) -> dict[str, object]:
        """Return the reason of a refusal and its number. Out of turn, that is the deciding seat."""
        if error.code == "move-refused":
            return {"reason": error.params["reason"], "number": error.params["number"]}
        return {"reason": error.code.removeprefix("move-"), "number": int(self.state.current_seat)}

    def legal_text(self) -> str:
        """Return the legal moves as text for a message."""
        return ", ".join(self.notation.move_texts[move] for move in self.state.legal_moves()) or "none"
