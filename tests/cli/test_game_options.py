"""Every game brings its own options, pieces and component data; the command line knows none by name."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.cli.game_command import GameOptionsCommand, option_flag
from burgrave.cli.main import burgrave as program
from burgrave.cli.main import main
from burgrave.core.components import digest_of
from burgrave.core.error import BurgraveError
from burgrave.core.game import Game
from burgrave.core.options import KINDS, NUMBER, WORD
from burgrave.core.record import read_record
from burgrave.game_registry import game as game_of
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.piece_search import all_pieces
from burgrave.match.presenters.base import presenter_for
from tests.cli.dialogue import Script, converse
from tests.cli.test_help import complete_line
from tests.games.register import register_game

GAMES_HERE = burgrave.games()
every_game = pytest.mark.parametrize("id", GAMES_HERE)

# -- what every game tells about itself


@every_game
def test_everything_among_the_options_is_a_setting(id):
    game = burgrave.game(id)
    names = [setting.name for setting in game.option_list()]
    assert len(names) == len(set(names))
    assert set(game.options().to_dict()) <= set(names)


@every_game
def test_every_setting_is_explained_in_every_language(id):
    for setting in burgrave.game(id).option_list():
        assert setting.kind in KINDS
        assert all(Translator(language).has(setting.help_key) for language in LANGUAGES), setting.name


@every_game
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_no_setting_is_spelled_like_an_option_of_the_command(id, command):
    made = program.commands[command]
    assert isinstance(made, GameOptionsCommand)
    own = {name for param in made.params for name in param.opts} - {"--players"}
    assert not own & {option_flag(setting) for setting in burgrave.game(id).option_list()}


@every_game
def test_every_word_that_can_be_chosen_is_accepted_or_refused_with_a_reason(id):
    game = burgrave.game(id)
    for setting in game.option_list():
        for word in setting.choices if setting.kind in (WORD, NUMBER) else []:
            assert refusal_code(game, setting.name, word) not in (
                "option-choice",
                "option-unknown",
                "option-range",
            )


def refusal_code(game: Game[Any], option: str, value: str) -> str:
    """The key of why an option is refused; empty if it is not."""
    try:
        game.options(**{option: value})
    except BurgraveError as error:
        return error.code
    return ""


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_a_text_and_a_kind(id, language):
    game, text = burgrave.game(id), Translator(language)
    presenter = presenter_for(game)
    for piece in all_pieces(game):
        assert piece.id in game.notation.names[piece.vocabulary]
        assert text.name_of(game, piece.vocabulary, piece.id) != f"{id}-{piece.vocabulary}-{piece.id}"
        assert (
            presenter.piece_text((piece.vocabulary, piece.id), text)
            != f"{id}-text-{piece.vocabulary}-{piece.id}"
        )
        assert text.has(f"{id}-kind-{piece.kind}")
        assert all(text.has(f"{id}-number-{number}") for number in piece.numbers)
        assert all(text.has(f"{id}-ruling-{number.lower()}") for number in piece.rulings)


@every_game
def test_the_help_shows_the_options_of_the_game_that_is_named(id, capsys):
    assert main(["play", id, "--help"]) == 0
    shown = capsys.readouterr().out
    for other in GAMES_HERE:
        for setting in burgrave.game(other).option_list():
            shared = setting.name in [each.name for each in burgrave.game(id).option_list()]
            common = setting.name == "players"
            assert bool(re.search(f"^  {option_flag(setting)}[ \n]", shown, re.MULTILINE)) == (
                shared or common
            )


def test_the_help_without_a_game_says_how_to_see_them(capsys):
    assert main(["play", "--help"]) == 0
    lines = capsys.readouterr().out
    shown = " ".join(lines.split())
    assert "“burgrave play citadels --help” also shows those of Citadels." in shown
    assert "--players NUMBER" in shown
    assert not re.search("^  --edition", lines, re.MULTILINE)


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("burgrave play citadels --pre", ["--preset"]),
        ("burgrave play citadels --preset cun", ["cunning_agents"]),
        (
            "burgrave simulate citadels --characters witch,spy,magi",
            ["witch,spy,magistrate", "witch,spy,magician"],
        ),
        ("burgrave play citadels --first-crown r", ["random"]),
        ("burgrave play --pl", ["--players", "--plain"]),
        ("burgrave cards citadels --ra", ["--rank"]),
    ],
)
def test_the_shell_completes_the_options_of_the_game(line, offered):
    assert complete_line(line) == offered


def test_every_setting_of_citadels_has_an_option(capsys):
    typed = "--edition deluxe --players 4 --preset vicious_nobles --nine --action-cards --duplicates allowed"
    assert main(["simulate", "citadels", *typed.split(), "--first-crown", "random", "--games", "1"]) == 2
    assert "has no option “duplicates”" in capsys.readouterr().err
    assert main(["simulate", "citadels", "--duplicates", "forbidden", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["duplicates"] == "forbidden"


# -- a game that nobody has heard of


@pytest.fixture
def chess() -> Iterator[None]:
    with register_game("chess", "tests.cli.chess", "Chess"):
        yield


def simulated_options(capsys: pytest.CaptureFixture[str], *typed: str) -> dict[str, Any]:
    """The options of a simulation with what was typed."""
    assert main(["simulate", "chess", "--games", "1", "--json", *typed]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)["options"]
    return found


@pytest.mark.usefixtures("chess")
def test_each_kind_of_setting_reaches_the_game_as_what_it_is(capsys):
    typed = ["--players", "3", "--clock", "2016", "--openings", "a, b", "--blind", "--shuffle"]
    found = simulated_options(capsys, *typed)
    assert 0 <= found.pop("shuffle") < 1_000_000
    assert found == {"players": 3, "clock": "2016", "openings": ["a", "b"], "blind": True}


@pytest.mark.usefixtures("chess")
def test_any_setting_can_be_given_by_its_name(capsys):
    typed = ["--option", "clock=slow", "--option", "openings=a,b", "--option", "shuffle=7"]
    assert simulated_options(capsys, *typed) == {
        "players": 2,
        "clock": "slow",
        "openings": ["a", "b"],
        "shuffle": 7,
    }


@pytest.mark.usefixtures("chess")
@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (
            "play chess --preset first_game",
            "“--preset” is an option of Citadels, not of chess. “burgrave play chess --help” lists all",
        ),
        ("simulate citadels --clock slow", "“--clock” is an option of chess, not of Citadels. “burgrave sim"),
        ("play citadels --seed 3 --clock=slow", "“--clock” is an option of chess, not of Citadels"),
        ("cards chess --rank 4", "“--rank” is an option of Citadels, not of chess"),
        ("play chess --clok slow", "“--clok” is not a valid option here. Did you mean “--clock”?"),
        ("play chess --clock", "“--clock” needs a value. See “burgrave play chess --help”."),
        ("play chess --option preset=x", "“preset” is not a valid option. Choose one of: players, clock"),
        ("play chess --book nowhere.json", "The file “nowhere.json” does not exist."),
        ("play chess --clock slow --option clock=fast", "The option clock was given twice. Give it once."),
        ("play chess --clock=", "“--clock” needs a value"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(typed, sentence, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert main(typed.split()) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert sentence in err


@pytest.mark.usefixtures("chess")
def test_a_game_is_not_taken_for_the_value_of_an_option(capsys):
    assert main(["play", "--names", "chess", "citadels", "--clock", "slow"]) == 2
    assert "“--clock” is an option of chess, not of Citadels" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.usefixtures("chess")
def test_a_game_without_pieces_has_none_to_list(capsys):
    assert main(["cards", "chess"]) == 0
    assert capsys.readouterr().out == "No cards match.\n"
    assert main(["card", "king"]) == 0
    assert capsys.readouterr().out.startswith("King · Character · Rank 4")


# -- component data


@pytest.fixture
def played(chess: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[Path, Path]:
    """A game begun with a corrected file, by a program that has ended since."""
    data, file = tmp_path / "book.json", tmp_path / "game.txt"
    data.write_bytes(b'{"pieces": "corrected"}')
    typed = ["play", "chess", "--book", str(data), "--seed", "3", "--save", str(file)]
    with monkeypatch.context() as patched:
        assert converse(patched, typed, Script("1", "q"))[0] == 0
    game_of.cache_clear()
    return data, file


def test_a_record_carries_the_digest_of_the_file(played):
    data, file = played
    assert read_record(file, burgrave.game).components == digest_of(data.read_bytes())


def test_without_the_file_a_record_is_refused_with_its_digest(played, capsys):
    data, file = played
    digest = digest_of(data.read_bytes())
    assert main(["play", "--resume", str(file)]) == 2
    printed = capsys.readouterr().err
    assert f"digest {digest}" in printed
    assert "--components FILE" in printed
    assert main(["replay", str(file), "--plain"]) == 1
    printed = capsys.readouterr().out
    assert f"digest {digest}" in printed
    assert "--components FILE" in printed


def test_with_the_file_a_record_replays_and_goes_on(played, capsys, monkeypatch):
    data, file = played
    assert main(["replay", str(file), "--plain", "--components", str(data)]) == 0
    assert "all random outcomes follow from the seed" in capsys.readouterr().out
    game_of.cache_clear()
    typed = ["play", "--resume", str(file), "--book", str(data)]
    assert converse(monkeypatch, typed, Script("q"))[0] == 0


def test_another_file_does_not_do(played, tmp_path, capsys):
    _, file = played
    (tmp_path / "other.json").write_bytes(b'{"pieces": "others"}')
    assert main(["replay", str(file), "--plain", "--components", str(tmp_path / "other.json")]) == 1
    assert "other component data" in capsys.readouterr().out


def test_shipped_data_of_long_ago_can_be_given_too(played, tmp_path, capsys, monkeypatch):
    file, old = tmp_path / "old.txt", tmp_path / "old.json"
    with monkeypatch.context() as patched:
        converse(patched, ["play", "chess", "--seed", "3", "--save", str(file)], Script("1", "q"))
    assert "book" not in read_record(file, burgrave.game).options
    old.write_bytes(b'{"pieces": "usual"}')
    monkeypatch.setattr("tests.cli.chess.Chess.shipped", b'{"pieces": "printed again"}')
    game_of.cache_clear()
    assert main(["replay", str(file), "--plain"]) == 1
    assert main(["replay", str(file), "--plain", "--components", str(old)]) == 0


def test_workers_of_a_simulation_know_the_file(played, capsys):
    data, _ = played
    assert main(["simulate", "chess", "--book", str(data), "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["book"] == digest_of(data.read_bytes())


def test_scenarios_may_name_the_digest_of_a_file_that_is_given(played, tmp_path, capsys):
    data, _ = played
    scenario = tmp_path / "book.yaml"
    digest = digest_of(data.read_bytes())
    scenario.write_text(f"scenario: It holds\ngame: chess\noptions: {{players: 2, book: '{digest}'}}\n")
    assert main(["check", str(scenario)]) == 2
    assert digest in capsys.readouterr().out
    game_of.cache_clear()
    assert main(["check", str(scenario), "--components", str(data)]) == 0


def test_a_game_without_such_data_says_so(capsys, tmp_path):
    file = Path(__file__).parents[1] / "records" / "0.1.0" / "citadels-classic-2p-1.txt"
    assert main(["replay", str(file), "--components", str(file)]) == 2
    assert "Citadels does not use component data." in capsys.readouterr().err
