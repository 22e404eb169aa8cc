"""Whatever a person can do wrong is explained."""
# ruff: noqa: RUF001 - Bulgarian letters are meant

import ast
import re
from collections.abc import Iterator

import pytest

from burgrave import game
from burgrave.core.error import BurgraveError
from burgrave.engine import PACKAGE
from burgrave.i18n import LANGUAGES, Translator
from tests.i18n.locales import list_keys

CAST = "assassin, thief, magician, king, bishop, merchant, architect, warlord"
WITCHED = CAST.replace("thief", "witch")
ERRORS = {BurgraveError.__name__, *(error.__name__ for error in BurgraveError.__subclasses__())}
# Calls whose first argument is a key. All of them are in the sources.
TAKES_KEY = {*ERRORS, "make_error", "format", "Problem", "close_with_reason", "print_line"}
# Words that begin so are keys wherever they stand.
FAMILIES = re.compile(
    r"(cli|record|scenario|mismatch|position|undo|option|simulate|arena|bench|check)-[a-z-]+"
)


def iter_calls() -> Iterator[tuple[str, ast.AST]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield name, node


def called_name(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def string_constants(node: ast.AST) -> list[str]:
    """The string, or both strings of `one if … else other`."""
    if isinstance(node, ast.IfExp):
        return [*string_constants(node.body), *string_constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@pytest.mark.slow
def test_every_key_in_the_sources_has_a_phrase():
    found = {
        (called_name(node), file, key)
        for file, node in iter_calls()
        if isinstance(node, ast.Call) and called_name(node) in TAKES_KEY and node.args
        for key in string_constants(node.args[0])
    }
    assert {name for name, _, _ in found} == TAKES_KEY
    known = list_keys("en")
    assert [each for each in found if each[2] and each[2] not in known] == []  # an empty line is not a key


@pytest.mark.slow
def test_every_word_that_looks_like_a_key_has_a_phrase():
    missing = {
        (file, key)
        for file, node in iter_calls()
        for key in string_constants(node)
        if FAMILIES.fullmatch(key) and not is_known_key(key)
    }
    assert missing == set()


def is_known_key(key: str) -> bool:
    """A key, or the beginning of keys that are put together."""
    return key in list_keys("en") or (
        key.endswith("-") and any(each.startswith(key) for each in list_keys("en"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_is_explained_in_words(language):
    error = BurgraveError("move-refused", move="build tavern", reason="too-expensive", number=5)
    assert (
        Translator(language).error_message(error, game("citadels"))
        == {
            "en": "“Build the Tavern” is not possible now: Costs 5: you do not have that much gold.",
            "cs": "„Postav Hospodu“ teď není možné: Stojí 5: tolik nemáš.",
            "bg": "„Построй Таверна“ сега не е възможно: Струва 5: нямаш толкова злато.",
            "pl": "„Wybuduj Tawernę” nie jest teraz możliwe: Kosztuje 5: tyle nie masz.",
        }[language]
    )


def test_without_the_game_a_refused_move_is_described_by_its_ids():
    error = BurgraveError("move-refused", move="build tavern", reason="too-expensive", number=5)
    assert Translator("en").error_message(error) == "“build tavern” is not possible now: too-expensive"


def test_a_mistake_within_a_mistake_is_explained_too():
    inner = BurgraveError("option-range", option="players", value="9", low=2, high=7)
    error = BurgraveError("record-options", line=3, problem=inner)
    assert Translator("en").error_message(error) == (
        "Line 3: the options cannot be used. “players” cannot be “9”. Give a whole number from 2 to 7."
    )


def test_numbers_of_lines_are_not_grouped():
    assert (
        Translator("en")
        .error_message(BurgraveError("record-number", line=12345, text="x"))
        .startswith("Line 12345:")
    )


def test_a_key_without_a_phrase_is_shown_as_it_is(lenient):
    assert (
        Translator("cs").error_message(BurgraveError("never-heard-of", card="tavern"))
        == "never-heard-of card=tavern"
    )


@pytest.mark.parametrize(
    ("given", "sentences"),
    [
        (
            {"edition": "2016", "players": 2, "preset": "cunning_agents", "nine": True},
            {
                "en": "A game with 2 players needs 8 characters, not 9.",
                "cs": "Při 2 hráčích hraje 8 postav, ne 9.",
                "bg": "При 2 играчи персонажите са 8, а не 9.",
                "pl": "Przy 2 graczach gra 8 postaci, a nie 9.",
            },
        ),
        (
            {"edition": "2016", "players": 2, "characters": CAST.replace("king", "emperor")},
            {
                "en": "“emperor” cannot be used with 2 players. Choose one of: king, patrician.",
                "cs": "„emperor“ nelze použít při 2 hráčích. Vyber jednu z těchto: king, patrician.",
                "bg": "„emperor“ не може да се използва при 2 играчи. Избери един от: king, patrician.",
                "pl": "„emperor” nie może grać przy 2 graczach. Wybierz jedną z: king, patrician.",
            },
        ),
        (
            {"edition": "2016", "characters": CAST.replace("thief", "witch")},
            {
                "en": f"Choose exactly one character of rank 1. Given: {WITCHED}.",
                "cs": f"Postava s číslem 1 musí být právě jedna. Zadáno: {WITCHED}.",
                "bg": f"Персонажът от ранг 1 трябва да е точно един. Зададени: {WITCHED}.",
                "pl": f"Postać o randze 1 musi być dokładnie jedna. Podane: {WITCHED}.",
            },
        ),
        (
            {"edition": "2016", "districts": "armory"},
            {
                "en": "Choose 14 different unique districts, not 1.",
                "cs": "Různých fialových budov má být 14, ne 1.",
                "bg": "Нужни са 14 различни уникални сгради, а не 1.",
                "pl": "Różnych unikatowych dzielnic ma być 14, a nie 1.",
            },
        ),
        (
            {"edition": "2016", "districts": "armoury"},
            {
                "en": "“armoury” is not a unique district. Did you mean “armory”?",
                "cs": "Fialová budova „armoury“ neexistuje. Nemá to být „armory“?",
                "bg": "Няма уникална сграда „armoury“. Може би „armory“?",
                "pl": "Nie ma unikatowej dzielnicy „armoury”. Czy chodzi o „armory”?",
            },
        ),
        (
            {"edition": "2016", "action_cards": True},
            {
                "en": "The edition “2016” has no action cards. Choose “deluxe”.",
                "cs": "Vydání „2016“ akční karty nemá. Vyber „deluxe“.",
                "bg": "Изданието „2016“ няма карти с действие. Избери „deluxe“.",
                "pl": "Wydanie „2016” nie ma kart akcji. Wybierz „deluxe”.",
            },
        ),
        (
            {"edition": "classic", "nine": True},
            {
                "en": "The edition “classic” has no option “nine”. Remove it or choose another edition.",
                "cs": "Vydání „classic“ volbu „nine“ nemá. Vynech ji, nebo vyber jiné vydání.",
                "bg": "Изданието „classic“ няма опция „nine“. Махни я или избери друго издание.",
                "pl": "Wydanie „classic” nie ma opcji „nine”. Usuń ją albo wybierz inne wydanie.",
            },
        ),
    ],
)
def test_options_that_do_not_fit_together_are_explained(given, sentences):
    with pytest.raises(BurgraveError) as caught:
        game("citadels").options(**given)
    first = {
        language: Translator(language).error_message(caught.value).splitlines()[0] for language in LANGUAGES
    }
    assert first == sentences


def test_an_unknown_preset_is_answered_with_the_known_ones():
    with pytest.raises(BurgraveError) as caught:
        game("citadels").options(edition="deluxe", preset="quick")
    assert (
        Translator("en")
        .error_message(caught.value)
        .startswith("“quick” is not a valid preset. Choose one of: first_game, ambitious_aristocrats, ")
    )


def test_a_mistake_at_the_table_names_people_and_games_as_they_are_called():
    people = ["Host", "Guest"]
    decided = BurgraveError("undo-another-decided", seat=1)
    assert (
        Translator("en").error_message(decided, names=people)
        == "You cannot undo this move: Guest has moved since."
    )
    assert Translator("cs").error_message(decided) == "Tuto akci nelze vrátit: po ní už hraje Hráč 2."
    turn = BurgraveError("move-not-your-decision", seat=0, acting=1)
    assert Translator("pl").error_message(turn, names=people) == "Teraz decyduje Guest, a nie Host."
    bot = BurgraveError("bot-unknown", bot="x", game="citadels", known="y")
    assert Translator("cs").error_message(bot) == "Pro hru Citadela není bot „x“. Vyber jednoho z těchto: y."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("digits", [28, 400, 4000, 5000])
def test_a_number_of_any_size_has_a_sentence(language, digits):
    text = Translator(language)
    for number in (10**digits, -(10**digits)):
        sentence = text.error_message(
            BurgraveError("scenario-range", file="a.yaml", line=1, number=number, low=0, high=9)
        )
        assert str(number)[:20] in sentence if digits < 4300 else "…" in sentence
        assert len(sentence) < 200
    assert text.format_number(1e300) == "1e+300"
