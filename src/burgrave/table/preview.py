"""What a move would cost and bring, asked of the engine in imagined worlds: no rule is written a second time.

The worlds are imagined from a view alone, so nothing hidden can show through; what they agree on is certain,
what they differ in depends on what nobody can know yet.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from burgrave.core.chance import Fast
from burgrave.core.event import Event, Journal
from burgrave.core.state import State

WORLDS: Final = (1, 2)  # the seeds of the worlds that are compared

Changes = dict[str, int]


def worlds_of(view: State) -> list[State]:
    """Whole states that the view's seat cannot tell from the true one."""
    return [view.imagine(Fast(seed)) for seed in WORLDS]


def preview(view: State, move: int) -> Changes:
    """What the seat that decides would have more and less after this move."""
    return changes(worlds_of(view), [move], int(view.eyes))


def changes(worlds: Sequence[State], moves: Sequence[int], seat: int) -> Changes:
    """What these moves change for a seat in every one of the worlds."""
    found = [change_in(world, moves, seat) for world in worlds]
    first, *others = found
    return {name: number for name, number in first.items() if all(o.get(name) == number for o in others)}


def change_in(world: State, moves: Sequence[int], seat: int) -> Changes:
    after = world.clone()
    for move in moves:
        after.play(move)
    return difference(world.counters(seat), after.counters(seat))


def difference(before: Mapping[str, int], after: Mapping[str, int]) -> Changes:
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def foreseen(view: State, move: int) -> list[Event]:
    """What the view's seat would be told after this move."""
    imagined = view.imagine(Fast(WORLDS[0]))
    imagined.journal = Journal()
    imagined.play(move)
    return imagined.journal.told(int(view.eyes))
