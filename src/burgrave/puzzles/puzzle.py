"""A puzzle as data: a deal, the moves up to a decision, and what each choice leads to."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Any, Final, Literal, get_args

Kind = Literal["best", "who", "finish"]
"""`best`: which choice wins most often? `who`: which character does a seat have? `finish`: which choice
brings the most points in the last turn?"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class PuzzleChoice:
    """A choice and what it led to.

    `share` is the win chance (`best`), how often it is true (`who`), or the mean of the own points at the end
    (`finish`). `count` says in how many of the sampled states it wins or is true. `why` tells the best choice
    from this one; for the best choice itself, from the second best.
    """

    move: str  # the text of a move, or the id of a character
    share: float
    count: int
    why: tuple[Mapping[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle. The same deal and the same moves always lead to the same position."""

    game: str
    kind: Kind
    options: Mapping[str, Any]
    seed: int
    moves: tuple[str, ...]  # of all seats, up to the decision
    seat: int
    target: int  # the seat that `who` asks about; -1 for other kinds
    choices: tuple[PuzzleChoice, ...]  # the best one first
    samples: int  # in which the choices were compared
    difficulty: float  # share of weaker bots that miss it; for `who`, how unlikely it seems by the rules

    @property
    def id(self) -> str:
        """An id that follows from the position."""
        key = repr((self.game, self.kind, sorted(self.options.items()), self.seed, self.moves, self.target))
        return blake2b(key.encode(), digest_size=5).hexdigest()

    @property
    def best(self) -> PuzzleChoice:
        return self.choices[0]

    def choice(self, move: str) -> PuzzleChoice | None:
        """Return what a choice led to; None if it is not a choice of this puzzle."""
        return next((choice for choice in self.choices if choice.move == move), None)

    def to_dict(self) -> dict[str, Any]:
        """Return the puzzle as a line of a collection stores it."""
        return asdict(self)


def puzzle_from_dict(data: Mapping[str, Any]) -> Puzzle:
    """Return a stored puzzle."""
    choices = tuple(PuzzleChoice(**{**each, "why": tuple(each["why"])}) for each in data["choices"])
    return Puzzle(**{**data, "moves": tuple(data["moves"]), "choices": choices})
