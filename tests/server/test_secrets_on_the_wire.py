"""Secrets on the wire: two servers with different truths send a seat, and those who watch, the same bytes.

The truths differ only in what the seat may not know: hidden characters, hands and decks, or the order of
face-down stacks. As long as the seat is told the same, every message over its socket and every answer over
HTTP has to be equal, with their number, order and length; see `worlds` for the two things that are left out.
At a question that stands for a fixed time the others answer in one world and say nothing in the other.

`BURGRAVE_LONG=2` does so at every table of the laws, and three times as often.
"""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from burgrave.core.chance import Fast
from burgrave.core.event import SPECTATOR
from burgrave.server.duties import window_end
from burgrave.server.play import Play
from burgrave.testing.play import LONG
from burgrave.text import LANGUAGES
from tests.laws.citadels.tables import tables as citadels_tables
from tests.laws.praga.tables import tables as praga_tables
from tests.server.twin_plays import told_alike, twin_of
from tests.server.worlds import TABLE, Clock, World, token_of, two_worlds

pytestmark = pytest.mark.slow

PAIRS = 6 if LONG > 1 else 3  # of twins at each table, and as many at questions with a time of their own
MOVES = 5  # that they play side by side
TRIED = 8  # of which these eyes might be told the same
APART = 17  # moves from one pair to the next: a game of one player has hardly more than a hundred
MANNERS = ("silent", "loud", "standing")  # how the others answer in one of the worlds
PICKED = [
    ("citadels", {"edition": "classic", "players": 2}),
    ("citadels", {"edition": "classic", "players": 5}),
    ("citadels", {"edition": "2016", "players": 3, "preset": "tenacious_delegates", "nine": True}),
    ("citadels", {"edition": "2016", "players": 4, "preset": "devious_dignitaries"}),
    ("citadels", {"edition": "deluxe", "players": 4, "random_cast": 39, "action_cards": True}),
    ("citadels", {"edition": "deluxe", "players": 6, "random_cast": 50, "action_cards": True}),
    ("praga", {"players": 2}),
    ("praga", {"players": 3, "side": "B", "tile_order": "random"}),
]
REACTING = [("2016", 4), ("deluxe", 4), ("deluxe", 6)]  # the picked ones at which others react to something
ALL = [("citadels", each) for each in citadels_tables()] + [("praga", each) for each in praga_tables()]


