"""Every verb, kind of decision and event is declared for clients, and things lie where their places say."""

import csv
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import burgrave
from burgrave.core.events import SEAT, EventLog
from burgrave.core.game import Game
from burgrave.core.state import State
from burgrave.match.layout.base import PATTERNS, Layout, Place, Situation, field_parts
from burgrave.match.log_data import complete_event
from burgrave.match.move_data import move_data
from burgrave.match.presenters.base import presenter_for
from burgrave.testing.random_play import random_states
from tests.games.letter.game import Letter
from tests.invariants.cases import list_cases

WEB = Path(__file__).parents[2] / "web"
GAMES: list[Game[Any]] = [*(burgrave.game(id) for id in burgrave.games()), Letter()]
CASES = list_cases()[::3]
# Objects that lie nowhere: numbers, and the rotation of a tile that has a place already.
NOWHERE = {
    "citadels": {"cards"},
    "praga": {"choice", "rotation"},
    "letter": {"card"},
}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_case = pytest.mark.parametrize(
    "case", CASES, ids=["-".join([game.id, *map(str, options.values())]) for game, options in CASES]
)


def layout_of(game: Game[Any], options: dict[str, Any] | None = None) -> Layout:
    return presenter_for(game, options).layout


def is_declared(layout: Layout) -> bool:
    """Whether the game has a layout of its own. The one for any game declares nothing."""
    return type(layout) is not Layout


@every_game
def test_every_kind_of_decision_has_a_pattern(game):
    layout, kinds = layout_of(game), {slot.kind for slot in game.step_slots if slot.kind}
    assert {layout.pattern_of(kind) for kind in kinds} <= set(PATTERNS)
    if is_declared(layout):
        assert set(layout.patterns) == kinds


@every_game
def test_every_verb_has_an_icon(game):
    layout = layout_of(game)
    if is_declared(layout):
        assert set(layout.verbs) == {family.verb for family in game.notation.families}
    assert all(layout.verb_style(family.verb).icon for family in game.notation.families)


@every_game
def test_every_event_moves_something_or_is_plain(game):
    layout = layout_of(game)
    if is_declared(layout):
        moving = set(layout.event_transfers)
        assert not moving & layout.plain_events
        assert moving | layout.plain_events == set(game.notation.events)
        assert set(layout.events) == set(game.notation.events)


@every_game
def test_every_icon_is_drawn(game):
    layout = layout_of(game)
    with (WEB / "src" / "art" / "icons.csv").open(encoding="utf-8", newline="") as file:
        icons = {row["id"] for row in csv.DictReader(file)}
    symbols = next(WEB.glob("src/**/symbols.ts")).read_text(encoding="utf-8")
    icons |= set(re.findall(r"^  (\w+):", symbols, re.MULTILINE))
    named = {style.icon for style in layout.verbs.values()} | {style.icon for style in layout.events.values()}
    assert named - {""} <= icons


@pytest.mark.parametrize(("kind", "icon"), [("seize", "exchange"), ("wizard-card", "card")])
def test_a_district_is_exchanged_where_a_card_is_taken(kind, icon):
    layout = layout_of(burgrave.game("citadels"))
    situation = Situation(kind, {"decision": {"seat": 0, "other": 1}})
    take = layout.game.notation.numbers["take castle"]
    assert move_data(layout, take, situation)["icon"] == icon


@pytest.mark.parametrize(
    ("kind", "piece"),
    [
        ("confiscate", ("card", "castle")),
        ("graveyard", ("card", "temple")),
        ("threat", ("character", "blackmailer")),
        ("turn", None),
    ],
)
def test_a_question_names_the_piece_that_it_is_about(kind, piece):
    layout = layout_of(burgrave.game("citadels"))
    state_data = {"turn": {"building": "castle", "destroyed": "temple", "chosen": None}}
    assert layout.piece_in_hand(Situation(kind, state_data)) == piece


def test_an_answer_to_a_threat_is_about_the_mark():
    layout = layout_of(burgrave.game("citadels"))
    state_data = {"turn": {"character": "king"}, "decision": {"seat": 1, "other": 2}}
    focus = layout.focus_of(Situation("threat", state_data))
    assert focus == {"kind": "mark", "character": "king", "mark": "threat"}


def check_place(layout: Layout, place: Place) -> None:
    """Check that the kind of a place is declared, and that its fields have ids of their vocabularies."""
    fields = {field_parts(field)[0]: field_parts(field) for field in layout.place_kinds[str(place["kind"])]}
    values = {name: value for name, value in place.items() if name != "kind"}
    assert set(values) <= set(fields), place
    assert {name for name, _, optional in fields.values() if not optional} <= set(values), place
    for name, value in values.items():
        ids = layout.game.notation.names.get(fields[name][1])
        if ids is not None:
            assert value in ids, place
        elif fields[name][1] == "text":
            assert isinstance(value, str), place
        else:
            assert isinstance(value, int), place


