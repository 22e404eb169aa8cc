"""A chapter that is being played: a match that starts from the chapter's position."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from burgrave.bots.registry import default_bot
from burgrave.core.error import BurgraveError, IllegalMoveError
from burgrave.core.events import EventLog
from burgrave.core.game import Game
from burgrave.core.record import Recorder
from burgrave.core.rng import seed_bytes
from burgrave.core.scenario import Mismatch, Scenario
from burgrave.core.scenario.actions import value_from_data
from burgrave.core.scenario.compare import is_same
from burgrave.core.scenario.run import ScenarioRun
from burgrave.core.scenario.scenario import FIELDS, play_steps
from burgrave.core.scenario.typed_value import TypedValue, rules_of_type
from burgrave.core.scenario.value import ScenarioValue, scalar
from burgrave.core.scripted_rng import ScriptedRng
from burgrave.core.state import State
from burgrave.game_registry import game as game_of
from burgrave.lessons.script import Chapter, Lesson
from burgrave.match.match import Match
from burgrave.match.presenters.base import presenter_for
from burgrave.match.seating import Seating

MOST_MOVES: Final = 200  # of a chapter, with those of the other seats


def scenario_of(lesson: Lesson, chapter: Chapter, play: Iterable[Any] = ()) -> Scenario:
    """Return a scenario with the position of a chapter, and perhaps steps."""
    data: dict[str, Any] = {
        "scenario": f"{lesson.id}: {chapter.id}",
        "game": lesson.game,
        "options": {**lesson.options, **chapter.table.get("options", {})},
        **{name: chapter.table[name] for name in ("seed", "position", "chance") if name in chapter.table},
        "play": list(play) or [{"why": chapter.id}],
    }
    at = scalar(None, f"{lesson.id}.yaml", 1)
    node = value_from_data(data, at)
    return Scenario(node.fields(FIELDS), data["scenario"], node, game_of)


class ChapterRun:
    """The match of a chapter, after some moves. The same moves always lead to the same state."""

    def __init__(self, lesson: Lesson, chapter: Chapter, moves: Sequence[int] = ()) -> None:
        """Play the moves, each by the seat that decides; raise BurgraveError if one is not legal."""
        if len(moves) > MOST_MOVES:
            raise BurgraveError("lesson-too-long", most=MOST_MOVES)
        self.lesson = lesson
        self.chapter = chapter
        scenario = scenario_of(lesson, chapter)
        self.game: Game[Any] = scenario.game
        players = scenario.options.players
        bots = {seat: default_bot(self.game) for seat in range(players) if seat != chapter.seat}
        seating = Seating({chapter.seat: ""}, bots, uses_shield_names=True)
        recorder = Recorder(
            self.game,
            scenario.options,
            seed_bytes(scenario.start.seed),
            seating.record_names(),
            publish=False,
            scenario=scenario.start.to_data(),
        )
        self.match = Match(recorder, seating, presenter_for(self.game, recorder.record.options))
        self.moves: list[int] = []
        for move in moves:
            self.play(move)

    @property
    def state(self) -> State:
        return self.match.history.state

    @property
    def seat(self) -> int:
        """The seat of the reader."""
        return self.chapter.seat

    @property
    def is_own_decision(self) -> bool:
        return not self.match.is_over and self.match.current_seat == self.seat

    def play(self, move: int) -> None:
        """Play a move of the seat that decides; raise BurgraveError if it is not legal."""
        if self.match.is_over:
            raise IllegalMoveError("move-game-over")
        last = len(self.game.notation.move_texts) - 1
        if not 0 <= move <= last:
            raise IllegalMoveError("move-unknown-number", move=move, last=last)
        self.match.play(self.match.current_seat, move)
        self.moves.append(move)

    def copy(self) -> "ChapterRun":
        """Return another run after the same moves."""
        return ChapterRun(self.lesson, self.chapter, self.moves)

    def move_text(self, move: int) -> str:
        return str(self.game.notation.move_texts[move])

    def legal_move(self, text: str) -> int | None:
        """Return the number of a legal move that is written like this; None if it is not legal now."""
        if self.match.is_over:
            return None
        texts = self.game.notation.move_texts
        return next((move for move in self.state.legal_moves() if texts[move] == text), None)

    def is_true(self, state: Any) -> bool:
        """Return whether the state data has these values, written as in the step `expect` of a scenario."""
        found = TypedValue(self.state.to_dict(), rules_of_type(self.game.state_data_type()))
        return is_same(self.value(state), found)

    def mismatches(self, steps: Sequence[Any]) -> list[Mismatch]:
        """Return what is not true of these steps of a scenario, played on a copy of the state."""
        scenario = scenario_of(self.lesson, self.chapter, steps)
        copy = self.state.clone()
        rng = ScriptedRng(self.game.notation, copy.rng)
        copy.rng = rng
        copy.event_log = events = EventLog()
        run = ScenarioRun(self.game, copy, events, rng)
        play_steps(scenario.steps, run)
        return run.mismatches

    def value(self, data: Any) -> ScenarioValue:
        return value_from_data(data, scalar(None, f"{self.lesson.id}.yaml", 1))
