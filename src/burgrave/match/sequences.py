"""Where a choice is a row of moves, all ways at once: city and district; tile, place and rotation.

A face can then show every price and play the row on one click. A row goes on only as long as nobody was shown
anything on the way: it never looks behind a card.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from burgrave.core.events import Event, EventLog
from burgrave.core.state import State
from burgrave.match.presenters.base import Presenter
from burgrave.match.preview import Changes, Preview, common_changes, compare_totals, play_on_copy

MAX_SEQUENCES: Final = 600  # more ways than that help nobody


@dataclass(slots=True)
class MoveSequence:
    """A row of moves from the open decision to the end of what it began, and what that changes.

    `reason` and `number` say why the last move of the row is not possible; empty if it is.
    """

    moves: tuple[int, ...]
    changes: Changes = field(default_factory=dict)
    reason: str = ""
    number: int = 0
    events: Sequence[Event] = ()  # what its seat would be told
    state_after: State | None = None  # the first of the worlds after it


@dataclass(frozen=True, slots=True)
class PartialSequence:
    """Somewhere on the way: the moves so far, the worlds after them, and what would be told."""

    moves: tuple[int, ...]
    samples: Sequence[State]
    events: Sequence[Event] = ()


def list_sequences(
    presenter: Presenter, view: State, known_preview: Preview | None = None
) -> list[MoveSequence]:
    """Every row of moves that the view's seat may begin now, the possible ones with what they change."""
    seat = int(view.viewer)
    preview = known_preview or Preview(view)
    before = preview.totals
    found: list[MoveSequence] = []
    waiting = [PartialSequence((), preview.samples)]
    while waiting and len(found) < MAX_SEQUENCES:
        sequence = waiting.pop()
        if sequence.moves and not is_incomplete(presenter, seat, sequence.samples):
            pairs = zip(before, sequence.samples, strict=True)
            changes = [compare_totals(counters, sample.totals(seat)) for counters, sample in pairs]
            found.append(
                MoveSequence(
                    sequence.moves,
                    common_changes(changes),
                    events=sequence.events,
                    state_after=sequence.samples[0],
                )
            )
            continue
        legality = sequence.samples[0].legality()
        if sequence.moves:
            found += refused_sequences(presenter, sequence, legality.refused)
        for move in reversed(legality.moves):
            waiting.append(extend_sequence(sequence, move, preview))
    return found


def extend_sequence(sequence: PartialSequence, move: int, preview: Preview) -> PartialSequence:
    """One move on."""
    if not sequence.moves:
        return PartialSequence((move,), preview.samples_after(move), preview.events_after(move))
    event_log = EventLog()
    first, *others = sequence.samples
    samples = [play_on_copy(first, [move], event_log), *(play_on_copy(sample, [move]) for sample in others)]
    return PartialSequence(
        (*sequence.moves, move), samples, [*sequence.events, *event_log.visible_to(preview.seat)]
    )


def is_incomplete(presenter: Presenter, seat: int, samples: Sequence[State]) -> bool:
    """Whether the row is not complete: the same seat decides the rest, and nobody was shown anything."""
    sample = samples[0]
    if sample.is_over or sample.current_seat != seat or sample.undo_blocked:
        return False
    decision = sample.decision()
    return decision is not None and decision.kind in presenter.followup_kinds()


def refused_sequences(
    presenter: Presenter, sequence: PartialSequence, refusals: dict[int, tuple[int, int]]
) -> list[MoveSequence]:
    """Ways that end where a move is not possible, as far as they are worth a word."""
    ids = presenter.game.notation.reasons
    return [
        MoveSequence((*sequence.moves, move), {}, ids[reason], number)
        for move, (reason, number) in refusals.items()
        if presenter.is_worth_showing(ids[reason])
    ]
