"""The ledger of laying a tile: its rows add up to what is foretold, and that comes true."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave.core.event import Journal
from burgrave.core.record import Recorder
from burgrave.core.state import State
from burgrave.table.data import offer_data
from burgrave.table.ledger import Account
from burgrave.table.match import Match
from burgrave.table.preview import Foresight, difference
from burgrave.table.seating import seated
from burgrave.table.ways import Way, ways
from burgrave.text import LANGUAGES, Text
from tests.table.praga_games import TABLES, lens_of, moments

WORDS = burgrave.game("praga").words()
NAMES = ["Alder", "Birch", "Cedar", "Durmast"]
PLACING = {"choose-slot", "choose-plot", "choose-rotation"}
CAPPED = {"gold", "stone", "tech", "university", "mine", "quarry"}
every_table = pytest.mark.parametrize("given", TABLES, ids=lambda given: "-".join(map(str, given.values())))


def games_of(given: dict[str, Any]) -> range:
    """More of the short games of one."""
    return range(10, 14 if given["players"] == 1 else 12)


def accounts(s: State, given: dict[str, Any], language: str = "en") -> Iterator[tuple[Way, Account]]:
    """Every possible way of a decision with its account."""
    lens, view = lens_of(given), s.view(s.acting)
    foresight = Foresight(view)
    accounting = lens.accounts(Text(language), NAMES, foresight.facts, foresight)
    assert accounting is not None
    for way in ways(lens, view, foresight):
        if not way.reason and way.later is not None:
            account = accounting.of(way.told, way.later, way.changes)
            assert account is not None
            yield way, account


def summed(account: Account) -> dict[str, int]:
    sums: Counter[str] = Counter()
    for row in account.rows:
        sums.update(dict(row.brings))
    return {code: number for code, number in sums.items() if number}


def played(s: State, way: Way) -> State:
    after = s.clone()
    after.journal = Journal()
    for move in way.moves:
        after.play(move)
    return after


@pytest.mark.slow
@every_table
def test_the_rows_add_up_to_what_is_foretold_and_that_comes_true(given):
    seen: Counter[str] = Counter()
    for seed in games_of(given):
        for s in moments(given, seed, PLACING):
            seat = int(s.acting)
            for way, account in accounts(s, given):
                assert summed(account) == way.changes
                assert difference(s.counters(seat), played(s, way).counters(seat)) == way.changes
                seen[s.facts()["turn"]["tile"][0]] += 1
    assert min(seen[kind] for kind in "UWB") > 20


@pytest.mark.slow
@every_table
def test_only_what_is_full_is_taken_off_again(given):
    for s in moments(given, 3, PLACING):
        for _, account in accounts(s, given):
            for row in account.rows:
                if row.kind == "limit":
                    assert all(code in CAPPED and number < 0 for code, number in row.brings)


@pytest.mark.slow
@every_table
def test_a_row_brings_what_is_printed_where_it_comes_from(given):
    board = lens_of(given).board
    for s in moments(given, 9, PLACING):
        facts = s.facts()
        tile, discount = board["tiles"][facts["turn"]["tile"]], facts["turn"]["discount"]
        for way, account in accounts(s, given):
            rows = {row.kind: dict(row.brings) for row in account.rows}
            plot = next((event for event in way.told if event.name == "building-built"), None)
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
                assert rows["around"] == {"vp": facts["plazas"][hex["plaza"]]["buildings"] + 1}


@pytest.mark.slow
@every_table
def test_the_sides_that_pay_are_those_that_meet(given):
    """Compared with the geometry of the tiles that lie there."""
    found: Counter[str] = Counter()
    for s in moments(given, 4, PLACING):
        facts, board = s.facts(), lens_of(given).board
        for way, account in accounts(s, given):
            laid = next(event for event in way.told if event.name.endswith(("-built", "-laid")))
            told: dict[str, Any] = dict(WORDS.event_data(laid))
            tile, rotation = board["tiles"][told["tile"]], int(told["rotation"])
            corners = {(corner + rotation) % 6 for corner in tile["corners"]}
            if laid.name == "building-built":
                edges, met = set[int](), blue(board, facts, told["plot"].replace(",", " "), corners)
            else:
                symbols = [tile["edges"][(edge - rotation) % 6] for edge in range(6)]
                hex = told["hex"] if "hex" in told else str(told["slot"])
                edges, met = red(board, facts["seats"][s.acting], hex, symbols, corners)
            assert set(account.edges) == edges
            assert set(account.corners) == met
            assert sum(row.kind == "edge" for row in account.rows) == len(edges)
            assert any(row.kind == "corners" for row in account.rows) == bool(met)
            found.update(edges=len(edges), corners=len(met))
    assert found["edges"] > 5
    assert found["corners"] > 20


def red(
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


def blue(board: Any, facts: Any, plot: str, corners: set[int]) -> set[int]:
    """The corners of a building that meet printed ones or those of other buildings."""
    hexes = board["map"]["hexes"]
    met = set(hexes[plot]["blue_corners"])
    for edge, other in enumerate(hexes[plot]["neighbours"]):
        if other:
            there = {*hexes[other]["blue_corners"], *facts["plots"].get(other, {"corners": []})["corners"]}
            met |= {edge} if (edge + 4) % 6 in there else set()
            met |= {(edge + 1) % 6} if (edge + 3) % 6 in there else set()
    return met & corners


@every_table
def test_a_plaza_that_is_complete_is_led_by_those_who_are_named(given):
    complete = 0
    for seed in games_of(given):
        for s in moments(given, seed, {"choose-rotation"}):
            for way, account in accounts(s, given):
                row = next((row for row in account.rows if row.kind == "plaza"), None)
                after = until_the_plaza_is_counted(played(s, way))
                assert after.journal is not None
                told = [WORDS.event_data(event) for event in after.journal.events]
                assert (row is not None) == any(event["event"] == "plaza-evaluated" for event in told)
                if row:
                    complete += 1
                    leaders = {event["seat"] for event in told if event["event"] == "plaza-led"}
                    assert ("you lead" in row.label) == (s.acting in leaders)
                    named = {seat for seat, name in enumerate(NAMES) if name in row.label}
                    assert named == leaders - {s.acting}
                    decision = after.decision()
                    chooses = decision is not None and decision.kind == "plaza-reward"
                    assert ("you choose one" in row.label) == (chooses and after.acting == s.acting)
    assert complete


def until_the_plaza_is_counted(after: State) -> State:
    """Whatever is asked before."""
    while (decision := after.decision()) and decision.kind not in ("turn", "plaza-reward"):
        after.play(decision.moves[-1])
    return after


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_words_in_every_language(language):
    given = TABLES[1]
    labels = set()
    for s in moments(given, 8, PLACING):
        for _, account in accounts(s, given, language):
            labels |= {row.label for row in account.rows}
    assert len(labels) > 12
    assert not any("praga-" in label or not label for label in labels)


@pytest.mark.slow
def test_an_offer_grows_by_less_than_a_third():
    given = TABLES[2]
    match = sitting(given)
    before = after = 0
    for s in moments(given, 1, {"choose-slot", "choose-plot"}):
        data = offer_data(match, s.view(s.acting), Text("en", marks=True), NAMES)
        after += size(data)
        assert "ledger" in data
        del data["ledger"]
        for way in data["ways"]:
            for field in ("rows", "edges", "corners"):
                way.pop(field, None)  # type: ignore[misc]
        before += size(data)
    assert after < before * 1.3


def sitting(given: dict[str, Any]) -> Match:
    game = burgrave.game("praga")
    options = game.options(**given)
    seating = seated(game, options.players, list(range(options.players)), [], [])
    return Match(Recorder(game, options, 5, seating.in_record()), seating, lens_of(given))


def size(data: Any) -> int:
    return len(json.dumps(data, ensure_ascii=False, separators=(",", ":")))
