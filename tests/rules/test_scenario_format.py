"""The scenario format: forgiving in form, and it finds every way in which a game can differ."""

import re
from pathlib import Path

import pytest

import burgrave
from burgrave.core.scenario import Mismatch, Scenario, read_scenarios
from burgrave.core.scenario.value import normalize
from burgrave.i18n import Translator

HEAD = "scenario: x\ngame: citadels\n"
KING = HEAD + "position:\n  0: {character: king, gold: 1, hand: [trading post], city: manor}\n"


@pytest.fixture
def run(tmp_path):
    """Runs the only scenario of a text."""

    def run_text(text: str) -> list[Mismatch]:
        file = tmp_path / "one.yaml"
        file.write_text(text)
        (scenario,) = read_scenarios(file, burgrave.game)
        return scenario.run()

    return run_text


@pytest.fixture
def sentences(run):
    """What a scenario with the King on turn differs in, with the given steps."""

    def run_play(*steps: str) -> list[str]:
        text = KING + "play:\n" + "".join(f"  - {step}\n" for step in steps)
        return [Translator("en").error_message(mismatch.error).replace("\xa0", " ") for mismatch in run(text)]

    return run_play


@pytest.mark.parametrize(
    "step",
    [
        "0: take gold",
        "0 take gold",
        "seat 0: take gold",
        "P0: take gold",
        "p0 Take  Gold",
        "seat 0 take gold",
        "0: [take gold]",
        "0: [take gold, build trading_post]",
        "0: [take gold, build trading post]",
        "0: [take gold, Build Trading-Post]",
        "'0: take gold'",
        "{0: take gold, why: because}",
        "{0: take gold, expect: {0: {gold: 3}}}",
    ],
)
def test_a_move_may_be_written_in_many_ways(sentences, step):
    assert sentences(step) == []


