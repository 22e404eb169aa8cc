"""The contract: a game makes states, a state is the whole truth and plays by small numbers.

    game = burgrave.game(id)
    s = game.new(game.options(players=4), seed=7)
    while not s.over:
        s.play(s.legal()[0])
    s.scores(), s.ranking()

`State.view(seat)` is the only answer to "what may this seat see", `State.imagine(chance)` makes a
whole state out of such a view. Everything outside a game uses these classes and nothing else.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from burgrave.core.agenda import NOBODY, Page, Step, advance
from burgrave.core.chance import Chance, Seeded, seed_bytes
from burgrave.core.event import Event, Journal, Outcome
from burgrave.core.offer import Moves, Offer, Reasons
from burgrave.core.piece import Piece
from burgrave.core.setting import Setting
from burgrave.core.words import Words, Wrong

if TYPE_CHECKING:
    from burgrave.core.dictated import Dictated
    from burgrave.core.scenario.written import Written

UNKNOWN: Final = 0  # the card nobody has shown: kinds count from 1


@final
class Decision:
    """Who must choose, what kind of choice, the legal moves, and who may know that it is open."""

    def __init__(self, seat: int, kind: str, moves: list[int], audience: int) -> None:
        self.seat = seat
        self.kind = kind
        self.moves = moves
        self.audience = audience


class Options:
    """Resolved options of one game: every choice made, nothing left to a default."""

    def __init__(self, players: int) -> None:
        self.players = players

    def as_dict(self) -> dict[str, Any]:
        """Plain data that `Game.options` turns back into the same options."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)  # refers to nothing that refers to it: no work for the garbage collector
