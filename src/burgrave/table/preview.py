"""What a move would cost and bring, asked of the engine in imagined worlds: no rule is written a second time.

The worlds are imagined from a view alone, so nothing hidden can show through; what they agree on is certain,
what they differ in depends on what nobody can know yet.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from burgrave.core.chance import Fast
from burgrave.core.event import Event, Journal
from burgrave.core.state import State

WORLDS: Final = (1, 2)  # the seeds of the worlds that are compared

Changes = dict[str, int]


class Foresight:
    """What would follow from the moves of one decision: every move is played in copies of the same worlds."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.seat = int(view.eyes)
        self.later: dict[int, list[State]] = {}
        self.journals: dict[int, Journal] = {}

    @cached_property
    def facts(self) -> dict[str, Any]:
        """What the seat knows now."""
        return self.view.facts()

    @cached_property
    def worlds(self) -> list[State]:
        return worlds_of(self.view)

    @cached_property
    def counters(self) -> list[dict[str, int]]:
        """What the seat that decides has, in each of the worlds."""
        return [world.counters(self.seat) for world in self.worlds]

    def after(self, move: int) -> list[State]:
        """The worlds after this move. They are looked at and never played on."""
        if move not in self.later:
            journal = self.journals[move] = Journal()
            first, *others = self.worlds
            self.later[move] = [after(first, [move], journal), *(after(world, [move]) for world in others)]
        return self.later[move]

    def changes(self, move: int) -> Changes:
        """What the seat that decides would have more and less after this move."""
        pairs = zip(self.counters, self.after(move), strict=True)
        return agreed([difference(before, later.counters(self.seat)) for before, later in pairs])

    def told(self, *moves: int) -> list[Event]:
        """What this seat would be told after these moves."""
        if len(moves) == 1:
            self.after(moves[0])
            return self.journals[moves[0]].told(self.seat)
        journal = Journal()
        after(self.worlds[0], moves, journal)
        return journal.told(self.seat)

    def moves_after(self, move: int, kind: str) -> list[int]:
        """The moves that this seat could go on with; none if it has no decision of this kind then."""
        later = self.after(move)[0]
        decision = later.decision()
        if decision is None or decision.seat != self.seat or decision.kind != kind:
            return []
        return decision.moves


def worlds_of(view: State) -> list[State]:
    """Whole states that the view's seat cannot tell from the true one."""
    return [view.imagine(Fast(seed)) for seed in WORLDS]


def after(world: State, moves: Sequence[int], journal: Journal | None = None) -> State:
    """A copy of the world in which these moves were made."""
    later = world.clone()
    later.journal = journal
    for move in moves:
        later.play(move)
    return later


def difference(before: Mapping[str, int], later: Mapping[str, int]) -> Changes:
    return {name: later[name] - before[name] for name in later if later[name] != before[name]}


def agreed(found: Sequence[Changes]) -> Changes:
    """What changed in all worlds alike."""
    first, *others = found
    return {name: number for name, number in first.items() if all(o.get(name) == number for o in others)}