def decisions(case: tuple[Game[Any], dict[str, Any]], every: int) -> Iterator[tuple[State, Situation]]:
    """Yield the view of the deciding seat at decisions of two random games, and its situation."""
    for seed in (20, 21):
        for s in random_states(case, seed, every):
            decision = s.decision()
            if decision is not None:
                view = s.view(s.current_seat)
                yield view, Situation(decision.kind, view.to_dict())


@every_case
def test_every_object_of_a_move_lies_where_its_place_says(case):
    game, options = case
    layout = layout_of(game, game.options(**options).to_dict())
    for view, situation in decisions(case, every=2):
        legality = view.legality()
        for number in legality.moves:
            move = game.notation.move(number)
            for vocabulary, id in move.objects:
                place = layout.place_of(vocabulary, id, move, situation)
                if place is None:
                    assert vocabulary in NOWHERE[game.id], (situation.kind, move)
                else:
                    check_place(layout, place)
                    check_contents(place, id, situation.state_data)
        focus = layout.focus_of(situation)
        if focus is not None:
            check_place(layout, focus)
        piece = layout.piece_in_hand(situation)
        if piece is not None:
            assert piece[1] in game.notation.names[piece[0]]


def check_contents(place: Place, id: str, state_data: dict[str, Any]) -> None:
    """Check that the object is at its place in the state data, if the state data has such a place."""
    player = state_data["seats"][place["seat"]] if SEAT in place else {}
    match place["kind"]:
        case "hand" | "museum":
            assert id in player[place["kind"]]
        case "city" if "card" in place:
            assert id in [district["card"] for district in player["city"]]
        case "drawn":
            assert id in [*state_data["turn"]["drawn"], state_data["turn"].get("chosen")]
        case "wagon":
            assert int(id) in [wagon["number"] for wagon in player["cash_wagons"]]
        case "crane":
            assert state_data["crane"]["tiles"][id]["position"] is not None
        case "display" if "slot" in place:
            assert state_data["display"][place["row"]][int(place["slot"]) - 1] == id
        case "river":
            assert id in state_data["river"]
        case "plot":
            assert place["plot"] in state_data["setup"]["plots"]
        case "technology":
            assert id in player["technologies"]


@every_case
def test_every_refused_move_has_places_too(case):
    game, options = case
    presenter = presenter_for(game, game.options(**options).to_dict())
    for view, situation in decisions(case, every=11):
        for number, refusal in view.legality().refused.items():
            if presenter.is_worth_showing(refusal.reason, game.notation.move(number)):
                for refused in move_data(presenter.layout, number, situation)["objects"]:
                    if "place" in refused:
                        check_place(presenter.layout, cast(Place, refused["place"]))


@every_case
def test_everything_that_moves_has_declared_places(case):
    game, options = case
    checked = game.options(**options)
    layout, event_log, rng = layout_of(game, checked.to_dict()), EventLog(), random.Random(22)
    s = game.start(checked, game.new(checked, 22).rng.clone(), event_log)
    while True:
        for viewer in range(s.seats()):
            events = [complete_event(game.notation, event) for event in event_log.visible_to(viewer)]
            for event, transfers in zip(events, layout.transfers(events), strict=True):
                assert all(0 <= seat < s.seats() for seat in layout.affected_seats(event))
                assert all(transfer.count >= 0 for transfer in transfers)
                for place in (place for each in transfers for place in (each.start, each.end)):
                    if place is not None:
                        check_place(layout, place)
        if s.is_over:
            return
        event_log.clear()
        s.apply(rng.choice(s.legal_moves()))


def test_a_move_on_a_project_leads_to_the_cell_where_the_marker_arrives():
    case = (burgrave.game("praga"), {"players": 2})
    layout, found = layout_of(*case), set()
    for seed in (11, 12):
        for state in random_states(case, seed):
            data = state.to_dict()
            if data["decision"] is None:
                continue
            seat, situation = state.current_seat, Situation(data["decision"]["kind"], data)
            for number in state.legal_moves():
                move = move_data(layout, number, situation)
                for project in (each for each in move["objects"] if each["vocabulary"] == "project"):
                    after = state.clone()
                    after.apply(number)
                    marker = after.to_dict()["seats"][seat][project["id"]]
                    cell = {"row": marker["row"], "column": marker["column"]}
                    assert project["place"] == {
                        "kind": "project",
                        "project": project["id"],
                        "seat": seat,
                        **cell,
                    }
                    found.add(move["verb"])
    assert {"climb", "sideways"} <= found
