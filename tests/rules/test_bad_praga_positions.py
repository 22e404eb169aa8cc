"""A position of Praga that cannot be is refused in one sentence that names the line."""

from pathlib import Path

import pytest

import burgrave
from burgrave.core.error import BurgraveError
from burgrave.core.scenario import read_scenarios
from burgrave.i18n import LANGUAGES, Translator

HEAD = "scenario: x\ngame: praga\noptions: {players: 3}\nposition:\n  "  # what follows begins in line 5
SOLO = HEAD.replace("{players: 3}", "{players: 1}")
THREE_CUBES = "{4 4: {building: B1-01, cube: 0}, 5 3: &cube {building: unknown, cube: 0}, 4 1: *cube}"
UNKNOWN = "scenario-unknown-word"
RANGE = "scenario-range"


def error_in(tmp_path: Path, text: str) -> BurgraveError:
    """What is wrong with the only scenario of a file."""
    file = tmp_path / "bad.yaml"
    file.write_text(text)
    with pytest.raises(BurgraveError) as caught:
        read_scenarios(file, burgrave.game)[0].run()
    return caught.value


UNUSABLE = {
    "an unknown field": ("dispaly: {}", 5, UNKNOWN),
    "an unknown field of a seat": ("0: {goald: 1}", 5, UNKNOWN),
    "an unknown field of a turn": ("turn: {takn: A1}", 5, UNKNOWN),
    "an unknown row": ("display:\n    houses: B1-01", 6, UNKNOWN),
    "an unknown tile": ("display: {walls: [W1-15]}", 5, UNKNOWN),
    "a wall among the upgrades": ("display: {upgrades: [W1-01]}", 5, UNKNOWN),
    "an unknown technology": ("0: {technologies: T5-1}", 5, UNKNOWN),
    "a tile of the other side": ("crane: {B1: 3}", 5, UNKNOWN),
    "a field under two names": ("0: {vp: 3, points: 4}", 5, "scenario-twice"),
    "a seat that is not there": ("3: {gold: 1}", 5, "scenario-seat"),
    "a seat twice": ("0: {gold: 1}\n  seats: {0: {gold: 2}}", 6, "scenario-twice"),
    "too many seats": ("seats: [{}, {}, {}, {}]", 5, "scenario-per-seat"),
    "ten coins": ("0: {gold: 10}", 5, RANGE),
    "a negative amount": ("0: {eggs: -1}", 5, RANGE),
    "two mines": ("0: {mines: 2}", 5, RANGE),
    "nine mines": ("0: {mines: 9}", 5, RANGE),
    "eight quarries": ("0: {quarry: 8}", 5, RANGE),
    "a ninth technology step": ("0: {technology: 9}", 5, RANGE),
    "a seventh row": ("0: {cathedral: {row: 7}}", 5, RANGE),
    "a fifth column": ("0: {hunger wall: {column: 5}}", 5, RANGE),
    "a seventh rotation": ("0: {upgrades: {tile: U1-01, rotation: 6}}", 5, RANGE),
    "a thirteenth slot": ("0: {walls: {13: W1-01}}", 5, UNKNOWN),
    "thirteen walls": ("0: {walls: 13}", 5, RANGE),
    "three seal rights": ("0: {seal rights: 3}", 5, RANGE),
    "a space VI": ("0: {figure: VI}", 5, UNKNOWN),
    "a tile on two boards": ("0: {upgrades: U1-01}\n  1: {upgrades: U1-01}", 6, "position-piece-twice"),
    "a tile on a board and in the display": (
        "0: {walls: {1: W1-01}}\n  display: {walls: W1-01}",
        5,
        "position-piece-twice",
    ),
    "a tile in the display and in its stack": (
        "display: {walls: W1-01}\n  stacks: {walls: {normal: {top: W1-01}}}",
        6,
        "position-piece-twice",
    ),
    "a building on two plots": ("plots:\n    4 4: B1-01\n    5 3: B1-01", 7, "position-piece-twice"),
    "a technology of two players": (
        "0: {technologies: T1-1}\n  1: {technologies: T1-1}",
        6,
        "position-piece-twice",
    ),
    "a technology used and owned": (
        "0: {technologies: T3-1}\n  used technologies: T3-1",
        5,
        "position-piece-twice",
    ),
    "a token on a track and on the river": (
        "0: {mine token: PT-1}\n  river: PT-1",
        6,
        "position-piece-twice",
    ),
    "a token on two tracks": ("0: {mine token: PT-1, quarry token: PT-1}", 5, "position-piece-twice"),
    "a plaza tile twice": ("plazas:\n    NT2: PL-05\n    NT3: PL-05", 7, "position-piece-twice"),
    "a seal of two players": ("0: {seals: S1}\n  1: {seals: S1}", 6, "position-piece-twice"),
    "a gold tile of two players": ("0: {gold tiles: V-1}\n  1: {gold tiles: V-1}", 6, "position-piece-twice"),
    "a gold tile owned and at the bridge": (
        "0: {gold tiles: V-1}\n  bridge gold: [V-1]",
        6,
        "position-piece-twice",
    ),
    "a bridge tile twice": ("bridge:\n    1: IV-1\n    2: IV-1", 7, "position-piece-twice"),
    "five tiles in a row": ("display: {walls: [W1-01, W1-02, W1-03, W1-04]}", 5, "position-row-full"),
    "two special tiles in a row": ("display: {walls: [W1-S1, W1-S2]}", 5, "position-row-full"),
    "a special tile in a normal slot": ("display: {walls: {normal: W1-S1}}", 5, "position-rarity"),
    "a normal tile in the special slot": ("display: {walls: {special: W1-01}}", 5, "position-rarity"),
    "a tile of the first era in the second": ("era: 2\n  display: {walls: W1-01}", 6, "position-other-era"),
    "a tile of the second era in the first": ("era: 1\n  0: {walls: {1: W2-01}}", 6, "position-other-era"),
    "tiles of both eras in the display": ("display: {walls: [W1-01, W2-01]}", 5, "position-other-era"),
    "an empty slot over a full stack": (
        "display: {walls: {normal: none}}\n  stacks: {walls: {normal: 3}}",
        6,
        "position-slot-empty",
    ),
    "a stack smaller than what is named": (
        "technology stacks: {I: {top: [T1-1, T1-2], size: 1}}",
        5,
        "position-stack-size",
    ),
    "a stack bigger than what there is": ("technology stacks: {I: 7}", 5, RANGE),
    "a technology of another level": ("technology stacks: {I: {top: T2-1}}", 5, UNKNOWN),
    "an upgrade on the wrong hex": ("0: {upgrades: {quarry: U1-01}}", 5, "position-other-hex"),
    "a building on a road": ("plots:\n    3 5: B1-01", 6, "position-not-a-plot"),
    "a building outside the map": ("plots:\n    10 0: B1-01", 6, "position-not-a-plot"),
    "a building on a plaza": ("plots:\n    1 1: B1-01", 6, "position-not-a-plot"),
    "a plot without a column": ("plots:\n    5: B1-01", 6, "position-not-a-plot"),
    "a wall on a plot": ("plots: {4 4: W1-01}", 5, UNKNOWN),
    "a cube without its space": ("plots: {4 4: {building: B1-06, cube: 0}}", 5, "position-cube-space"),
    "a cube of nobody at the table": ("plots: {4 4: {building: B1-01, cube: 3}}", 5, "scenario-seat"),
    "three cubes of two": (
        f"0: {{}}\n  plots: {THREE_CUBES}",
        5,
        "position-cubes",
    ),
    "three free cubes of two": ("0: {free cubes: 3}", 5, "position-cubes"),
    "a tile on a plaza that is not used": ("plazas: {NT1: PL-05}", 5, "position-plaza-unused"),
    "a plaza tile of another colour": ("plazas: {NT2: PL-01}", 5, "position-plaza-colour"),
    "a plaza evaluated too early": ("plazas: {NT2: {evaluated: yes}}", 5, "position-evaluated"),
    "cubes around an evaluated plaza": (
        "plots: {4 4: {building: B1-01, cube: 0}, 5 3: B1-02, 6 4: B1-03}",
        5,
        "position-evaluated-cubes",
    ),
    "a gold tile of nobody on the bridge": ("bridge: {1: V-1}", 5, "position-bridge-owner"),
    "a figure on a silver tile": ("bridge: {1: {tile: IV-1, figure: 0}}", 5, "position-bridge-owner"),
    "two tiles on one position": ("crane: {A1: 4, A2: 4}", 5, "position-crane"),
    "a tile on the blocked position": ("crane: {blocked: 4, A1: 4}", 5, "position-crane"),
    "sectors that do not fit": (
        "crane: {A1: {position: 4, sector: 6}, A2: {position: 5, sector: 6}}",
        5,
        "position-crane",
    ),
    "a tile in the blocked sector": ("crane: {A1: {sector: 0}}", 5, RANGE),
    "a blocked sector on top": ("crane: {blocked: 0}", 5, RANGE),
    "a tile taken and on the wheel": ("crane: {A1: 4}\n  turn: {taken: A1}", 5, "position-taken-on-wheel"),
    "a main action without a tile": ("turn: {main done: yes}", 5, "position-nothing-taken"),
    "a wheel bonus without a tile": ("turn: {wheel bonus: 3}", 5, "position-nothing-taken"),
    "a wheel bonus that is none": ("turn: {taken: A1, wheel bonus: horse}", 5, UNKNOWN),
    "two extra actions": ("turn: {taken: A1, extra actions: 2}", 5, RANGE),
    "a claim for a tile that is not there": (
        "turn: {taken: A1, claims: {action: mines, options: U1-01}}",
        5,
        "position-claim",
    ),
    "a road effect of the bridge": ("turn: {taken: A1, road effects: IV}", 5, UNKNOWN),
    "a working technology that is not owned": ("0: {working: T1-1}", 5, "position-not-owned"),
    "a turn after the end": ("phase: final\n  turn: {taken: A1}", 6, "position-turn-without-turn"),
    "an opponent of three": ("opponent: {mines: 4}", 5, "position-no-opponent"),
    "a 49th turn": ("turn number: 49", 5, RANGE),
    "a 17th round": ("round: 17", 5, RANGE),
    "a third era": ("era: 3", 5, RANGE),
    "a list for a mapping": ("plots: [4 4]", 5, "scenario-type"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("text", "line", "key"), UNUSABLE.values(), ids=UNUSABLE.keys())
def test_it_is_refused_with_its_line(tmp_path, text, line, key):
    error = error_in(tmp_path, HEAD + text + "\n")
    assert (error.code, error.params["line"]) == (key, line)
    for language in LANGUAGES:
        assert error.code not in Translator(language).error_message(error)


def test_the_simple_opponent_has_nothing_to_say_of_it(tmp_path):
    assert error_in(tmp_path, SOLO + "opponent: {mines: 4}\n").code == "position-no-opponent"


def test_state_data_of_a_place_that_does_not_exist_is_not_an_expectation(tmp_path):
    text = "scenario: x\ngame: praga\nplay:\n  - expect: {plots: {3 5: none}}\n"
    assert error_in(tmp_path, text).code == UNKNOWN
