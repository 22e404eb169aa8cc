"""Plausible mistakes of a program end in a sentence and change nothing."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.arena.deal import close_players
from burgrave.core.events import EventParam, Outcome
from burgrave.core.rng import NO_RNG, SeededRng, as_rng

each_game = pytest.mark.parametrize("id", burgrave.games())
BOTS = [
    (id, name) for id in burgrave.games() for name in burgrave.bot_names(id) if name not in ("search", "s1")
] + [(id, "search:playouts=20") for id in burgrave.games()]


def first_state(id: str = "citadels") -> burgrave.State:
    return burgrave.game(id).new(players=3, seed=7)


def finished_state(id: str) -> burgrave.State:
    state = first_state(id)
    burgrave.play_out(state, burgrave.RandomPolicy(), random.Random(1))
    return state


def refused(call: Callable[..., object], sentence: str, *args: Any) -> burgrave.BurgraveError:
    """Return the error of a call that has to be refused with these words."""
    with pytest.raises(burgrave.BurgraveError) as caught:
        call(*args)
    assert sentence in str(caught.value)
    return caught.value


class Miser(burgrave.Bot):
    games = ("citadels",)

    def choose(self, view: burgrave.State, rng: burgrave.FastRng) -> int:
        return view.legal_moves()[0]


class LeavingBot(burgrave.Bot):
    def choose(self, view: burgrave.State, rng: burgrave.FastRng) -> int:
        raise SystemExit(3)


# -- random numbers


@each_game
def test_a_state_without_random_numbers_cannot_be_played_on(id):
    state = first_state(id)
    again = burgrave.game(id).from_bytes(state.to_bytes(), state.game.options_of(state))
    move = again.legal_moves()[0]
    refused(lambda: again.play(move), "Set state.rng first")
    assert again.to_bytes() == state.to_bytes()
    refused(lambda: NO_RNG.randbelow(2), "Set state.rng first")
    again.rng = random.Random(1)
    again.play(move)
    assert again.to_bytes() != state.to_bytes()


@each_game
@pytest.mark.parametrize("rng", [random.Random(1), burgrave.FastRng(1)], ids=["random", "fast"])
def test_any_generator_serves(id, rng):
    game = burgrave.game(id)
    options = game.options(players=2)
    state = game.start(options, rng)
    again = game.from_bytes(state.to_bytes(), options, rng)
    for played in (state, again):
        played.rng = rng
        burgrave.play_out(played, burgrave.RandomPolicy(), rng)
        assert played.is_over
    recorder = burgrave.Recorder(game, {"players": 2}, rng=rng)
    assert recorder.state.seats() == 2


@pytest.mark.parametrize("source", [7, None, "rng", random])
def test_anything_else_is_not_a_generator(source):
    game = burgrave.game("citadels")
    state = first_state()

    def set_rng() -> None:
        state.rng = source

    for call in (
        lambda: game.start(game.options(), source),
        lambda: state.view(0).sample_state(source),
        lambda: burgrave.play_out(state, burgrave.RandomPolicy(), source),
        lambda: burgrave.RandomPolicy().choose(state, source),
        set_rng,
    ):
        refused(call, "is not a generator of random numbers")


@pytest.mark.parametrize(("id", "name"), BOTS)
def test_a_bot_accepts_any_generator(id, name):
    state = first_state(id)
    bot = burgrave.make_bot(id, name)
    view = state.view(state.current_seat)
    moves = [bot.choose(view, random.Random(5)) for _ in range(2)]
    assert moves[0] == moves[1]
    assert moves[0] in state.legal_moves()
    assert bot.choose(view, burgrave.FastRng(5)) in state.legal_moves()


@pytest.mark.parametrize(("id", "name"), BOTS)
def test_a_bot_is_not_asked_where_there_is_no_decision(id, name):
    bot = burgrave.make_bot(id, name)
    state = first_state(id)
    for view in (state.view((state.current_seat + 1) % 3), finished_state(id).view(0)):
        refused(bot.choose, "nothing to decide", view, burgrave.FastRng(1))


@pytest.mark.parametrize("n", [0, -1, -(2**40)])
@pytest.mark.parametrize("rng", [burgrave.FastRng(1), SeededRng(b"", ["s"])], ids=["fast", "seeded"])
def test_there_is_no_random_number_below_nothing(rng, n):
    refused(lambda: rng.randbelow(n), "at least 1")


@pytest.mark.parametrize("seed", ["a", 2.5, None, b"7"])
def test_a_fast_generator_needs_a_whole_number(seed):
    refused(lambda: burgrave.FastRng(seed), "is not a valid seed")
    refused(lambda: burgrave.mean_scores(first_state(), 1, seed), "is not a valid seed")


@pytest.mark.parametrize("seed", ["a", 2.5, None, True, 2**300])
def test_a_simulation_needs_a_whole_number(seed):
    refused(lambda: burgrave.simulate("citadels", games=1, seed=seed), "is not a valid seed")
    refused(lambda: burgrave.run_arena("citadels", ["random"], deals=1, seed=seed), "is not a valid seed")


def test_a_generator_gives_a_simulation_its_seed():
    one, two = (
        burgrave.simulate("citadels", "random", games=3, seed=random.Random(4), players=2).to_dict()
        for _ in range(2)
    )
    assert isinstance(one["seed"], int)
    assert (one["seed"], one["bots"]) == (two["seed"], two["bots"])
    arena = burgrave.run_arena("citadels", "random", deals=1, seed=random.Random(4), players=2)
    assert arena.to_dict()["seed"] == one["seed"]


# -- copies and pickles


CANNOT_BE_PICKLED = (
    "Game", "GameReference", "Options", "Record", "Recorder", "ReplayPoint", "State", "UndoHistory",
)  # fmt: skip
BASE_CLASSES = ("Bot", "GameStats", "Policy", "Rng", "SearchModel")


def public_objects() -> dict[str, Any]:
    """Return an object of each public class that holds data."""
    game = burgrave.game("citadels")
    recorder = burgrave.Recorder(game, {"players": 2}, seed=1)
    recorder.play(recorder.state.current_seat, recorder.state.legal_moves()[0])
    state = first_state()
    option = next(option for option in game.option_list() if option.when)
    legality = state.legality()
    search = burgrave.make_bot(game, "search:playouts=20")
    explanation = search.explain(state.view(state.current_seat), burgrave.FastRng(1))
    assert explanation is not None
    event = recorder.event_log.events[0]
    simulated = burgrave.simulate(game, "random", players=2, games=1, seed=1)
    contest = burgrave.run_arena(game, bots=["random", "greedy"], players=2, deals=1, seed=1)
    reference = game.reference()
    found = [
        burgrave.FastRng(3),
        burgrave.BotOption("ms", 5, 0, 9),
        explanation,
        explanation.considered[0],
        event,
        recorder.event_log,
        *game.notation.event_args(event)[:1],
        recorder.record.entries[0],
        reference.pieces(game.options())[0],
        reference.presets()[0],
        game.bot_types()[0],
        contest,
        contest.rows[0],
        contest.rows[0].stats,
        contest.rows[0].wins,
        simulated,
        simulated.by_bot[0],
        next(iter(simulated.scores.values())),
        burgrave.Shuffle(b"secret", (b"one", b"two")),
        burgrave.RulesDifference(1, burgrave.RecordError("record-move-refused", line=3)),
        state.decision(),
        legality,
        next(iter(legality.refused.values())),
        game.notation,
        game.notation.move(3),
        option,
        *option.when,
        EventParam("seat", "seat"),
        Outcome(3, [1, 2]),
        burgrave.RandomPolicy(),
        burgrave.game("praga").option_list()[8],
        burgrave.Translator("cs"),
    ]
    return {type(each).__name__: each for each in found}


def content(value: Any) -> Any:
    """Return an object as plain data, to compare it with its copy."""
    if isinstance(value, list | tuple):
        return [content(each) for each in value]
    if isinstance(value, dict):
        return {str(content(key)): content(each) for key, each in value.items()}
    if type(value).__module__.startswith("burgrave"):
        names = [name for name in dir(value) if not name.startswith("_")]
        found = {name: getattr(value, name) for name in names}
        return {name: content(each) for name, each in found.items() if not callable(each)}
    return sorted(value) if isinstance(value, set) else value


def test_every_public_class_is_data_or_refuses_to_be_pickled_or_is_a_base():
    public = {name for name in burgrave.__all__ if isinstance(getattr(burgrave, name), type)}
    errors = {name for name in public if issubclass(getattr(burgrave, name), BaseException)}
    assert public - errors - set(public_objects()) == {*CANNOT_BE_PICKLED, *BASE_CLASSES}


@pytest.mark.parametrize("name", list(public_objects()))
def test_data_can_be_copied_and_pickled(name):
    found = public_objects()[name]
    for again in (pickle.loads(pickle.dumps(found)), copy.copy(found), copy.deepcopy(found)):
        assert type(again) is type(found)
        assert content(again) == content(found)


def test_what_cannot_be_pickled_says_what_to_do():
    game = burgrave.game("citadels")
    recorder = burgrave.Recorder(game, {"players": 2}, seed=1)
    for found, sentence in [
        (recorder, "burgrave.read_record(path)"),
        (recorder.record, "burgrave.read_record(path)"),
        (burgrave.UndoHistory(recorder), "burgrave.read_record(path)"),
        (game, "burgrave.game(id)"),
        (game.reference(), "burgrave.game(id).reference()"),
        (game.options(), "options.to_dict()"),
        (recorder.state, "state.to_bytes()"),
        (next(burgrave.iter_replay(recorder.record)), "state.to_bytes()"),
        (SeededRng(b"", ["s"]), "A FastRng can"),
    ]:
        refused(pickle.dumps, sentence, found)


def test_records_games_options_and_generators_can_be_copied():
    game = burgrave.game("citadels")
    recorder = burgrave.Recorder(game, {"players": 2}, seed=1)
    options, reference = game.options(), game.reference()
    for copied in (copy.copy, copy.deepcopy):
        record = copied(recorder.record)
        assert record.options == recorder.record.options
        assert record.game is game
        assert copied(game) is game
        assert copied(reference) is reference
        assert copied(options) is options
        one = SeededRng(b"7", ["s"])
        one.open_stream(0)
        assert [copied(one).randbelow(99) for _ in range(2)] == [one.randbelow(99)] * 2
    deep = copy.deepcopy(recorder.record)
    deep.entries.clear()
    assert recorder.record.entries


# -- moves and seats


@each_game
def test_a_seat_is_named_by_its_number(id):
    state = first_state(id)
    for seat in (-1, 3, 9, 2**70):
        error = refused(state.play, f"{seat} is not a", state.legal_moves()[0], seat)
        assert isinstance(error, burgrave.IllegalMoveError)
    other = (state.current_seat + 1) % 3
    sentence = f"Seat {state.current_seat} decides now, not seat {other}."
    refused(lambda: state.play(state.legal_moves()[0], seat=other), sentence)


@each_game
def test_only_a_move_that_is_not_legal_has_a_reason(id):
    state = first_state(id)
    legality = state.legality()
    legal = state.legal_moves()[0]
    for move in (legal, state.move_text(legal)):
        refused(legality.refusal_of, "is legal", move)
    for error in (-1, 10**6, "", "fly", None, 1.5, True):
        refused(legality.refusal_of, "move", error)
    illegal = next(
        number for number in range(len(state.game.notation.move_texts)) if number not in legality.moves
    )
    assert legality.refusal_of(illegal) == legality.refusal_of(state.move_text(illegal))
    assert legality.refusal_of(illegal).reason in state.game.notation.reasons


@each_game
@pytest.mark.parametrize("name", ["current_seat", "is_over"])
def test_what_the_rules_decide_cannot_be_set(id, name):
    state = first_state(id)
    with pytest.raises(AttributeError):
        setattr(state, name, 1)
    options: Any = state.game.options_of(state)
    with pytest.raises(AttributeError):
        options.players = 99


def test_objects_say_what_they_are():
    game = burgrave.game("citadels")
    state = first_state()
    assert "'players': 4" in repr(game.options())
    assert repr(burgrave.FastRng(1)).startswith("<FastRng at 0x")
    assert repr(burgrave.EventLog()) == "<EventLog: 0 events, 0 outcomes>"
    assert repr(state.legality()).startswith(f"<Legality: {len(state.legal_moves())} legal moves, ")
    assert repr(game.option_list()[0]) == "Option('edition', 'word')"
    assert repr(burgrave.RandomPolicy()) == "RandomPolicy()"


# -- bots, simulations, arenas


def test_a_bot_is_named_by_a_text():
    for name in (None, 7, Miser, ["h1"]):
        refused(burgrave.make_bot, "is not the name of a bot", "citadels", name)
    refused(lambda: burgrave.make_bot("citadels", "search:ms=-1"), "from 0 to")
    for text in ("search:ms=-1", "search:ms=1,ms=2", "search:x=1", "nobody", "search:ms"):
        with pytest.raises(burgrave.BotError):
            burgrave.make_bot("citadels", text)


def test_a_playout_needs_a_bot():
    for bot in ("random", None, Miser):
        state = first_state()
        refused(burgrave.play_out, "make_bot", state, bot, random.Random(1))
        assert state.to_bytes() == first_state().to_bytes()


@pytest.mark.parametrize("bots", [Miser(), Miser, [Miser()], ["random", Miser]])
def test_a_simulation_takes_one_bot_or_several(bots):
    assert burgrave.simulate("citadels", bots, games=2, players=2).games == 2
    refused(lambda: burgrave.simulate("praga", bots, games=2, players=2), "Miser does not play Praga")
    refused(lambda: burgrave.run_arena("citadels", bots, deals=1, players=2), "An arena takes bots by name")


@pytest.mark.parametrize("bots", [7, [None], [int], int])
def test_what_is_not_a_bot_is_refused(bots):
    refused(lambda: burgrave.simulate("citadels", bots, games=1), "is not a bot")


@pytest.mark.parametrize("workers", [0, -1, True, "2", 1.5])
def test_workers_are_counted(workers):
    refused(lambda: burgrave.simulate("citadels", games=1, workers=workers), "“workers”")
    refused(lambda: burgrave.run_arena("citadels", "random", deals=1, workers=workers), "“workers”")


@pytest.mark.parametrize("limit", [0, -1, "1", None, float("nan")])
def test_a_time_limit_is_a_number_of_seconds(limit):
    refused(lambda: burgrave.run_arena("citadels", "random", deals=1, time_limit=limit), "number of seconds")


def test_a_bot_that_ends_the_program_forfeits():
    result = burgrave.simulate("citadels", [LeavingBot(), "random"], games=2, players=2)
    assert result.forfeits == {"LeavingBot": 2}
    assert result.win_shares["random"] == 1


# -- scripts without a guard


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Callable[[str], "subprocess.CompletedProcess[str]"]]:
    """Run a script in a folder with a module `misers` that has a bot."""
    source = "from burgrave import Bot\n\n\nclass Miser(Bot):\n    def choose(self, view, rng):\n"
    (tmp_path / "misers.py").write_text(source + "        return view.legal_moves()[0]\n", encoding="utf-8")

    def run(text: str) -> "subprocess.CompletedProcess[str]":
        (tmp_path / "script.py").write_text(f"import burgrave\n\n{text}\n", encoding="utf-8")
        command = [sys.executable, "script.py"]
        return subprocess.run(command, cwd=tmp_path, text=True, capture_output=True, timeout=300, check=False)

    yield run
    close_players()


ARENA = 'burgrave.run_arena("citadels", ["misers.Miser", "random"], deals=1, players=2)'


@pytest.mark.slow
@pytest.mark.parametrize(
    "call", [ARENA, 'burgrave.simulate("citadels", "search:ms=200", games=4, workers=2, players=2)']
)
def test_a_script_without_a_guard_gets_one_sentence_and_no_result(script, call):
    done = script(f'print("result", {call})')
    assert done.returncode == 1
    assert "result" not in done.stdout
    assert done.stderr.count("Traceback") == 1
    assert done.stderr.splitlines()[-1].endswith("because every new process imports the script.")


@pytest.mark.slow
def test_a_script_with_a_guard_gets_its_result(script):
    done = script(f'if __name__ == "__main__":\n    print({ARENA}.rows[0].games)')
    assert (done.stdout, done.stderr, done.returncode) == ("2\n", "", 0)


# -- records


def test_a_record_is_read_before_it_is_used(tmp_path):
    path = str(tmp_path / "game.txt")
    recorder = burgrave.Recorder(burgrave.game("citadels"), {"players": 2}, seed=1, path=path)
    uses: list[Callable[[Any], object]] = [
        burgrave.replay,
        burgrave.verify,
        burgrave.find_difference,
        lambda record: burgrave.events_for(record, 0),
        lambda record: list(burgrave.iter_replay(record)),
        burgrave.Recorder.resume,
    ]
    for use in uses:
        refused(use, "burgrave.read_record(path)", path)
        use(burgrave.read_record(path))
    assert burgrave.Recorder.resume(burgrave.read_record(path), path=path).record.moves == 0
    with pytest.raises(FileNotFoundError):
        burgrave.read_record(tmp_path / "none.txt")
    refused(burgrave.Recorder, "list", recorder.game, [("players", 2)])


def test_a_state_of_a_generator_is_not_shared():
    rng = random.Random(1)
    one, two = as_rng(rng), as_rng(rng)
    assert one is not two
    assert as_rng(one) is one


def test_a_language_without_texts_is_refused():
    problem = refused(burgrave.Translator, "“xx” is not a supported language. Choose one of: en, cs", "xx")
    assert problem.code == "language-unknown"
    assert repr(burgrave.Translator("cs")) == "Translator('cs')"