class State:
    """The whole truth of one game, or one seat's view of it. Plain data that copies itself."""

    def __init__(self, game: "Game[Any]", agenda: list[i64], chance: Chance) -> None:
        self.game = game
        self.acting: i64 = NOBODY  # the seat that must choose
        self.over: bool = False
        self.eyes: i64 = NOBODY  # NOBODY: the whole truth; else the seat whose view this is
        self.now: i64 = NOBODY  # the step on top of the agenda; NOBODY when it is empty
        self.about: i64 = 0  # its argument
        self.agenda = agenda  # the steps after it, two numbers each; the stack lies below `depth`
        self.depth: i64 = 0
        self.waiting: i64 = 0  # how many steps follow the present one; none between moves
        self.first_code: i64 = 0  # the first of them
        self.first_argument: i64 = 0
        self.more: list[i64] | None = None  # the others, two numbers each
        self.pages = game.pages
        self.chance: Chance = chance
        self.mover: i64 = NOBODY
        self.undoable: i64 = 0  # how many of the last moves may be taken back
        self.shown: bool = False  # the present move showed somebody a hidden thing
        self.journal: Journal | None = None

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
        step = self.pages[self.now].step
        return Decision(self.acting, step.kind, self.legal(), step.audience(self, self.about))

    def reasons(self) -> Reasons:
        """The whole offering: legal moves, and why the others are not."""
        o = Reasons()
        self.offer(o)
        return o

    # -- looking

    def seats(self) -> int:
        return self.game.seats(self)

    def scores(self) -> list[int]:
        """Points by seat: final ones when over, else as if the game ended now."""
        return self.game.scores(self)

    def ranking(self) -> list[int]:
        """Place by seat, 1 for the winner, equal places for a shared one."""
        return self.game.ranking(self)

    def breakdown(self, seat: i64) -> list[tuple[str, int]]:
        """The seat's points, item by item; they add up to its score."""
        return self.game.breakdown(self, seat)

    def facts(self) -> dict[str, Any]:
        """What is on the table, as plain data made of ids; of a view, what its seat may know."""
        return self.game.facts(self)

    def view(self, seat: i64) -> "State":
        """What this seat (or SPECTATOR) may see, as a state with UNKNOWN in the hidden places."""
        seen: State = self.game.view(self, seat)
        return seen

    def imagine(self, chance: Chance, beliefs: list[list[float]] | None = None) -> "State":
        """From a view: a whole state that the view's seat cannot tell from the true one.

        `beliefs[seat][number]` weighs hidden roles by seat; what the numbers mean is the game's.
        """
        if self.eyes == NOBODY:
            raise Wrong("imagine-needs-a-view")
        whole: State = self.game.imagine(self, chance, beliefs)
        return whole

    def to_bytes(self) -> bytes:
        return pack(self.dump())

    # -- to be written by each game

    def clone(self) -> "State":
        raise NotImplementedError

    def dump(self) -> list[int]:
        """Every field as numbers: equal states, equal numbers."""
        raise NotImplementedError

    # -- for rules

    def shows(self) -> None:
        """Note that the present move showed somebody a thing hidden before."""
        self.shown = True

    def tell(self, audience: i64, name: str, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Report a fact to those who may know it. Arguments left out are not part of the event."""
        if self.journal is not None:
            self.journal.hear(audience, name, a, b, c, d)

    def tell_cards(self, audience: i64, name: str, seat: i64, cards: list[int]) -> None:
        """Report a fact about a seat and any number of cards."""
        if self.journal is not None:
            self.journal.events.append(Event(name, [seat, *cards], audience))

    def tell_cards_of(self, audience: i64, name: str, seat: i64, other: i64, cards: list[int]) -> None:
        """Report a fact about two seats and any number of cards."""
        if self.journal is not None:
            self.journal.events.append(Event(name, [seat, other, *cards], audience))

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

    def push(self, code: i64, argument: i64 = 0) -> None:
        """Put a step on top of the agenda: it happens next."""
        if self.now != NOBODY:
            self.lay_down()
        self.now = code
        self.about = argument

    def lay_down(self) -> None:
        """The present step waits until what is put on top of it is done."""
        if self.depth == len(self.agenda):
            self.agenda.append(self.now)
            self.agenda.append(self.about)
        else:
            self.agenda[self.depth] = self.now
            self.agenda[self.depth + 1] = self.about
        self.depth += 2

    def then(self, code: i64, argument: i64 = 0) -> None:
        """Let a step happen after the present one; several do in the order in which they are named."""
        if self.waiting == 0:
            self.first_code = code
            self.first_argument = argument
        elif self.more is None:
            self.more = [code, argument]
        else:
            self.more += [code, argument]
        self.waiting += 1

    def put_waiting(self) -> None:
        """Put the steps that wait on top of the agenda, the first of them uppermost."""
        more = self.more
        if more is not None:
            at: i64 = len(more) - 2
            while at >= 0:
                self.push(more[at], more[at + 1])
                at -= 2
            self.more = None
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
        return self.agenda[self.depth - 2] if self.depth > 0 else NOBODY

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

    def load_base(self, reader: "Reader") -> None:
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


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """One game: its options, its words, its states."""

    def __init__(self, id: str, rules_version: int, notation_version: int, book: list[Step[Any]]) -> None:
        self.id = id
        self.rules_version = rules_version
        self.notation_version = notation_version
        self.book = book
        self.pages = [Page(step) for step in book]

    def words(self) -> Words:
        """The game's tables: moves, reasons, events, streams, and the names behind the numbers."""
        raise NotImplementedError

    def options(self, **given: Any) -> Options:
        """Resolve and check options; raises Wrong with what was wrong and what would be right."""
        raise NotImplementedError

    def settings(self) -> list[Setting]:
        """Everything that `options` accepts, in the order in which one would ask."""
        return []

    def scenario_options(self, given: dict[str, Any], mentioned: list[str]) -> Options:
        """The options of a scenario; what it leaves open may follow from the words it mentions."""
        return self.options(**given)

    def new(self, options: Options, seed: int | bytes) -> S:
        """A new game, up to its first decision."""
        names = [name for name, _ in self.words().streams]
        return self.begin(options, Seeded(seed_bytes(seed), names))

    def begin(self, options: Options, chance: Chance, journal: Journal | None = None) -> S:
        """A new game with any source of chance; the journal hears the set-up too."""
        raise NotImplementedError

    def components(self, options: Options) -> bytes:
        """The data its pieces are made from under these options; records keep a digest of it."""
        return b""

    def know_components(self, data: bytes, name: str) -> str:
        """Take in other data: from now on options and records may name it by the digest that this returns.

        Raises Wrong if pieces cannot be made from it; mistakes call it by its name. `options` takes the
        digest for the setting of kind FILE, and refuses one that is not known with
        Wrong("components-unknown", digest=…).
        """
        raise Wrong("components-none", game=self.id)

    def pieces(self, options: Options) -> list[Piece]:
        """The pieces with a text of their own that a table with these options may have, as one lists them."""
        return []

    def rulings(self, options: Options) -> list[str]:
        """The numbers of our rulings on the game as a whole; those about a piece stand with the piece."""
        return []

    def from_bytes(self, data: bytes, options: Options) -> S:
        """The state that `to_bytes` wrote; it has no chance of its own."""
        raise NotImplementedError

    def seats(self, s: S) -> int:
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        raise NotImplementedError

    def ranking(self, s: S) -> list[int]:
        raise NotImplementedError

    def breakdown(self, s: S, seat: i64) -> list[tuple[str, int]]:
        raise NotImplementedError

    def view(self, s: S, seat: i64) -> S:
        raise NotImplementedError

    def imagine(self, s: S, chance: Chance, beliefs: list[list[float]] | None) -> S:
        raise NotImplementedError

    def position(
        self, options: Options, written: "Written", chance: "Dictated", journal: Journal | None
    ) -> S:
        """A position written by hand (docs/scenarios.md), up to its first decision."""
        raise NotImplementedError

    def facts(self, s: S) -> dict[str, Any]:
        """State.facts; its part `setup` is what never changes in a game."""
        raise NotImplementedError

    def fact_words(self) -> list[str]:
        """Words that facts are made of beyond the names in `words`: phases and the like."""
        return []

    def thing_fields(self) -> list[str]:
        """What facts can say of a single thing in a list, its name first; empty if there is no such list."""
        return []

    def score_items(self) -> list[str]:
        """The names of all items a breakdown can have."""
        raise NotImplementedError

    def landmark(self, text: str) -> dict[str, Any]:
        """The facts by which a place in a game, named in words, is recognised; Wrong if it is none."""
        raise Wrong("scenario-landmark", text=text, known="end")

    def dull_move(self, s: S) -> i64:
        """The legal move that does least: so a scenario skips turns it does not care about."""
        return s.legal()[0]

    def measures(self, s: S) -> dict[str, float]:
        """Numbers about a finished game worth counting over many, by name: how many rounds it took …"""
        return {}

    def usual_tables(self) -> list[Options]:
        """The tables worth measuring, the most usual one first."""
        return [self.options()]

    def bots(self) -> list[str]:
        """Names of the bots made for this game; `random` plays every game."""
        return []

    def bot_move(self, bot: str, s: S, chance: Chance) -> i64:
        """The move of a named bot for the acting seat, from what that seat may see."""
        raise NotImplementedError


def play_checked(s: State, seat: int, move: int) -> None:
    """Play a move that somebody sent. Raises Wrong and changes nothing if it is not legal now."""
    if s.over:
        raise Wrong("move-game-over")
    if seat != s.acting:
        raise Wrong("move-not-your-decision", seat=seat, acting=int(s.acting))
    o = s.reasons()
    if move in o.moves:
        s.play(move)
        return
    words = s.game.words()
    if not 0 <= move < len(words.moves):
        raise Wrong("move-unknown-number", move=move, last=len(words.moves) - 1)
    reason, number = o.refused.get(move, (0, 0))
    raise Wrong("move-refused", move=words.moves[move], reason=words.reasons[reason], number=number)


def pack(numbers: list[int]) -> bytes:
    """Whole numbers as bytes: seven bits a byte, the eighth says that more follow; negatives by zigzag."""
    out = bytearray()
    for n in numbers:
        value: i64 = n
        value = (value << 1) ^ (value >> 63)
        while value < 0 or value > 127:
            out.append((value & 127) | 128)
            value = (value >> 7) & 0x1FF_FFFF_FFFF_FFFF
        out.append(value)
    return bytes(out)


@final
class Reader:
    """Reads back what `pack` wrote."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at: i64 = 0

    def one(self) -> i64:
        value: i64 = 0
        shift: i64 = 0
        while True:
            byte: i64 = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        # Without the mask the compiled form would shift the sign of large numbers in.
        return ((value >> 1) & 0x7FFF_FFFF_FFFF_FFFF) ^ -(value & 1)

    def many(self) -> list[int]:
        """A list that was written with its length before it."""
        count = self.one()
        out: list[int] = []
        while count > 0:
            out.append(self.one())
            count -= 1
        return out
