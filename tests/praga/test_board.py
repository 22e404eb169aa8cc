"""The printed board as a model: its geometry fits, and what it says of prices is what the engine takes."""

from typing import Any

import pytest

import burgrave
from burgrave.core.events import EventLog
from burgrave.core.rng import FastRng
from burgrave.core.state import State

GAME = burgrave.game("praga")
OPTIONS = GAME.options(players=2)
BOARD = GAME.reference().board(OPTIONS)
BESIDE = [(1, -3), (2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3)]  # of edges 0 to 5: NE, E, SE, SW, W, NW
ALIKE = {"gold": "gold", "stone": "stone", "silver": "silver_windows", "goldwin": "gold_windows"}


def hex_position(hexes: Any, place: Any) -> tuple[int, int]:
    return hexes[place]["x"], hexes[place]["y"]


@pytest.mark.parametrize("hexes", [BOARD["map"]["hexes"], dict(enumerate(BOARD["action_board"]))])
def test_a_neighbour_lies_beyond_its_edge(hexes):
    places = {hex_position(hexes, place): place for place in hexes}
    assert len(places) == len(hexes)
    for place in hexes:
        x, y = hex_position(hexes, place)
        beyond = [places.get((x + right, y + down)) for right, down in BESIDE]
        assert hexes[place]["neighbours"] == beyond


def test_every_plot_is_around_the_plaza_that_it_names():
    hexes = BOARD["map"]["hexes"]
    for hex in hexes.values():
        if hex["type"] == "plot":
            around = {hexes[id]["plaza"] for id in hex["neighbours"] if id and hexes[id]["type"] == "plaza"}
            assert around == {hex["plaza"]}


def test_state_data_lists_the_plots_of_the_map():
    plots = [id for id, hex in BOARD["map"]["hexes"].items() if hex["type"] == "plot"]
    assert GAME.new(OPTIONS, 1).to_dict()["setup"]["plots"] == plots


def test_a_road_tile_lies_on_its_space_and_changes_its_effect():
    road = GAME.reference().board(GAME.options(players=2, road_tiles="KR-I,KR-IIb"))["road"]
    assert [space["tile"] for space in road] == ["KR-I", "KR-IIb", None, None, None]
    changed = [new["effect"] != old["effect"] for new, old in zip(road, BOARD["road"], strict=True)]
    assert changed == [True, True, False, False, False]


def mid_turn_state() -> State:
    """A turn in which a tile has been taken and everything is affordable."""
    s: Any = GAME.new(OPTIONS, 4)
    s.apply(s.legal_moves()[0])
    p = s.players[s.current_seat]
    p.gold = p.stone = p.silver = p.gold_windows = 3
    ready: State = s
    return ready


def paid_amounts(s: State, move: str) -> dict[str, int]:
    """What a move takes away, by the code of the board."""
    after = s.clone()
    after.apply(GAME.notation.parse_move(move))
    before, now = (each.to_dict()["seats"][s.current_seat] for each in (s, after))
    taken = {code: before[fact] - now[fact] for code, fact in ALIKE.items()}
    return {code: amount for code, amount in taken.items() if amount > 0}


def test_prices_are_those_that_the_engine_takes():
    s = mid_turn_state()
    prices = BOARD["prices"]
    bought = [
        paid_amounts(s, "buy action for two gold windows"),
        paid_amounts(s, "buy action for gold and silver"),
    ]
    assert prices["buy_action"] == bought
    assert prices["climb"] == [paid_amounts(s, "climb cathedral")]
    for price in prices["refresh"]:
        [resource] = price
        first = s.clone()
        first.apply(GAME.notation.parse_move(f"refresh walls for {resource}"))
        first.apply(first.legal_moves()[0])
        first.apply(first.legal_moves()[0])
        lost = (
            s.to_dict()["seats"][s.current_seat][resource]
            - first.to_dict()["seats"][s.current_seat][resource]
        )
        assert lost == price[resource]


def test_production_in_state_data_is_what_producing_brings():
    looked = 0
    for seed in range(12):
        s = GAME.new(OPTIONS, seed)
        rng = FastRng(seed)
        while not s.is_over:
            for move, track in (("action produce gold", "mines"), ("action produce stone", "quarry")):
                if GAME.notation.parse_move(move) in s.legal_moves():
                    looked += 1
                    assert (
                        produced_amounts(s, move) == s.to_dict()["seats"][s.current_seat]["production"][track]
                    )
            s.apply(s.legal_moves()[rng.randbelow(len(s.legal_moves()))])
    assert looked > 50


def produced_amounts(s: State, move: str) -> dict[str, int]:
    """What a seat learns that it has gained by producing."""
    after = s.clone()
    after.event_log = EventLog()
    after.apply(GAME.notation.parse_move(move))
    gained: dict[str, int] = {}
    for event in after.event_log.events:
        data: dict[str, Any] = dict(GAME.notation.event_data(event))
        if event.name == "gained" and data["source"] == "production":
            gained[data["bonus"]] = gained.get(data["bonus"], 0) + data["amount"]
    return gained
