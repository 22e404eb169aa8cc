"""A game that is played at a table: its match, the open decision, and who has answered it already.

Everything here is without waiting: what it takes to store and to tell it is the table's affair.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from burgrave.core.checked import play_checked
from burgrave.core.event import SPECTATOR
from burgrave.core.game import Game
from burgrave.core.record import Record, Recorder
from burgrave.core.record.text import Entry
from burgrave.core.state import State
from burgrave.core.wrong import Wrong
from burgrave.server.outgoing import SightNow
from burgrave.table.data import SETUP, MoveData, move_data, offer_data, question_data
from burgrave.table.lens import lens_for
from burgrave.table.match import Match
from burgrave.table.seating import Seating
from burgrave.text import Text

AnyGame = Game[Any]

REMEMBERED: Final = 200  # messages that are recognized when they are sent again


class Play:
    """The game and its open decision. `decision` counts what changed the game; it never goes back."""

    def __init__(self, recorder: Recorder, seating: Seating, decision: int, opened: float) -> None:
        record = recorder.record
        self.match = Match(recorder, seating, lens_for(record.game, record.options))
        self.decision = decision
        self.opened = opened
        self.answer: list[int] = []  # given already, and shown when the time of the question is over
        self.done: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)  # seat and id of carried out messages
        self.looks: dict[int, tuple[State, dict[str, Any]]] = {}  # view and facts by eyes, as they are now
        self.whole: Record = record  # also what today's rules cannot follow

    @property
    def game(self) -> AnyGame:
        return self.match.lens.game

    @property
    def record(self) -> Record:
        return self.match.recorder.record

    @property
    def entries(self) -> int:
        return len(self.record.entries)

    # -- playing

    def check(self, seat: int, moves: Sequence[int]) -> None:
        """Whether this seat may play these moves in a row now; raises Wrong and changes nothing if not."""
        state = self.match.history.state.clone()
        for move in moves:
            play_checked(state, seat, move)

    def play(self, seat: int, moves: Sequence[int], now: float) -> list[Entry]:
        """Play moves that were checked; the entries they left in the record."""
        before = self.entries
        for move in moves:
            self.match.play(seat, move)
        self.turn_over(now)
        return self.record.entries[before:]

    def undo(self, seat: int, whole: bool, now: float) -> int:
        """Take back one move of the seat, or all that may be; how many there were."""
        count = 1
        self.match.undo(seat)
        while whole and self.match.history.refusal(seat) is None:
            self.match.undo(seat)
            count += 1
        self.turn_over(now)
        return count

    def turn_over(self, now: float) -> None:
        """The game is another one now."""
        self.decision += 1
        self.opened = now
        self.answer = []
        self.looks.clear()

    # -- the open decision

    @property
    def acting(self) -> int | None:
        """The seat that decides; none when the game is over."""
        return None if self.match.over else self.match.acting

    @property
    def kind(self) -> str:
        """What kind of decision it is."""
        decision = self.match.history.state.decision()
        return "" if decision is None else decision.kind

    def kinds(self) -> set[str]:
        """All kinds of decisions that the game has."""
        return {page.kind for page in self.game.pages if page.kind}

    def legal(self) -> list[int]:
        return self.match.history.state.legal()

    def silence(self) -> int | None:
        """The move that says nothing, if this is a question whose answer's time must not tell anything."""
        verb = self.match.lens.silences().get(self.kind)
        words = self.game.words()
        return next((move for move in self.legal() if words.parts(move).verb == verb), None)

    # -- looking

    def look(self, eyes: int) -> tuple[State, dict[str, Any]]:
        """The view of these eyes and its facts, made once for all who read them."""
        if eyes not in self.looks:
            view = self.match.history.state.view(eyes)
            self.looks[eyes] = view, view.facts()
        return self.looks[eyes]

    def setup(self, eyes: int) -> dict[str, Any]:
        """The facts that never change."""
        found: dict[str, Any] = self.look(eyes)[1].get(SETUP, {})
        return found

    def sight(self, eyes: int, text: Text, standing: dict[str, int]) -> SightNow:
        view, facts = self.look(eyes)
        yours = self.match.decides(eyes)
        sight: SightNow = {
            "entries": self.entries,
            "decision": self.decision,
            "facts": {name: fact for name, fact in facts.items() if name != SETUP},
            "question": question_data(self.match, eyes, text, facts),
            "yours": yours,
            "standing": {kind: self.move_data(move) for kind, move in standing.items()},
            "undo": eyes != SPECTATOR and self.match.history.refusal(eyes) is None,
        }
        if yours:
            sight["offer"] = offer_data(self.match, view, text, self.match.seating.names(text), facts)
        return sight

    def move_data(self, move: int) -> MoveData:
        return move_data(self.game.words(), move)

    def known_move(self, move: int) -> None:
        """Raises Wrong if there is no such move."""
        last = len(self.game.words().moves) - 1
        if move > last:
            raise Wrong("move-unknown-number", move=move, last=last)
