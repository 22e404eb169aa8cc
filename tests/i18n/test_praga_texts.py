"""Praga in words: amounts, pieces made from the components file, names, sentences and the glossary."""
# ruff: noqa: RUF001 - Bulgarian letters are meant

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import SelectExpression, VariableReference

from burgrave import game
from burgrave.core.events import Event
from burgrave.engine import PACKAGE
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.presenters.praga.piece_describer import PieceDescriber
from burgrave.match.presenters.praga.printed import PrintedBoard
from burgrave.praga.board_data.types import TileSidesData
from burgrave.praga.options import ORDERS, ROAD_TILES, SETS, SIDES, SOLO, option_list
from tests.i18n.check_sentence import is_finished
from tests.i18n.locales import list_keys, parse_messages, used_variables, walk

PRAGA = game("praga")
DATA: dict[str, Any] = json.loads((PACKAGE / "praga" / "components.json").read_text(encoding="utf-8"))
PEOPLE = ["Host", "Guest", "Third"]
NUMBERS = (0, 1, 2, 5, 21, 22)
GLOSSARY = Path(__file__).parents[2] / "docs" / "praga-glossary.md"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentence_for(language: str, name: str, *args: int, you: int | None = None) -> str:
    return Translator(language).event_sentence(PRAGA, Event(name, list(args), 0), PEOPLE, you)


def make_describer(language: str, **options: object) -> PieceDescriber:
    """What a table with these options says of its pieces."""
    board = PRAGA.reference().board(PRAGA.options(**options))
    return PieceDescriber(PRAGA, Translator(language), PrintedBoard(board), {})


def number(vocabulary: str, id: str) -> int:
    return PRAGA.notation.number(vocabulary, id)


def known_ids(part: str) -> set[str]:
    beginning = f"praga-{part}-"
    return {key.removeprefix(beginning) for key in list_keys("en") if key.startswith(beginning)}


@pytest.mark.parametrize(
    ("language", "code", "amounts"),
    [
        ("en", "stone", ["1 stone", "2 stone", "5 stone", "21 stone", "22 stone"]),
        ("en", "egg", ["1 egg", "2 eggs", "5 eggs", "21 eggs", "22 eggs"]),
        ("cs", "gold", ["1 zlaťák", "2 zlaťáky", "5 zlaťáků", "21 zlaťáků", "22 zlaťáků"]),
        ("cs", "stone", ["1 kámen", "2 kameny", "5 kamenů", "21 kamenů", "22 kamenů"]),
        ("cs", "egg", ["1 vejce", "2 vejce", "5 vajec", "21 vajec", "22 vajec"]),
        (
            "cs",
            "silver",
            [
                "1 stříbrné okno",
                "2 stříbrná okna",
                "5 stříbrných oken",
                "21 stříbrných oken",
                "22 stříbrných oken",
            ],
        ),
        (
            "cs",
            "red",
            [
                "1 červený žeton",
                "2 červené žetony",
                "5 červených žetonů",
                "21 červených žetonů",
                "22 červených žetonů",
            ],
        ),
        (
            "cs",
            "hunger",
            [
                f"{posuny} do strany na Hladové zdi"
                for posuny in ("1 posun", "2 posuny", "5 posunů", "21 posunů", "22 posunů")
            ],
        ),
        ("bg", "gold", ["1 злато", "2 злато", "5 злато", "21 злато", "22 злато"]),
        ("bg", "stone", ["1 камък", "2 камъка", "5 камъка", "21 камъка", "22 камъка"]),
        ("bg", "egg", ["1 яйце", "2 яйца", "5 яйца", "21 яйца", "22 яйца"]),
        (
            "bg",
            "goldwin",
            [
                "1 златен прозорец",
                "2 златни прозореца",
                "5 златни прозореца",
                "21 златни прозореца",
                "22 златни прозореца",
            ],
        ),
        ("pl", "gold", ["1 złoto", "2 złota", "5 złota", "21 złota", "22 złota"]),
        ("pl", "stone", ["1 kamień", "2 kamienie", "5 kamieni", "21 kamieni", "22 kamienie"]),
        ("pl", "egg", ["1 jajko", "2 jajka", "5 jajek", "21 jajek", "22 jajka"]),
        ("pl", "vp", ["1 punkt", "2 punkty", "5 punktów", "21 punktów", "22 punkty"]),
        (
            "pl",
            "silver",
            [
                "1 srebrne okno",
                "2 srebrne okna",
                "5 srebrnych okien",
                "21 srebrnych okien",
                "22 srebrne okna",
            ],
        ),
        (
            "pl",
            "tech",
            [
                f"{kroki} na torze technologii"
                for kroki in ("1 krok", "2 kroki", "5 kroków", "21 kroków", "22 kroki")
            ],
        ),
    ],
)
def test_amounts_are_counted_as_people_count(language, code, amounts):
    assert [make_describer(language).bundle_text({code: count}) for count in NUMBERS[1:]] == amounts


