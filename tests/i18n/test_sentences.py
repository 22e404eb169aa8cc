"""Sentences as people read them: plurals, cases, who is meant, which edition."""
# ruff: noqa: RUF001 - Bulgarian letters are meant

import pytest

from burgrave import game
from burgrave.citadels.events import DRAWN
from burgrave.core.events import Event
from burgrave.i18n import Translator

CITADELS = game("citadels")
PEOPLE = ["Host", "Guest", "Third"]


def sentence_for(language: str, name: str, *args: int, you: int | None = None, edition: str = "2016") -> str:
    return Translator(language, edition).event_sentence(CITADELS, Event(name, list(args), 0), PEOPLE, you)


def card_number(id: str) -> int:
    return CITADELS.notation.number("card", id)


def character_number(id: str) -> int:
    return CITADELS.notation.number("character", id)


def type_(id: str) -> int:
    return CITADELS.notation.number("type", id)


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("en", 1, "Host takes 1 gold."),
        ("en", 21, "Host takes 21 gold."),
        ("cs", 1, "Host si bere 1 minci."),
        ("cs", 2, "Host si bere 2 mince."),
        ("cs", 5, "Host si bere 5 mincí."),
        ("cs", 21, "Host si bere 21 mincí."),
        ("cs", 22, "Host si bere 22 mincí."),
        ("bg", 1, "Host взема 1 злато."),
        ("bg", 2, "Host взема 2 злато."),
        ("bg", 21, "Host взема 21 злато."),
        ("pl", 1, "Host pobiera 1 monetę."),
        ("pl", 2, "Host pobiera 2 monety."),
        ("pl", 5, "Host pobiera 5 monet."),
        ("pl", 21, "Host pobiera 21 monet."),
        ("pl", 22, "Host pobiera 22 monety."),
    ],
)
def test_gold_is_counted_as_people_count(language, number, sentence):
    assert sentence_for(language, "gold-gathered", 0, number) == sentence


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (1, "Bereš si 1 zlaťák."),
        (2, "Bereš si 2 zlaťáky."),
        (5, "Bereš si 5 zlaťáků."),
        (21, "Bereš si 21 zlaťáků."),
        (22, "Bereš si 22 zlaťáků."),
    ],
)
def test_the_classic_czech_edition_counts_zlataky(number, sentence):
    assert sentence_for("cs", "gold-gathered", 0, number, you=0, edition="classic") == sentence


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ["1 card", "2 cards", "5 cards", "21 cards", "22 cards"]),
        ("cs", ["1 kartu", "2 karty", "5 karet", "21 karet", "22 karet"]),
        ("bg", ["1 карта", "2 карти", "5 карти", "21 карти", "22 карти"]),
        ("pl", ["1 kartę", "2 karty", "5 kart", "21 kart", "22 karty"]),
    ],
)
def test_cards_are_counted_as_people_count(language, counted):
    verb = {"en": "You draw", "cs": "Dobíráš si", "bg": "Теглиш", "pl": "Dobierasz"}[language]
    for number, cards in zip((1, 2, 5, 21, 22), counted, strict=True):
        assert sentence_for(language, "cards-drawn-hidden", 0, DRAWN, number, you=0) == f"{verb} {cards}."


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ["1 point", "2 points", "5 points", "21 points", "22 points"]),
        ("cs", ["1 bod", "2 body", "5 bodů", "21 bodů", "22 bodů"]),
        ("bg", ["1 точка", "2 точки", "5 точки", "21 точки", "22 точки"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "21 punktów", "22 punkty"]),
    ],
)
def test_points_are_counted_as_people_count(language, counted):
    text = Translator(language)
    assert [text.format("points-count", number=number) for number in (1, 2, 5, 21, 22)] == counted


