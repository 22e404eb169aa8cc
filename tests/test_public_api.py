"""The public API: its names, checked play, reprs, copies, errors, and bots that fail."""

import ast
import copy
import json
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

import burgrave
from burgrave.arena.deal import close_players
from burgrave.cli.main import main
from burgrave.i18n import LANGUAGES

CITADELS = burgrave.game("citadels")
BAD_BOTS = """
from burgrave import Bot, FastRng, State


class IllegalBot(Bot):
    def choose(self, view: State, rng: FastRng) -> int:
        return -1


class RaisingBot(Bot):
    def choose(self, view: State, rng: FastRng) -> int:
        raise ValueError("no idea")
"""

each_game = pytest.mark.parametrize("id", burgrave.games())
each_bad_bot = pytest.mark.parametrize(
    ("name", "fault", "problem"),
    [("IllegalBot", "illegal", "-1"), ("RaisingBot", "raised", "ValueError: no idea")],
)


def first_state(id: str = "citadels") -> burgrave.State:
    return burgrave.game(id).new(players=3, seed=7)


# -- names


@pytest.mark.parametrize("name", burgrave.__all__)
def test_every_public_name_can_be_imported(name):
    names: dict[str, Any] = {}
    exec(f"from burgrave import {name}", names)
    assert names[name] is getattr(burgrave, name)
    assert name in dir(burgrave)


def test_the_list_of_public_names_is_sorted_and_complete():
    assert len(set(burgrave.__all__)) == len(burgrave.__all__)
    assert set(burgrave.LAZY) <= set(burgrave.__all__)


def test_what_playing_does_not_need_is_loaded_on_first_use():
    # Errors speak English, so a translator is loaded at the first error and not before.
    source = """
import sys, burgrave
state = burgrave.game("citadels").new(players=2, seed=1)
state.play(state.legal_moves()[0])
loaded = [m for m in set(burgrave.LAZY.values()) if m in sys.modules and m != "burgrave.core.record"]
assert not loaded, loaded
for name in burgrave.LAZY:
    assert getattr(burgrave, name) is getattr(sys.modules[burgrave.LAZY[name]], name)
"""
    subprocess.run([sys.executable, "-c", source], check=True, timeout=120)


def test_no_public_name_hides_a_module():
    modules = {module.name for module in iter_modules(burgrave.__path__)}
    assert modules.isdisjoint(burgrave.__all__)


SOURCES = Path(burgrave.__file__).parent
API_PAGE = Path(__file__).parents[1] / "docs" / "reference" / "api.md"


def public_members() -> Iterator[tuple[str, str, ast.expr]]:
    """Each documented method and field of a public class, with the type that a user gets from it."""
    page = API_PAGE.read_text(encoding="utf-8")
    chosen = {
        name: members.split()
        for name, members in re.findall(r"::: burgrave\.(\w+)\n +options:\n +members: \[([^]]+)\]", page)
    }
    for path in SOURCES.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.ClassDef) or node.name not in burgrave.__all__:
                continue
            members = [member.rstrip(",") for member in chosen.get(node.name, [])]
            for line in node.body:
                name, given = "", None
                if isinstance(line, ast.FunctionDef):
                    name, given = line.name, line.returns
                elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    name, given = line.target.id, line.annotation
                if given is not None and not name.startswith("_") and (not members or name in members):
                    yield node.name, name, given


