"""Names are those of the names table, which follows the printed editions (a star marks our own)."""

import csv
from pathlib import Path

import pytest

from burgrave.i18n import LANGUAGES, Translator

TABLE = Path(__file__).with_name("citadels-names.csv")
TYPES = ("noble", "religious", "trade", "military", "unique")


def read_rows() -> list[dict[str, str]]:
    with TABLE.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def key_of(row: dict[str, str]) -> str:
    kind, id = row["kind"], row["id"]
    if id == "game_title":
        return "citadels-title"
    if id in TYPES:
        return f"citadels-type-{id}"
    part = "card" if kind in ("base_district", "unique_district", "action_card") else kind
    return f"citadels-{part}-{id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_table(language):
    text = Translator(language, "deluxe")
    wanted = {key_of(row): row[language].rstrip("*") for row in read_rows()}
    assert {key: text.format(key) for key in wanted} == wanted


def test_the_classic_czech_edition_has_names_of_its_own():
    text = Translator("cs", "classic")
    wanted = {key_of(row): row["cs_classic"].rstrip("*") for row in read_rows() if row["cs_classic"]}
    assert {key: text.format(key) for key in wanted} == wanted


def test_only_the_de_luxe_edition_is_called_so():
    titles = {
        edition: Translator("cs", edition).format("citadels-title")
        for edition in ("classic", "2016", "deluxe")
    }
    assert titles == {"classic": "Citadela", "2016": "Citadela", "deluxe": "Citadela De Luxe"}
    assert Translator("cs").format("citadels-title") == "Citadela"


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_every_name_has_its_accusative(language):
    names = [key_of(row) for row in read_rows() if key_of(row).split("-")[1] in ("card", "character", "type")]
    assert all(Translator(language).word_forms(key).get("acc") for key in names)