@pytest.mark.parametrize(
    "data",
    [
        "{0: {hand: trading post}}",
        "{0: {hand: [Trading Post]}}",
        "{0: {hand: 1}}",
        "{0: {hand: {size: 1, contains: trading_post, lacks: [tavern, manor]}}}",
        "{0: {hand: {size: {at least: 1, at most: 2}}}}",
        "{seat 0: {gold: 1}}",
        "{P0: {gold: 1}}",
        "{seats: {0: {gold: 1}}}",
        "{0: {gold: {at least: 1, at most: 1, not: 2}}}",
        "{0: {gold: {one of: [1, 2]}}}",
        "{0: {characters: king, completed: no}}",
        "{killed: none, robbed: nobody, thief: ~, first completed: nothing}",
        "{turn: {character: {not: [thief, assassin]}}}",
        "{turn: {character: King, income taken: no, ability-used: no}}",
        "{decision: {seat: 0, kind: turn}, 1: {knows: none}}",
        "{decision: {kind: {not: pick}}}",
        "{deck: {size: 63, lacks: museum}}",
    ],
)
def test_state_data_may_be_written_in_many_ways(sentences, data):
    assert sentences(f"expect: {data}") == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (
            "0: build palace",
            "seat 0 cannot play “build palace”: refused, not-in-hand. Legal: take gold, take cards",
        ),
        (
            "1: take gold",
            "seat 1 cannot play “take gold”: seat 0 decides now. Legal for that seat: take gold",
        ),
        ("refused: 0 take gold", "seat 0 may play “take gold”: expected refused, found legal."),
        (
            "{refused: 0 take gold, reason: not-now}",
            "seat 0 may play “take gold”: expected refused (not-now), found legal.",
        ),
        (
            "{refused: 0 end turn, reason: not-now}",
            "“end turn” is refused for another reason: expected not-now, found gather-first.",
        ),
        (
            "{refused: 0 end turn, number: 3}",
            "the number of the reason why “end turn” is refused: expected 3, found 0.",
        ),
        (
            "legal: [take gold, end turn]",
            "Expected, but not legal: end turn. Legal, but not expected: take cards, take income.",
        ),
        ("legal: 2", "legal size: expected 2, found 3: take cards, take gold, take income."),
        (
            "legal contains: end turn",
            "“end turn” is not legal: expected legal. Legal: take cards, take gold, take income.",
        ),
        (
            "legal contains: build *",
            "“build *” is not legal: expected legal. Legal: take cards, take gold, take income.",
        ),
        ("legal lacks: take gold", "“take gold” is legal: expected not."),
        ("expect: {0: {gold: 2}}", "seat 0 gold: expected 2, found 1."),
        ("expect: {0: {hand: [manor]}}", "seat 0 hand: expected [manor], found [trading_post]."),
        ("expect: {0: {hand: 2}}", "seat 0 hand size: expected 2, found 1."),
        (
            "expect: {0: {hand: {contains: manor}}}",
            "seat 0 hand contains: expected manor, found [trading_post].",
        ),
        ("expect: {0: {city: {lacks: manor}}}", "seat 0 city lacks: expected manor, found [manor]."),
        ("expect: {0: {gold: {at least: 2}}}", "seat 0 gold: expected at least 2, found 1."),
        ("expect: {killed: king}", "killed: expected king, found none."),
        ("expect: {crown: {not: 0}}", "crown: expected not 0, found 0."),
        (
            "expect: {turn: none}",
            "turn: expected none, found {seat: 0, character: king, mode: normal, gathered: no,",
        ),
        ("expect: {1: {knows: {0: trading post}}}", "seat 1 knows 0: expected trading post, found none."),
        (
            "view: {seat: 1, 0: {hand: trading post}}",
            "seat 1 sees seat 0 hand: expected trading post, found [unknown].",
        ),
        (
            "view: {seat: 0, nowhere: trading post}",
            "seat 0 sees “trading post”: expected nowhere, found in its view.",
        ),
        ("decision: {1: turn}", "decision seat: expected 1, found 0."),
        ("decision: {seat: 0, kind: keep}", "decision kind: expected keep, found turn."),
        ("decision: none", "decision: expected none, found 0 turn."),
        ("scores: {0: 4}", "scores seat 0: expected 4, found 3."),
        ("ranking: [1, 2, 2, 3]", "ranking seat 3: expected 3, found 2."),
        ("winners: [0, 1]", "winners: expected [0, 1], found [0]."),
        (
            "breakdown: {seat: 0, items: {districts: 4}, total: 3}",
            "breakdown seat 0 districts: expected 4, found 3.",
        ),
        ("skip to: graveyard", "“graveyard” was never reached."),
        ("chance: {reshuffle: [tavern]}", "the stated outcome “tavern” was never needed."),
        ("try: [0 end turn]", "seat 0 cannot play “end turn”: refused, gather-first. Legal: take gold"),
        ("{try: [0 take gold], expect: {0: {gold: 3}}}", "seat 0 gold: expected 3, found 1."),
    ],
)
def test_a_difference_is_reported_with_what_was_expected_and_found(sentences, step, sentence):
    (events,) = sentences(step)
    assert sentence in events


@pytest.mark.parametrize("seat", ["1", "P1", "seat 1", "Seat 1"])
def test_a_seat_in_a_move_is_written_as_anywhere_else(run, seat):
    head = HEAD + "position:\n  0: {character: magician, hand: [tavern]}\n"
    assert run(head + f"play:\n  - 0: swap hand {seat}\n  - expect: {{1: {{hand: tavern}}}}\n") == []
    assert run(head + f"play:\n  - legal contains: [swap hand {seat}]\n") == []


def test_the_first_crown_is_written_as_any_seat(run):
    text = HEAD + "options: {first crown: P2}\nplay:\n  - expect: {crown: 2}\n"
    assert run(text) == []