def test_what_a_public_member_gives_has_a_public_type():
    classes = {
        node.name
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    private = [
        f"{owner}.{name}: {word}"
        for owner, name, given in public_members()
        for word in re.findall(r"\w+", ast.unparse(given))
        if word in classes - set(burgrave.__all__)
    ]
    assert private == []


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no_such_name"):
        burgrave.no_such_name  # noqa: B018


# -- checked play


ILLEGAL: list[tuple[object, str]] = [
    (-1, "-1 is not a valid move number"),
    (999999, "999999 is not a valid move number"),
    (2**80, "is not a valid move number"),
    ("xyzzy", "“xyzzy” is not a valid move"),
    ("", "is not a valid move"),
    (True, "not “bool”"),
    (1.0, "not “float”"),
    (None, "not “NoneType”"),
    ([1], "not “list”"),
]


@each_game
@pytest.mark.parametrize(("move", "sentence"), ILLEGAL, ids=lambda value: str(value)[:12])
def test_a_move_that_does_not_exist_is_refused(id, move, sentence):
    state = first_state(id)
    before = state.to_bytes()
    with pytest.raises(burgrave.IllegalMoveError) as caught:
        state.play(move)
    assert sentence in str(caught.value)
    assert state.to_bytes() == before


@each_game
def test_every_move_that_is_not_legal_is_refused_with_the_legal_ones(id):
    state = first_state(id)
    before, legal = state.to_bytes(), state.legal_moves()
    texts = [state.move_text(move) for move in legal]
    for number in range(len(state.game.notation.move_texts)):
        if number in legal:
            continue
        with pytest.raises(burgrave.IllegalMoveError) as caught:
            state.play(number if number % 2 else state.move_text(number))
        assert caught.value.legal_moves == texts
        assert caught.value.code == "move-refused"
        if number % 50 == 0:  # a sentence takes time
            assert f"Legal moves: {', '.join(texts[:12])}" in str(caught.value)
    assert state.to_bytes() == before


@each_game
def test_a_move_can_be_a_number_or_a_text(id):
    one, two = first_state(id), first_state(id)
    rng = random.Random(1)
    while not one.is_over:
        move = rng.choice(one.legal_moves())
        one.play(move)
        two.play(two.move_text(move), seat=two.current_seat)
    assert one.to_bytes() == two.to_bytes()


@each_game
def test_another_seat_cannot_play(id):
    state = first_state(id)
    before = state.to_bytes()
    for seat in (*range(3), -1, 77):
        if seat != state.current_seat:
            with pytest.raises(burgrave.IllegalMoveError) as caught:
                state.play(state.legal_moves()[0], seat=seat)
            assert caught.value.code == ("move-not-your-decision" if seat in range(3) else "seat-unknown")
    assert state.to_bytes() == before


@each_game
@pytest.mark.parametrize("method", ["play", "apply"])
def test_a_view_cannot_be_played_on(id, method):
    state = first_state(id)
    for seat in (0, 1, 2, burgrave.SPECTATOR):
        view = state.view(seat)
        before = view.to_bytes()
        with pytest.raises(burgrave.IllegalMoveError) as caught:
            getattr(view, method)(state.legal_moves()[0])
        assert caught.value.code == "move-in-view"
        assert "sample_state()" in str(caught.value)
        assert view.to_bytes() == before


@each_game
def test_nothing_can_be_played_after_the_end(id):
    state = first_state(id)
    move = state.legal_moves()[0]
    burgrave.play_out(state, burgrave.RandomPolicy(), random.Random(1))
    before = state.to_bytes()
    for tried in (move, state.move_text(move)):
        with pytest.raises(burgrave.IllegalMoveError, match="The game is over"):
            state.play(tried)
    assert (state.legal_moves(), state.decision()) == ([], None)
    assert state.to_bytes() == before


# -- looking, sampling, copying


@each_game
def test_objects_describe_themselves(id):
    game = burgrave.game(id)
    state = game.new(players=3, seed=7)
    decision = state.decision()
    assert decision is not None
    seat, kind, count = int(state.current_seat), decision.kind, len(decision.moves)
    assert repr(game) == f"Game({id!r})"
    assert repr(state) == f"<State {id}, 3 players: seat {seat} decides {kind!r}, {count} legal moves>"
    assert repr(state.view(2)) == f"<State {id}, view of seat 2>"
    assert repr(state.view(burgrave.SPECTATOR)) == f"<State {id}, view of a spectator>"
    assert repr(decision) == f"Decision(seat={seat}, kind={kind!r}, {count} legal moves)"
    number = decision.moves[0]
    assert repr(game.notation.move(number)) == f"Move({number}, {state.move_text(number)!r})"
    recorder = burgrave.Recorder(game, game.options(players=3), seed=7)
    assert repr(recorder.record) == f"Record({id!r}, 0 moves, open)"
    rng = random.Random(1)
    while not recorder.state.is_over:
        recorder.play(recorder.state.current_seat, rng.choice(recorder.state.legal_moves()))
    assert repr(recorder.record) == f"Record({id!r}, {recorder.record.moves} moves, finished)"
    assert repr(recorder.state) == f"<State {id}, 3 players: over, scores {recorder.state.scores()}>"


@each_game
def test_any_generator_gives_samples(id):
    view = first_state(id).view(1)
    for rng in (random.Random(1), burgrave.FastRng(1)):
        sample = view.sample_state(rng)
        assert sample.view(1).to_bytes() == view.to_bytes()
        burgrave.play_out(sample, burgrave.RandomPolicy(), rng)
        assert sample.is_over


@each_game
def test_a_generator_can_be_the_seed(id):
    game = burgrave.game(id)
    one, two = (game.new(seed=random.Random(1), players=4) for _ in range(2))
    assert one.seats() == 4
    assert one.to_bytes() == two.to_bytes()
    assert game.new(seed=random.Random(2), players=4).to_bytes() != one.to_bytes()


@each_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda state: state.clone()])
def test_a_state_can_be_copied(id, copied: Callable[[Any], Any]):
    state = first_state(id)
    twin = copied(state)
    assert twin.to_bytes() == state.to_bytes()
    twin.play(twin.legal_moves()[0])
    assert twin.to_bytes() != state.to_bytes()
    state.play(state.legal_moves()[0])
    assert twin.to_bytes() == state.to_bytes()
    assert copied(state.view(0)).to_bytes() == state.view(0).to_bytes()


