"""A game with another truth: it differs from one that is played only in what some eyes may not know."""

import copy
from dataclasses import replace
from typing import TypeVar

from burgrave.core.events import EventLog
from burgrave.core.rng import FastRng
from burgrave.match.seating import Seating
from burgrave.server.live_match import LiveMatch

T = TypeVar("T")


def shallow_copy(found: T) -> T:
    """A copy of an object that refuses `copy.copy`, because two of it must not write the same file."""
    twin = object.__new__(type(found))
    twin.__dict__.update(found.__dict__)
    return twin


def make_twin(play: LiveMatch, viewer: int, seating: Seating, rng: FastRng) -> LiveMatch:
    """The same game and history; its state is imagined from the view of these eyes."""
    state = play.match.history.state.view(viewer).sample_state(rng)
    recorder = shallow_copy(play.match.recorder)
    recorder.record = copy.copy(recorder.record)
    recorder.record.entries = list(recorder.record.entries)
    recorder.event_log = state.event_log = EventLog()
    recorder.state = state
    history = shallow_copy(play.match.history)
    history.recorder = recorder
    history.earlier_states = [each.clone() for each in history.earlier_states]
    match = copy.copy(play.match)
    match.history = history
    match.names, match.sentences, match.shared_sentences = {}, {}, {}
    match.seating = seating
    twin = copy.copy(play)
    twin.match = match
    twin.previews = {}
    twin.asked_states = None
    twin.window = replace(
        play.window, answers=dict(play.window.answers), answered_seats=set(play.window.answered_seats)
    )
    return twin


def receive_same_messages(
    one: LiveMatch, two: LiveMatch, moves: list[int], viewer: int, of_two: list[int] | None = None
) -> bool:
    """Whether this viewer learns the same from the moves; what they learn may tell the servers apart.

    `of_two`: the moves at the second server, if they are called otherwise there.
    """
    return sent_messages(one, moves, viewer) == sent_messages(
        two, moves if of_two is None else of_two, viewer
    )


def sent_messages(play: LiveMatch, moves: list[int], viewer: int) -> list[tuple[str, list[int]]]:
    state = play.match.history.state.clone()
    state.event_log = event_log = EventLog()
    for move in moves:
        state.apply(move)
    return [(event.name, event.args) for event in event_log.events if event.audience >> viewer & 1]