class Twins:
    """A pair of worlds, and what has been compared in them."""

    def __init__(self, one: World, two: World, clock: Clock, chance: Random) -> None:
        self.one, self.two, self.clock = one, two, clock
        self.chance = chance
        self.ids = count()
        self.different = 0  # pairs whose truths are not the same
        self.compared = 0
        self.reactions = 0

    @property
    def worlds(self) -> tuple[World, World]:
        return self.one, self.two

    def ask_both(self, seat: int, type: str, **asked: Any) -> None:
        id = f"both-{next(self.ids)}"
        for world in self.worlds:
            world.ask(seat, type, id, **asked)

    def ask_one(self, seat: int, type: str, **asked: Any) -> None:
        answer = self.one.ask(seat, type, f"one-{next(self.ids)}", **asked)
        assert answer["type"] == "done", answer

    # -- comparing

    def compare(self, eyes: int) -> None:
        """What was sent to these eyes and to those who watch, up to now."""
        for each in {eyes, SPECTATOR}:
            self.ask_both(each, "undo", decision=0)  # what was said before comes before the answer
            one, two = (world.sent(each) for world in self.worlds)
            assert one, "the answer at least"
            assert one == two, first_difference(one, two)

    def compare_answers(self, eyes: int) -> None:
        """What is told over HTTP, allowed or not."""
        tokens = {"tokens": [] if eyes == SPECTATOR else [token_of(eyes)]}
        for path, data in (
            ("api/tables", None),
            (f"api/tables/{TABLE}?language=pl", None),
            (f"api/tables/{TABLE}/board", None),
            ("api/mine", tokens),
            (f"api/tables/{TABLE}/record", tokens),
            (f"api/tables/{TABLE}/film", tokens),
            (f"api/tables/{TABLE}/join", {}),
        ):
            assert self.one.fetch(path, data) == self.two.fetch(path, data)

    def try_everything(self, eyes: int) -> None:
        """Whatever is not possible now is refused in the same words."""
        play = self.one.play
        legal = play.legal() if play.acting == eyes else []
        moves = range(len(play.game.words().moves))
        for each in {eyes, SPECTATOR}:
            for move in self.chance.sample(moves, 3):
                if move not in legal or each != eyes:
                    self.ask_both(each, "play", decision=play.decision, moves=[move])
            if each == SPECTATOR or play.match.history.refusal(each) is not None:
                self.ask_both(each, "undo", decision=play.decision)
            if each != play.acting:
                self.ask_both(each, "hint", decision=play.decision)
            self.ask_both(each, "standing", kind="nothing", move=0)
            self.ask_both(each, "rematch")

    # -- playing

    def follow(self, origin: Play, eyes: int, seed: int) -> None:
        """Give both worlds a truth of their own, and play the same in both."""
        for each, world in enumerate(self.worlds):
            twin = twin_of(origin, eyes, world.table.seating(), Fast(seed + each))
            twin.opened = self.clock.now()
            twin.match.history.state.chance = Fast(seed)
            world.set_play(twin)
        truths = {world.play.match.history.state.to_bytes() for world in self.worlds}
        self.different += len(truths) > 1
        language = self.chance.choice(LANGUAGES)
        for world in self.worlds:
            world.devices[eyes].send({"type": "speak", "language": language})
        for _ in range(MOVES):
            self.compare(eyes)
            self.try_everything(eyes)
            self.compare(eyes)
            self.compare_answers(eyes)
            if not self.go_on(eyes):
                break
            self.compared += 1
        self.compare(eyes)
        for seat in self.one.devices:  # what the others were sent is read, and told the truths apart
            self.ask_both(seat, "undo", decision=0)
            for world in self.worlds:
                world.sent(seat)

    def go_on(self, eyes: int) -> bool:
        """Whether something happened of which these eyes were told the same."""
        one, two = self.one.play, self.two.play
        if self.one.do(lambda: window_end(self.one.table)) is not None:
            return self.react(eyes)
        both = [move for move in one.legal() if move in two.legal()]
        self.chance.shuffle(both)
        for move in both[:TRIED]:
            if told_alike(one, two, [move], eyes) and not ends(one, [move]):
                assert one.acting is not None
                self.ask_both(one.acting, "play", decision=one.decision, moves=[move])
                return True
        return False

    def react(self, eyes: int) -> bool:
        """The others answer in one world alone, which nobody notices; then the time is over in both."""
        one, two = self.one.play, self.two.play
        asked = dict(one.asked())
        others = [seat for seat in asked if seat != eyes]
        self.chance.shuffle(others)
        kind, manner = one.kind, self.chance.choice(MANNERS)
        assert list(asked) == list(two.asked())
        silences, of_two = ([silence(play, seat) for seat in asked] for play in (one, two))
        for seat in others:
            for world in self.worlds:
                world.let_be_stamped()
                world.elsewhere.ask("chat", text="hello")
            quiet = silence(one, seat)
            if manner == "standing":
                self.ask_one(seat, "standing", kind=kind, move=quiet)
            else:
                loud = [move for move in asked[seat].legal() if move != quiet]
                move = self.chance.choice(loud) if loud and manner == "loud" else quiet
                self.ask_one(seat, "play", decision=one.decision, moves=[move])
            self.compare_answers(eyes)
        self.compare(eyes)
        self.reactions += len(others)
        if manner == "standing":
            for seat in others:
                self.ask_one(seat, "standing", kind=kind)
        self.compare(eyes)
        if manner == "loud" or not told_alike(one, two, silences, eyes, of_two) or ends(one, silences):
            return False
        self.pass_time(one.decision + len(asked))
        return True

    def pass_time(self, decision: int) -> None:
        """Until questions with a time of their own are over, and this decision is open."""
        self.clock.seconds += 60
        for world in self.worlds:
            world.do(world.table.stirred.set)
            world.wait_for(decision)


def first_difference(one: list[str], two: list[str]) -> str:
    """Where the messages part."""
    for number, (this, that) in enumerate(zip(one, two, strict=False)):
        if this != that:
            at = next((n for n, pair in enumerate(zip(this, that, strict=False)) if len(set(pair)) > 1), 0)
            since = max(0, at - 80)
            return f"message {number}: …{this[since : at + 80]}… is …{that[since : at + 80]}…"
    return f"{len(one)} messages are {len(two)}"


def silence(play: Play, seat: int) -> int:
    quiet = play.silent_in(play.asked()[seat])
    assert quiet is not None
    return quiet


def ends(play: Play, moves: list[int]) -> bool:
    """Whether the game is over then: the end shows what was hidden."""
    state = play.match.history.state.clone()
    state.journal = None
    for move in moves:
        state.play(move)
    return bool(state.over)


def compare_worlds(folder: Path, game: str, options: dict[str, Any]) -> Twins:
    """Play a game by chance, and look at it through other eyes every now and then."""
    with two_worlds(folder, game, options) as (one, two, clock):
        twins = Twins(one, two, clock, Random(str(options)))
        origin = one.play
        silences = origin.match.lens.silences()
        plain = asking = number = 0
        while (plain < PAIRS or (asking < PAIRS and silences)) and origin.acting is not None:
            is_asking = origin.kind in silences and asking < PAIRS
            if is_asking or (number % APART == APART - 1 and plain < PAIRS):
                eyes = twins.chance.choice([*range(len(one.table.seats)), SPECTATOR])
                twins.follow(origin, eyes, number + 1)
                plain, asking = plain + (not is_asking), asking + is_asking
            origin.play(origin.acting, [twins.chance.choice(origin.legal())], clock.now())
            number += 1
        return twins


@pytest.mark.parametrize(("game", "options"), ALL if LONG > 1 else PICKED, ids=lambda each: str(each))
def test_both_worlds_send_the_same(tmp_path, game, options):
    twins = compare_worlds(tmp_path, game, options)
    assert twins.different >= PAIRS
    assert twins.compared >= PAIRS, "hardly any twins live long enough to be compared"
    print(f"\n{twins.compared} moves and {twins.reactions} hidden answers compared")
    if LONG == 1 and (options.get("edition"), options["players"]) in REACTING:
        assert twins.reactions > 0
