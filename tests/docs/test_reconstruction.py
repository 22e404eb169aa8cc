"""A person who plays Praga or reads about it reads that most values on its tiles are a reconstruction."""

from pathlib import Path

import pytest

from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.rules_summary import summarize_rules

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
SAID = {
    "en": "our own reconstruction",
    "cs": "naše vlastní rekonstrukce",
    "bg": "наша собствена реконструкция",
    "pl": "nasza własna rekonstrukcja",
}


def text_of(path: str) -> str:
    return " ".join((ROOT / path).read_text(encoding="utf-8").split())


@pytest.mark.parametrize("page", ["README.md", "docs/rules/praga.md"])
def test_pages_say_so_and_how_to_load_the_printed_values(page):
    (sentence,) = [line for line in text_of(page).split(". ") if SAID["en"] in line]
    assert "--components" in sentence
    assert "praga-data.md" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_so_in_every_language(language):
    (paragraph,) = [each for each in summarize_rules("praga", Translator(language)) if SAID[language] in each]
    assert "--components" in paragraph


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_tables_and_credits_say_so_in_every_language(language):
    phrases = (WEB / "locales" / language / "praga.ftl").read_text(encoding="utf-8").splitlines()
    (phrase,) = [line for line in phrases if line.startswith("praga-values = ")]
    assert SAID[language] in phrase
    for file, use in {
        "boards/praga/entry.ts": "note: 'praga-values'",
        "app/pages/NewTablePage.svelte": "t(entry.note)",
        "app/pages/CreditsPage.svelte": "t('praga-values')",
    }.items():
        assert use in (WEB / file).read_text(encoding="utf-8")
    for page in ("NewTablePage", "CreditsPage"):
        text = (WEB / f"app/pages/{page}.svelte").read_text(encoding="utf-8")
        assert "t('pieces-enter-own')" in text  # the way to the page on which people enter theirs


def test_the_changelog_claims_no_more():
    assert "tiles of the box" not in text_of("CHANGELOG.md")