@pytest.mark.parametrize(
    ("language", "limits"),
    [
        (
            "en",
            [
                "You cannot build more this turn.",
                "You may build only 1 district a turn.",
                "You may build only 3 districts a turn.",
            ],
        ),
        (
            "cs",
            [
                "V tomto tahu už stavět nesmíš.",
                "V jednom tahu smíš postavit jen 1 budovu.",
                "V jednom tahu smíš postavit jen 3 budovy.",
            ],
        ),
        (
            "bg",
            [
                "В този ход не можеш да строиш повече.",
                "В един ход можеш да построиш само 1 сграда.",
                "В един ход можеш да построиш само 3 сгради.",
            ],
        ),
        (
            "pl",
            [
                "W tej turze nie możesz już budować.",
                "W jednej turze możesz wybudować tylko 1 dzielnicę.",
                "W jednej turze możesz wybudować tylko 3 dzielnice.",
            ],
        ),
    ],
)
def test_a_limit_is_counted_too(language, limits):
    text = Translator(language)
    assert [text.reason_text(CITADELS, "limit-reached", number) for number in (0, 1, 3)] == limits


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["You build the Tavern for 1 gold.", "Host builds the Docks for 3 gold."]),
        ("cs", ["Stavíš Hospodu za 1 minci.", "Host staví Obchodní kancelář za 3 mince."]),
        ("bg", ["Строиш Таверна за 1 злато.", "Host строи Докове за 3 злато."]),
        ("pl", ["Budujesz Tawernę za 1 monetę.", "Host buduje Przystań za 3 monety."]),
    ],
)
def test_names_of_cards_are_declined(language, sentences):
    assert sentence_for(language, "district-built", 0, card_number("tavern"), 1, you=0) == sentences[0]
    assert sentence_for(language, "district-built", 0, card_number("docks"), 3, you=1) == sentences[1]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Guest kills the Tax Collector."),
        ("cs", "Guest zneškodňuje Výběrčího daní."),
        ("bg", "Guest убива Бирника."),
        ("pl", "Guest zabija Poborcę podatkowego."),
    ],
)
def test_names_of_characters_are_declined(language, sentence):
    assert sentence_for(language, "killed", 1, character_number("tax_collector")) == sentence


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["The King is called.", "Nobody reveals the King."]),
        ("cs", ["Na řadě je Král.", "Král: nikdo se nehlásí."]),
        ("bg", ["Призовава се Кралят.", "Никой не разкрива Краля."]),
        ("pl", ["Wywołana postać: Król.", "Nikt nie ujawnia Króla."]),
    ],
)
def test_a_call_that_nobody_answers(language, sentences):
    assert sentence_for(language, "called", character_number("king")) == sentences[0]
    assert sentence_for(language, "call-unanswered", character_number("king")) == sentences[1]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            ["You take 5 gold from Guest.", "Host takes 5 gold from you.", "Host takes 5 gold from Guest."],
        ),
        (
            "cs",
            [
                "Kradeš: Guest ti odevzdává 5 mincí.",
                "Host tě okrádá: odevzdáváš 5 mincí.",
                "Host krade: Guest odevzdává 5 mincí.",
            ],
        ),
        ("bg", ["Вземаш 5 злато от Guest.", "Host взема 5 злато от теб.", "Host взема 5 злато от Guest."]),
        (
            "pl",
            [
                "Kradniesz: Guest oddaje ci 5 monet.",
                "Host cię okrada: oddajesz 5 monet.",
                "Host kradnie: Guest oddaje 5 monet.",
            ],
        ),
    ],
)
def test_robber_robbed_and_witness_read_it_differently(language, sentences):
    assert [sentence_for(language, "robbed", 0, 1, 5, you=you) for you in (0, 1, 2)] == sentences


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "You destroy the Tavern in your own city for free.",
                "You destroy the Castle of Guest for 3 gold.",
                "Host destroys your Castle for 3 gold.",
            ],
        ),
        (
            "cs",
            [
                "Bouráš zdarma vlastní Hospodu.",
                "Bouráš za 3 mince: Guest přichází o Zámek.",
                "Host bourá za 3 mince: přicházíš o Zámek.",
            ],
        ),
        (
            "bg",
            [
                "Разрушаваш безплатно Таверната в своя град.",
                "Разрушаваш Замъка в града на Guest за 3 злато.",
                "Host разрушава Замъка в твоя град за 3 злато.",
            ],
        ),
        (
            "pl",
            [
                "Burzysz za darmo własną dzielnicę: Tawerna.",
                "Burzysz za 3 monety: Guest traci Zamek.",
                "Host burzy za 3 monety: tracisz Zamek.",
            ],
        ),
    ],
)
def test_what_is_destroyed_where(language, sentences):
    assert sentence_for(language, "district-destroyed", 0, 0, card_number("tavern"), 0, you=0) == sentences[0]
    assert sentence_for(language, "district-destroyed", 0, 1, card_number("castle"), 3, you=0) == sentences[1]
    assert sentence_for(language, "district-destroyed", 0, 1, card_number("castle"), 3, you=1) == sentences[2]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Host counts the Haunted Quarter as military."),
        ("cs", "Host počítá Město duchů jako červenou barvu."),
        ("bg", "Host брои Призрачната улица като военна сграда."),
        ("pl", "Host liczy Nawiedzoną Dzielnicę jako dzielnicę wojskową."),
    ],
)
def test_a_type_is_an_adjective_in_a_sentence(language, sentence):
    assert sentence_for(language, "quarter-counted", 0, type_("military")) == sentence


