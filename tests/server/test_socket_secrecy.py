"""Secrets on the wire: two servers with different truths send a seat, and those who watch, the same bytes.

The truths differ only in what the seat may not know: hidden characters, hands and decks, or the order of
face-down stacks. As long as the seat sees the same, every message over its socket and every answer over
HTTP has to be equal, with their number, order and length; see `sides` for the two things that are left out.
At a question that stands for a fixed time the others answer at one server and say nothing at the other.

`BURGRAVE_LONG=2` does so at every table of the laws, and three times as often.
"""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from burgrave.core.events import SPECTATOR
from burgrave.core.rng import FastRng
from burgrave.i18n import LANGUAGES
from burgrave.server.live_match import LiveMatch
from burgrave.server.scheduler import reaction_deadline
from burgrave.testing.random_play import LONG
from tests.invariants.citadels.cases import list_cases as citadels_tables
from tests.invariants.praga.cases import list_cases as praga_tables
from tests.server.twin_matches import make_twin, receive_same_messages
from tests.server.twin_servers import TABLE, ManualClock, TwinServer, make_token, run_twins

pytestmark = pytest.mark.slow

PAIRS = 6 if LONG > 1 else 3  # of twins at each table, and as many at questions with a time of their own
MOVES = 5  # that they play side by side
TRIED = 8  # of which these eyes might be told the same
APART = 17  # moves from one pair to the next: a game of one player has hardly more than a hundred
ANSWER_STYLES = ("silent", "loud", "standing")  # how the others answer at one of the servers
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


class PairedServers:
    """A pair of servers, and what has been compared."""

    def __init__(self, one: TwinServer, two: TwinServer, clock: ManualClock, chance: Random) -> None:
        self.one, self.two, self.clock = one, two, clock
        self.chance = chance
        self.ids = count()
        self.different = 0  # pairs whose truths are not the same
        self.compared = 0
        self.reactions = 0

    @property
    def servers(self) -> tuple[TwinServer, TwinServer]:
        return self.one, self.two

    def ask_both(self, seat: int, type: str, **asked: Any) -> None:
        id = f"both-{next(self.ids)}"
        for side in self.servers:
            side.ask(seat, type, id, **asked)

    def ask_one(self, seat: int, type: str, **asked: Any) -> None:
        answer = self.one.ask(seat, type, f"one-{next(self.ids)}", **asked)
        assert answer["type"] == "ok", answer

    # -- comparing

    def compare(self, viewer: int) -> None:
        """What was sent to these eyes and to those who watch, up to now."""
        for each in {viewer, SPECTATOR}:
            self.ask_both(each, "undo", decision=0)  # what was said before comes before the answer
            one, two = (side.take_messages(each) for side in self.servers)
            assert one, "the answer at least"
            assert one == two, first_difference(one, two)

    def compare_answers(self, viewer: int) -> None:
        """What HTTP answers, allowed or not."""
        tokens = {"tokens": [] if viewer == SPECTATOR else [make_token(viewer)]}
        for path, data in (
            ("api/tables", None),
            (f"api/tables/{TABLE}?language=pl", None),
            (f"api/tables/{TABLE}/board", None),
            ("api/my-tables", tokens),
            (f"api/tables/{TABLE}/record", tokens),
            (f"api/tables/{TABLE}/replay", tokens),
            (f"api/tables/{TABLE}/join", {}),
        ):
            assert self.one.fetch(path, data) == self.two.fetch(path, data)

    def try_everything(self, viewer: int) -> None:
        """Whatever is not possible now is refused in the same words."""
        play = self.one.live
        legal = play.legal_moves() if play.current_seat == viewer else []
        moves = range(len(play.game.notation.move_texts))
        for each in {viewer, SPECTATOR}:
            for move in self.chance.sample(moves, 3):
                if move not in legal or each != viewer:
                    self.ask_both(each, "play", decision=play.decision, moves=[move])
            if each == SPECTATOR or play.match.history.undo_error(each) is not None:
                self.ask_both(each, "undo", decision=play.decision)
            if each != play.current_seat:
                self.ask_both(each, "hint", decision=play.decision)
            self.ask_both(each, "set-auto-answer", kind="nothing", move=0)
            self.ask_both(each, "rematch")

    # -- playing

    def follow(self, origin: LiveMatch, viewer: int, seed: int) -> None:
        """Give both servers a truth of their own, and play the same in both."""
        for each, side in enumerate(self.servers):
            twin = make_twin(origin, viewer, side.table.seating(), FastRng(seed + each))
            twin.opened_at = self.clock.now()
            twin.match.history.state.rng = FastRng(seed)
            side.set_live(twin)
        truths = {side.live.match.history.state.to_bytes() for side in self.servers}
        self.different += len(truths) > 1
        language = self.chance.choice(LANGUAGES)
        for side in self.servers:
            side.devices[viewer].send({"type": "set-language", "language": language})
        for _ in range(MOVES):
            self.compare(viewer)
            self.try_everything(viewer)
            self.compare(viewer)
            self.compare_answers(viewer)
            if not self.go_on(viewer):
                break
            self.compared += 1
        self.compare(viewer)
        for seat in self.one.devices:  # what the others were sent is read, and told the truths apart
            self.ask_both(seat, "undo", decision=0)
            for side in self.servers:
                side.take_messages(seat)

    def go_on(self, viewer: int) -> bool:
        """Whether something happened that looked the same to this viewer."""
        one, two = self.one.live, self.two.live
        if self.one.do(lambda: reaction_deadline(self.one.table)) is not None:
            return self.react(viewer)
        both = [move for move in one.legal_moves() if move in two.legal_moves()]
        self.chance.shuffle(both)
        for move in both[:TRIED]:
            if receive_same_messages(one, two, [move], viewer) and not ends_game(one, [move]):
                assert one.current_seat is not None
                self.ask_both(one.current_seat, "play", decision=one.decision, moves=[move])
                return True
        return False

    def react(self, viewer: int) -> bool:
        """The others answer at one server alone, which nobody notices; then the time is over in both."""
        one, two = self.one.live, self.two.live
        asked = dict(one.states_of_asked_seats())
        others = [seat for seat in asked if seat != viewer]
        self.chance.shuffle(others)
        kind, manner = one.decision_kind, self.chance.choice(ANSWER_STYLES)
        assert list(asked) == list(two.states_of_asked_seats())
        timed, of_two = ([timed_reaction(play, seat) for seat in asked] for play in (one, two))
        for seat in others:
            for side in self.servers:
                side.allow_touch()
                side.elsewhere.ask("chat", text="hello")
            quiet = timed_reaction(one, seat)
            if manner == "standing":
                self.ask_one(seat, "set-auto-answer", kind=kind, move=quiet)
            else:
                loud = [move for move in asked[seat].legal_moves() if move != quiet]
                move = self.chance.choice(loud) if loud and manner == "loud" else quiet
                self.ask_one(seat, "play", decision=one.decision, moves=[move])
            self.compare_answers(viewer)
        self.compare(viewer)
        self.reactions += len(others)
        if manner == "standing":
            for seat in others:
                self.ask_one(seat, "set-auto-answer", kind=kind)
        self.compare(viewer)
        if (
            manner == "loud"
            or not receive_same_messages(one, two, timed, viewer, of_two)
            or ends_game(one, timed)
        ):
            return False
        self.pass_time(one.decision + len(asked))
        return True

    def pass_time(self, decision: int) -> None:
        """Until questions with a time of their own are over, and this decision is open."""
        self.clock.seconds += 60
        for side in self.servers:
            side.do(side.table.changed.set)
            side.wait_for(decision)


