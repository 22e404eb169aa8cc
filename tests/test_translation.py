"""What the hot functions became in C: none of them makes objects of numbers, or lists, unless it is listed.

Such a place costs more than the rule it stands in, and nothing else shows it: the same games are played.
`python tools/engine.py` keeps the C that it compiled. CONTRIBUTING.md tells which Python becomes what.
"""

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from burgrave import COMPILED
from burgrave.citadels import build, cards, draft, imagine, imagine_characters, turn
from burgrave.citadels.bots import beliefs, h2, h2_cards, h2_draft, h2_mind, roles, worth
from burgrave.citadels.rules import Rules
from burgrave.citadels.state import Player as CitadelsPlayer
from burgrave.core import agenda, numbers, playout
from burgrave.core.knowledge import Knowledge
from burgrave.core.offer import Dice, Moves, Packed
from burgrave.core.state import State
from burgrave.praga import (
    claims,
    connections,
    crane,
    display,
    gain,
    perform,
    plazas,
    projects,
    refresh,
    taking,
)
from burgrave.praga import imagine as praga_imagine
from burgrave.praga.bots import board, city, features, forecast
from burgrave.praga.bots.worth import Worth
from burgrave.praga.state import Player as PragaPlayer

TRANSLATION = Path(__file__).parents[1] / "build" / "engine.c.gz"
Hot = Callable[..., Any]
HOT: list[Hot] = [
    # every game
    agenda.advance,
    playout.play_at_random,
    Dice.allow,
    Packed.allow,
    State.offer,
    State.play,
    State.push,
    State.lay_down,
    State.then,
    State.put_waiting,
    State.pop,
    State.step_after,
    Knowledge.clone,
    Knowledge.learn,
    Knowledge.leaves,
    Knowledge.see_row,
    Knowledge.known_row,
    Knowledge.doubts,
    Knowledge.exchange_rows,
    numbers.with_one_at,
    numbers.in_order,
    numbers.replaced,
    numbers.replaced_row,
    numbers.without_one_at,
    numbers.without_last,
    numbers.sort,
    # Citadels
    CitadelsPlayer.clone,
    Rules.character,
    build.offer_hand_to_build,
    build.enters_city,
    cards.draw,
    cards.draw_to_choose,
    cards.add_to_hand,
    cards.enters_hand,
    cards.leaves_hand,
    cards.take_out,
    cards.discard,
    cards.return_drawn,
    draft.offer_characters,
    turn.offer_districts,
    turn.offer_freely,
    imagine.imagine_cards,
    imagine.unseen,
    imagine.put,
    imagine.fill,
    imagine.settle,
    imagine_characters.ways,
    imagine_characters.sample,
    imagine_characters.weight,
    beliefs.chances,
    beliefs.take,
    beliefs.pick,
    beliefs.wishes_of,
    h2.best_move,
    h2.move_worth,
    h2_cards.wanted_gold,
    h2_draft.attraction,
    h2_mind.threats,
    roles.character_worth,
    worth.card_worth,
    worth.standing,
    # Praga
    PragaPlayer.clone,
    claims.offer_claims,
    claims.open_claim,
    claims.upgrades_of,
    connections.blue_at,
    crane.tile_cost,
    crane.step_wheel,
    display.fill,
    display.put_under,
    display.slot_of,
    gain.gain,
    gain.gain_one,
    gain.gain_vp,
    perform.can_perform,
    plazas.cubes_of,
    projects.offer_climbing,
    refresh.offer_refresh,
    taking.useful_tiles,
    praga_imagine.deal,
    praga_imagine.unseen,
    board.connection_worth,
    board.around_hex,
    board.look_beyond,
    board.claim_worth,
    city.turned_worth,
    city.cubes_at,
    city.find_plots,
    city.look_at_corners,
    features.features,
    forecast.forecast,
    Worth.bundle,
    Worth.one,
]
# What costs an object: a number or a row in a box, a list, a tuple, a call through the interpreter.
DEAR = re.compile(
    r"\b(PyLong_FromLongLong|CPyTagged_StealAsObject|PyFloat_FromDouble|PyList_New|PyList_Append|CPyList_\w*Slice"
    r"|PyTuple_New|PyDict_\w+|CPyDict_\w+|PyObject_Vectorcall\w*|PyObject_GetIter|CPyObject_GetAttr"
    r"|Vec\w+Api\.(?:box|from_iterable|to_list))\b"
)
# Those that may, and what for.
MAY: dict[Hot, set[str]] = {}


def names(function: Hot) -> list[str]:
    """How mypyc may call a function: as much of its module as tells it from others, and its name."""
    owner = getattr(function, "__objclass__", function)
    parts = [*str(owner.__module__).split("."), *function.__qualname__.split(".")]
    depth = function.__qualname__.count(".") + 2
    return ["___".join(parts[-length:]) for length in range(depth, len(parts) + 1)]


def bodies() -> Iterator[tuple[str, list[str]]]:
    """The functions of the translation by name, each with its lines."""
    head = re.compile(r"^\w[\w \*]*\bCPyDef_(\w+)\(.*\) \{$")
    name = ""
    lines: list[str] = []
    with gzip.open(TRANSLATION, "rt", encoding="utf-8") as source:
        for line in source:
            begins = head.match(line)
            if begins:
                name, lines = begins[1], []
            elif name and line.startswith("}"):
                yield name, lines
                name = ""
            elif name:
                lines.append(line)


@pytest.fixture(scope="module")
def dear() -> dict[str, set[str]]:
    """By function: what it does that is dear."""
    found: dict[str, set[str]] = {}
    for name, lines in bodies():
        found[name] = {what for line in lines for what in DEAR.findall(line)}
    return found


needs_c = pytest.mark.skipif(
    not COMPILED or not TRANSLATION.exists(), reason="needs the C that tools/engine.py keeps"
)


@needs_c
@pytest.mark.parametrize("function", HOT, ids=lambda function: function.__qualname__)
def test_a_hot_function_makes_no_objects(dear, function):
    assert found_in(dear, function) - MAY.get(function, set()) == set()


@needs_c
def test_an_object_that_is_made_is_found(dear):
    """A list of moves for a caller in Python is a list of objects."""
    assert "PyLong_FromLongLong" in found_in(dear, Moves.allow)


def found_in(dear: dict[str, set[str]], function: Hot) -> set[str]:
    known = [name for name in names(function) if name in dear]
    assert known, "there is no such function in the translation"
    return dear[known[0]]
