"""What the end of a turn loses is announced before: all of it, and nothing else."""

from collections import Counter
from typing import Any, cast

import pytest

import burgrave
from burgrave.core.events import EventLog
from burgrave.core.state import State
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.match_view import Choice
from burgrave.match.preview import Preview
from burgrave.match.prompt import make_prompt
from burgrave.praga.catalogue import PROJECT_IDS, SPACE_IDS, bit
from burgrave.praga.claims import options
from burgrave.praga.state import PragaState
from tests.match.praga_games import TABLES, list_decisions, presenter_for_options

WORDS = burgrave.game("praga").notation
END = WORDS.parse_move("end turn")
LAST_ANSWERS = {"arrow-up": "decline", "discard-windows": "discard silver window"}
every_table = pytest.mark.parametrize("given", TABLES, ids=lambda given: "-".join(map(str, given.values())))


def choices_by_move(s: State, given: dict[str, Any], language: str = "en") -> dict[int, Choice]:
    names = [str(seat) for seat in range(s.seats())]
    offer = make_prompt(
        presenter_for_options(given), Translator(language), Preview(s.view(s.current_seat)), names
    )
    return {choice.move: choice for choice in offer.choices}


def end_turn_events(s: State) -> list[dict[str, Any]]:
    """What happens when the turn is ended now, to its last question."""
    later, seat = s.clone(), s.current_seat
    later.event_log = EventLog()
    later.apply(END)
    while (now := later.decision()) and now.seat == seat and now.kind in LAST_ANSWERS:
        later.apply(WORDS.parse_move(LAST_ANSWERS[now.kind]))
    all_events: list[dict[str, Any]] = [dict(WORDS.event_data(event)) for event in later.event_log.events]
    return [event for event in all_events if event.get("seat", seat) == seat]


def count_vanished(s: State, events: list[dict[str, Any]]) -> Counter[str]:
    """What was open and did not happen, and the windows that went."""
    table = cast(PragaState, s)
    happened = Counter((event["event"], event.get("space"), event.get("egg")) for event in events)
    gone: Counter[str] = Counter()
    for space in range(1, 4):
        for mask, egg in ((table.road_effects, False), (table.road_egg_effects, True)):
            if mask & bit(space) and not happened["road-effect-used", SPACE_IDS[space], egg]:
                gone[SPACE_IDS[space]] += 1
    crane = [event for event in events if event["event"] == "gained" and event["source"] == "crane"]
    gone["wheel"] += bool(table.wheel_bonus) and not crane
    gone["main_action"] += not table.main_done
    gone["extra_action"] += int(table.extra_actions)
    gone["windows"] += sum(
        event["amount"]
        for event in events
        if event["event"] == "paid" and event["bonus"] in ("silver", "goldwin")
    )
    for project, credits in zip(PROJECT_IDS, (table.hunger_credits, table.cathedral_credits), strict=True):
        gone[project] += int(credits) + sum_earned(events, project) - count_marker_moves(s, events, project)
    return +gone


def sum_earned(events: list[dict[str, Any]], project: str) -> int:
    code = "hunger" if project == "hunger_wall" else "cathedral"
    return sum(event["amount"] for event in events if event["event"] == "gained" and event["bonus"] == code)


def count_marker_moves(s: State, events: list[dict[str, Any]], project: str) -> int:
    """How often a marker was moved, not counting the moves that a cell adds."""
    cells = presenter_for_options({"players": s.seats()}).board["projects"][project]["cells"]
    on_its_own = 0
    carried = False
    for event in events:
        if event["event"] == "moved-sideways" and event["project"] == project:
            on_its_own += not carried
            carried = cells[int(event["project_row"]) - 1][int(event["project_column"])] == "S"
    return on_its_own


def at_last_column(s: State, events: list[dict[str, Any]]) -> bool:
    """A move beyond the last column is made and not told: positions with one are left out."""
    player = s.to_dict()["seats"][s.current_seat]
    reached = [player[project]["column"] for project in PROJECT_IDS]
    reached += [int(event["project_column"]) for event in events if event["event"] == "moved-sideways"]
    last = len(presenter_for_options({"players": 2}).board["projects"]["cathedral"]["multipliers"]) - 1
    return last in reached


def count_announced(choice: Choice) -> Counter[str]:
    gone: Counter[str] = Counter()
    for forfeit in choice.losses:
        vocabulary, id = forfeit.object
        named = "wheel" if id == "buy_egg" else id
        gone["windows" if id in ("silver", "goldwin", "window") else named] += forfeit.count
        assert vocabulary in ("bonus", "project", "space", "term")
        assert forfeit.text
    return gone


@pytest.mark.slow
@every_table
def test_what_vanishes_was_announced_and_what_was_announced_vanishes(given):
    looked_at = lost = 0
    for seed in range(4):
        for s in list_decisions(given, seed, {"turn"}):
            if END not in s.legal_moves():
                continue
            events = end_turn_events(s)
            if at_last_column(s, events):
                continue
            looked_at += 1
            said = count_announced(choices_by_move(s, given)[END])
            assert said == count_vanished(s, events)
            lost += bool(said)
    assert looked_at > 100
    assert lost > 20


@every_table
def test_a_claim_is_never_lost(given):
    for s in list_decisions(given, 5, {"turn"}):
        if END in s.legal_moves():
            table = cast(PragaState, s)
            open_claims = sum(
                options(table, table.players[s.current_seat], claim) > 0 for claim in table.claims
            )
            assert sum(event["event"] == "upgrade-used" for event in end_turn_events(s)) == open_claims


@pytest.mark.slow
@every_table
def test_the_end_of_the_turn_does_with_a_group_what_its_name_says(given):
    """What comes comes, what has to be settled keeps the turn open, what is lost does not happen."""
    found: Counter[str] = Counter()
    for s in list_decisions(given, 6, {"turn"}):
        offer = choices_by_move(s, given)
        groups = {WORDS.move_texts[move]: choice.group.id for move, choice in offer.items() if choice.group}
        assert all(choice.group for move, choice in offer.items() if move != END)
        found.update(groups.values())
        if END not in offer:
            continue
        assert "first" not in groups.values()
        happened = {(event["event"], event.get("tile") or event.get("space")) for event in end_turn_events(s)}
        for text, group in groups.items():
            verb, _, id = text.rpartition(" ")
            if verb == "bonus":
                assert group == "comes"
                assert ("upgrade-used", id) in happened
            if verb == "road effect":
                assert (group == "comes") == (("road-effect-used", id) in happened)
            if verb == "road egg effect":
                assert group == "lost"
    assert found["comes"] > 10
    assert found["lost"] > 5


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_loss_stands_in_the_note_in_every_language(language):
    given = TABLES[0]
    said = set()
    for s in list_decisions(given, 7, {"turn"}):
        if END in s.legal_moves():
            choice = choices_by_move(s, given, language)[END]
            assert all(forfeit.text in choice.note for forfeit in choice.losses)
            said |= {forfeit.text for forfeit in choice.losses}
    assert len(said) > 3
    assert not any("praga-" in words for words in said)
