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
from burgrave.core.error import BurgraveError
from burgrave.core.rng import FastRng
from burgrave.game_registry import register_components
from burgrave.i18n import LANGUAGES, Translator
from burgrave.praga import components
from burgrave.testing.random_play import LONG

MOVES = 25
FUZZED = settings(
    max_examples=80 * LONG,
    deadline=None,
    database=None,
    derandomize=LONG == 1,
    suppress_health_check=list(HealthCheck),
)
PRINTED = json.loads(components.printed_components().raw)


def list_paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from list_paths(inner, (*path, key))


PLACES = list(list_paths(PRINTED))
NUMBERS = st.sampled_from([0, 1, 2, 3, 5, 9, 30, 99, 10**6, 10**30, -1])
WORDS = st.sampled_from(
    ["", "gold", "stone", "blue", "quarry", "mines", "W01", "vp", "any", "\x00", "ž" * 99]
)
PLAIN = st.one_of(NUMBERS, WORDS, st.none(), st.booleans(), st.floats())
VALUES = st.one_of(PLAIN, st.lists(PLAIN, max_size=3), st.dictionaries(WORDS, PLAIN, max_size=2))


def value_at(data: Any, path: tuple[Any, ...]) -> Any:
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
    holder, key = value_at(data, path[:-1]), path[-1]
    old = holder[key]
    match draw(st.sampled_from(["nudge", "replace", "copy", "remove", "repeat"])):
        case "nudge" if type(old) is int:
            holder[key] = old + draw(st.integers(-2, 2))
        case "copy":  # from a place of the same name, so that it may fit
            alike = [other for other in PLACES if other[-1] == key]
            holder[key] = copy.deepcopy(value_at(PRINTED, draw(st.sampled_from(alike))))
        case "remove":
            del holder[key]
        case "repeat" if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(old))
        case _:
            holder[key] = draw(VALUES)


def check_refused_or_played(raw: bytes) -> None:
    try:
        digest = register_components(raw, "fuzzed.json")
    except BurgraveError as error:
        check_sentence(error)
        return
    try:
        play_some(digest)
    finally:
        if digest != components.printed_components().digest:
            components._remembered.pop(digest, None)


def check_sentence(error: BurgraveError) -> None:
    for language in LANGUAGES:
        assert Translator(language).error_message(error)


def play_some(digest: str) -> None:
    game = burgrave.game("praga")
    for players in (1, 3):
        state = game.new(game.options(players=players, components=digest), 1)
        rng = FastRng(players)
        for _ in range(MOVES):
            if state.is_over:
                break
            moves = state.legal_moves()
            state.apply(moves[rng.randbelow(len(moves))])
            state.view(0).to_dict()


@pytest.mark.slow
@FUZZED
@given(changed_files())
def test_a_changed_file_is_refused_or_can_be_played(raw: bytes):
    check_refused_or_played(raw)


@FUZZED
@given(st.data())
def test_a_damaged_file_is_refused_or_can_be_played(data: st.DataObject):
    text = bytearray(components.printed_components().raw)
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
    with pytest.raises(BurgraveError):
        register_components(raw, "large.json")
