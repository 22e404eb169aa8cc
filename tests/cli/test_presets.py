"""`burgrave presets`: prepared tables, all or one by its name."""

import pytest

from burgrave import game
from burgrave.cli.main import main
from burgrave.i18n import LANGUAGES


def test_every_preset_is_listed_with_its_cast_and_districts(capsys):
    assert main(["presets", "--lang", "en"]) == 0
    printed = capsys.readouterr().out.split("\n\n")
    assert len(printed) == len(game("citadels").reference().presets()) == 7
    title, sentence, cast, districts = printed[2].splitlines()
    assert title == "Cunning Agents (cunning_agents)"
    assert sentence == "Threats, spells and taxes: much depends on guessing who is who."
    assert cast.startswith("Characters: Witch, Blackmailer, Magician, Emperor, Abbot")
    assert cast.endswith("Tax Collector")
    assert districts.startswith("Unique districts: Armory, Basilica, Dragon Gate")
    assert districts.count(",") == 13


@pytest.mark.parametrize(
    "typed", ["cunning_agents", "Cunning Agents", "Boj tajných služeb", "przebiegli agenci"]
)
def test_a_preset_is_found_by_id_or_by_its_name_in_any_language(typed, capsys):
    for language in LANGUAGES:
        assert main(["presets", *typed.split(), "--lang", language]) == 0
        assert "(cunning_agents)" in capsys.readouterr().out


def test_the_command_line_takes_a_preset_by_its_name_too(capsys):
    typed = ["simulate", "citadels", "--edition", "2016", "--players", "2", "--games", "1", "--json"]
    assert main([*typed, "--preset", "Находчиви агенти"]) == 0
    assert '"witch"' in capsys.readouterr().out


def test_an_unknown_preset_is_answered_with_those_there_are(capsys):
    assert main(["presets", "chess", "--lang", "en"]) == 2
    assert "“chess” is not a valid preset. Choose one of: first_game, " in capsys.readouterr().err
