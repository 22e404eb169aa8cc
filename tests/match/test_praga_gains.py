"""The ledger of laying a tile: its rows add up to what is foretold, and that comes true."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave.core.events import EventLog
from burgrave.core.record import Recorder
from burgrave.core.state import State
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.gains import GainBreakdown
from burgrave.match.match import Match
from burgrave.match.preview import Preview, compare_totals
from burgrave.match.seating import make_seating
from burgrave.match.sequences import MoveSequence, list_sequences
from burgrave.match.view_data import match_view_data
from tests.match.praga_games import TABLES, list_decisions, presenter_for_options

WORDS = burgrave.game("praga").notation
NAMES = ["Alder", "Birch", "Cedar", "Durmast"]
PLACING = {"choose-slot", "choose-plot", "choose-rotation"}
CAPPED = {"gold", "stone", "tech", "university", "mine", "quarry"}
every_table = pytest.mark.parametrize("given", TABLES, ids=lambda given: "-".join(map(str, given.values())))


def game_seeds(given: dict[str, Any]) -> range:
    """More of the short games of one."""
    return range(10, 14 if given["players"] == 1 else 12)


def list_breakdowns(
    s: State, given: dict[str, Any], language: str = "en"
) -> Iterator[tuple[MoveSequence, GainBreakdown]]:
    """Every possible way of a decision with its account."""
    presenter, view = presenter_for_options(given), s.view(s.current_seat)
    preview = Preview(view)
    accounting = presenter.gain_breakdowns(Translator(language), NAMES, preview.state_data, preview)
    assert accounting is not None
    for way in list_sequences(presenter, preview):
        if not way.reason and way.state_after is not None:
            account = accounting.explain_gain(way.events, way.state_after, way.changes)
            assert account is not None
            yield way, account


def sum_items(account: GainBreakdown) -> dict[str, int]:
    sums: Counter[str] = Counter()
    for row in account.items:
        sums.update(dict(row.amounts))
    return {code: number for code, number in sums.items() if number}


def play_sequence(s: State, sequence: MoveSequence) -> State:
    after = s.clone()
    after.event_log = EventLog()
    for move in sequence.moves:
        after.apply(move)
    return after


@pytest.mark.slow
@every_table
def test_the_gains_add_up_to_the_preview_and_that_comes_true(given):
    seen: Counter[str] = Counter()
    for seed in game_seeds(given):
        for s in list_decisions(given, seed, PLACING):
            seat = int(s.current_seat)
            for way, account in list_breakdowns(s, given):
                assert sum_items(account) == way.changes
                assert compare_totals(s.totals(seat), play_sequence(s, way).totals(seat)) == way.changes
                seen[s.to_dict()["turn"]["tile"][0]] += 1
    assert min(seen[kind] for kind in "UWB") > 20


@pytest.mark.slow
@every_table
def test_only_what_is_full_is_taken_off_again(given):
    for s in list_decisions(given, 3, PLACING):
        for _, account in list_breakdowns(s, given):
            for row in account.items:
                if row.kind == "limit":
                    assert all(code in CAPPED and number < 0 for code, number in row.amounts)


@pytest.mark.slow
@every_table
def test_a_row_brings_what_is_printed_where_it_comes_from(given):
    board = presenter_for_options(given).board
    for s in list_decisions(given, 9, PLACING):
        state_data = s.to_dict()
        tile, discount = board["tiles"][state_data["turn"]["tile"]], state_data["turn"]["discount"]
        for way, account in list_breakdowns(s, given):
            rows = {row.kind: dict(row.amounts) for row in account.items}
            plot = next((event for event in way.events if event.name == "building-built"), None)
            hex = (
                board["map"]["hexes"][str(WORDS.event_data(plot)["plot"]).replace(",", " ")] if plot else None
            )
            if tile["row"] == "upgrades":
                assert rows["university"] == {"university": tile["university"]}
                continue
            if not discount:
                assert rows.get("price", {}) == {code: -n for code, n in tile["cost"].items()}
            assert rows["reward"] == tile["reward"]
            if hex and not discount:
                printed = {"gold": -hex["surcharge"], "vp": hex["points"]}
                assert rows.get("plot", {}) == {code: n for code, n in printed.items() if n}
            if hex and not tile["cube_space"]:
                assert rows["around"] == {"vp": state_data["plazas"][hex["plaza"]]["buildings"] + 1}


@pytest.mark.slow
@every_table
def test_the_sides_that_pay_are_those_that_meet(given):
    """Compared with the geometry of the tiles that lie there."""
    found: Counter[str] = Counter()
    for s in list_decisions(given, 4, PLACING):
        state_data, board = s.to_dict(), presenter_for_options(given).board
        for way, account in list_breakdowns(s, given):
            laid = next(event for event in way.events if event.name.endswith(("-built", "-laid")))
            event_fields: dict[str, Any] = dict(WORDS.event_data(laid))
            tile, rotation = board["tiles"][event_fields["tile"]], int(event_fields["rotation"])
            corners = {(corner + rotation) % 6 for corner in tile["corners"]}
            if laid.name == "building-built":
                edges, met = (
                    set[int](),
                    meeting_blue_corners(board, state_data, event_fields["plot"].replace(",", " "), corners),
                )
            else:
                symbols = [tile["edges"][(edge - rotation) % 6] for edge in range(6)]
                hex = event_fields["hex"] if "hex" in event_fields else str(event_fields["slot"])
                edges, met = meeting_red_sides(
                    board, state_data["seats"][s.current_seat], hex, symbols, corners
                )
            assert set(account.edges) == edges
            assert set(account.corners) == met
            assert sum(row.kind == "edge" for row in account.items) == len(edges)
            assert any(row.kind == "corners" for row in account.items) == bool(met)
            found.update(edges=len(edges), corners=len(met))
    assert found["edges"] > 5
    assert found["corners"] > 20


def meeting_red_sides(
    board: Any, player: Any, hex: str, symbols: list[Any], corners: set[int]
) -> tuple[set[int], set[int]]:
    """The edges and corners of a tile on the action board that meet others."""
    place = next(each for each in board["action_board"] if hex in (each["action"], str(each["slot"])))
    edges, met = set(), set()
    for edge, number in enumerate(place["neighbours"]):
        beyond = board["action_board"][number] if number is not None else None
        if beyond is None:
            continue
        lying = (
            player["upgrades"].get(beyond["action"])
            if beyond["action"]
            else player["walls"].get(str(beyond["slot"]))
        )
        if not lying:
            continue
        facing = (edge + 3) % 6
        if symbols[edge] and lying["edges"][facing] and facing not in lying["used_up"]:
            edges.add(edge)
        met |= {edge} & corners if (edge + 4) % 6 in lying["corners"] else set()
        met |= {(edge + 1) % 6} & corners if facing in lying["corners"] else set()
    return edges, met


def meeting_blue_corners(board: Any, state_data: Any, plot: str, corners: set[int]) -> set[int]:
    """The corners of a building that meet printed ones or those of other buildings."""
    hexes = board["map"]["hexes"]
    met = set(hexes[plot]["blue_corners"])
    for edge, other in enumerate(hexes[plot]["neighbours"]):
        if other:
            there = {
                *hexes[other]["blue_corners"],
                *state_data["plots"].get(other, {"corners": []})["corners"],
            }
            met |= {edge} if (edge + 4) % 6 in there else set()
            met |= {(edge + 1) % 6} if (edge + 3) % 6 in there else set()
    return met & corners


@every_table
def test_a_plaza_that_is_complete_is_led_by_those_who_are_named(given):
    complete = 0
    for seed in game_seeds(given):
        for s in list_decisions(given, seed, {"choose-rotation"}):
            for way, account in list_breakdowns(s, given):
                row = next((row for row in account.items if row.kind == "plaza"), None)
                after = play_to_evaluation(play_sequence(s, way))
                assert after.event_log is not None
                event_fields = [WORDS.event_data(event) for event in after.event_log.events]
                assert (row is not None) == any(event["event"] == "plaza-evaluated" for event in event_fields)
                if row:
                    complete += 1
                    leaders = {event["seat"] for event in event_fields if event["event"] == "plaza-led"}
                    assert ("you lead" in row.label) == (s.current_seat in leaders)
                    named = {seat for seat, name in enumerate(NAMES) if name in row.label}
                    assert named == leaders - {s.current_seat}
                    decision = after.decision()
                    chooses = decision is not None and decision.kind == "plaza-reward"
                    assert ("you choose one" in row.label) == (
                        chooses and after.current_seat == s.current_seat
                    )
    assert complete


def play_to_evaluation(after: State) -> State:
    """Whatever is asked before."""
    while (decision := after.decision()) and decision.kind not in ("turn", "plaza-reward"):
        after.apply(decision.moves[-1])
    return after


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_words_in_every_language(language):
    given = TABLES[1]
    labels = set()
    for s in list_decisions(given, 8, PLACING):
        for _, account in list_breakdowns(s, given, language):
            labels |= {row.label for row in account.items}
    assert len(labels) > 12
    assert not any("praga-" in label or not label for label in labels)


@pytest.mark.slow
def test_an_offer_grows_by_less_than_a_third():
    given = TABLES[2]
    match, tr = make_match(given), Translator("en", tags_names=True)
    before = after = 0
    for s in list_decisions(given, 1, {"choose-slot", "choose-plot"}):
        match.recorder.state = s
        data = match_view_data(match.presenter, match.view_for(s.current_seat, tr))["prompt"]
        after += json_size(data)
        assert "gain_items" in data
        del data["gain_items"]
        for way in data["sequences"]:
            for field in ("gains", "edges", "corners"):
                way.pop(field, None)  # type: ignore[misc]
        before += json_size(data)
    assert after < before * 1.3


def make_match(given: dict[str, Any]) -> Match:
    game = burgrave.game("praga")
    options = game.options(**given)
    seating = make_seating(game, options.players, list(range(options.players)), [], [])
    return Match(Recorder(game, options, 5, seating.record_names()), seating, presenter_for_options(given))


def json_size(data: Any) -> int:
    return len(json.dumps(data, ensure_ascii=False, separators=(",", ":")))
