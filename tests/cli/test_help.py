"""Help, mistakes and completion, in the reader's language."""

import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from burgrave import games
from burgrave.cli.completion import SHELLS, VARIABLE
from burgrave.cli.localized import GAME, PROGRAM, LocalizedArgument, LocalizedOption
from burgrave.cli.main import burgrave, main
from burgrave.i18n import LANGUAGES, Translator
from tests.cli.dialogue import run
from tests.i18n.locales import OTHERS

COMMANDS = list(burgrave.commands)
# What is typed as it stands: commands, options, files, words of options.
TYPED = re.compile(
    r"burgrave .*|--?[\w-]+(?: [\w|]+(?=  |\n|$))?|„[^“]*“"
    r"|\b(?:en|cs|bg|pl|citadels|praga|seed|Ctrl-C|JSON|PYTHON|bash|zsh|fish|turn|move|event|yaml|De Luxe)\b"
    r"|(?<=: )(?:\w+,\s+)+\w+|\b[a-z]+_[a-z]+\b|\[[^\]]*\]"
)


def help_output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments, "--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return str(out)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command, capsys):
    shown = help_output(capsys, command)
    assert shown.startswith(f"Usage: burgrave {command} ")
    assert "Exit codes: 0 " in shown
    assert "Examples:\n  burgrave " in shown
    assert "--lang LANGUAGE" in shown


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_and_argument_is_explained(command):
    text = Translator("en")
    made = burgrave.commands[command]
    for param in made.get_params(click.Context(made)):
        assert isinstance(param, LocalizedOption | LocalizedArgument)
        assert text.has(param.help_key), param


@pytest.mark.parametrize("game", ["", *games()])
@pytest.mark.parametrize("command", COMMANDS)
def test_no_option_is_listed_twice_and_each_has_a_sentence_of_its_own(command, game):
    made = burgrave.commands[command]
    context = click.Context(made)
    context.meta[GAME] = game or None
    shown = [
        param for param in made.get_params(context) if isinstance(param, LocalizedOption) and not param.hidden
    ]
    names = [name for option in shown for name in option.opts]
    sentences = [option.help_text(Translator("en")) for option in shown]
    assert len(names) == len(set(names))
    assert len(sentences) == len(set(sentences))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_command_in_a_group_serve_first(language, capsys):
    shown, text = help_output(capsys, "--lang", language), Translator(language)
    assert [command.name for group in burgrave.groups.values() for command in group] == COMMANDS
    assert COMMANDS[0] == "serve"
    headings = [f"\n{text.format(heading)}:\n  " for heading in burgrave.groups]
    assert [shown.count(heading) for heading in headings] == [1] * 5
    assert sorted(headings, key=shown.index) == headings
    assert shown.count("  burgrave ") == len(burgrave.groups)  # an example for each


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", ["", *COMMANDS, *(f"play {id}" for id in games())])
def test_no_english_is_left_in_the_help(language, command, capsys):
    english = help_output(capsys, *command.split(), "--lang", "en")
    theirs = help_output(capsys, *command.split(), "--lang", language)
    phrases = [line.strip() for line in re.split(r"\n| {2,}", english)]
    for phrase in phrases:
        is_list_of_values = (
            re.fullmatch(r"\w+(, \w+)+,?", phrase) is not None
        )  # typed the same in every language
        if len(re.findall(r"[a-z]{2,}", TYPED.sub("", phrase))) > 1 and not is_list_of_values:
            assert phrase not in theirs
    if language == "bg":
        prose = re.sub(r"^  [a-z]+  ", "", TYPED.sub("", theirs), flags=re.MULTILINE)
        assert set(re.findall("[A-Za-z]{2,}", prose)) <= {
            "Praga",
            "PostgreSQL",
            "Prometheus",
            "Caput",
            "Regni",
            "Python",
            "Ray",
            "Enter",
            "OpenAPI",
        }


@pytest.mark.parametrize("arguments", ["--lang cs --help", "--help --lang=cs", "play --help --lang cs"])
def test_the_language_may_be_given_anywhere(arguments, capsys):
    assert main(arguments.split()) == 0
    assert capsys.readouterr().out.startswith("Použití: burgrave")


