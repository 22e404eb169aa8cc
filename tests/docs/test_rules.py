"""The rules pages, the files that implement them and the rulings told to players belong together."""

import re
from pathlib import Path

import pytest

import burgrave
from burgrave.citadels.catalogue import CARD_IDS, CHARACTER_IDS
from burgrave.citadels.rulings import RULINGS as CITADELS
from burgrave.core.options import Options
from burgrave.core.piece import Piece
from burgrave.core.ruling import Ruling
from burgrave.engine import PACKAGE
from burgrave.i18n import LANGUAGES, Translator
from burgrave.i18n.spaces import replace_no_break_spaces
from burgrave.match import piece_search
from burgrave.praga.rulings import RULINGS as PRAGA
from tests.docs.rules_page import read_rules
from tests.i18n.check_sentence import is_finished

NAMED = re.compile(r"\[([\d.]+)\](?:\"\"\")?$")
RULED = re.compile(r"A\d\d|DEC-\d+")
FILES = [
    *((file, CHARACTER_IDS) for file in sorted((PACKAGE / "citadels/characters").glob("*.py"))),
    *((file, CARD_IDS) for file in sorted((PACKAGE / "citadels/districts").glob("*.py"))),
    *((file, CARD_IDS) for file in sorted((PACKAGE / "citadels/action_cards").glob("*.py"))),
]
CARDS = [file for file, ids in FILES if file.stem in ids]
# What happens in a turn and at the end, each in files of its own.
CHAPTERS_OF_PRAGA = [str(chapter) for chapter in range(5, 21)]

both_games = pytest.mark.parametrize(("game", "rulings"), [("citadels", CITADELS), ("praga", PRAGA)])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def number_of(file: Path) -> str | None:
    """The number at the end of a file's first line."""
    found = NAMED.search(file.read_text(encoding="utf-8").partition("\n")[0])
    return found[1] if found else None


@pytest.mark.parametrize("file", [pytest.param(file, id=file.stem) for file in CARDS])
def test_a_cards_file_names_the_rule_of_the_card(file):
    number = number_of(file)
    assert number is not None
    assert printed_name(file.stem) in read_rules("citadels")[number]


def printed_name(id: str) -> str:
    """The English name of a card as the page writes it."""
    vocabulary = "character" if id in CHARACTER_IDS else "card"
    return (
        Translator("en")
        .name_of(burgrave.game("citadels"), vocabulary, id)
        .replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    )


@pytest.mark.parametrize("game", ["citadels", "praga"])
def test_every_number_in_a_first_line_stands_on_the_page(game):
    numbers = {number for file in (PACKAGE / game).rglob("*.py") if (number := number_of(file))}
    assert numbers
    assert numbers <= set(read_rules(game))


def test_every_chapter_of_praga_has_its_files():
    numbers = {number_of(file) for file in (PACKAGE / "praga").rglob("*.py")}
    assert [chapter for chapter in CHAPTERS_OF_PRAGA if chapter not in numbers] == []


@both_games
def test_every_ruling_of_the_page_is_listed(game: str, rulings: list[Ruling]):
    assert [ruling.number for ruling in rulings] == [n for n in read_rules(game) if RULED.fullmatch(n)]


@both_games
@every_language
def test_every_ruling_is_explained_to_players(game: str, rulings: list[Ruling], language: str):
    for ruling in rulings:
        for edition in list_editions(game):
            text, key = Translator(language, edition), f"{game}-ruling-{ruling.number.lower()}"
            assert text.has(key), key
            assert is_finished(replace_no_break_spaces(text.format(key))), (key, edition)


@both_games
def test_rulings_are_about_pieces_and_editions_that_exist(game: str, rulings: list[Ruling]):
    for ruling in rulings:
        assert set(ruling.editions) <= set(list_editions(game))
        listed = {
            word
            for edition in list_editions(game)
            if ruling.holds_in(edition)
            for word in edition_words(game, edition)
        }
        assert set(ruling.pieces) <= listed, ruling.number


@both_games
def test_every_ruling_can_be_looked_up(game: str, rulings: list[Ruling]):
    found = burgrave.game(game)
    whole = {
        number
        for edition in list_editions(game)
        for number in found.reference().rulings(edition_options(game, edition))
    }
    with_a_piece = {
        number
        for edition in list_editions(game)
        for piece in edition_pieces(game, edition)
        for number in piece.rulings
    }
    assert {ruling.number for ruling in rulings} == whole | with_a_piece


def list_editions(game: str) -> list[str]:
    """Those of a game; one without a name for a game that has only one."""
    return piece_search.list_editions(burgrave.game(game)) or [""]


def edition_options(game: str, edition: str) -> Options:
    return piece_search.edition_options(burgrave.game(game), edition)


def edition_pieces(game: str, edition: str) -> list[Piece]:
    return burgrave.game(game).reference().pieces(edition_options(game, edition))


def edition_words(game: str, edition: str) -> set[str]:
    """The ids and the kinds of all pieces of an edition."""
    return {word for piece in edition_pieces(game, edition) for word in (piece.id, piece.kind)}
