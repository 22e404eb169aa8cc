"""A scenario that cannot be used is refused in one sentence that names the line."""

import os
from pathlib import Path

import pytest

import burgrave
from burgrave.core.error import BurgraveError
from burgrave.core.scenario import read_scenarios
from burgrave.i18n import Translator
from tests.errors import raises_error

HEAD = "scenario: x\ngame: citadels\n"  # so that what follows begins in line 3


def error_in(tmp_path: Path, text: str | bytes) -> BurgraveError:
    """What is wrong with the only scenario of a file."""
    file = tmp_path / "bad.yaml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BurgraveError) as caught:
        read_scenarios(file, burgrave.game)[0].run()
    return caught.value


POSITION = "options: {edition: 2016}\nposition:\n  "  # so that what follows begins in line 5
MAGISTRATE = POSITION + "0: {character: magistrate}\n  "
BLACKMAILER = POSITION + "0: {character: blackmailer}\n  "
WITCH = POSITION + "0: {character: witch}\n  "
KING = POSITION + "0: {character: king}\n  "

UNUSABLE = {
    "an unknown field": ("postion: {}", 3, "Did you mean “position”?"),
    "an unknown field of a position": ("position:\n  crwn: 1", 4, "Did you mean “crown”?"),
    "an unknown field of a seat": ("position:\n  0: {god: 1}", 4, "Did you mean “gold”?"),
    "an unknown field of a turn": (
        "position:\n  0: {character: king}\n  turn: {gatherd: yes}",
        5,
        "Did you mean “gathered”?",
    ),
    "an unknown step": ("play:\n  - expct: {}", 4, "Did you mean “expect”?"),
    "an unknown fact": ("play:\n  - expect: {rond: 1}", 4, "Did you mean “round”?"),
    "an unknown fact of a seat": ("play:\n  - expect:\n      0: {goald: 1}", 5, "Did you mean “gold”?"),
    "a word that no fact can be": ("play:\n  - expect: {killed: pallace}", 4, "Did you mean “palace”?"),
    "an unknown card": ("position:\n  0: {hand: [tavern, tevern]}", 4, "Did you mean “tavern”?"),
    "a character of another cast": ("position:\n  0: {character: witch}", 4, "in this cast"),
    "an unknown move": ("play:\n  - 0: biuld tavern", 4, "Did you mean “build tavern”?"),
    "an unknown move among legal ones": ("play:\n  - legal: [end trun]", 4, "Did you mean “end turn”?"),
    "a star that fits no move": ("play:\n  - legal lacks: bild *", 4, "Unknown move"),
    "an unknown reason": (
        "play:\n  - refused: 0 end turn\n    reason: to-expensive",
        5,
        "Did you mean “too-expensive”?",
    ),
    "an unknown event": ("play:\n  - events: {seat: 0, contains: [kiled]}", 4, "Did you mean “killed”?"),
    "an event with too many arguments": (
        "play:\n  - events: {seat: 0, contains: [killed 1 king 2]}",
        4,
        "seat, character",
    ),
    "an unknown decision": ("play:\n  - decision: {0: gravyard}", 4, "Did you mean “graveyard”?"),
    "an unknown place to skip to": ("play:\n  - skip to: nowhere", 4, "is not a place to skip to"),
    "an unknown stream": ("play:\n  - chance: {dice: 6}", 4, "chance stream"),
    "an unknown outcome": ("play:\n  - chance: {draft: [kong]}", 4, "Did you mean “king”?"),
    "an unknown item of points": (
        "play:\n  - breakdown: {seat: 0, items: {distrcts: 1}}",
        4,
        "Did you mean “districts”?",
    ),
    "a move without a seat": ("play:\n  - take gold", 4, "Write the seat first"),
    "a step without anything": ("play:\n  - reason: not-now", 4, "This step does nothing"),
    "a reason of nothing": ("play:\n  - 0: end turn\n    reason: not-now", 5, "nothing is refused here"),
    "a seat that is not there": ("position:\n  4: {gold: 1}", 4, "numbered from 0 to 3"),
    "a crown for a seat that is not there": ("position: {crown: 7}", 3, "numbered from 0 to 3"),
    "a text for a number": ("position:\n  0: {gold: many}", 4, "A whole number belongs here, not “many”"),
    "a negative amount": ("position:\n  0: {gold: -1}", 4, "from 0 to"),
    "a number for a flag": ("position: {ending: 1}", 3, "“yes” or “no”"),
    "a list for a mapping": ("position: [1, 2]", 3, "Fields"),
    "a list for a number": ("position:\n  0: {gold: [1]}", 4, "not a list"),
    "a mapping for a card": ("position:\n  0: {hand: [{a: 1}]}", 4, "a group of fields"),
    "a field twice": ("position:\n  crown: 1\n  Crown: 2", 5, "written twice"),
    "a seat twice": ("position:\n  0: {gold: 1}\n  seats: {0: {gold: 2}}", 5, "written twice"),
    "two moves of a seat in one mapping": ("play:\n  - {0: take gold, 0: end turn}", 4, "as a list"),
    "too many copies of a card": (
        "position:\n  0: {city: [dragon gate]}\n  1: {hand: dragon gate}",
        5,
        "There is only one “dragon_gate”",
    ),
    "too many copies, in deck and pile": (
        "position:\n  deck: {top: [palace, palace]}\n  discard pile: [palace, palace]",
        4,
        "only 3 copies of “palace”",
    ),
    "a card of another edition": ("position:\n  0: {hand: museum}", 4, "has no card “museum”"),
    "an action card in a city": ("position:\n  0: {city: big top}", 4, "Unknown card"),
    "more unknown cards than there are": (
        "position:\n  0: {hand: 60}\n  1: {hand: 6}",
        5,
        "not enough cards",
    ),
    "a deck too large": ("position: {deck: 66}", 3, "from 0 to 65"),
    "a deck smaller than its named cards": (
        "position:\n  deck: {top: [keep, docks], size: 1}",
        4,
        "named cards is 2",
    ),
    "a character held twice": (
        "position:\n  0: {character: king}\n  1: {character: king}",
        5,
        "held by seat 0 already",
    ),
    "more characters than a seat holds": ("position:\n  0: {characters: [king, thief]}", 4, "one character"),
    "a facedown character that is held": (
        "position:\n  facedown: king\n  0: {character: king}",
        4,
        "nobody holds it",
    ),
    "a faceup character that is held": (
        "position:\n  faceup: king\n  0: {character: king}",
        4,
        "not held by any seat",
    ),
    "a revealed character that is not held": (
        "position:\n  0: {revealed: king}\n  phase: call 1",
        4,
        "does not hold",
    ),
    "a robbery without a Thief": ("position:\n  robbed: king\n  0: {character: king}", 4, "say with “thief”"),
    "a memory of the draft without the own character": (
        "position:\n  0: {character: king, received: [thief]}\n  phase: call 1",
        4,
        "must have received what it keeps",
    ),
    "a memory of a draft that is not over": (
        "position:\n  0: {received: [thief]}",
        4,
        "not belong to a draft",
    ),
    "an unknown phase": ("position: {phase: afternoon}", 3, "is not a valid phase"),
    "a turn of nobody": ("position: {phase: turn king}", 3, "cannot take this turn"),
    "a turn of a seat without a character": ("position: {phase: turn 1}", 3, "name the character"),
    "turn facts outside a turn": (
        "position:\n  0: {character: king}\n  phase: call king\n  turn: {gathered: yes}",
        6,
        "do not belong to the phase",
    ),
    "a killed character in a draft": (
        "position:\n  phase: draft\n  killed: king",
        5,
        "does not belong to a draft",
    ),
    "too few faceup characters in a draft": ("position:\n  phase: draft\n  faceup: thief", 5, "faceup is 2"),
    "a pick before an earlier seat's": (
        "position:\n  phase: draft\n  1: {character: king}",
        5,
        "before seat 0",
    ),
    "two completed cities without an order": (
        "position:\n  0: {completed: yes}\n  1: {completed: yes}",
        4,
        "say who was first",
    ),
    "a first completed city that is none": ("position: {first completed: 1}", 3, "completed: yes"),
    "knowledge of what is not so": ("position:\n  0: {knows: {1: [keep]}}", 4, "only 0 of them are there"),
    "a district used that is not there": ("position:\n  0: {used: smithy}", 4, "has no “smithy” in its city"),
    "a wrong number of scores": ("play:\n  - scores: [1, 2]", 4, "number of seats is 4"),
    "a view without a seat": ("play:\n  - view: {round: 1}", 4, "“seat” is missing"),
    "an illegal option": ("options:\n  players: 8", 4, "from 2 to 7"),
    "an option named self": ("options:\n  self: 4", 4, "Unknown field: “self”"),
    "options that are none": ("options: [players, 4]", 3, "Fields"),
    "refused options that are none": ("refused options: []", 3, "Fields"),
    "refused options that are no options": ("refused options: [players]", 3, "Fields"),
    "an unknown option": ("options:\n  player: 4", 4, "is not a valid option"),
    "refused options beside a position": ("refused options: {players: 9}\nposition: {}", 3, "Remove options"),
    "a case without a name": ("cases:\n  - position: {}", 4, "“case” is missing"),
    "a field that the classic edition does not have": ("position:\n  tax: 1", 4, "Unknown field"),
    "a beautified district of the classic edition": (
        "position:\n  0: {city: [{card: manor, beautified: yes}]}",
        4,
        "Unknown field",
    ),
    "two characters of one rank": (
        WITCH + "1: {character: assassin}",
        3,
        "rank 1",
    ),
    "what a character outside the cast has done": (
        MAGISTRATE + "killed: king",
        6,
        "needs the assassin",
    ),
    "markers of nobody": (
        KING + "warrants: [king, bishop, warlord]",
        6,
        "“magistrate”",
    ),
    "two warrants": (
        MAGISTRATE + "warrants: {king: signed, bishop: blank}",
        6,
        "three warrants",
    ),
    "two signed warrants": (
        MAGISTRATE + "warrants: {king: signed, bishop: signed, warlord: blank}",
        6,
        "exactly one is signed",
    ),
    "a warrant on rank 1": (
        MAGISTRATE + "warrants: {magistrate: signed, bishop: blank, warlord: blank}",
        6,
        "cannot carry",
    ),
    "three threats": (
        BLACKMAILER + "threats: {king: flowered, bishop: plain, warlord: plain}",
        6,
        "two threats",
    ),
    "cards under a Tavern": (
        "options: {edition: 2016}\nposition:\n  0: {city: [{card: tavern, under: [keep]}]}",
        5,
        "“museum”",
    ),
    "a turn of the wrong kind": (
        KING + "turn: {character: king, mode: bewitched}",
        6,
        "normal",
    ),
    "a bewitched turn that is over": (
        WITCH + "1: {character: king}\n  bewitched: king\n  turn: {character: king, gathered: yes}",
        8,
        "remove “gathered”",
    ),
    "a random discard of four players": (
        KING + "random discard: thief",
        6,
        "Only three players",
    ),
    "an exchange with oneself": (
        KING + "swapped: [0, 0]",
        6,
        "two seats",
    ),
    "an unknown detail of a district": (
        "options: {edition: 2016}\nplay:\n  - expect: {0: {city: [{card: manor, beautyfied: yes}]}}",
        5,
        "Did you mean “beautified”?",
    ),
    "an unknown face of a marker": (
        MAGISTRATE + "warrants: {king: sined, bishop: blank, warlord: blank}",
        6,
        "Did you mean “signed”?",
    ),
    "a Witch who has named somebody and waits for nobody": (
        WITCH + "turn: {character: witch, ability used: yes}",
        6,
        "remove “ability used”",
    ),
    "a warrant on nobody of the cast": (
        MAGISTRATE + "warrants: [king, bishop, warlord]\nplay:\n  - expect: {warrants: {kong: none}}",
        8,
        "Unknown character in this cast: “kong”",
    ),
    "a threat on nobody of the cast": (
        "options: {edition: 2016}\nplay:\n  - expect: {threats: {spy: flowered}}",
        5,
        "Unknown character in this cast: “spy”",
    ),
    "an unknown word that a fact is not": (
        "play:\n  - expect: {killed: {not: kong}}",
        4,
        "Did you mean “king”?",
    ),
    "an unknown word that a fact may be": (
        "play:\n  - expect: {killed: {one of: [thief, kong]}}",
        4,
        "Did you mean “king”?",
    ),
    "an unknown operator on nothing": (
        "play:\n  - expect: {killed: {one off: [king]}}",
        4,
        "Did you mean “one of”?",
    ),
    "an unknown word in a place to skip to": (
        "play:\n  - skip to: {turn: {character: kong}}",
        4,
        "Did you mean “king”?",
    ),
    "a fact about a seat that is not there": ("play:\n  - expect: {crown: 4}", 4, "numbered from 0 to 3"),
    "a fact that is not a seat that is not there": (
        "play:\n  - expect: {crown: {not: 4}}",
        4,
        "numbered from 0 to 3",
    ),
    "a fact that may be a seat that is not there": (
        "play:\n  - expect: {thief: {one of: [0, P4]}}",
        4,
        "numbered from 0 to 3",
    ),
    "facts of a seat that is not there": ("play:\n  - expect: {4: {gold: 1}}", 4, "numbered from 0 to 3"),
    "a seat that is not there among several": (
        "play:\n  - expect: {facedown seen: [0, 4]}",
        4,
        "numbered from 0 to 3",
    ),
    "what is known of a seat that is not there": (
        "play:\n  - expect: {0: {knows: {4: none}}}",
        4,
        "Known: 0, 1, 2, 3, museum",
    ),
    "an event of a seat that is not there": (
        "play:\n  - events: {seat: 0, contains: [killed 4 king]}",
        4,
        "numbered from 0 to 3",
    ),
    "an audience that is not there": (
        "play:\n  - decision: {seat: 0, audience: [0, 4]}",
        4,
        "numbered from 0 to 3",
    ),
    "a decision of a seat that is not there": (
        "play:\n  - skip to: {seat: 4, kind: turn}",
        4,
        "numbered from 0 to 3",
    ),
    "a partial cast with a slip of the pen": (
        "options: {edition: 2016, characters: [wich]}",
        3,
        "wich",
    ),
}


