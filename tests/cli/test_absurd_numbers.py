"""Every option of every command that takes a number answers an absurd one with a sentence."""

import click
import pytest

from burgrave.cli.localized import GAME, LocalizedOption
from burgrave.cli.main import burgrave, main
from burgrave.game_registry import games

DIGITS = "9" * 5000
ABSURD = (DIGITS, f"-{DIGITS}", "9" * 400, "1e300", "-1e300", "nan", "inf", "-inf", "", "²", "0x10", "1,5")
NUMBERS = ("number", "seconds", "days")
ARGUMENTS = {"replay": ["no-such-file.txt"], "serve": ["--data-dir", "no-such-folder"]}


def number_options() -> list[tuple[str, str]]:
    """Each command, with each of its games, and each option with a number for a value."""
    found = []
    for name, command in burgrave.commands.items():
        takes_game = any(
            param.name == "game" and isinstance(param, click.Argument) for param in command.params
        )
        for game in games() if takes_game else [""]:
            context = click.Context(command)
            context.meta[GAME] = game or None
            options = [param for param in command.get_params(context) if isinstance(param, LocalizedOption)]
            words = " ".join([name, *([game] if game else [])])
            found += [
                (words, option.opts[0]) for option in options if set(NUMBERS) & set(option.value.split("|"))
            ]
    return found


OPTIONS = number_options()


def test_all_sorts_of_numbers_are_among_them():
    for known in [
        ("arena citadels", "--deals"),
        ("arena praga", "--players"),
        ("bench", "--seconds"),
        ("cards citadels", "--cost"),
        ("play citadels", "--first-crown"),
        ("play citadels", "--bot-delay"),
        ("play praga", "--seat"),
        ("replay", "--seat"),
        ("serve", "--delete-after"),
        ("serve", "--port"),
        ("simulate citadels", "--workers"),
    ]:
        assert known in OPTIONS


@pytest.mark.parametrize("value", ABSURD, ids=lambda value: value[:8] or "nothing")
@pytest.mark.parametrize(("words", "option"), OPTIONS)
def test_an_absurd_number_is_answered_with_a_sentence(capsys, words, option, value):
    assert main([*words.split(), *ARGUMENTS.get(words, []), f"{option}={value}"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("burgrave: ")
    assert err.count("\n") == 1
    assert len(err) < 300
    assert option.removeprefix("--").replace("-", "_") in err.replace("-", "_")


@pytest.mark.parametrize("value", [DIGITS, f"-{DIGITS}", "1e300", "nan", "inf"], ids=lambda value: value[:8])
@pytest.mark.parametrize(
    "typed",
    ["--option players={}", "--bots h2:slips={}", "--bots search:ms={}", "--bots search:playouts={}"],
)
def test_so_is_one_within_a_longer_value(capsys, typed, value):
    assert main(["simulate", "citadels", *typed.format(value).split()]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert len(err) < 300


@pytest.mark.parametrize("port", ["70000", DIGITS], ids=["large", "digits"])
def test_so_is_a_port_of_a_cluster(capsys, monkeypatch, port):
    monkeypatch.setattr("burgrave.simulation.ray_pool.import_extra", lambda package, name: None)
    assert main(["arena", "citadels", "--ray", f"127.0.0.1:{port}"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (
            "arena citadels --deals 1000001",
            "“--deals” cannot be “1000001”. Give a number of at most 1000000.",
        ),
        ("serve --port 70000", "“--port” cannot be “70000”. Give a number of at most 65535."),
        ("serve --delete-after 40000", "“--delete-after” cannot be “40000”. Give a number of at most 36500."),
        (
            "play citadels --bot-delay 90000",
            "“--bot-delay” cannot be “90000”. Give a number of at most 86400.",
        ),
        ("play citadels --seat 0", "“--seat” cannot be “0”. Give a whole number of at least 1."),
    ],
)
def test_the_sentence_names_the_largest_number(capsys, typed, sentence):
    assert main(typed.split()) == 2
    assert capsys.readouterr().err == f"burgrave: {sentence}\n"
