"""The state of one game, and views of it.

`State.view(seat)` is the only answer to "what may this seat see". `State.sample_state(rng)` makes a full
state from such a view.
"""

from typing import TYPE_CHECKING, Any, Final, SupportsIndex, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from burgrave.core.agenda import NO_SEAT, NO_STEP, advance
from burgrave.core.beliefs import check_beliefs
from burgrave.core.checked_play import parse_checked, play_checked
from burgrave.core.error import BurgraveError, IllegalMoveError, short_repr
from burgrave.core.events import FULL_STATE, LEFT_OUT, SPECTATOR, EventLog, Outcome
from burgrave.core.move_collector import Legality, LegalMoves, MoveCollector
from burgrave.core.pack import Reader, pack_state
from burgrave.core.public_types import AnyRng, Int64
from burgrave.core.rng import Rng, as_rng
from burgrave.core.state_data import state_to_dict

if TYPE_CHECKING:
    from burgrave.core.game import Game

UNKNOWN: Final = 0  # a hidden card: kinds count from 1


@final
class Decision:
    """An open decision: who must choose, its kind, the legal moves, and which seats may know of it."""

    def __init__(self, seat: int, kind: str, moves: list[int], audience: int) -> None:
        self.seat = seat
        self.kind = kind
        self.moves = moves
        self.audience = audience

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.moves)} legal moves)"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seat, self.kind, self.moves, self.audience)


