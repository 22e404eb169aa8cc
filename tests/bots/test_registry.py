"""Bots by name: which there are, their options, and what is said about mistakes."""

import sys
from importlib.metadata import EntryPoint

import pytest

from burgrave import game as game_of
from burgrave.bots import registry
from burgrave.bots.registry import bot_names, canonical_name, default_bot, is_bot, make_bot
from burgrave.bots.spec import split_bots
from burgrave.core.bot import Bot, Policy
from burgrave.core.bot_type import BotOption, BotType
from burgrave.core.error import BurgraveError
from burgrave.core.rng import FastRng
from burgrave.core.state import State
from burgrave.i18n import Translator

MISBEHAVING_BOTS = "tests.arena.misbehaving_bots"
CITADELS, PRAGA = game_of("citadels"), game_of("praga")


class MiserBot(Bot):
    """Takes one of the first moves; which one is its only option."""

    options = (
        BotOption("place", 0, 0, 3),
        BotOption("share", 0.5, 0, 1),
        BotOption("mood", "", choices=["a"]),
    )
    games = ("citadels",)

    def __init__(self, place: int, share: float, mood: str) -> None:
        self.chosen = (place, share, mood)

    def choose(self, view: State, rng: FastRng) -> int:
        return view.legal_moves()[0]


@pytest.fixture
def brought(monkeypatch):
    """A package has brought the miser, and something that is broken."""
    points = [
        EntryPoint("miser", f"{__name__}:MiserBot", registry.GROUP),
        EntryPoint("broken", "no.such.module:Bot", registry.GROUP),
    ]
    monkeypatch.setitem(sys.modules, __name__, sys.modules[MiserBot.__module__])
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry.plugin_bot_types.cache_clear()
    yield
    registry.plugin_bot_types.cache_clear()


def test_every_game_has_random_and_its_own_bots():
    assert bot_names(CITADELS)[:4] == ["random", "greedy", "h1", "h2"]
    assert bot_names(PRAGA)[:3] == ["random", "greedy", "script"]
    assert (default_bot(CITADELS), default_bot(PRAGA)) == ("h1", "script")
    assert all(isinstance(make_bot(game, default_bot(game)), Policy) for game in (CITADELS, PRAGA))


def test_a_package_brings_bots_by_entry_points(brought, capsys):
    assert bot_names(CITADELS)[-1] == "miser"
    assert "miser" not in bot_names(PRAGA)
    assert "broken" not in bot_names(CITADELS)
    assert "the bot broken is left out" in capsys.readouterr().err
    miser = make_bot(CITADELS, "miser:place=2,share=0.25,mood=a")
    assert isinstance(miser, MiserBot)
    assert miser.chosen == (2, 0.25, "a")


def test_options_left_out_have_their_defaults(brought):
    miser = make_bot(CITADELS, "miser")
    assert isinstance(miser, MiserBot)
    assert miser.chosen == (0, 0.5, "")


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("oracle", "“oracle” is not a bot for Citadels. Choose one of: random, "),
        ("command:", "“command” is not a bot for Citadels. Choose one of: random, "),
        ("random:ms=3", "The bot random has no options. Remove “ms”."),
        ("master:ms=3", "The bot master has no options. Remove “ms”."),
        ("h1:ms=3", "The bot h1 has no option “ms”. Choose one of: random_moves."),
        ("miser:ms=3", "The bot miser has no option “ms”. Choose one of: place, share, mood."),
        (
            "miser:place",
            "“place” is not a valid option of the bot miser. Write name=value, for example search:ms=200.",
        ),
        ("miser:place=1,place=2", "The option place was given twice. Give it once."),
        ("miser:place=4", "“place” of the bot miser cannot be “4”. Give a whole number from 0 to 3."),
        ("miser:place=1.5", "“place” of the bot miser cannot be “1.5”. Give a whole number from 0 to 3."),
        ("miser:share=x", "“share” of the bot miser cannot be “x”. Give a number from 0 to 1."),
        ("miser:share=nan", "“share” of the bot miser cannot be “nan”. Give a number from 0 to 1."),
        ("miser:mood=b", "“mood” of the bot miser cannot be “b”. Choose one of: a."),
        ("no.such.Bot", "The bot no.such.Bot cannot be loaded: No module named 'no'."),
        (
            "tests.arena.misbehaving_bots.UnloadableBot",
            "The bot tests.arena.misbehaving_bots.UnloadableBot cannot be loaded: RuntimeError",
        ),
        ("pathlib.Path", "pathlib.Path is not a bot. Name a subclass of burgrave.Bot."),
    ],
)
def test_a_mistake_is_answered_with_what_is_known(brought, asked, sentence):
    with pytest.raises(BurgraveError) as refused:
        make_bot(CITADELS, asked)
    assert Translator("en").error_message(refused.value, CITADELS).startswith(sentence)


def test_a_list_of_bots_is_distinguished_from_a_list_of_options():
    assert split_bots("search:ms=50,playouts=9,h1, random") == ["search:ms=50,playouts=9", "h1", "random"]
    assert split_bots("h1,search:ms=5") == ["h1", "search:ms=5"]


def test_a_bot_is_found_by_the_name_it_once_had():
    assert canonical_name(CITADELS, "scripted") == "h1"
    assert canonical_name(PRAGA, "scripted") == "script"


def test_the_present_name_keeps_the_options(brought):
    assert canonical_name(CITADELS, "miser:place=1") == "miser:place=1"


def test_what_a_record_names_is_never_run():
    assert is_bot(CITADELS, "h1")
    assert is_bot(CITADELS, "scripted")
    for name in ("command:rm", "pathlib.Path", "Host", "h1:ms=3", ""):
        assert not is_bot(CITADELS, name)


def test_a_class_in_one_file_is_a_bot(tmp_path, monkeypatch):
    (tmp_path / "last.py").write_text(
        "from burgrave.core.bot import Bot\n\n"
        "class Last(Bot):\n"
        "    def choose(self, view, chance):\n"
        "        return view.legal_moves()[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    last = make_bot(CITADELS, "last.Last")
    view = CITADELS.new(CITADELS.options(), 1).view(0)
    assert (
        last.choose(view.sample_state(FastRng(1)), FastRng(1)) in view.sample_state(FastRng(1)).legal_moves()
    )


def test_a_kind_makes_a_bot_each_time():
    kind = BotType("miser", MiserBot, MiserBot.options)
    assert kind.make_bot({}) is not kind.make_bot({})