def first_difference(one: list[str], two: list[str]) -> str:
    """Where the messages part."""
    for number, (this, that) in enumerate(zip(one, two, strict=False)):
        if this != that:
            at = next((n for n, pair in enumerate(zip(this, that, strict=False)) if len(set(pair)) > 1), 0)
            since = max(0, at - 80)
            return f"message {number}: …{this[since : at + 80]}… is …{that[since : at + 80]}…"
    return f"{len(one)} messages are {len(two)}"


def timed_reaction(play: LiveMatch, seat: int) -> int:
    quiet = play.passing_move_in(play.states_of_asked_seats()[seat])
    assert quiet is not None
    return quiet


def ends_game(play: LiveMatch, moves: list[int]) -> bool:
    """Whether the game is over then: the end shows what was hidden."""
    state = play.match.history.state.clone()
    state.event_log = None
    for move in moves:
        state.apply(move)
    return bool(state.is_over)


def compare_servers(folder: Path, game: str, options: dict[str, Any]) -> PairedServers:
    """Play a game by chance, and look at it through other eyes every now and then."""
    with run_twins(folder, game, options) as (one, two, clock):
        twins = PairedServers(one, two, clock, Random(str(options)))
        origin = one.live
        timed = origin.match.presenter.timed_reactions()
        plain = asking = number = 0
        while (plain < PAIRS or (asking < PAIRS and timed)) and origin.current_seat is not None:
            is_asking = origin.decision_kind in timed and asking < PAIRS
            if is_asking or (number % APART == APART - 1 and plain < PAIRS):
                viewer = twins.chance.choice([*range(len(one.table.seats)), SPECTATOR])
                twins.follow(origin, viewer, number + 1)
                plain, asking = plain + (not is_asking), asking + is_asking
            origin.play(origin.current_seat, [twins.chance.choice(origin.legal_moves())], clock.now())
            number += 1
        return twins


@pytest.mark.parametrize(("game", "options"), ALL if LONG > 1 else PICKED, ids=lambda each: str(each))
def test_both_servers_send_the_same(tmp_path, game, options):
    twins = compare_servers(tmp_path, game, options)
    assert twins.different >= PAIRS
    assert twins.compared >= PAIRS, "hardly any twins live long enough to be compared"
    print(f"\n{twins.compared} moves and {twins.reactions} hidden answers compared")
    if LONG == 1 and (options.get("edition"), options["players"]) in REACTING:
        assert twins.reactions > 0
