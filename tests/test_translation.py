"""What the hot functions became in C: none of them makes objects of numbers, or lists, unless it is listed.

Such a place costs more than the rule it stands in, and nothing else shows it: the same games are played.
`python tools/compile_engine.py` keeps the C that it compiled. CONTRIBUTING.md tells which Python becomes
what.
"""

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from burgrave import COMPILED
from burgrave.citadels import build, cards, draft, turn
from burgrave.citadels.bots import roles, worth
from burgrave.citadels.bots.h2 import beliefs, bot, context
from burgrave.citadels.bots.h2 import cards as h2_cards
from burgrave.citadels.bots.h2 import draft as h2_draft
from burgrave.citadels.district_choice import DistrictChoiceStep
from burgrave.citadels.rules import CitadelsRules
from burgrave.citadels.sampling import cards as sampled_cards
from burgrave.citadels.sampling import characters
from burgrave.citadels.state import CitadelsPlayer
from burgrave.core import agenda, numbers, playout
from burgrave.core.knowledge import Knowledge
from burgrave.core.move_collector import LegalMoves, PackedMoves, RandomMove
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
    take_tile,
)
from burgrave.praga import sampling as praga_sampling
from burgrave.praga.actions.action import TileAction
from burgrave.praga.actions.building import BuildingAction
from burgrave.praga.bots import board, city, features, forecast
from burgrave.praga.bots.evaluator import Evaluator
from burgrave.praga.state import PragaPlayer

TRANSLATION = Path(__file__).parents[1] / "build" / "engine.c.gz"
Hot = Callable[..., Any]
HOT: list[Hot] = [
    # every game
    agenda.advance,
    playout.play_at_random,
    RandomMove.allow,
    PackedMoves.allow,
    State.offer,
    State.apply,
    State.push,
    State.save_current_step,
    State.then,
    State.push_waiting_steps,
    State.pop,
    State.next_step,
    Knowledge.clone,
    Knowledge.learn,
    Knowledge.leaves,
    Knowledge.see_row,
    Knowledge.known_row,
    Knowledge.doubts,
    Knowledge.exchange_rows,
    numbers.insert_number,
    numbers.insert_sorted,
    numbers.copy_with,
    numbers.copy_with_row,
    numbers.remove_at,
    numbers.drop_last,
    numbers.sort,
    # Citadels
    CitadelsPlayer.clone,
    CitadelsRules.character,
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
    DistrictChoiceStep.offer,
    turn.offer_districts,
    turn.offer_freely,
    sampled_cards.sample_cards,
    sampled_cards.count_unseen,
    sampled_cards.put,
    sampled_cards.fill,
    sampled_cards.settle,
    characters.ways,
    characters.draw_ranks,
    characters.weight,
    beliefs.chances,
    beliefs.take,
    beliefs.pick,
    beliefs.wishes_of,
    bot.best_move,
    bot.move_worth,
    h2_cards.wanted_gold,
    h2_draft.attraction,
    context.threats,
    roles.character_worth,
    worth.card_worth,
    worth.standing_worth,
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
    TileAction.is_possible,
    BuildingAction.least_surcharge,
    plazas.cubes_of,
    projects.offer_climbing,
    refresh.offer_refresh,
    take_tile.useful_tiles,
    praga_sampling.deal,
    praga_sampling.unseen,
    board.connection_worth,
    board.neighbours_of,
    board.add_neighbour,
    board.claim_worth,
    city.turned_worth,
    city.cubes_at,
    city.find_plots,
    city.look_at_corners,
    features.features,
    forecast.forecast,
    Evaluator.bundle,
    Evaluator.one,
]
# What costs an object: a number or a row in a box, a list, a tuple, a call through the interpreter.
DEAR = re.compile(
    r"\b(PyLong_FromLongLong|CPyTagged_StealAsObject|PyFloat_FromDouble|PyList_New|PyList_Append|CPyList_\w*Slice"
    r"|PyTuple_New|PyDict_\w+|CPyDict_\w+|PyObject_Vectorcall\w*|PyObject_GetIter|CPyObject_GetAttr"
    r"|Vec\w+Api\.(?:box|from_iterable|to_list))\b"
)
# Those that may, and what for.
MAY: dict[Hot, set[str]] = {}


def possible_names(function: Hot) -> list[str]:
    """How mypyc may call a function: as much of its module as tells it from others, and its name."""
    owner = getattr(function, "__objclass__", function)
    parts = [*str(owner.__module__).split("."), *function.__qualname__.split(".")]
    depth = function.__qualname__.count(".") + 2
    return ["___".join(parts[-length:]) for length in range(depth, len(parts) + 1)]


def read_functions() -> Iterator[tuple[str, list[str]]]:
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
    for name, lines in read_functions():
        found[name] = {what for line in lines for what in DEAR.findall(line)}
    return found


needs_c = pytest.mark.skipif(
    not COMPILED or not TRANSLATION.exists(), reason="needs the C that tools/compile_engine.py keeps"
)


@needs_c
@pytest.mark.parametrize("function", HOT, ids=lambda function: function.__qualname__)
def test_a_hot_function_makes_no_objects(dear, function):
    assert costs_of(dear, function) - MAY.get(function, set()) == set()


@needs_c
def test_an_object_that_is_made_is_found(dear):
    """A list of moves for a caller in Python is a list of objects."""
    assert "PyLong_FromLongLong" in costs_of(dear, LegalMoves.allow)


def costs_of(dear: dict[str, set[str]], function: Hot) -> set[str]:
    known = [name for name in possible_names(function) if name in dear]
    assert known, "there is no such function in the translation"
    return dear[known[0]]