def test_the_language_of_the_environment_is_used(monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert help_output(capsys).startswith("Użycie: burgrave [OPCJE] POLECENIE")


def test_a_language_without_texts_is_refused(capsys):
    assert main(["--lang", "de", "--help"]) == 2
    assert "“de” is not a supported language." in capsys.readouterr().err


def test_the_exit_codes_are_in_the_help_of_the_program(capsys):
    shown = " ".join(help_output(capsys).split())
    assert "0 success, 1 a check found a mismatch, 2 invalid input" in shown
    assert "70 internal error, 130 interrupted" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "typed", ["plya", "play citadels --player 3 x", "--fortify", "replay", "cards --kind"]
)
def test_mistakes_are_reported_in_the_readers_language(language, typed, capsys):
    assert main([*typed.split(), f"--lang={language}"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    for english in ("is not a valid", "Did you mean", "needs a value", "is missing", "such option", "Error"):
        assert (english in err) <= (language == "en")


def test_a_slip_in_a_command_is_understood(capsys):
    assert main(["plya"]) == 2
    assert "“plya” is not a valid command. Did you mean “play”?" in capsys.readouterr().err


# -- completion


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_is_printed_for_each_shell(shell, capsys):
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert f"_BURGRAVE_COMPLETE={shell}_complete" in script


def test_the_bash_script_can_be_read_by_bash(capsys, tmp_path):
    main(["completion", "bash"])
    script = tmp_path / "completion.bash"
    script.write_text(capsys.readouterr().out)
    assert subprocess.run(["bash", "-n", str(script)], check=False).returncode == 0


def test_another_shell_is_refused(capsys):
    assert main(["completion", "tcsh"]) == 2
    assert "“shell” cannot be “tcsh”. Choose one of: bash, zsh, fish." in capsys.readouterr().err


def complete_line(line: str) -> list[str]:
    """What a shell would offer for the last word of a line."""
    shell = SHELLS["bash"](burgrave, {"obj": Translator("en")}, PROGRAM, VARIABLE)
    _, *words, last = line.split(" ")
    return [found.value for found in shell.get_completions(words, last)]


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("burgrave pl", ["play"]),
        ("burgrave play cit", ["citadels"]),
        ("burgrave play citadels --ed", ["--edition"]),
        ("burgrave play citadels --edition cl", ["classic"]),
        ("burgrave play citadels --bots random,h", ["random,h1", "random,h2"]),
        ("burgrave arena citadels --bots mas", ["master"]),
        ("burgrave arena --bots scr", ["script"]),
        ("burgrave arena citadels --bots scr", []),
        ("burgrave simulate citadels --bots bui", ["builder"]),
        (
            "burgrave arena citadels --bots search:",
            ["search:ms=", "search:playouts=", "search:noise=", "search:min_playouts="],
        ),
        ("burgrave arena citadels --bots search:p", ["search:playouts="]),
        ("burgrave arena citadels --bots=h1,search:p", ["h1,search:playouts="]),
        ("burgrave arena citadels --bots search:ms=9,p", ["search:ms=9,playouts="]),
        (
            "burgrave arena citadels --bots search:ms=9,playouts=9,h2:r",
            ["search:ms=9,playouts=9,h2:random_moves="],
        ),
        ("burgrave arena citadels --bots search:ms=9,h", ["search:ms=9,h1", "search:ms=9,h2"]),
        ("burgrave arena citadels --bots search:ms=", []),
        ("burgrave arena citadels --bots master:", []),
        ("burgrave serve --bot h", ["h1", "h2"]),
        ("burgrave serve --bot s", ["s1", "search", "script"]),
        ("burgrave serve --bot bui", []),
        ("burgrave serve --bot h1,", []),
        ("burgrave serve --bot search:p", ["search:playouts="]),
        ("burgrave serve --bot=search:ms=9,p", ["search:ms=9,playouts="]),
        ("burgrave serve --bot h1 --bot scr", ["script"]),
        ("burgrave card great", ["great_wall"]),
        ("burgrave --lang c", ["cs"]),
        ("burgrave cards --type mil", ["military"]),
        ("burgrave replay x --step e", ["event"]),
        ("burgrave completion z", ["zsh"]),
    ],
)
def test_the_shell_completes_commands_options_and_values(line, offered):
    assert complete_line(line) == offered


