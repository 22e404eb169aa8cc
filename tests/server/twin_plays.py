"""A game with another truth: it differs from one that is played only in what some eyes may not know."""

import copy

from burgrave.core.chance import Fast
from burgrave.core.event import Journal
from burgrave.server.play import Play
from burgrave.table.seating import Seating


def twin_of(play: Play, eyes: int, seating: Seating, chance: Fast) -> Play:
    """The same game and history; its state is imagined from the view of these eyes."""
    state = play.match.history.state.view(eyes).imagine(chance)
    recorder = copy.copy(play.match.recorder)
    recorder.record = copy.copy(recorder.record)
    recorder.record.entries = list(recorder.record.entries)
    recorder.journal = state.journal = Journal()
    recorder.state = state
    history = copy.copy(play.match.history)
    history.recorder = recorder
    history.before = [each.clone() for each in history.before]
    match = copy.copy(play.match)
    match.history = history
    match.told = {}
    match.seating = seating
    twin = copy.copy(play)
    twin.match = match
    twin.looks = {}
    twin.asking = None
    twin.served = set(play.served)
    twin.answers = dict(play.answers)
    return twin


def told_alike(one: Play, two: Play, moves: list[int], eyes: int, of_two: list[int] | None = None) -> bool:
    """Whether these eyes learn the same from the moves; what they learn may tell the worlds apart.

    `of_two`: the moves in the second world, if they are called otherwise there.
    """
    return told(one, moves, eyes) == told(two, moves if of_two is None else of_two, eyes)


def told(play: Play, moves: list[int], eyes: int) -> list[tuple[str, list[int]]]:
    state = play.match.history.state.clone()
    state.journal = journal = Journal()
    for move in moves:
        state.play(move)
    return [(event.name, event.args) for event in journal.events if event.audience >> eyes & 1]
