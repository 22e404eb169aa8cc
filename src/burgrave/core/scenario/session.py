"""One scenario on the table: the state, what was told, and every mismatch found so far."""

from typing import Any, Final

from burgrave.core.checked import play_checked
from burgrave.core.dictated import Dictated
from burgrave.core.event import Journal
from burgrave.core.game import Game
from burgrave.core.scenario.written import Written
from burgrave.core.state import State
from burgrave.core.words import Words
from burgrave.core.wrong import Wrong

SKIPPED_AT_MOST: Final = 5000  # moves; no game of any edition takes as many


class Stop(Exception):
    """The scenario cannot go on: a move did not happen as written."""


class Mismatch:
    """Where the game differs from the scenario: the step (0 before the first), the line, the facts."""

    def __init__(self, step: int, why: str, wrong: Wrong) -> None:
        self.step = step
        self.why = why
        self.wrong = wrong

    @property
    def line(self) -> int:
        return int(str(self.wrong.given["line"]))

    def __str__(self) -> str:
        return f"step {self.step}: {self.wrong}"


class Session:
    """Plays a scenario's steps on one state."""

    def __init__(self, game: Game[Any], state: State, journal: Journal, chance: Dictated) -> None:
        self.game = game
        self.words: Words = game.words()
        self.state = state
        self.journal = journal
        self.chance = chance
        self.found: list[Mismatch] = []
        self.step = 0
        self.why = ""

    def reach(self, number: int, why: str, nested: bool) -> None:
        """A step begins; those of a `try` count as the step they belong to."""
        if not nested:
            self.step = number
        self.why = why

    def aside(self) -> "Session":
        """A session on a copy; its mismatches count, its moves do not."""
        copy = self.state.clone()
        chance = copy.chance
        assert isinstance(chance, Dictated)
        for dictum in chance.queue:
            dictum.inherited = True
        copy.journal = Journal()
        copy.journal.events = self.journal.events[:]
        other = Session(self.game, copy, copy.journal, chance)
        other.found = self.found
        other.step = self.step
        other.why = self.why
        return other

    def mismatch(self, written: Written, key: str, **args: object) -> None:
        self.found.append(Mismatch(self.step, self.why, written.wrong(key, **args)))

    def differs(self, written: Written, path: str, expected: str, found: str) -> None:
        """What a comparison reports."""
        self.mismatch(written, "mismatch-fact", path=path, expected=expected, found=found)

    def play(self, written: Written, seat: int, move: int) -> None:
        """Play a move that must be legal."""
        try:
            self.carry_out(seat, move)
        except Wrong as wrong:
            if wrong.key == "chance-impossible":
                self.impossible(wrong)
            args = {
                "seat": seat,
                "move": self.words.moves[move],
                **self.refusal(wrong),
                "legal": self.legal(),
            }
            self.mismatch(written, "mismatch-illegal", **args)
            raise Stop from None

    def carry_out(self, seat: int, move: int) -> None:
        """Play a move. Raises Wrong and changes nothing if it is not legal."""
        play_checked(self.state, seat, move)

    def skip(self, move: int) -> None:
        """Play a move of whoever is on turn that the scenario does not care about."""
        self.state.play(move)

    def impossible(self, wrong: Wrong) -> None:
        """A stated outcome that cannot come: the scenario's chance and the game's differ."""
        self.found.append(Mismatch(self.step, self.why, wrong))
        raise Stop

    def refusal(self, wrong: Wrong) -> dict[str, object]:
        """The reason of a refusal and the number it counts; out of turn, the seat that decides."""
        if wrong.key == "move-refused":
            return {"reason": wrong.given["reason"], "number": wrong.given["number"]}
        return {"reason": wrong.key.removeprefix("move-"), "number": int(self.state.acting)}

    def legal(self) -> str:
        """The legal moves, for a message."""
        return ", ".join(self.words.moves[move] for move in self.state.legal()) or "none"