def test_there_is_an_amount_of_every_bonus_and_of_no_other():
    assert known_ids("amount") == set(PRAGA.notation.names["bonus"])
    assert known_ids("amount") == {*DATA["meta"]["bonus_codes"], "nothing"}


@pytest.mark.parametrize(
    ("language", "bundle", "trade", "choice"),
    [
        (
            "en",
            "1 silver window, 2 points",
            "2 stone → 3 points",
            "2 points, one of: 1 stone / 1 gold",
        ),
        (
            "cs",
            "1 stříbrné okno, 2 body",
            "2 kameny → 3 body",
            "2 body, jedno z: 1 kámen / 1 zlaťák",
        ),
        (
            "bg",
            "1 сребърен прозорец, 2 точки",
            "2 камъка → 3 точки",
            "2 точки, едно от: 1 камък / 1 злато",
        ),
        (
            "pl",
            "1 srebrne okno, 2 punkty",
            "2 kamienie → 3 punkty",
            "2 punkty, jedno z: 1 kamień / 1 złoto",
        ),
    ],
)
def test_bundles_are_made_of_amounts(language, bundle, trade, choice):
    said = make_describer(language)
    assert said.bundle_text({"silver": 1, "vp": 2}) == bundle
    assert said.tile_offer_text("W1-04") == trade
    assert said.bundle_text({"choose": [{"stone": 1}, {"gold": 1}], "vp": 2}) == choice


PRINTED = ("tile", "action_tile", "technology", "token", "seal", "plaza_tile", "bridge_tile")


@every_language
@pytest.mark.parametrize("vocabulary", PRINTED)
def test_every_piece_has_a_text(language, vocabulary):
    said = make_describer(language)
    for piece in PRAGA.reference().pieces(PRAGA.options()):
        if piece.vocabulary == vocabulary:
            assert is_finished(said.piece_text(vocabulary, piece.id)), piece.id


@every_language
def test_every_side_of_road_bridge_and_wheel_has_a_text(language):
    for road_tiles in (["KR-I", "KR-IIa", "KR-III"], ["KR-IIb"], []):
        said = make_describer(language, road_tiles=road_tiles)
        for space in said.printed.board["road"]:
            assert all(is_finished(fact) for fact in said.road_texts(space["space"]))
    for bridge in ("aaaaa", "bbbbb"):
        assert all(
            is_finished(make_describer(language, bridge=bridge).bridge_place_text(place))
            for place in range(1, 6)
        )
    sectors = make_describer(language).printed.board["crane"]["sectors"]
    assert all(is_finished(make_describer(language).wheel_bonus_text(bonus)) for bonus in sectors)


def test_there_is_a_phrase_for_every_effect_of_a_technology_and_no_other():
    assert known_ids("effect") == {technology["effect"] for technology in DATA["technologies"]}


def test_there_is_a_phrase_for_everything_that_scores_at_the_end_and_no_other():
    gold = [tile["endgame"]["kind"] for tile in DATA["bridge"]["tiles"] if tile["endgame"]]
    assert known_ids("score") == {*gold, *(seal["score"]["kind"] for seal in DATA["seals"])}


