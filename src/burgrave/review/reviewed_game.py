"""A recorded game with its states and its decisions, as a review needs them."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from burgrave.core.error import BurgraveError
from burgrave.core.record import Record, find_difference, iter_replay
from burgrave.core.state import State
from burgrave.match.presenters.base import Presenter, presenter_for
from burgrave.review.adviser import VERSION, Depth, Effort, depth_for

PLACE: Final = "place"  # the pattern of decisions that only say where and how a piece is laid


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """A decision of a seat: the entry of its move, and the later entries that complete it."""

    entry: int
    last_entry: int
    seat: int
    kind: str
    moves: tuple[int, ...]


class ReviewedGame:
    """An ended game. It cannot be reviewed before its end, or if the current rules treat it differently."""

    def __init__(self, record: Record, effort: Effort = "full") -> None:
        check_reviewable(record)
        self.record = record
        self.game = record.game
        self.presenter: Presenter = presenter_for(record.game, record.options)
        self.search_model = record.game.search_model()
        self.depth: Depth = depth_for(record.game.id, effort)
        self.states: list[State] = [point.state.clone() for point in iter_replay(record)]
        self.decisions: list[RecordedDecision] = self.list_decisions()
        self.by_entry = {decision.entry: decision for decision in self.decisions}

    @property
    def seats(self) -> int:
        return len(self.record.seats)

    def list_decisions(self) -> list[RecordedDecision]:
        """Return the decisions with something to choose. Where a piece is laid completes the one before."""
        found: list[RecordedDecision] = []
        small = self.presenter.small_kinds()
        for entry in range(1, len(self.record.entries)):
            before = self.states[entry - 1]
            seat, kind = int(before.current_seat), before.decision_kind()
            last = found[-1] if found else None
            if last and last.last_entry == entry - 1 and last.seat == seat and self.is_placing(kind):
                moves = (*last.moves, self.record.entries[entry].move)
                found[-1] = RecordedDecision(last.entry, entry, seat, last.kind, moves)
            elif kind not in small and len(before.legal_moves()) > 1:
                found.append(RecordedDecision(entry, entry, seat, kind, (self.record.entries[entry].move,)))
        return found

    def is_placing(self, kind: str) -> bool:
        """Return whether a decision only says where and how a piece is laid."""
        return self.presenter.layout.pattern_of(kind) == PLACE

    def view_before(self, decision: RecordedDecision) -> State:
        """Return what the deciding seat saw."""
        return self.states[decision.entry - 1].view(decision.seat)


def check_reviewable(record: Record) -> None:
    """Raise BurgraveError before the end of the game, or if the current rules cannot replay it."""
    if not record.finished:
        raise BurgraveError("review-not-over")
    difference = find_difference(record)
    if difference is not None:
        raise BurgraveError("review-differs", number=difference.number)


def seed_for(view: State, purpose: str) -> int:
    """Return a seed that depends on nothing but the view, so that hidden information changes no result."""
    digest = blake2b(f"{VERSION} {purpose} ".encode() + view.to_bytes(), digest_size=4)
    return int.from_bytes(digest.digest(), "big") >> 2