def test_a_list_of_cards_is_shown_to_its_owner():
    cards = [card_number("tavern"), card_number("market")]
    assert (
        sentence_for("en", "cards-drawn", 0, DRAWN, *cards, you=0) == "You draw 2 cards: Tavern and Market."
    )
    assert (
        sentence_for("cs", "cards-drawn", 0, DRAWN, *cards, you=0, edition="classic")
        == "Lízáš si 2 karty: Hospoda a Tržiště."
    )


def test_the_edition_chooses_the_czech_names():
    assert (
        sentence_for("cs", "revealed", 0, character_number("merchant"), edition="classic")
        == "Host ukazuje Kupce a je na tahu."
    )
    assert (
        sentence_for("cs", "revealed", 0, character_number("merchant"))
        == "Host ukazuje Obchodnici a je na tahu."
    )


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (
            "en",
            [
                "Take 2 gold",
                "Build the Tavern (1)",
                "Build the Tavern",
                "Kill the Thief",
                "Swap hands with Guest",
            ],
        ),
        (
            "cs",
            [
                "Vezmi si 2 mince",
                "Postav Hospodu (1)",
                "Postav Hospodu",
                "Zneškodni Zloděje",
                "Vyměň si karty v ruce: Guest",
            ],
        ),
        (
            "bg",
            [
                "Вземи 2 злато",
                "Построй Таверна (1)",
                "Построй Таверна",
                "Убий Крадеца",
                "Размени картите в ръката си: Guest",
            ],
        ),
        (
            "pl",
            [
                "Pobierz 2 monety",
                "Wybuduj Tawernę (1)",
                "Wybuduj Tawernę",
                "Zabij Złodzieja",
                "Wymień się kartami z ręki: Guest",
            ],
        ),
    ],
)
def test_labels_of_moves(language, labels):
    text = Translator(language)
    move = CITADELS.notation.parse_move
    assert labels == [
        text.move_label(CITADELS, move("take gold"), count=2),
        text.move_label(CITADELS, move("build tavern"), count=1),
        text.move_label(CITADELS, move("build tavern")),
        text.move_label(CITADELS, move("name thief"), role="assassin"),
        text.move_label(CITADELS, move("swap hand 1"), PEOPLE, you=0),
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["You already have a Tavern.", "Costs 5, you have 3.", "The city has no Keep."]),
        ("cs", ["Hospodu už máš.", "Stojí 5, máš 3.", "Citadela v tom městě nestojí."]),
        ("bg", ["Вече имаш Таверна.", "Струва 5, имаш 3.", "В града няма Бастион."]),
        ("pl", ["Masz już Tawernę.", "Kosztuje 5, masz 3.", "W tym mieście nie ma Fortu."]),
    ],
)
def test_reasons_name_what_is_meant(language, sentences):
    text = Translator(language)
    move = CITADELS.notation.parse_move
    assert sentences == [
        text.reason_text(CITADELS, "already-in-city", move=move("build tavern")),
        text.reason_text(CITADELS, "too-expensive", 5, have=3),
        text.reason_text(CITADELS, "not-in-city", move=move("destroy keep")),
    ]


@pytest.mark.parametrize(
    ("language", "asked", "other"),
    [
        ("en", "Which card do you keep?", "Guest chooses a card to keep."),
        ("cs", "Kterou kartu si necháš?", "Guest si vybírá kartu."),
        ("bg", "Коя карта задържаш?", "Guest избира карта."),
        ("pl", "Którą kartę zatrzymujesz?", "Guest wybiera kartę."),
    ],
)
def test_a_decision_has_one_sentence_for_its_seat_and_one_for_the_others(language, asked, other):
    text = Translator(language)
    assert text.decision_sentence(CITADELS, "keep", PEOPLE, seat=1, you=1) == asked
    assert text.decision_sentence(CITADELS, "keep", PEOPLE, seat=1, you=0) == other


def test_a_seat_without_a_name_is_called_by_its_number():
    assert [Translator(language).seat_name(2) for language in ("en", "cs", "bg", "pl")] == [
        "Seat 3",
        "Hráč 3",
        "Играч 3",
        "Gracz 3",
    ]
    assert Translator("en").seat_names(2) == ["Seat 1", "Seat 2"]
    assert Translator("en").seat_name(0, PEOPLE) == "Host"