def test_there_is_a_phrase_for_every_symbol_on_an_edge_and_no_other():
    assert known_ids("edge") == {*DATA["meta"]["edge_symbols"], "at"}


def test_a_turned_tile_has_its_symbols_elsewhere():
    said = make_describer("en")
    printed = said.printed.tiles["W1-04"]
    turned: TileSidesData = {"edges": [*printed["edges"][-2:], *printed["edges"][:-2]], "corners": [0, 1]}
    assert said.side_texts("W1-04", printed) == [
        "edges: gold northeast, stone southeast",
        "2 red corners (southwest, northwest)",
    ]
    assert said.side_texts("W1-04", turned) == [
        "edges: gold southeast, stone west",
        "2 red corners (north, northeast)",
    ]


@pytest.mark.parametrize(
    ("language", "rules"),
    [
        (
            "en",
            [
                (
                    "cost: 2 stone; reward: 3 points; edges: gold northeast, stone southeast; "
                    "2 red corners (southwest, northwest)."
                ),
                (
                    "For each building you build with the symbol of the Cathedral gain 1 gold, 1 point. "
                    "Works from your next turn on."
                ),
                "Costs 2 silver windows. At the end: 2 points for each gold you have left.",
                "At once: 3 points. At the end: as many points as your gold mines.",
            ],
        ),
        (
            "cs",
            [
                (
                    "náklady: 2 kameny; odměna: 3 body; hrany: zlaťák na severovýchodě, "
                    "kámen na jihovýchodě; 2 červené rohy (na jihozápadě, na severozápadě)."
                ),
                (
                    "Za každou postavenou budovu se symbolem katedrály získej 1 zlaťák, 1 bod. "
                    "Platí od tvého příštího tahu."
                ),
                "Stojí 2 stříbrná okna. Na konci: 2 body za každý zbylý zlaťák.",
                "Ihned: 3 body. Na konci: tolik bodů, kolik máš zlatých dolů.",
            ],
        ),
        (
            "bg",
            [
                (
                    "цена: 2 камъка; награда: 3 точки; ръбове: злато на североизток, камък на югоизток; "
                    "2 червени ъгъла (на югозапад, на северозапад)."
                ),
                (
                    "За всяка построена сграда със символа на катедралата получаваш 1 злато, 1 точка. "
                    "Действа от следващия ти ход."
                ),
                "Струва 2 сребърни прозореца. Накрая: 2 точки за всяко останало злато.",
                "Веднага: 3 точки. Накрая: толкова точки, колкото златни мини имаш.",
            ],
        ),
        (
            "pl",
            [
                (
                    "koszt: 2 kamienie; nagroda: 3 punkty; krawędzie: złoto na północnym wschodzie, "
                    "kamień na południowym wschodzie; "
                    "2 czerwone rogi (na południowym zachodzie, na północnym zachodzie)."
                ),
                (
                    "Za każdy wzniesiony budynek z symbolem katedry zyskujesz 1 złoto, 1 punkt. "
                    "Działa od twojej następnej tury."
                ),
                "Kosztuje 2 srebrne okna. Na koniec: 2 punkty za każde pozostałe złoto.",
                "Od razu: 3 punkty. Na koniec: tyle punktów, ile masz kopalni złota.",
            ],
        ),
    ],
)
def test_what_pieces_do(language, rules):
    named = [("tile", "W1-04"), ("technology", "T2-1"), ("seal", "S1"), ("bridge_tile", "V-4")]
    assert [make_describer(language).piece_text(*name) for name in named] == rules


