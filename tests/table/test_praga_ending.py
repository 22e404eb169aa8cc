"""What the end of a turn loses is announced before: all of it, and nothing else."""

from collections import Counter
from typing import Any, cast

import pytest

import burgrave
from burgrave.core.event import Journal
from burgrave.core.state import State
from burgrave.praga.catalogue import PROJECT_IDS, SPACE_IDS, bit
from burgrave.praga.claims import options
from burgrave.praga.state import Table
from burgrave.table.choices import offered
from burgrave.table.sight import Choice
from burgrave.text import LANGUAGES, Text
from tests.table.praga_games import TABLES, lens_of, moments

WORDS = burgrave.game("praga").words()
END = WORDS.move("end turn")
LAST_ANSWERS = {"arrow-up": "decline", "discard-windows": "discard silver window"}
every_table = pytest.mark.parametrize("given", TABLES, ids=lambda given: "-".join(map(str, given.values())))


def choices(s: State, given: dict[str, Any], language: str = "en") -> dict[int, Choice]:
    names = [str(seat) for seat in range(s.seats())]
    offer = offered(lens_of(given), Text(language), s.view(s.acting), names)
    return {choice.move: choice for choice in offer.choices}


def ended(s: State) -> list[dict[str, Any]]:
    """What happens when the turn is ended now, to its last question."""
    later, seat = s.clone(), s.acting
    later.journal = Journal()
    later.play(END)
    while (now := later.decision()) and now.seat == seat and now.kind in LAST_ANSWERS:
        later.play(WORDS.move(LAST_ANSWERS[now.kind]))
    told: list[dict[str, Any]] = [dict(WORDS.event_data(event)) for event in later.journal.events]
    return [event for event in told if event.get("seat", seat) == seat]


def vanished(s: State, events: list[dict[str, Any]]) -> Counter[str]:
    """What was open and did not happen, and the windows that went."""
    table = cast(Table, s)
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
        gone[project] += int(credits) + earned(events, project) - moved(s, events, project)
    return +gone


def earned(events: list[dict[str, Any]], project: str) -> int:
    code = "hunger" if project == "hunger_wall" else "cathedral"
    return sum(event["amount"] for event in events if event["event"] == "gained" and event["bonus"] == code)


def moved(s: State, events: list[dict[str, Any]], project: str) -> int:
    """How often a marker was moved, not counting the moves that a cell adds."""
    cells = lens_of({"players": s.seats()}).board["projects"][project]["cells"]
    on_its_own = 0
    carried = False
    for event in events:
        if event["event"] == "moved-sideways" and event["project"] == project:
            on_its_own += not carried
            carried = cells[int(event["project_row"]) - 1][int(event["project_column"])] == "S"
    return on_its_own


def at_last_column(s: State, events: list[dict[str, Any]]) -> bool:
    """A move beyond the last column is made and not told: positions with one are left out."""
    player = s.facts()["seats"][s.acting]
    reached = [player[project]["column"] for project in PROJECT_IDS]
    reached += [int(event["project_column"]) for event in events if event["event"] == "moved-sideways"]
    last = len(lens_of({"players": 2}).board["projects"]["cathedral"]["multipliers"]) - 1
    return last in reached


def announced(choice: Choice) -> Counter[str]:
    gone: Counter[str] = Counter()
    for forfeit in choice.forfeits:
        vocabulary, id = forfeit.about
        named = "wheel" if id == "buy_egg" else id
        gone["windows" if id in ("silver", "goldwin", "window") else named] += forfeit.count
        assert vocabulary in ("bonus", "project", "space", "term")
        assert forfeit.words
    return gone


@pytest.mark.slow
@every_table
def test_what_vanishes_was_announced_and_what_was_announced_vanishes(given):
    looked_at = lost = 0
    for seed in range(4):
        for s in moments(given, seed, {"turn"}):
            if END not in s.legal():
                continue
            events = ended(s)
            if at_last_column(s, events):
                continue
            looked_at += 1
            said = announced(choices(s, given)[END])
            assert said == vanished(s, events)
            lost += bool(said)
    assert looked_at > 100
    assert lost > 20


@every_table
def test_a_claim_is_never_lost(given):
    for s in moments(given, 5, {"turn"}):
        if END in s.legal():
            table = cast(Table, s)
            open_claims = sum(options(table, table.players[s.acting], claim) > 0 for claim in table.claims)
            assert sum(event["event"] == "upgrade-used" for event in ended(s)) == open_claims


@pytest.mark.slow
@every_table
def test_the_end_of_the_turn_does_with_a_group_what_its_name_says(given):
    """What comes comes, what has to be settled keeps the turn open, what is lost does not happen."""
    found: Counter[str] = Counter()
    for s in moments(given, 6, {"turn"}):
        offer = choices(s, given)
        groups = {WORDS.moves[move]: choice.group.id for move, choice in offer.items() if choice.group}
        assert all(choice.group for move, choice in offer.items() if move != END)
        found.update(groups.values())
        if END not in offer:
            continue
        assert "first" not in groups.values()
        happened = {(event["event"], event.get("tile") or event.get("space")) for event in ended(s)}
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
    for s in moments(given, 7, {"turn"}):
        if END in s.legal():
            choice = choices(s, given, language)[END]
            assert all(forfeit.words in choice.note for forfeit in choice.forfeits)
            said |= {forfeit.words for forfeit in choice.forfeits}
    assert len(said) > 3
    assert not any("praga-" in words for words in said)
