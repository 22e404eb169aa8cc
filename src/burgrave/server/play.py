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
        self.answers: dict[int, list[int]] = {}  # by seat: shown when the time of the question is over
        self.asked_at: float | None = None  # since when people are asked in whose time one could read
        self.noticed: bool | None = None  # whether somebody could read in it when the question was opened
        self.served: set[int] = set()  # of them, those whose answers were shown
        self.question_kind = self.kind
        self.done: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)  # seat and mark of carried out messages
        self.looks: dict[int, tuple[State, dict[str, Any]]] = {}  # view and facts by eyes, as they are now
        self.asking: dict[int, State] | None = None
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

    def check(self, seat: int, moves: Sequence[int], together: bool) -> None:
        """Whether this seat may play these moves in a row now; raises Wrong and changes nothing if not."""
        now = self.match.history.state
        state = (self.asked().get(seat, now) if together else now).clone()
        for move in moves:
            play_checked(state, seat, move)

    def play(self, seat: int, moves: Sequence[int], now: float) -> list[Entry]:
        """Play moves that were checked; the entries they left in the record."""
        before = self.entries
        for move in moves:
            self.match.play(seat, move)
        self.served.add(seat)
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
        self.looks.clear()
        self.asking = None
        kind, acting = self.kind, self.acting
        if kind != self.question_kind or acting is None or acting in self.served:
            self.question_kind, self.asked_at, self.noticed = kind, None, None
            self.answers, self.served = {}, set()

    def delay(self, seconds: float) -> None:
        """No time has passed for the open decision meanwhile."""
        self.opened += seconds
        if self.asked_at is not None:
            self.asked_at += seconds

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
        return self.silent_in(self.match.history.state)

    def silent_in(self, state: State) -> int | None:
        decision = state.decision()
        verb = None if decision is None else self.match.lens.silences().get(decision.kind)
        parts = self.game.words().parts
        return next((move for move in state.legal() if parts(move).verb == verb), None)

    def asked(self) -> dict[int, State]:
        """Everybody who is asked the same one after the other, if nobody says anything, and the state then.

        Who that is can be seen by all, so they can be asked at once.
        """
        if self.asking is None:
            self.asking = {}
            state, kind = self.match.history.state, self.kind
            silent = self.silent_in(state)
            while silent is not None and int(state.acting) not in self.asking:
                self.asking[int(state.acting)] = state
                state = state.clone()
                state.journal = None
                state.play(silent)
                decision = state.decision()
                silent = self.silent_in(state) if decision is not None and decision.kind == kind else None
        return self.asking

    # -- looking

    def look(self, eyes: int) -> tuple[State, dict[str, Any]]:
        """The view of these eyes and its facts, made once for all who read them."""
        if eyes not in self.looks:
            view = self.asked().get(eyes, self.match.history.state).view(eyes)
            self.looks[eyes] = view, view.facts()
        return self.looks[eyes]

    def overlook(self, eyes: int) -> tuple[State, dict[str, Any]]:
        """The same for somebody who is not asked now, though perhaps later."""
        if eyes not in self.asked():
            return self.look(eyes)
        view = self.match.history.state.view(eyes)
        return view, view.facts()

    def setup(self, eyes: int) -> dict[str, Any]:
        """The facts that never change."""
        found: dict[str, Any] = self.look(eyes)[1].get(SETUP, {})
        return found

    def sight(self, eyes: int, text: Text, standing: dict[str, int], together: bool) -> SightNow:
        """`together`: all who are asked the same decide at once."""
        decides = self.match.decides(eyes)
        yours = decides or (together and eyes in self.asked() and eyes not in self.served)
        view, facts = self.look(eyes) if yours else self.overlook(eyes)
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