def test_a_corrected_file_changes_the_text():
    corrected = json.loads(json.dumps(DATA))
    corrected["walls"][3]["reward"] = {"egg": 2}
    digest = PRAGA.reference().register_components(json.dumps(corrected).encode(), "corrected.json")
    assert make_describer("cs", components=digest).tile_offer_text("W1-04") == "2 kameny → 2 vejce"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["wall W1-04", "building B2-S1", "Old Town plaza 1", "technology T3-1", "plot 5,3"]),
        (
            "cs",
            [
                "hradby W1-04",
                "budova B2-S1",
                "náměstí 1 na Starém Městě",
                "technologie T3-1",
                "parcela 5,3",
            ],
        ),
        ("bg", ["стена W1-04", "сграда B2-S1", "площад 1 в Стария град", "технология T3-1", "парцел 5,3"]),
        (
            "pl",
            ["mur W1-04", "budynek B2-S1", "plac 1 na Starym Mieście", "technologia T3-1", "parcela 5,3"],
        ),
    ],
)
def test_names_are_made_of_printed_ids(language, names):
    ids = [("tile", "W1-04"), ("tile", "B2-S1"), ("plaza", "OT1"), ("technology", "T3-1"), ("plot", "5,3")]
    assert [Translator(language).name_of(PRAGA, *id) for id in ids] == names


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "You gain 2 silver windows (action crane).",
                "Host pays 1 egg.",
                "Host builds the building B1-03 on the plot 5,3, turned by 120° clockwise.",
                "You climb to row 3 of the Hunger Wall.",
                "Host draws 3 technologies.",
            ],
        ),
        (
            "cs",
            [
                "Získáváš 2 stříbrná okna (akční kolo).",
                "Host platí 1 vejce.",
                "Host staví budovu B1-03 na parcele 5,3, natočení 120° doprava.",
                "Postupuješ na 3. řádek Hladové zdi.",
                "Host dobírá 3 technologie.",
            ],
        ),
        (
            "bg",
            [
                "Получаваш 2 сребърни прозореца (кран на действията).",
                "Host плаща 1 яйце.",
                "Host строи сграда B1-03 на парцел 5,3, завъртане 120° надясно.",
                "Изкачваш се на ред 3 на Гладната стена.",
                "Host тегли 3 технологии.",
            ],
        ),
        (
            "pl",
            [
                "Zyskujesz 2 srebrne okna (żuraw akcji).",
                "Host płaci 1 jajko.",
                "Host wznosi budynek B1-03 na parceli 5,3, obrót o 120° w prawo.",
                "Wchodzisz do rzędu 3 Muru Głodowego.",
                "Host dobiera 3 technologie.",
            ],
        ),
    ],
)
def test_events_have_sentences(language, sentences):
    silver, egg, crane = number("bonus", "silver"), number("bonus", "egg"), number("source", "crane")
    tile, plot = number("tile", "B1-03"), number("plot", "5,3")
    assert sentences == [
        sentence_for(language, "gained", 0, silver, 2, crane, you=0),
        sentence_for(language, "paid", 0, egg, 1),
        sentence_for(language, "building-built", 0, tile, plot, 2),
        sentence_for(language, "climbed", 0, number("project", "hunger_wall"), 3, you=0),
        sentence_for(language, "technologies-drawn-hidden", 0, number("stack", "technologies_1"), 3),
    ]


