"""A state is the whole truth of one game and plays by small numbers; a view is what one seat may see of it.

`State.view(seat)` is the only answer to "what may this seat see", `State.sample_state(chance)` makes a whole
state out of such a view.
"""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from burgrave.core.agenda import NO_SEAT, NO_STEP, advance
from burgrave.core.beliefs import check_beliefs
from burgrave.core.error import BurgraveError, short_repr
from burgrave.core.events import FULL_STATE, LEFT_OUT, SPECTATOR, EventLog, Outcome
from burgrave.core.move_collector import Legality, LegalMoves, MoveCollector
from burgrave.core.pack import Reader, pack_state
from burgrave.core.rng import Rng
from burgrave.core.state_data import state_to_dict

if TYPE_CHECKING:
    from burgrave.core.game import Game

UNKNOWN: Final = 0  # the card nobody has shown: kinds count from 1


@final
class Decision:
    """Who must choose, what kind of choice, the legal moves, and who may know that it is open."""

    def __init__(self, seat: int, kind: str, moves: list[int], audience: int) -> None:
        self.seat = seat
        self.kind = kind
        self.moves = moves
        self.audience = audience


# Acyclic: refers to nothing that refers to it, so the garbage collector has no work with it.
@mypyc_attr(acyclic=True)
class State:
    """The whole truth of one game, or one seat's view of it. Plain data that copies itself."""

    def __init__(self, game: "Game[Any]", agenda: vec[i64], rng: Rng) -> None:
        self.game = game  # the game that it belongs to
        self.current_seat: i64 = (
            NO_SEAT  # the seat that must decide, counted from 0; -1 when the game is over
        )
        self.is_over: bool = False  # whether the game has ended
        self.viewer: i64 = FULL_STATE  # or the seat whose view this is
        self.step_code: i64 = NO_STEP  # the step on top of the agenda; NO_STEP when it is empty
        self.step_argument: i64 = 0  # its argument
        self.agenda = agenda  # the steps after it, two numbers each; the stack lies below `depth`
        self.depth: i64 = 0
        self.waiting: i64 = 0  # how many steps follow the present one; none between moves
        self.first_code: i64 = 0  # the first of them
        self.first_argument: i64 = 0
        self.more_steps: vec[i64] = vec[i64]()  # the others, two numbers each
        self.step_slots = game.step_slots
        self.rng: Rng = rng  # where its random numbers come from; it may be replaced
        self.mover: i64 = NO_SEAT
        self.undoable_moves: i64 = 0  # how many of the last moves may be taken back
        self.undo_blocked: bool = False  # the present move showed somebody a hidden thing
        self.event_log: EventLog | None = None  # collects events; None: nobody listens

    # -- playing

    def offer(self, moves: MoveCollector) -> None:
        """Offer the open decision's moves to a listener."""
        if self.is_over or (self.viewer != FULL_STATE and self.viewer != self.current_seat):
            return
        self.step_slots[self.step_code].step.offer(self, self.step_argument, moves)

    def legal_moves(self) -> list[int]:
        """The legal moves; in a view, none unless the view's own seat decides."""
        moves = LegalMoves()
        self.offer(moves)
        return moves.moves

    def apply(self, move: i64) -> None:
        """Carry out a legal move. Trusts its caller; `play_checked` does not."""
        if self.current_seat != self.mover:
            self.mover = self.current_seat
            self.undoable_moves = 0
        self.undo_blocked = False
        self.step_slots[self.step_code].step.choose(self, self.step_argument, move)
        advance(self)
        if self.undo_blocked:
            self.undoable_moves = 0
        else:
            self.undoable_moves += 1

    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        if self.is_over:
            return None
        slot = self.step_slots[self.step_code]
        return Decision(
            self.current_seat, slot.kind, self.legal_moves(), slot.step.audience(self, self.step_argument)
        )

    def legality(self) -> Legality:
        """The whole offering: legal moves, and why the others are not."""
        legality = Legality()
        self.offer(legality)
        return legality

    # -- looking

    def seats(self) -> int:
        """How many seats there are."""
        return self.game.seats(self)

    def scores(self) -> list[int]:
        """Points by seat: final ones when over, else as if the game ended now."""
        return self.game.scores(self)

    def ranking(self) -> list[int]:
        """Place by seat, 1 for the winner, equal places for a shared one."""
        return self.game.ranking(self)

    def score_breakdown(self, seat: int) -> list[tuple[str, int]]:
        """The seat's points, item by item; they add up to its score."""
        self.check_seat(seat)
        return self.game.score_breakdown(self, seat)

    def totals(self, seat: i64) -> dict[str, int]:
        """What this seat counts as its own; by the difference people see what a move would bring."""
        return self.game.totals(self, seat)

    def to_dict(self) -> dict[str, Any]:
        """What is on the table, as plain data made of ids; of a view, what its seat may know."""
        return state_to_dict(self)

    def check_seat(self, seat: int) -> None:
        """Nobody sits where there is no seat: a number too large would wrap round to another's eyes."""
        if not 0 <= seat < self.seats():
            raise BurgraveError("seat-unknown", seat=short_repr(seat), last=self.seats() - 1)

    def view(self, seat: int) -> "State":
        """What this seat (or SPECTATOR) may see, as a state with UNKNOWN in the hidden places."""
        if seat != SPECTATOR:
            self.check_seat(seat)
        seen: State = self.game.view(self, seat)
        return seen

    def sample_state(self, rng: Rng, beliefs: list[list[float]] | None = None) -> "State":
        """From a view: a whole state that the view's seat cannot tell from the true one.

        `beliefs[seat][number]` weighs hidden roles by seat; what the numbers mean is the game's.
        """
        if self.viewer == FULL_STATE:
            raise BurgraveError("sample-needs-view")
        if beliefs is not None:
            check_beliefs(beliefs, self.seats(), self.game.roles())
        whole: State = self.game.sample_state(self, rng, beliefs)
        return whole

    def to_bytes(self) -> bytes:
        """Every field, sealed: equal states of equal tables, equal bytes."""
        return pack_state(self.dump(), self.game.options_key(self))

    # -- to be written by each game

    def clone(self) -> "State":
        """An independent copy with the same future; it has no journal."""
        raise NotImplementedError

    def dump(self) -> list[int]:
        """Every field as numbers: equal states, equal numbers."""
        raise NotImplementedError

    def load(self, r: Reader) -> None:
        """Read back what `dump` wrote."""
        raise NotImplementedError

    # -- for rules

    def block_undo(self) -> None:
        """Note that the present move showed somebody a thing hidden before."""
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
        """Report a fact to those who may know it, with the arguments of its shape.

        `many` is its list of any length. Make one that is not there anyway only if there is a journal.
        """
        if self.event_log is not None:
            self.event_log.add(audience, name, a, b, c, d, e, f, g, many)

    def shuffle(self, stream: i64, items: list[int]) -> None:
        """Shuffle by chance; the outcome is the whole order."""
        self.rng.open_stream(stream)
        self.rng.shuffle(items)
        if self.event_log is not None:
            self.event_log.outcomes.append(Outcome(stream, items[:]))

    def pick_index(self, stream: i64, items: list[int]) -> i64:
        """The place of one of the items, by the chance stream already open; the outcome is that item."""
        place = self.rng.pick_index(items)
        if self.event_log is not None:
            self.event_log.outcomes.append(Outcome(stream, [items[place]]))
        return place

    def shuffle_row(self, stream: i64, row: vec[i64]) -> None:
        """The same for a packed row."""
        self.rng.open_stream(stream)
        self.rng.shuffle_row(row)
        if self.event_log is not None:
            self.event_log.outcomes.append(Outcome(stream, list(row)))

    def pick_row(self, stream: i64, row: vec[i64]) -> i64:
        """The same for a packed row."""
        place = self.rng.pick_row(row)
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
        """The present step waits until what is put on top of it is done."""
        if self.depth == len(self.agenda):
            self.agenda = append(append(self.agenda, self.step_code), self.step_argument)
        else:
            self.agenda[self.depth] = self.step_code
            self.agenda[self.depth + 1] = self.step_argument
        self.depth += 2

    def then(self, code: i64, argument: i64 = 0) -> None:
        """Let a step happen after the present one; several do in the order in which they are named."""
        if self.waiting == 0:
            self.first_code = code
            self.first_argument = argument
        else:
            self.more_steps = append(append(self.more_steps, code), argument)
        self.waiting += 1

    def push_waiting_steps(self) -> None:
        """Put the steps that wait on top of the agenda, the first of them uppermost."""
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
        """Nothing happens any more."""
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
        """The code of what happens now; NO_STEP when the agenda is empty."""
        return self.step_code

    def current_argument(self) -> i64:
        """The argument of what happens now."""
        return self.step_argument

    def next_step(self) -> i64:
        """The code of what happens after that; NO_STEP if nothing does."""
        if self.depth == 0:
            return NO_STEP
        return self.agenda[self.depth - 2]

    def stack(self) -> list[int]:
        """The agenda as it stands, code and argument by turns, what happens now last."""
        if self.step_code == NO_STEP:
            return []
        return [*self.agenda[: self.depth], self.step_code, self.step_argument]

    def copy_to(self, other: "State") -> None:
        """The part of `clone` that every game shares."""
        other.current_seat = self.current_seat
        other.is_over = self.is_over
        other.viewer = self.viewer
        other.step_code = self.step_code
        other.step_argument = self.step_argument
        other.depth = self.depth
        other.mover = self.mover
        other.undoable_moves = self.undoable_moves

    def dump_base(self) -> list[int]:
        stack = self.stack()
        return [
            self.current_seat,
            int(self.is_over),
            self.viewer,
            self.mover,
            self.undoable_moves,
            len(stack),
            *stack,
        ]

    def load_base(self, reader: Reader) -> None:
        self.current_seat = reader.one()
        self.is_over = reader.one() != 0
        self.viewer = reader.one()
        self.mover = reader.one()
        self.undoable_moves = reader.one()
        stack = reader.many()
        self.depth = 0
        self.step_code = NO_STEP
        for i in range(0, len(stack), 2):
            self.push(stack[i], stack[i + 1])


class NoRng(Rng):
    """The chance of a view: there is none."""

    def clone(self) -> "Rng":
        return self


NO_RNG: Final = NoRng()
