"""Texts use the words of the rulebooks, in everything that people read.

These are the phrases of the package, those of the browser, and the texts of the lessons.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave.i18n.language import LOCALES
from burgrave.lessons import lesson_ids, lesson_texts

WEB = Path(__file__).parents[2] / "web" / "src" / "locales"
LESSONS = LOCALES.parents[1] / "lessons" / "texts"

# Words that no text uses for a thing of the games, and the word that the rulebook and all other texts have.
WORDS = {
    "cs": {
        "čtvrť|čtvrti|čtvrtěmi": "budova",
        "speciálních budov|speciální budovou": "fialová budova",
        "květina|květinou": "růže",
        "éra|éry|éru": "epocha",
    },
    "bg": {
        "герой|героя|героят|герои|героите": "персонаж",
        "квартал|кварталът|квартала|квартали|кварталите": "сграда",
        "колелото": "кран",
        "даром": "безплатно",
        "мсек|сек": "знак за единица",
    },
    "pl": {
        "kafelek|kafelka|kafelki|kafelków|płytka|płytki|płytek": "kafel",
        "działka|działki|działkę|działce|działek": "parcela",
        "premia|premie|premii|premię": "bonus",
        "odnośnik|odnośnika|odnośniki": "link",
        "groźba|groźby|groźbą": "szantaż, chusta",
    },
}
CITY_QUARTERS = ("pieces-hex-walled",)  # a place of the map of Praga, not a district of Citadels
# Texts say “you” to one person, never in the plural or polite form.
SEVERAL_PEOPLE = {
    "cs": "vaše|vašeho|vaši|váš|vám|můžete|máte|chcete|vyberte|zvolte|použijte",
    "bg": "ваш|ваша|вашата|вашето|вашите|вашият|вие|вам|можете|имате|искате|изберете|използвайте",
    "pl": "wasz|wasza|wasze|możecie|macie|chcecie|wybierzcie|użyjcie",
}
TO_ALL_PLAYERS = ("citadels-preset-first_game",)  # the printed name of a preset

each_language = pytest.mark.parametrize("language", sorted(WORDS))


def lines_of(language: str) -> Iterator[tuple[str, str]]:
    folders = (LOCALES / language, WEB / language, LESSONS / language)
    for path in sorted(path for folder in folders for path in folder.iterdir()):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.lstrip().startswith("#"):
                yield f"{language}/{path.name}:{number}", line


def find_words(words: str, line: str) -> Iterator[re.Match[str]]:
    return re.finditer(rf"\b({words})\b", line, re.IGNORECASE)


@each_language
def test_no_text_has_a_word_of_its_own_for_a_thing_of_the_game(language):
    drifting = [
        f"{place}: “{found[0]}” is “{right}” everywhere else"
        for place, line in lines_of(language)
        for words, right in WORDS[language].items()
        for found in find_words(words, line)
        if not line.startswith(CITY_QUARTERS)
    ]
    assert not drifting, "\n".join(drifting)


@each_language
def test_texts_speak_to_one_person(language):
    formal = [
        f"{place}: {line.strip()}"
        for place, line in lines_of(language)
        if list(find_words(SEVERAL_PEOPLE[language], line)) and not line.startswith(TO_ALL_PLAYERS)
    ]
    assert not formal, "\n".join(formal)


# The buttons that the lesson of Citadels names, as its edition labels them.
BUTTONS = {
    "Take gold": {"cs": "Vezmi si mince", "bg": "Вземи злато", "pl": "Pobierz monety"},
    "Destroy": {"cs": "Zbourat", "bg": "Разруши", "pl": "Zburz"},
    "I know": {"cs": "Co vím", "bg": "Какво знам", "pl": "Co wiem"},
}


@each_language
@pytest.mark.parametrize("button", BUTTONS)
def test_a_lesson_names_a_button_as_the_table_does(language, button):
    label, named = BUTTONS[button][language], 0
    assert any(line.rstrip().endswith(label) for _, line in lines_of(language)), f"no phrase is “{label}”"
    for lesson in lesson_ids():
        texts = lesson_texts(lesson, language)
        for chapter_id, chapter in lesson_texts(lesson, "en").chapters.items():
            for step_id, step in chapter.steps.items():
                if f"*{button}*" in step.say:
                    said = texts.chapters[chapter_id].steps[step_id].say.replace("\N{NO-BREAK SPACE}", " ")
                    assert f"*{label}*" in said
                    named += 1
    assert named