def test_drawn_technologies_are_counted():
    drawn = [number("stack", "technologies_1"), *(number("technology", id) for id in ("T1-1", "T1-3"))]
    assert sentence_for("en", "technologies-drawn", 0, *drawn, you=0) == "You draw 2 technologies."
    assert sentence_for("pl", "technologies-drawn", 0, *drawn, you=0) == "Dobierasz 2 technologie."


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (
            "en",
            [
                "Take action tile A3",
                "Use technology T3-1",
                "Choose building B1-03",
                "Plot 5,11",
                "Turned by 120° clockwise ↻",
                "Cathedral: a row up (2 silver windows)",
                "King’s Road, space II: for 1 egg",
            ],
        ),
        (
            "cs",
            [
                "Vezmi si akční žeton A3",
                "Použij technologii T3-1",
                "Vyber budovu B1-03",
                "Parcela 5,11",
                "Natoč o 120° doprava ↻",
                "Katedrála: řádek výš (2 stříbrná okna)",
                "Královská cesta, pole II: za 1 vejce",
            ],
        ),
        (
            "bg",
            [
                "Вземи плочка за действие A3",
                "Използвай технология T3-1",
                "Избери сграда B1-03",
                "Парцел 5,11",
                "Завърти на 120° надясно ↻",
                "Катедрала: ред нагоре (2 ср. прозореца)",
                "Кралски път, поле II: за 1 яйце",
            ],
        ),
        (
            "pl",
            [
                "Weź kafel akcji A3",
                "Użyj technologii T3-1",
                "Wybierz budynek B1-03",
                "Parcela 5,11",
                "Obróć o 120° w prawo ↻",
                "Katedra: rząd wyżej (2 srebrne okna)",
                "Droga Królewska, pole II: za 1 jajko",
            ],
        ),
    ],
)
def test_labels_of_moves(language, labels):
    moves = ["take A3", "use T3-1", "tile B1-03", "plot 5 11", "rotation 2", "climb cathedral"]
    words = PRAGA.notation
    assert labels == [
        Translator(language).move_label(PRAGA, words.parse_move(move), PEOPLE, you=0)
        for move in (*moves, "road egg effect II")
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Costs 5 gold, you have 3.", "Costs 1 egg: you do not have that many."]),
        ("cs", ["Stojí to 5 zlaťáků, máš 3.", "Stojí to 1 vejce: tolik nemáš."]),
        ("bg", ["Струва 5 злато, имаш 3.", "Струва 1 яйце: нямаш толкова."]),
        ("pl", ["Kosztuje 5 złota, masz 3.", "Kosztuje 1 jajko: tyle nie masz."]),
    ],
)
def test_reasons_say_what_is_missing(language, sentences):
    text = Translator(language)
    assert sentences == [
        text.reason_text(PRAGA, "too-little-gold", 5, have=3),
        text.reason_text(PRAGA, "too-few-eggs", 1),
    ]


def test_every_option_and_its_values_have_phrases():
    values = {
        "side": SIDES,
        "tile_order": ORDERS,
        "road_tiles": ["none", *ROAD_TILES],
        "hunger_wall": SETS,
        "cathedral": SETS,
        "bridge": ["a", "b"],
        "first_player": ["random"],
        "solo": SOLO,
    }
    assert known_ids("option") == {option.name for option in option_list()}
    assert {option: known_ids(option) for option in values} == {
        option: set(listed) for option, listed in values.items()
    }


def sample_args(language: str, key: str) -> Iterator[dict[str, object]]:
    """Arguments for a phrase: every number, and every word by which it chooses."""
    choices: dict[str, set[object]] = {
        name: set(NUMBERS) for name in used_variables(language, parse_messages(language)[key])
    }
    for part in iter_parts(language, key):
        if isinstance(part, SelectExpression) and isinstance(part.selector, VariableReference):
            for variant in part.variants:
                choices[part.selector.id.name].add(getattr(variant.key, "name", "none"))
    plain: dict[str, object] = dict.fromkeys(choices, 1)
    yield plain
    for name, values in choices.items():
        yield from ({**plain, name: value} for value in values)


def iter_parts(language: str, key: str) -> Iterator[Any]:
    for part in walk(parse_messages(language)[key]):
        yield part
        name = getattr(getattr(part, "id", None), "name", "")
        if name != key and name in parse_messages(language):
            yield from iter_parts(language, name)


@pytest.mark.slow
@every_language
def test_every_phrase_of_praga_can_be_said(language):
    for key in list_keys("en"):
        if key.startswith("praga-"):
            for args in sample_args(language, key):
                assert is_finished(Translator(language).format(key, **args)), (key, args)


def test_the_page_with_the_glossary_says_what_the_game_says():
    rows = re.findall(
        r"^\| `(\w+)` \| (.+) \| (.+) \| (.+) \| (.+) \|$", GLOSSARY.read_text("utf-8"), re.MULTILINE
    )
    assert {row[0] for row in rows} == known_ids("term")
    for id, *words in rows:
        assert words == [Translator(language).format(f"praga-term-{id}") for language in LANGUAGES]
