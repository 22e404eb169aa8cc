"""Component files that were changed at random: each is refused with a sentence, or can be played with.

`BURGRAVE_LONG=100` tries a hundred times as many.
"""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import burgrave
from burgrave.core.chance import Fast
from burgrave.core.wrong import Wrong
from burgrave.games import know_components
from burgrave.praga import components
from burgrave.testing.play import LONG
from burgrave.text import LANGUAGES, Text

MOVES = 25
FUZZED = settings(
    max_examples=80 * LONG,
    deadline=None,
    database=None,
    derandomize=LONG == 1,
    suppress_health_check=list(HealthCheck),
)
PRINTED = json.loads(components.printed().raw)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*path, key))


PLACES = list(places(PRINTED))
NUMBERS = st.sampled_from([0, 1, 2, 3, 5, 9, 30, 99, 10**6, 10**30, -1])
WORDS = st.sampled_from(
    ["", "gold", "stone", "blue", "quarry", "mines", "W01", "vp", "any", "\x00", "ž" * 99]
)
PLAIN = st.one_of(NUMBERS, WORDS, st.none(), st.booleans(), st.floats())
VALUES = st.one_of(PLAIN, st.lists(PLAIN, max_size=3), st.dictionaries(WORDS, PLAIN, max_size=2))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


@st.composite
def changed_files(draw: st.DrawFn) -> bytes:
    data = copy.deepcopy(PRINTED)
    for _ in range(draw(st.integers(1, 2))):
        path = draw(st.sampled_from(PLACES))
        try:
            change(draw, data, path)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took that place away
    return json.dumps(data).encode()


def change(draw: st.DrawFn, data: Any, path: tuple[Any, ...]) -> None:
    holder, key = at(data, path[:-1]), path[-1]
    old = holder[key]
    match draw(st.sampled_from(["nudge", "replace", "copy", "remove", "repeat"])):
        case "nudge" if type(old) is int:
            holder[key] = old + draw(st.integers(-2, 2))
        case "copy":  # from a place of the same name, so that it may fit
            alike = [other for other in PLACES if other[-1] == key]
            holder[key] = copy.deepcopy(at(PRINTED, draw(st.sampled_from(alike))))
        case "remove":
            del holder[key]
        case "repeat" if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(old))
        case _:
            holder[key] = draw(VALUES)


def check_refused_or_played(raw: bytes) -> None:
    try:
        digest = know_components(raw, "fuzzed.json")
    except Wrong as wrong:
        check_sentence(wrong)
        return
    try:
        play_some(digest)
    finally:
        if digest != components.printed().digest:
            components._remembered.pop(digest, None)


def check_sentence(wrong: Wrong) -> None:
    for language in LANGUAGES:
        assert Text(language).wrong(wrong)


def play_some(digest: str) -> None:
    game = burgrave.game("praga")
    for players in (1, 3):
        state = game.new(game.options(players=players, components=digest), 1)
        chance = Fast(players)
        for _ in range(MOVES):
            if state.over:
                break
            moves = state.legal()
            state.play(moves[chance.below(len(moves))])
            state.view(0).facts()


@pytest.mark.slow
@FUZZED
@given(changed_files())
def test_a_changed_file_is_refused_or_can_be_played(raw: bytes):
    check_refused_or_played(raw)


@FUZZED
@given(st.data())
def test_a_damaged_file_is_refused_or_can_be_played(data: st.DataObject):
    text = bytearray(components.printed().raw)
    for _ in range(data.draw(st.integers(1, 2))):
        first = data.draw(st.integers(0, len(text) - 1))
        text[first : first + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    check_refused_or_played(bytes(text))


LARGE = {
    "many fields": b"{" + b",".join(b'"%d":1' % n for n in range(90_000)) + b"}",
    "many items": json.dumps({**PRINTED, "walls": list(range(150_000))}).encode(),
    "deep": b"[" * 200_000,
    "deep and closed": b"[" * 200_000 + b"]" * 200_000,
    "digits": b'{"meta": ' + b"9" * 500_000 + b"}",
    "too large": b" " * 2_000_000,
}


@pytest.mark.parametrize("raw", LARGE.values(), ids=list(LARGE))
def test_a_file_that_takes_long_to_read_is_refused(raw: bytes):
    with pytest.raises(Wrong):
        know_components(raw, "large.json")