@each_game
def test_states_and_games_refuse_pickle(id):
    state = first_state(id)
    with pytest.raises(burgrave.BurgraveError, match=r"to_bytes\(\)"):
        pickle.dumps(state)
    with pytest.raises(burgrave.BurgraveError, match=rf"“{id}”"):
        pickle.dumps(state.game)


# -- errors


def illegal_move_error() -> burgrave.IllegalMoveError:
    with pytest.raises(burgrave.IllegalMoveError) as caught:
        first_state().play("build palace")
    return caught.value


def test_an_error_has_a_sentence_a_code_and_parameters():
    error = illegal_move_error()
    assert isinstance(error, burgrave.BurgraveError)
    assert (error.code, error.params["move"], error.others) == ("move-refused", "build palace", [])
    assert str(error).startswith("“build palace” is not possible now:")
    assert repr(error).startswith("IllegalMoveError('move-refused move=build palace")
    sentences = {burgrave.Translator(language).error_message(error) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_an_error_can_be_pickled():
    error = illegal_move_error()
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is burgrave.IllegalMoveError
    assert (again.code, again.params, again.others) == (error.code, error.params, error.others)


def test_all_errors_of_options_are_found_at_once():
    with pytest.raises(burgrave.OptionsError) as caught:
        CITADELS.new(playrs=4, sides=2, players=99, edition="1066")
    errors = [caught.value, *caught.value.others]
    assert {error.params["option"] for error in errors} == {"playrs", "sides", "players", "edition"}
    lines = str(caught.value).splitlines()
    assert len(lines) == len(errors)
    for name in ("playrs", "sides", "99", "1066"):
        assert any(f"“{name}”" in line for line in lines)


def test_options_are_given_once():
    with pytest.raises(burgrave.OptionsError, match="players"):
        CITADELS.new(CITADELS.options(), players=3)
    assert CITADELS.new({"players": 3}, seed=1).seats() == 3
    mistyped: Any = [("players", 3)]
    with pytest.raises(burgrave.OptionsError, match="list"):
        CITADELS.new(mistyped)


# -- records


@each_game
def test_a_record_is_written_read_and_replayed(id, tmp_path):
    game = burgrave.game(id)
    path = tmp_path / "evening.txt"
    recorder = burgrave.Recorder(game, game.options(players=2), seed=7, path=path)
    for _ in range(5):
        recorder.play(recorder.state.current_seat, recorder.state.legal_moves()[0])
    record = burgrave.read_record(str(path))
    burgrave.verify(record)
    assert burgrave.replay(record).to_bytes() == recorder.state.to_bytes()
    assert [point.number for point in burgrave.iter_replay(record)] == list(range(6))
    assert burgrave.Recorder.resume(record).state.to_bytes() == recorder.state.to_bytes()


# -- simulations, arenas, and bots that fail


@pytest.fixture
def _bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module with bots that fail. It can be imported by this process and by those that it starts."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("LANGUAGE", "en")
    yield
    close_players()
    sys.modules.pop("bad_bots", None)


def make_bad_bot(name: str) -> burgrave.Bot:
    names: dict[str, Any] = {}
    exec(BAD_BOTS, names)
    bot: burgrave.Bot = names[name]()
    return bot


@each_game
@each_bad_bot
def test_a_bot_that_fails_wins_no_simulated_game(id, name, fault, problem):
    result = burgrave.simulate(id, bots=[make_bad_bot(name), "random"], players=2, games=4, seed=1)
    assert result.win_shares == {name: 0.0, "random": 1.0}
    assert result.forfeits == {name: 4}
    counted = {"illegal": 0, "raised": 0, "problem": problem} | {fault: 4}
    assert result.to_dict()["forfeits"] == {name: counted}


@each_bad_bot
def test_a_bot_that_fails_wins_nothing_alone_either(name, fault, problem):
    result = burgrave.simulate("praga", bots=[make_bad_bot(name)], players=1, games=2, seed=1)
    assert result.forfeits == {name: 2}
    assert result.win_shares[name] == 0


def test_bots_that_only_fail_share_no_win():
    bots = [make_bad_bot("IllegalBot"), make_bad_bot("RaisingBot")]
    result = burgrave.simulate("citadels", bots=bots, players=2, games=4, seed=1)
    assert set(result.win_shares.values()) == {0.0}
    assert result.forfeits == {"IllegalBot": 4, "RaisingBot": 4}


@each_bad_bot
@pytest.mark.usefixtures("_bad_bots")
def test_the_command_prints_the_forfeits(name, fault, problem, capsys):
    typed = f"simulate citadels --players 2 --games 4 --workers 1 --bots bad_bots.{name},random"
    assert main(typed.split()) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert f"bad_bots.{name} lost games by forfeit: illegal move " in printed
    assert f"{'illegal move' if fault == 'illegal' else 'error'} 4×" in printed  # noqa: RUF001
    assert f"First problem: {problem}" in printed
    assert main([*typed.split(), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"][0]["win_share"] == 0


@pytest.mark.slow
@each_bad_bot
@pytest.mark.usefixtures("_bad_bots")
def test_a_bot_that_fails_loses_every_game_of_an_arena(name, fault, problem):
    results = burgrave.run_arena("citadels", bots=[f"bad_bots.{name}", "random"], players=2, deals=2, seed=1)
    bad, good = results.rows
    assert (bad.wins.mean, good.wins.mean) == (0, 1)
    assert bad.stats.problem == problem
    assert getattr(bad.stats, fault) == bad.stats.faults > 0
    assert good.stats.faults == 0


def test_a_simulation_gives_data_and_reports_progress():
    steps: list[tuple[int, int]] = []
    result = burgrave.simulate(
        "citadels", ["h1", "random"], 6, 1, players=3, progress=lambda *step: steps.append(step)
    )
    assert steps[-1] == (6, 6)
    assert repr(result).startswith("<SimulationResult citadels, 6 games: h1 ")
    assert json.loads(json.dumps(result.to_dict()))["games"] == result.games == 6
    assert sum(result.win_shares.values()) == pytest.approx(1)
    assert set(result.scores) == {"h1", "random"}
    pytest.importorskip("pandas")
    frame = result.to_dataframe()
    assert list(frame["bot"]) == ["h1", "random"]
    assert list(frame["points_mean"]) == [row.points.mean for row in result.by_bot]


def test_an_arena_gives_data_and_reports_progress(capsys):
    results = burgrave.run_arena("citadels", ["h1", "random"], deals=3, seed=1, players=2, progress=True)
    assert capsys.readouterr().err.endswith("3 / 3\n")
    assert repr(results) == "<ArenaResults citadels, 3 deals: h1, random>"
    assert json.loads(json.dumps(results.to_dict()))["games"] == 6
    assert set(results.ratings) == {"h1", "random"}
    pytest.importorskip("pandas")
    assert list(results.to_dataframe()["win_share"]) == [row.wins.mean for row in results.rows]


def test_equal_seeds_play_equal_games():
    def play(seed: int) -> dict[str, Any]:
        data = burgrave.simulate("citadels", ["random"], players=2, games=3, seed=seed).to_dict()
        return {name: data[name] for name in ("bots", "decisions", "seats")}

    assert play(5) == play(5) != play(6)