@pytest.mark.parametrize(("text", "line", "words"), UNUSABLE.values(), ids=UNUSABLE.keys())
def test_it_is_refused_with_its_line_and_what_would_be_right(tmp_path, text, line, words):
    error = error_in(tmp_path, HEAD + text + "\n")
    assert error.params["line"] == line
    assert words in Translator("en").error_message(error).replace("\xa0", " ")


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("scenario: x\ngame: [citadels\nplay: a\n", 3, "not YAML"),
        ("scenario: x\n\tgame: citadels\n", 2, "not YAML"),
        ("scenario: &a [*a]\ngame: citadels\n", 1, "not YAML"),
        ("scenario: x\ngame: chess\n", 2, "“chess” is not a known game"),
        ("game: citadels\n", 1, "“scenario” is missing"),
        ("scenario: x\n", 1, "“game” is missing"),
        ("- 1\n", 1, "Fields"),
        ("", 1, "no scenario"),
        ("# nothing\n---\n", 1, "no scenario"),
        (b"scenario: x\ngame: \xff\n", 2, "UTF-8"),
        ("scenario: x\ngame: citadels\nabout: \x07\n", 3, "not YAML"),
        ("scenario: x\ngame: citadels\nposition:\n" + " [" * 3000, 1, "nested"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused_with_its_line(tmp_path, text, line, words):
    error = error_in(tmp_path, text)
    assert error.params["line"] == line
    assert words in Translator("en").error_message(error)


def nested_aliases(first: str, level: str, count: int = 30) -> str:
    """A file in which each level names the one below it nine times; `{}` is what it names."""
    lines = [f"  l0: &l0 {first}\n"]
    for n in range(1, count):
        lines.append(f"  l{n}: &l{n} " + level.format(", ".join([f"*l{n - 1}"] * 9)) + "\n")
    return f"{HEAD}about:\n{''.join(lines)}"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (nested_aliases("[x]", "[{}]"), "aliases"),
        (nested_aliases("{a: x}", "{{<<: [{}]}}"), "aliases"),
        (nested_aliases("{a: x}", "{{b: 1, <<: [{0}], c: [{0}]}}"), "aliases"),
        (nested_aliases("[x]", "[{}]", 8) + "  ? *l7\n  : x\n", "aliases"),
        (nested_aliases("[x]", "[{}]", 5) + "  ? *l4\n  : x\n  <<: {a: x}\n", "not a list"),
        (nested_aliases("{a: x}", "{{b: [{}]}}", 4) + "  *l3 : x\n", "not a group of fields"),
        (HEAD + "about:\n" + "".join(f"  l{n}: &l{n} [*l{n - 1}]\n" for n in range(1, 60)), "deep"),
        (HEAD + "about: " + "[" * 60 + "]" * 60 + "\n", "deep"),
        (HEAD + "about: " + "x" * 20_000 + "\n", "longer than 10000 characters"),
        (HEAD + "? " + "x" * 20_000 + "\n: 1\n", "longer than 10000 characters"),
        (HEAD + "? " + "x" * 9_000 + "\n: 1\n", "Unknown field: “xxx"),
        (HEAD + "about: x\n" * 40_000, "longer than 300000 bytes"),
        ((HEAD + "about: &a [" + "x, " * 900 + "]\nplay: [" + "*a, " * 20 + "]\n---\n") * 5, "aliases"),
        (HEAD + "position: {seats: [{gold: " + "9" * 5000 + "}]}\n", "number belongs here"),
        (HEAD + "play:\n- ? seat " + "9" * 5000 + "\n  : x\n", "Unknown step: “seat 999"),
    ],
    ids=[
        "lists",
        "merges",
        "both",
        "key",
        "key-list",
        "key-mapping",
        "chain",
        "brackets",
        "letters",
        "key-letters",
        "word",
        "bytes",
        "documents",
        "digits",
        "seat-digits",
    ],
)
def test_no_file_is_endless(tmp_path, text, words):
    assert words in Translator("en").error_message(error_in(tmp_path, text.replace("[*l0]", "[x]", 1)))


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(BurgraveError) as caught:
        read_scenarios(tmp_path / "none.yaml", burgrave.game)
    assert "cannot be read" in Translator("en").error_message(caught.value)


def test_a_pipe_is_refused_without_waiting_for_a_writer(tmp_path):
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    with raises_error("^scenario-not-regular"):
        read_scenarios(pipe, burgrave.game)


def test_a_device_is_refused():
    with raises_error("^scenario-not-regular"):
        read_scenarios(Path(os.devnull), burgrave.game)


def test_a_bad_scenario_does_not_spoil_its_neighbours(tmp_path):
    file = tmp_path / "three.yaml"
    file.write_text(
        "scenario: a\ngame: citadels\n---\nscenario: b\ngame: go\n---\nscenario: c\ngame: citadels\n"
    )
    first, second, third = read_scenarios(file, burgrave.game)
    assert first.run() == []
    assert third.run() == []
    with pytest.raises(BurgraveError):
        second.run()
    assert (second.name, second.line) == ("b", 4)