def test_events_are_those_of_the_last_step_that_moved(sentences):
    assert sentences("0: take gold", "events: {seat: 1, exactly: [gold-gathered 0 2]}") == []
    assert sentences("0: take gold", "events: {seat: 1, exactly: [{gold gathered: [P0, 2]}]}") == []
    assert (
        sentences("0: take gold", "events: {seat: spectator, contains: gold-gathered, lacks: turn-ended}")
        == []
    )
    assert sentences("0: take gold", "events: {seat: 1, exactly: [gold-gathered 0 3]}") == [
        "events seat 1: expected gold-gathered 0 3, found gold-gathered 0 2."
    ]
    assert sentences("0: take gold", "events: {seat: 1, exactly: [gold-gathered 0]}") == []
    assert sentences("0: take gold", "events: {seat: 1, exactly: [gold-gathered 1]}") != []
    assert sentences("0: take gold", "events: {seat: 1, lacks: gold-gathered}") == [
        "events seat 1 lacks: expected gold-gathered, found gold-gathered 0 2."
    ]


def test_the_words_of_earlier_scenarios_are_still_read(sentences):
    assert sentences("0: take gold", "told: {seat: 1, events: [gold-gathered 0 2]}") == []
    assert sentences("0: take gold", "told: {seat: 1, events: [gold-gathered 0 3]}") != []
    assert sentences("0: take gold", "Told: {seat: 1, contains: [gold-gathered 0 2]}") == []


def test_an_event_may_be_spelled_freely(sentences):
    build = "0: [take gold, build trading post]"
    assert sentences(build, "events: {seat: 1, contains: [district-built 0 trading_post 2]}") == []
    assert sentences(build, "events: {seat: 1, contains: [District built 0 Trading Post 2]}") == []
    assert sentences(build, "events: {seat: 1, contains: {district built: [P0, trading post, 2]}}") == []
    assert sentences(build, "events: {seat: 1, contains: [district-built 0 trading_post 3]}") != []


def test_the_order_of_the_cards_of_an_event_means_nothing(run):
    swap = "position: {0: {character: magician}, 1: {hand: [docks, trading post, manor]}}\n"
    received = "  - events: {seat: 0, contains: [hand-received 0 trading post docks manor]}\n"
    assert run(f"{HEAD}{swap}play:\n  - 0: swap hand 1\n{received}") == []


def test_every_refused_move_may_have_its_own_reason(sentences):
    both = "refused: [{0: end turn, reason: gather-first}, {0: build palace, reason: not-in-hand}]"
    assert sentences(both) == []
    assert len(sentences(both.replace("gather-first", "not-now"))) == 1


def test_a_mismatch_says_its_step_line_and_why(run):
    (mismatch,) = run(KING + "play:\n  - 0: take gold\n  - expect: {crown: 1}\n    why: he was robbed\n")
    assert (mismatch.step, mismatch.line, mismatch.why) == (2, 7, "he was robbed")


def test_a_move_that_does_not_happen_ends_the_scenario_and_a_wrong_fact_does_not(run):
    assert len(run(KING + "play:\n  - 0: end turn\n  - expect: {crown: 1}\n")) == 1
    assert len(run(KING + "play:\n  - expect: {crown: 2}\n  - expect: {crown: 1}\n")) == 2


def test_an_outcome_that_cannot_come_is_a_mismatch(run):
    (mismatch,) = run("scenario: x\ngame: citadels\nchance: {draft: [king]}\n")
    assert (
        Translator("en")
        .error_message(mismatch.error)
        .startswith("“king” is not possible here (draft). Possible: architect, ")
    )
    (mismatch,) = run(KING + "play:\n  - 0: take gold\n  - chance: {draft: king}\n  - 0: end turn\n")
    assert (mismatch.error.code, mismatch.line) == ("chance-impossible", 7)


def test_chance_may_be_stated_without_naming_the_stream(run):
    rng = "chance: [3, [manor, keep], thief, bishop, king]\n"
    hand = "  - expect: {crown: 3, 0: {hand: {contains: [manor, keep]}}}\n"
    draft = "  - expect: {faceup: [thief, bishop], facedown: king}\n"
    assert run(HEAD + rng + "play:\n" + hand + draft) == []


