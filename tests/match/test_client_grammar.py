"""The client knows no grammar of a game: it has no verb, kind of decision or event of a game as a text."""

import csv
import re
from pathlib import Path

import pytest

import burgrave
from burgrave.match.layout.base import PATTERNS, field_parts
from burgrave.match.presenters.base import presenter_for

SOURCES = Path(__file__).parents[2] / "web" / "src"
GAMES = burgrave.games()
QUOTED = re.compile(r"'([\w -]+)'|\"([\w -]+)\"|`([\w -]+)`")
every_game = pytest.mark.parametrize("game_id", GAMES)
COMPARED = re.compile(
    r"""(\bverb|\bevent\.event|\bdecision\??\.kind)\b [!=]==? ['"`]"""  # verb === 'build'
    r"""|switch \([^)]*(\bverb|\bevent\.event|\.kind)\)"""
)
# Words of a game that mean something else where the client has them.
OTHER_MEANINGS = {
    "beautified": "the term for a district with a coin on it",
    "done": "a task of a lesson that is solved",
    "copy": "the button and the icon of the clipboard",
    "flower": "the face of a threat",
    "keep": "a style of the cards that one can choose",
    "name": "a field of a form",
    "choose": "a symbol",
    "rotation": "what an object is in a move",
    "pawn": "the term for Parler's pawn",
    "play": "the request that plays moves",
    "spy": "a character that stands for an edition",
    "take": "the button that takes a seat",
    "theater": "a phase of a round",
}


def client_files(game_id: str) -> list[Path]:
    """Return the files that draw this game. The types of the data are made from the server's models."""
    others = [SOURCES / "boards" / id for id in burgrave.games() if id != game_id]
    files = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]
    return [
        path
        for path in files
        if path.name != "types.d.ts" and not any(path.is_relative_to(other) for other in others)
    ]


def words_of(game_id: str) -> set[str]:
    """Return the verbs, kinds of decisions and events of a game that are no words of its layout too."""
    game = burgrave.game(game_id)
    layout = presenter_for(game).layout
    words = {family.verb for family in game.notation.families}
    words |= {slot.kind for slot in game.step_slots if slot.kind} | set(game.notation.events)
    others = {*PATTERNS, *layout.place_kinds, *game.notation.names}
    others |= {field_parts(field)[0] for fields in layout.place_kinds.values() for field in fields}
    return words - others - icons()


def icons() -> set[str]:
    with next(SOURCES.rglob("icons.csv")).open(encoding="utf-8", newline="") as file:
        return {row["id"] for row in csv.DictReader(file)}


def find_words(game_id: str) -> dict[str, str]:
    """Return the words of a game that the client has as a text, each with a file."""
    words = words_of(game_id)
    return {
        word: path.relative_to(SOURCES).as_posix()
        for path in client_files(game_id)
        for quoted in QUOTED.findall(path.read_text(encoding="utf-8"))
        for word in quoted
        if word in words
    }


@every_game
def test_no_verb_kind_or_event_is_in_the_client(game_id):
    assert len(words_of(game_id)) > 100
    found = find_words(game_id)
    assert set(found) <= set(OTHER_MEANINGS), found


@every_game
def test_nothing_compares_a_verb_a_kind_or_an_event_with_a_text(game_id):
    found = [
        f"{path.relative_to(SOURCES).as_posix()}: {line.strip()}"
        for path in client_files(game_id)
        for line in path.read_text(encoding="utf-8").splitlines()
        if COMPARED.search(line)
    ]
    assert found == []


def test_every_other_meaning_is_still_needed():
    assert {word for game_id in GAMES for word in find_words(game_id)} == set(OTHER_MEANINGS)
