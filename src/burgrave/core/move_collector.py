"""Offering moves: a step allows or refuses each move once, for whoever listens.

The same offering serves three listeners: somebody who wants the list of legal moves, a playout
that only wants one of them at random, and a person who asks why a move is not possible.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from burgrave.core.rng import FastRng


@mypyc_attr(acyclic=True)
class MoveCollector:
    """Listens to an offering. `curious` is true when the refused moves matter too."""

    def __init__(self) -> None:
        self.wants_reasons: bool = False

    def allow(self, move: i64) -> None:
        raise NotImplementedError

    def refuse(self, move: i64, reason: i64, number: i64 = 0) -> None:
        """Say why not; `number` is what the reason counts (a price, a limit)."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LegalMoves(MoveCollector):
    """Keeps the legal moves, in the order offered."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[int] = []

    def allow(self, move: i64) -> None:
        self.moves.append(move)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PackedMoves(MoveCollector):
    """Keeps the legal moves as a packed row, for those who stay inside the engine."""

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
class Legality(MoveCollector):
    """Keeps everything: what is legal, and for the rest the first reason given.

    So a step may end with one reason for all the moves of a family that it has not spoken of.
    """

    def __init__(self) -> None:
        super().__init__()
        self.wants_reasons = True
        self.moves: list[int] = []
        self.allowed: set[int] = set()
        self.refused: dict[int, tuple[int, int]] = {}

    def allow(self, move: i64) -> None:
        self.moves.append(move)
        self.allowed.add(move)

    def refuse(self, move: i64, reason: i64, number: i64 = 0) -> None:
        if move not in self.refused and move not in self.allowed:
            self.refused[move] = (reason, number)


@final
class RefuseAll(MoveCollector):
    """Passes an offering on with every allowed move refused for one reason.

    So are moves that were refused anyway, except for the reasons that `stand`; without a list all do.
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