@pytest.mark.parametrize(
    "place", ["2", "thief", "turn thief", "{seat: 2}", "{seat: 2, kind: turn}", "{turn: {seat: 2}}"]
)
def test_a_place_to_skip_to_may_be_named_in_many_ways(run, place):
    text = KING.replace("position:\n", "position:\n  2: {character: thief}\n  1: {character: assassin}\n")
    assert (
        run(
            f"{text}play:\n  - skip to: {place}\n  - expect: {{turn: {{character: thief}}, 1: {{gold: 2}}}}\n"
        )
        == []
    )


@pytest.mark.parametrize(
    ("place", "fact"), [("round 2", "round: 2"), ("draft", "phase: draft"), ("end", "over: yes")]
)
def test_skipping_goes_on_to_later_rounds_and_to_the_end(run, place, fact):
    game_with_an_end = KING + "  1: {city: [tavern, tavern, tavern, tavern, market, market, market, keep]}\n"
    position = game_with_an_end if place == "end" else KING
    assert run(f"{position}play:\n  - skip to: {place}\n  - expect: {{{fact}}}\n") == []


def test_cases_share_what_stands_before_them(tmp_path):
    file = tmp_path / "cases.yaml"
    file.write_text(
        KING + "play:\n  - 0: take gold\n"
        "cases:\n"
        "  - {case: a, play: [expect: {0: {gold: 3}}]}\n"
        "  - {case: b, position: {0: {gold: 4}}, play: [expect: {0: {gold: 6, hand: trading post}}]}\n"
        "  - {case: c, options: {players: 6}, play: [expect: {5: {gold: 0}}]}\n"
    )
    scenarios = read_scenarios(file, burgrave.game)
    assert [scenario.name for scenario in scenarios] == ["x (a)", "x (b)", "x (c)"]
    assert [scenario.run() for scenario in scenarios] == [[], [], []]


def test_seats_may_be_listed(run):
    position = "position:\n  seats: [{gold: 1}, ~, {gold: 3, character: thief}]\n"
    assert run(HEAD + position + "play:\n  - expect: {0: {gold: 1}, 1: {gold: 0}, 2: {gold: 3}}\n") == []


def test_what_is_left_open_is_filled_by_the_seed(tmp_path):
    file = tmp_path / "seed.yaml"
    hands = []
    for seed in (1, 1, 2):
        file.write_text(f"{HEAD}seed: {seed}\nposition:\n  0: {{hand: 9, character: king}}\n")
        (scenario,) = read_scenarios(file, burgrave.game)
        assert isinstance(scenario, Scenario)
        hands.append(scenario.set_up().state.to_dict()["seats"][0]["hand"])
    assert hands[0] == hands[1] != hands[2]


@pytest.mark.parametrize("id", burgrave.games())
def test_no_two_moves_are_spelled_alike(id):
    moves = burgrave.game(id).notation.move_texts
    assert len({normalize(move) for move in moves}) == len(moves)


SENTENCE = re.compile(r"[\"']((?:scenario|mismatch|position|chance|check)-[a-z-]+)[\"']")


def test_every_sentence_about_scenarios_is_written_and_used():
    source = Path(burgrave.__file__).parent
    lines = (source / "i18n/locales/en/scenario.ftl").read_text().splitlines()
    written = {line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha()}
    folders = ["core", "core/scenario", "citadels", "citadels/position", "cli"]
    sources = [file.read_text() for folder in folders for file in (source / folder).glob("*.py")]
    used = {key for text in sources for key in SENTENCE.findall(text)}
    assert written == used


def test_after_a_move_that_did_not_happen_misspellings_are_still_reported(run):
    found = run(
        KING
        + "play:\n"
        + "  - 0: build manor\n"
        + "  - expect: {0: {gold: 99}}\n"
        + "  - expect: {turn: {charakter: king}}\n"
        + "  - try:\n"
        + "      - 0: take gold\n"
        + "      - view: {seat: 1, 0: {glod: 3}}\n"
        + "  - 0: end turn\n"
    )
    assert [(mismatch.step, mismatch.line, mismatch.error.code) for mismatch in found] == [
        (1, 6, "mismatch-illegal"),
        (3, 8, "scenario-unknown-word"),
        (4, 11, "scenario-unknown-word"),
    ]