def test_texts_of_cards_differ_by_edition():
    laboratory = [
        Translator("en", edition).piece_text(CITADELS, "card", "laboratory")
        for edition in ("classic", "deluxe")
    ]
    assert laboratory == [
        "Once a round, in your turn, discard 1 card from your hand and gain 1 gold.",
        "Once a turn discard 1 card from your hand and gain 2 gold.",
    ]


def threat_sentence(language: str, flowered: int, gold: int) -> str:
    return sentence_for(language, "threat-shown", 0, character_number("bishop"), flowered, gold, you=0)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "You reveal the threat on the Bishop: it has no flower.",
                "You reveal the threat on the Bishop: it has the flower, but the player has no gold.",
                "You reveal the threat on the Bishop: it has the flower. You take 5 gold.",
            ],
        ),
        (
            "cs",
            [
                "Otáčíš šátek, který má Kněz: je bez růže.",
                "Otáčíš šátek, který má Kněz: je s růží, ale není co vzít.",
                "Otáčíš šátek, který má Kněz: je s růží. Bereš si 5 mincí.",
            ],
        ),
        (
            "bg",
            [
                "Разкриваш заплахата при Епископа: тя е без цвете.",
                "Разкриваш заплахата при Епископа: тя е с цвете, но няма злато за вземане.",
                "Разкриваш заплахата при Епископа: тя е с цвете. Вземаш 5 злато.",
            ],
        ),
        (
            "pl",
            [
                "Odkrywasz chustę, którą ma Biskup: jest bez kwiatu.",
                "Odkrywasz chustę, którą ma Biskup: jest z kwiatem, ale nie ma czego zabrać.",
                "Odkrywasz chustę, którą ma Biskup: jest z kwiatem. Zabierasz 5 monet.",
            ],
        ),
    ],
)
def test_a_shown_threat_is_described_with_its_flower_and_its_gold(language, sentences):
    assert [threat_sentence(language, *shown) for shown in ((0, 0), (1, 0), (1, 5))] == sentences


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "You confiscate the Tavern of Guest, who gets 1 gold back.",
                "Host confiscates your Tavern. You get 1 gold back.",
                "Host confiscates the Tavern of Guest.",
            ],
        ),
        (
            "cs",
            [
                "Zabavuješ Hospodu: Guest dostává zpět 1 minci.",
                "Host ti zabavuje Hospodu: dostáváš zpět 1 minci.",
                "Host zabavuje Hospodu: Guest o budovu přichází.",
            ],
        ),
        (
            "bg",
            [
                "Конфискуваш Таверната: Guest си връща 1 злато.",
                "Host ти конфискува Таверната: връщаш си 1 злато.",
                "Host конфискува Таверната на Guest.",
            ],
        ),
        (
            "pl",
            [
                "Konfiskujesz Tawernę: Guest odzyskuje 1 monetę.",
                "Host konfiskuje ci Tawernę: odzyskujesz 1 monetę.",
                "Host konfiskuje Tawernę: Guest traci dzielnicę.",
            ],
        ),
    ],
)
def test_a_confiscation_has_sentences_for_three_readers(language, sentences):
    assert sentence_for(language, "confiscated", 0, 1, card_number("tavern"), 1, you=0) == sentences[0]
    assert sentence_for(language, "confiscated", 0, 1, card_number("tavern"), 1, you=1) == sentences[1]
    assert sentence_for(language, "confiscated", 0, 1, card_number("tavern"), 0, you=2) == sentences[2]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Guest exchanges the Market for the Castle of Third."),
        ("cs", "Guest vyměňuje budovu: dává Tržiště, Third dává Zámek."),
        ("bg", "Guest разменя Пазара за Замъка на Third."),
        ("pl", "Guest zamienia dzielnicę: daje Targowisko, Third daje Zamek."),
    ],
)
def test_of_two_cards_each_is_described_in_its_place(language, sentence):
    assert (
        sentence_for(language, "district-exchanged", 1, 2, card_number("market"), card_number("castle"))
        == sentence
    )


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (
            "en",
            [
                "Take 1 card and the rest in gold",
                "Take 2 cards and 3 gold as income",
                "Take 5 cards as income",
                "Take cards for your districts",
            ],
        ),
        (
            "cs",
            [
                "Vezmi si 1 kartu a zbytek v mincích",
                "Vezmi si 2 karty a 3 mince za své budovy",
                "Vezmi si 5 karet za své budovy",
                "Vezmi si karty za své budovy",
            ],
        ),
        (
            "bg",
            [
                "Вземи 1 карта и останалото в злато",
                "Вземи 2 карти и 3 злато за сградите си",
                "Вземи 5 карти за сградите си",
                "Вземи карти за сградите си",
            ],
        ),
        (
            "pl",
            [
                "Weź 1 kartę i resztę w monetach",
                "Weź 2 karty i 3 monety za dzielnice",
                "Weź 5 kart za dzielnice",
                "Weź karty za swoje dzielnice",
            ],
        ),
    ],
)
def test_income_in_cards_is_counted_in_the_label(language, labels):
    text = Translator(language, "2016")
    move = CITADELS.notation.parse_move
    assert labels == [
        text.move_label(CITADELS, move("take income 1 cards")),
        text.move_label(CITADELS, move("take income 2 cards"), count=3),
        text.move_label(CITADELS, move("take income 5 cards"), count=0),
        text.move_label(CITADELS, move("take income"), role="patrician"),
    ]


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (
            "en",
            [
                "Bewitch the Architect",
                "Signed warrant for the Architect",
                "Threat without a flower: the Architect",
                "Ask Guest for 1 gold",
                "Look at the hand of Guest",
                "Choose Guest",
                "Use the second Cash Wagon",
                "Build the Necropolis, sacrifice a district",
            ],
        ),
        (
            "cs",
            [
                "Očaruj Stavitelku",
                "Označ Stavitelku glejtem s pečetí",
                "Ohroz Stavitelku šátkem bez růže",
                "Vyžádej si 1 minci: Guest",
                "Podívej se do ruky: Guest",
                "Vyber: Guest",
                "Použij druhý Pokladní vůz",
                "Postav Město mrtvých a obětuj budovu",
            ],
        ),
        (
            "bg",
            [
                "Омагьосай Архитекта",
                "Подписаната заповед: Архитект",
                "Заплахата без цвете: Архитект",
                "Поискай 1 злато от Guest",
                "Погледни ръката на Guest",
                "Избери Guest",
                "Използвай втората Каса на колела",
                "Построй Некропол, като пожертваш сграда",
            ],
        ),
        (
            "pl",
            [
                "Zaczaruj Architekta",
                "Podpisany nakaz na Architekta",
                "Chusta bez kwiatu: Architekt",
                "Zażądaj 1 monety: Guest",
                "Obejrzyj karty: Guest",
                "Wybierz: Guest",
                "Użyj drugiego Wozu kasowego",
                "Wybuduj Nekropolię i poświęć dzielnicę",
            ],
        ),
    ],
)
def test_labels_of_the_later_editions(language, labels):
    text = Translator(language, "deluxe")
    move = CITADELS.notation.parse_move
    assert labels == [
        text.move_label(CITADELS, move("name architect"), role="witch"),
        text.move_label(CITADELS, move("sign architect")),
        text.move_label(CITADELS, move("threaten architect")),
        text.move_label(CITADELS, move("target 1"), PEOPLE, you=0, role="abbot"),
        text.move_label(CITADELS, move("target 1"), PEOPLE, you=0, role="fortune_teller"),
        text.move_label(CITADELS, move("target 1"), PEOPLE, you=0),
        text.move_label(CITADELS, move("use wagon 1"), PEOPLE, you=0),
        text.move_label(CITADELS, move("use necropolis")),
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Your hand is empty.", "The hand is empty."]),
        ("cs", ["Nemáš v ruce žádnou kartu.", "V ruce není žádná karta."]),
        ("bg", ["Нямаш карти в ръка.", "В ръката няма карти."]),
        ("pl", ["Nie masz kart na ręce.", "Na ręce nie ma kart."]),
    ],
)
def test_where_another_hand_may_be_meant_the_reason_leaves_it_open(language, sentences):
    assert [
        Translator(language, edition).reason_text(CITADELS, "hand-empty") for edition in ("classic", "2016")
    ] == (sentences)


@pytest.mark.parametrize("length", [999, 1_001, 2_501, 100_000])
def test_a_sentence_repeats_a_text_of_any_length(length):
    word = "x" * length
    sentence, errors = Translator("en").format_with_errors("server-name-bot", {"name": word})
    assert errors == []
    assert word in sentence
    assert "???" not in sentence