def bash_completions(line: str, script: Path) -> list[str]:
    """What bash itself would put in the place of the last of its own words."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    bash = subprocess.run(
        ["bash", "-c", f'. "{script}"; _burgrave_completion burgrave; printf "%s\\n" "${{COMPREPLY[@]}}"'],
        env={**os.environ, "PATH": path, "COMP_LINE": line, "COMP_POINT": str(len(line))},
        capture_output=True,
        text=True,
        check=False,
    )
    return bash.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("burgrave arena citadels --bots h1,search:ms=9,p", ["9,playouts="]),
        ("burgrave arena citadels --bots=h1,search:n", ["noise="]),
    ],
)
def test_bash_which_splits_words_at_colons_completes_bots(line, offered, tmp_path, capsys):
    main(["completion", "bash"])
    script = tmp_path / "completion.bash"
    script.write_text(capsys.readouterr().out)
    assert bash_completions(line, script) == offered


def test_no_space_follows_a_bot_because_options_may(capsys, monkeypatch):
    for shell, said in (("zsh", "part\nrandom,h1\n_\n"), ("fish", "part,random,h1\n")):
        monkeypatch.setenv("_BURGRAVE_COMPLETE", f"{shell}_complete")
        monkeypatch.setenv("COMP_WORDS", "burgrave play citadels --bots random,h1")
        monkeypatch.setenv("COMP_CWORD", "4" if shell == "zsh" else "random,h1")
        with pytest.raises(SystemExit):
            main([])
        assert capsys.readouterr().out == said
        assert (
            completion_script(shell, monkeypatch, capsys).count("part" if shell == "zsh" else "--max 1") == 1
        )


def completion_script(shell: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.delenv("_BURGRAVE_COMPLETE")
    assert main(["completion", shell]) == 0
    return str(capsys.readouterr().out)


@pytest.mark.slow
def test_completion_explains_in_the_language_of_the_environment():
    settings = {"_BURGRAVE_COMPLETE": "fish_complete", "COMP_WORDS": "burgrave ", "COMP_CWORD": "re"}
    answer = run(**settings, LC_ALL="cs_CZ.UTF-8")
    assert "Přehraj zaznamenanou hru" in answer.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_show_their_values_and_defaults_and_each_game_has_an_example(language, capsys):
    shown = " ".join(help_output(capsys, "play", "citadels", "--lang", language).split())
    assert "classic|2016|deluxe" in shown
    assert "[classic]" in shown
    assert "[random]" in shown
    assert "[classic: allowed; 2016, deluxe: forbidden]" in shown
    assert "first_game, ambitious_aristocrats, cunning_agents, illustrious_emissaries" in shown
    assert "[recommended]" in help_output(capsys, "play", "praga", "--lang", language)
    both = help_output(capsys, "play", "--lang", language)
    assert "burgrave play citadels --edition deluxe\n" in both
    assert "burgrave play praga --side B\n" in both


def test_a_card_is_described_as_one_edition_has_it(capsys):
    assert main(["card", "merchant", "--edition", "2016"]) == 0
    assert "Edition: 2016\n" in capsys.readouterr().out
    assert main(["card", "witch", "--edition", "classic"]) == 0
    assert "Not in this edition. It is in: 2016, De Luxe.\n" in capsys.readouterr().out
    assert main(["card", "witch", "--edition", "first"]) == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    "typed", ["{}", "card {}", "rules {}", "cards {}", "check {}", "play citadels --bots {}"]
)
def test_a_mistake_shortens_a_word_of_3000_letters(capsys, typed):
    assert main(typed.format("x" * 3000).split()) == 2
    said = capsys.readouterr().err
    assert said.startswith("burgrave: ")
    assert "x" * 80 + "…" + "x" * 80 in said
    assert len(said) < 700
