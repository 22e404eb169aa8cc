"""Collectors of moves: a step allows or refuses each move once, for any collector.

The same method of a step serves three purposes: the list of legal moves, a playout that needs only one random
move, and the reasons why moves are not possible.
"""

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from burgrave.core.error import BurgraveError
from burgrave.core.notation import Notation
from burgrave.core.public_types import MoveOrText
from burgrave.core.rng import FastRng


@mypyc_attr(acyclic=True)
class MoveCollector:
    """Receives the moves of a step. `wants_reasons` is true if refused moves are needed too."""

    def __init__(self) -> None:
        self.wants_reasons: bool = False

    def allow(self, move: i64) -> None:
        raise NotImplementedError

    def refuse(self, move: i64, reason: i64, number: i64 = 0) -> None:
        """Refuse a move for a reason. `number` is what the reason counts (a price, a limit)."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LegalMoves(MoveCollector):
    """Collects the legal moves in the order offered."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[int] = []

    def allow(self, move: i64) -> None:
        self.moves.append(move)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PackedMoves(MoveCollector):
    """Collects the legal moves as a packed row, for callers inside the engine."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = vec[i64](capacity=15)

    def allow(self, move: i64) -> None:
        self.moves = append(self.moves, move)


@mypyc_attr(acyclic=True)
@final
class RandomMove(MoveCollector):
    """Keeps one legal move, each with the same probability, without making a list."""

    def __init__(self, rng: FastRng) -> None:
        super().__init__()
        self.rng = rng
        self.count: i64 = 0
        self.move: i64 = -1

    def allow(self, move: i64) -> None:
        self.count += 1
        if self.count == 1 or self.rng.randbelow(self.count) == 0:
            self.move = move


@final
class Refusal:
    """Why a move is not legal: the id of the reason, and the number that it mentions (a price, a limit)."""

    def __init__(self, reason: str, number: int) -> None:
        self.reason = reason
        self.number = number

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.number})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.reason, self.number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.reason, self.number) == (other.reason, other.number)

    def __hash__(self) -> int:
        return hash((self.reason, self.number))


@final
class Legality(MoveCollector):
    """Collects all legal moves, and for the others the first reason given.

    So a step may end with one reason for all remaining moves of a family.
    """

    def __init__(self, notation: Notation) -> None:
        super().__init__()
        self.wants_reasons = True
        self.notation = notation
        self.reason_ids = notation.reasons
        self.moves: list[int] = []
        self.allowed: set[int] = set()
        self.refused: dict[int, Refusal] = {}

    def __repr__(self) -> str:
        return f"<Legality: {len(self.moves)} legal moves, {len(self.refused)} refused with a reason>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_legality, (self.notation, self.moves, self.refused)

    def allow(self, move: i64) -> None:
        self.moves.append(move)
        self.allowed.add(move)

    def refuse(self, move: i64, reason: i64, number: i64 = 0) -> None:
        if move not in self.refused and move not in self.allowed:
            self.refused[move] = Refusal(self.reason_ids[reason], number)

    def refusal_of(self, move: MoveOrText) -> Refusal:
        """Return why a move is not legal; without a reason of its own, it has the game's first one.

        Raise IllegalMoveError if there is no such move, and BurgraveError if it is legal.
        """
        number = self.notation.number_of_move(move)
        if number in self.allowed:
            raise BurgraveError("move-is-legal", move=self.notation.move_texts[number])
        return self.refused.get(number, Refusal(self.reason_ids[0], 0))


def restore_legality(notation: Notation, moves: list[int], refused: dict[int, Refusal]) -> Legality:
    """Return a copy of a collector that was pickled."""
    legality = Legality(notation)
    legality.moves = moves
    legality.allowed = set(moves)
    legality.refused = refused
    return legality


def make_no_decision_error() -> BurgraveError:
    """Return the error for a bot that is asked in a view whose seat has nothing to decide."""
    return BurgraveError("bot-no-decision")


@final
class RefuseAll(MoveCollector):
    """Passes moves on to another collector, but refuses every allowed move for one reason.

    A move that is already refused keeps its reason if that is one of `kept_reasons`. Otherwise it gets the
    one reason. Without `kept_reasons` every refused move keeps its reason.
    """

    def __init__(self, collector: MoveCollector, reason: i64, kept_reasons: list[int] | None = None) -> None:
        super().__init__()
        self.wants_reasons = collector.wants_reasons
        self.collector = collector
        self.reason: i64 = reason
        self.kept_reasons = kept_reasons

    def allow(self, move: i64) -> None:
        self.collector.refuse(move, self.reason)

    def refuse(self, move: i64, reason: i64, number: i64 = 0) -> None:
        if self.kept_reasons is None or reason in self.kept_reasons:
            self.collector.refuse(move, reason, number)
        else:
            self.collector.refuse(move, self.reason)