# Acyclic: refers to nothing that refers to it, so the garbage collector has no work with it.
@mypyc_attr(acyclic=True)
class State:
    """One game at one moment: the full state, or what one seat may see of it."""

    def __init__(self, game: "Game[Any]", agenda: vec[i64], rng: Rng) -> None:
        self.game = game  # the game that it belongs to
        self._current_seat: i64 = NO_SEAT
        self._is_over: bool = False
        self.viewer: Int64 = FULL_STATE  # FULL_STATE, or the seat whose view this is
        self.step_code: i64 = NO_STEP  # the step on top of the agenda; NO_STEP when it is empty
        self.step_argument: i64 = 0  # its argument
        self.agenda = agenda  # the steps after it, two numbers each; the stack is below `depth`
        self.depth: i64 = 0
        self.waiting: i64 = 0  # how many steps follow the present one; none between moves
        self.first_code: i64 = 0  # the first of them
        self.first_argument: i64 = 0
        self.more_steps: vec[i64] = vec[i64]()  # the others, two numbers each
        self.step_slots = game.step_slots
        self._rng: Rng = rng
        self.mover: Int64 = NO_SEAT
        self.undoable_moves: Int64 = 0  # how many of the last moves can be undone
        self.undo_blocked: bool = False  # whether the present move revealed hidden information
        self.event_log: EventLog | None = None  # collects events; None: they are not collected

    def __repr__(self) -> str:
        return describe_state(self)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        raise BurgraveError("state-pickle")

    @property
    def current_seat(self) -> Int64:
        """The seat that must decide, counted from 0; -1 when the game is over."""
        return self._current_seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._is_over

    @property
    def rng(self) -> Rng:
        """Where its random numbers come from. It may be replaced, also by a `random.Random`."""
        return self._rng

    @rng.setter
    def rng(self, source: AnyRng) -> None:
        self._rng = as_rng(source)

    # -- playing

    def offer(self, moves: MoveCollector) -> None:
        """Offer the moves of the open decision to a collector."""
        if self._is_over or (self.viewer != FULL_STATE and self.viewer != self._current_seat):
            return
        self.step_slots[self.step_code].step.offer(self, self.step_argument, moves)

    def legal_moves(self) -> list[int]:
        """Return the legal moves; in a view, none unless the view's own seat decides."""
        moves = LegalMoves()
        self.offer(moves)
        return moves.moves

    def play(self, move: int | str | SupportsIndex, seat: int | None = None) -> None:
        """Check a move, given as a number or as text, and play it.

        Raise IllegalMoveError, and change nothing, if it is not legal now. With `seat`, the move must also be
        that seat's to make.
        """
        number = parse_checked(self, move)
        play_checked(self, self._current_seat if seat is None else seat, number)

    def apply(self, move: i64) -> None:
        """Carry out a legal move without checking it. Made for searches and playouts; `play` checks."""
        if self.viewer != FULL_STATE:
            refuse_view()
        if self._current_seat != self.mover:
            self.mover = self._current_seat
            self.undoable_moves = 0
        self.undo_blocked = False
        self.step_slots[self.step_code].step.choose(self, self.step_argument, move)
        advance(self)
        if self.undo_blocked:
            self.undoable_moves = 0
        else:
            self.undoable_moves += 1

    def decision(self) -> Decision | None:
        """Return the open decision, or None when the game is over."""
        if self._is_over:
            return None
        slot = self.step_slots[self.step_code]
        return Decision(
            self._current_seat, slot.kind, self.legal_moves(), slot.step.audience(self, self.step_argument)
        )

    def decision_kind(self) -> str:
        """Return the kind of the open decision; empty when the game is over. The moves are not computed."""
        if self.is_over:
            return ""
        return self.step_slots[self.step_code].kind

    def decision_audience(self) -> int:
        """Return which seats may know of the open decision, as bits; 0 when the game is over."""
        if self.is_over:
            return 0
        return self.step_slots[self.step_code].step.audience(self, self.step_argument)

    def legality(self) -> Legality:
        """Return the legal moves, and for the other moves the reason why they are not legal."""
        legality = Legality(self.game.notation)
        self.offer(legality)
        return legality

    def move_text(self, move: int) -> str:
        """Return the text of a move, as records and scenarios write it."""
        texts = self.game.notation.move_texts
        if not 0 <= move < len(texts):
            raise IllegalMoveError("move-unknown-number", move=short_repr(move), last=len(texts) - 1)
        return texts[move]

    # -- looking

    def seats(self) -> int:
        """Return the number of seats."""
        return self.game.seats(self)

    def scores(self) -> list[int]:
        """Return the points by seat: the final ones after the end, else as if the game ended now."""
        return self.game.scores(self)

    def ranking(self) -> list[int]:
        """Return the place of each seat: 1 for the winner, equal places for shared ones."""
        return self.game.ranking(self)

    def score_breakdown(self, seat: int) -> list[tuple[str, int]]:
        """Return the points of a seat, item by item; they add up to its score."""
        self.check_seat(seat)
        return self.game.score_breakdown(self, seat)

    def totals(self, seat: i64) -> dict[str, int]:
        """Return what a seat owns, as numbers by name. Their differences show what a move would bring."""
        self.check_seat(seat)
        return self.game.totals(self, seat)

    def to_dict(self) -> dict[str, Any]:
        """Return the state as plain data made of ids; of a view, what its seat may know."""
        return state_to_dict(self)

    def check_seat(self, seat: int) -> None:
        """Raise BurgraveError if there is no such seat."""
        if not 0 <= seat < self.seats():
            raise BurgraveError("seat-unknown", seat=short_repr(seat), last=self.seats() - 1)

    def view(self, seat: int) -> "State":
        """Return what this seat (or SPECTATOR) may see: a state with UNKNOWN in the hidden places."""
        if seat != SPECTATOR:
            self.check_seat(seat)
        seen: State = self.game.view(self, seat)
        return seen

    def sample_state(self, rng: AnyRng, beliefs: list[list[float]] | None = None) -> "State":
        """Return a random full state that fits this view: its seat cannot tell it from the true one.

        `beliefs[seat][number]` weighs hidden roles by seat. The game says what the numbers mean.
        """
        if self.viewer == FULL_STATE:
            raise BurgraveError("sample-needs-view")
        if beliefs is not None:
            check_beliefs(beliefs, self.seats(), self.game.roles())
        whole: State = self.game.sample_state(self, as_rng(rng), beliefs)
        return whole

    def to_bytes(self) -> bytes:
        """Return every field with a checksum. Equal states with equal options have equal bytes."""
        return pack_state(self.dump(), self.game.options_key(self))

    # -- to be written by each game

    def clone(self) -> "State":
        """Return an independent copy with the same future. It has no event log."""
        raise NotImplementedError

    def dump(self) -> list[int]:
        """Return every field as numbers: equal states, equal numbers."""
        raise NotImplementedError

    def load(self, r: Reader) -> None:
        """Read back what `dump` returned."""
        raise NotImplementedError

    # -- for rules

    def block_undo(self) -> None:
        """Note that the present move revealed hidden information, so that it cannot be undone."""
        self.undo_blocked = True

    def emit(
        self,
        audience: i64,
        name: str,
        a: i64 = LEFT_OUT,
        b: i64 = LEFT_OUT,
        c: i64 = LEFT_OUT,
        d: i64 = LEFT_OUT,
        e: i64 = LEFT_OUT,
        f: i64 = LEFT_OUT,
        g: i64 = LEFT_OUT,
        many: list[int] | None = None,
    ) -> None:
        """Report an event to the seats that may know it, with the arguments of its shape.

        `many` is its list of any length. Build a list for it only if there is an event log.
        """
        if self.event_log is not None:
            self.event_log.add(audience, name, a, b, c, d, e, f, g, many)

    def shuffle(self, stream: i64, items: list[int]) -> None:
        """Shuffle the items in a chance stream. The outcome is the whole order."""
        self._rng.open_stream(stream)
        self._rng.shuffle(items)
        if self.event_log is not None:
            self.event_log.outcomes.append(Outcome(stream, items[:]))

    def pick_index(self, stream: i64, items: list[int]) -> Int64:
        """Return the index of a random item, from the open chance stream. The outcome is that item."""
        place = self._rng.pick_index(items)
        if self.event_log is not None:
            self.event_log.outcomes.append(Outcome(stream, [items[place]]))
        return place

    def shuffle_row(self, stream: i64, row: vec[i64]) -> None:
        """Shuffle a packed row in a chance stream."""
        self._rng.open_stream(stream)
        self._rng.shuffle_row(row)
        if self.event_log is not None:
            self.event_log.outcomes.append(Outcome(stream, list(row)))

    def pick_row(self, stream: i64, row: vec[i64]) -> i64:
        """Return the index of a random number of a packed row, from the chance stream that is open."""
        place = self._rng.pick_row(row)
        if self.event_log is not None:
            self.event_log.outcomes.append(Outcome(stream, [row[place]]))
        return place

    def push(self, code: i64, argument: i64 = 0) -> None:
        """Put a step on top of the agenda: it happens next."""
        if self.step_code != NO_STEP:
            self.save_current_step()
        self.step_code = code
        self.step_argument = argument

    def save_current_step(self) -> None:
        """Put the present step back on the stack: it goes on when the step on top of it is done."""
        if self.depth == len(self.agenda):
            self.agenda = append(append(self.agenda, self.step_code), self.step_argument)
        else:
            self.agenda[self.depth] = self.step_code
            self.agenda[self.depth + 1] = self.step_argument
        self.depth += 2

    def then(self, code: i64, argument: i64 = 0) -> None:
        """Add a step after the present one. Several happen in the order in which they were added."""
        if self.waiting == 0:
            self.first_code = code
            self.first_argument = argument
        else:
            self.more_steps = append(append(self.more_steps, code), argument)
        self.waiting += 1

    def push_waiting_steps(self) -> None:
        """Put the waiting steps on top of the agenda, the first of them uppermost."""
        if self.waiting > 1:
            more = self.more_steps
            at = len(more) - 2
            while at >= 0:
                self.push(more[at], more[at + 1])
                at -= 2
            self.more_steps = vec[i64]()
        self.push(self.first_code, self.first_argument)
        self.waiting = 0

    def clear_agenda(self) -> None:
        """Remove all steps."""
        self.step_code = NO_STEP
        self.step_argument = 0
        self.depth = 0

    def pop(self) -> None:
        """Take the present step off the agenda."""
        if self.depth == 0:
            self.step_code = NO_STEP
            self.step_argument = 0
        else:
            self.depth -= 2
            self.step_code = self.agenda[self.depth]
            self.step_argument = self.agenda[self.depth + 1]

    def current_step(self) -> i64:
        """Return the code of the present step, or NO_STEP when the agenda is empty."""
        return self.step_code

    def current_argument(self) -> i64:
        """Return the argument of the present step."""
        return self.step_argument

    def next_step(self) -> i64:
        """Return the code of the step after the present one, or NO_STEP."""
        if self.depth == 0:
            return NO_STEP
        return self.agenda[self.depth - 2]

    def stack(self) -> list[int]:
        """Return the agenda: code and argument of each step, the present one last."""
        if self.step_code == NO_STEP:
            return []
        return [*self.agenda[: self.depth], self.step_code, self.step_argument]

    def copy_to(self, other: "State") -> None:
        """Copy the fields that every game has; a part of `clone`."""
        other._current_seat = self._current_seat
        other._is_over = self._is_over
        other.viewer = self.viewer
        other.step_code = self.step_code
        other.step_argument = self.step_argument
        other.depth = self.depth
        other.mover = self.mover
        other.undoable_moves = self.undoable_moves

    def dump_base(self) -> list[int]:
        stack = self.stack()
        return [
            self._current_seat,
            int(self._is_over),
            self.viewer,
            self.mover,
            self.undoable_moves,
            len(stack),
            *stack,
        ]

    def load_base(self, reader: Reader) -> None:
        self._current_seat = reader.one()
        self._is_over = reader.one() != 0
        self.viewer = reader.one()
        self.mover = reader.one()
        self.undoable_moves = reader.one()
        stack = reader.many()
        self.depth = 0
        self.step_code = NO_STEP
        for i in range(0, len(stack), 2):
            self.push(stack[i], stack[i + 1])


def refuse_view() -> None:
    """Raise the error about a move in a view."""
    raise IllegalMoveError("move-in-view")


def describe_state(s: State) -> str:
    """Return a short description of a state for debugging."""
    if s.viewer != FULL_STATE:
        who = "a spectator" if s.viewer == SPECTATOR else f"seat {s.viewer}"
        return f"<State {s.game.id}, view of {who}>"
    if s.is_over:
        return f"<State {s.game.id}, {s.seats()} players: over, scores {s.scores()}>"
    if s.step_code == NO_STEP:
        return f"<State {s.game.id}, empty>"
    kind = s.step_slots[s.step_code].kind
    moves = len(s.legal_moves())
    who = f"{s.seats()} players: seat {s.current_seat} decides"
    return f"<State {s.game.id}, {who} {kind!r}, {moves} legal moves>"
