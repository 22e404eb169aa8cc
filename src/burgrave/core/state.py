"""A state is the whole truth of one game and plays by small numbers; a view is what one seat may see of it.

`State.view(seat)` is the only answer to "what may this seat see", `State.imagine(chance)` makes a whole state
out of such a view.
"""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from burgrave.core.agenda import NOBODY, advance
from burgrave.core.beliefs import check_beliefs
from burgrave.core.chance import Chance
from burgrave.core.event import LEFT_OUT, SPECTATOR, Journal, Outcome
from burgrave.core.facts import facts_of
from burgrave.core.offer import Moves, Offer, Reasons
from burgrave.core.pack import Reader, sealed
from burgrave.core.wrong import Wrong, said

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

    def __init__(self, game: "Game[Any]", agenda: vec[i64], chance: Chance) -> None:
        self.game = game  # the game that it belongs to
        self.acting: i64 = NOBODY  # the seat that must decide, counted from 0; -1 when the game is over
        self.over: bool = False  # whether the game has ended
        self.eyes: i64 = NOBODY  # NOBODY: the whole truth; else the seat whose view this is
        self.now: i64 = NOBODY  # the step on top of the agenda; NOBODY when it is empty
        self.about: i64 = 0  # its argument
        self.agenda = agenda  # the steps after it, two numbers each; the stack lies below `depth`
        self.depth: i64 = 0
        self.waiting: i64 = 0  # how many steps follow the present one; none between moves
        self.first_code: i64 = 0  # the first of them
        self.first_argument: i64 = 0
        self.more: vec[i64] = vec[i64]()  # the others, two numbers each
        self.pages = game.pages
        self.chance: Chance = chance  # where its random numbers come from; it may be replaced
        self.mover: i64 = NOBODY
        self.undoable: i64 = 0  # how many of the last moves may be taken back
        self.shown: bool = False  # the present move showed somebody a hidden thing
        self.journal: Journal | None = None  # collects events; None: nobody listens

    # -- playing

    def offer(self, o: Offer) -> None:
        """Offer the open decision's moves to a listener."""
        if self.over or (self.eyes != NOBODY and self.eyes != self.acting):
            return
        self.pages[self.now].step.offer(self, self.about, o)

    def legal(self) -> list[int]:
        """The legal moves; in a view, none unless the view's own seat decides."""
        o = Moves()
        self.offer(o)
        return o.moves

    def play(self, move: i64) -> None:
        """Carry out a legal move. Trusts its caller; `play_checked` does not."""
        if self.acting != self.mover:
            self.mover = self.acting
            self.undoable = 0
        self.shown = False
        self.pages[self.now].step.choose(self, self.about, move)
        advance(self)
        if self.shown:
            self.undoable = 0
        else:
            self.undoable += 1

    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        if self.over:
            return None
        page = self.pages[self.now]
        return Decision(self.acting, page.kind, self.legal(), page.step.audience(self, self.about))

    def reasons(self) -> Reasons:
        """The whole offering: legal moves, and why the others are not."""
        o = Reasons()
        self.offer(o)
        return o

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

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        """The seat's points, item by item; they add up to its score."""
        self.check_seat(seat)
        return self.game.breakdown(self, seat)

    def counters(self, seat: i64) -> dict[str, int]:
        """What this seat counts as its own; by the difference people see what a move would bring."""
        return self.game.counters(self, seat)

    def facts(self) -> dict[str, Any]:
        """What is on the table, as plain data made of ids; of a view, what its seat may know."""
        return facts_of(self)

    def check_seat(self, seat: int) -> None:
        """Nobody sits where there is no seat: a number too large would wrap round to another's eyes."""
        if not 0 <= seat < self.seats():
            raise Wrong("seat-unknown", seat=said(seat), last=self.seats() - 1)

    def view(self, seat: int) -> "State":
        """What this seat (or SPECTATOR) may see, as a state with UNKNOWN in the hidden places."""
        if seat != SPECTATOR:
            self.check_seat(seat)
        seen: State = self.game.view(self, seat)
        return seen

    def imagine(self, chance: Chance, beliefs: list[list[float]] | None = None) -> "State":
        """From a view: a whole state that the view's seat cannot tell from the true one.

        `beliefs[seat][number]` weighs hidden roles by seat; what the numbers mean is the game's.
        """
        if self.eyes == NOBODY:
            raise Wrong("imagine-needs-a-view")
        if beliefs is not None:
            check_beliefs(beliefs, self.seats(), self.game.roles())
        whole: State = self.game.imagine(self, chance, beliefs)
        return whole

    def to_bytes(self) -> bytes:
        """Every field, sealed: equal states of equal tables, equal bytes."""
        return sealed(self.dump(), self.game.table_key(self))

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

    def shows(self) -> None:
        """Note that the present move showed somebody a thing hidden before."""
        self.shown = True

    def tell(
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
        if self.journal is not None:
            self.journal.hear(audience, name, a, b, c, d, e, f, g, many)

    def shuffle(self, stream: i64, items: list[int]) -> None:
        """Shuffle by chance; the outcome is the whole order."""
        self.chance.open(stream)
        self.chance.shuffle(items)
        if self.journal is not None:
            self.journal.outcomes.append(Outcome(stream, items[:]))

    def pick(self, stream: i64, items: list[int]) -> i64:
        """The place of one of the items, by the chance stream already open; the outcome is that item."""
        place = self.chance.pick(items)
        if self.journal is not None:
            self.journal.outcomes.append(Outcome(stream, [items[place]]))
        return place

    def shuffle_row(self, stream: i64, row: vec[i64]) -> None:
        """The same for a packed row."""
        self.chance.open(stream)
        self.chance.shuffle_row(row)
        if self.journal is not None:
            self.journal.outcomes.append(Outcome(stream, list(row)))

    def pick_row(self, stream: i64, row: vec[i64]) -> i64:
        """The same for a packed row."""
        place = self.chance.pick_row(row)
        if self.journal is not None:
            self.journal.outcomes.append(Outcome(stream, [row[place]]))
        return place

    def push(self, code: i64, argument: i64 = 0) -> None:
        """Put a step on top of the agenda: it happens next."""
        if self.now != NOBODY:
            self.lay_down()
        self.now = code
        self.about = argument

    def lay_down(self) -> None:
        """The present step waits until what is put on top of it is done."""
        if self.depth == len(self.agenda):
            self.agenda = append(append(self.agenda, self.now), self.about)
        else:
            self.agenda[self.depth] = self.now
            self.agenda[self.depth + 1] = self.about
        self.depth += 2

    def then(self, code: i64, argument: i64 = 0) -> None:
        """Let a step happen after the present one; several do in the order in which they are named."""
        if self.waiting == 0:
            self.first_code = code
            self.first_argument = argument
        else:
            self.more = append(append(self.more, code), argument)
        self.waiting += 1

    def put_waiting(self) -> None:
        """Put the steps that wait on top of the agenda, the first of them uppermost."""
        if self.waiting > 1:
            more = self.more
            at = len(more) - 2
            while at >= 0:
                self.push(more[at], more[at + 1])
                at -= 2
            self.more = vec[i64]()
        self.push(self.first_code, self.first_argument)
        self.waiting = 0

    def finish(self) -> None:
        """Nothing happens any more."""
        self.now = NOBODY
        self.about = 0
        self.depth = 0

    def pop(self) -> None:
        """Take the present step off the agenda."""
        if self.depth == 0:
            self.now = NOBODY
            self.about = 0
        else:
            self.depth -= 2
            self.now = self.agenda[self.depth]
            self.about = self.agenda[self.depth + 1]

    def step(self) -> i64:
        """The code of what happens now; NOBODY when the agenda is empty."""
        return self.now

    def argument(self) -> i64:
        """The argument of what happens now."""
        return self.about

    def step_after(self) -> i64:
        """The code of what happens after that; NOBODY if nothing does."""
        if self.depth == 0:
            return NOBODY
        return self.agenda[self.depth - 2]

    def stack(self) -> list[int]:
        """The agenda as it stands, code and argument by turns, what happens now last."""
        if self.now == NOBODY:
            return []
        return [*self.agenda[: self.depth], self.now, self.about]

    def copy_to(self, other: "State") -> None:
        """The part of `clone` that every game shares."""
        other.acting = self.acting
        other.over = self.over
        other.eyes = self.eyes
        other.now = self.now
        other.about = self.about
        other.depth = self.depth
        other.mover = self.mover
        other.undoable = self.undoable

    def dump_base(self) -> list[int]:
        stack = self.stack()
        return [self.acting, int(self.over), self.eyes, self.mover, self.undoable, len(stack), *stack]

    def load_base(self, reader: Reader) -> None:
        self.acting = reader.one()
        self.over = reader.one() != 0
        self.eyes = reader.one()
        self.mover = reader.one()
        self.undoable = reader.one()
        stack = reader.many()
        self.depth = 0
        self.now = NOBODY
        for i in range(0, len(stack), 2):
            self.push(stack[i], stack[i + 1])


class NoChance(Chance):
    """The chance of a view: there is none."""

    def clone(self) -> "Chance":
        return self


NO_CHANCE: Final = NoChance()
