"""Who sits where: people by name, bots by kind. A record keeps it in the names of its seats."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from burgrave.bots.registry import canonical, is_bot, usual
from burgrave.core.game import Game
from burgrave.core.wrong import Wrong
from burgrave.text import Text

AnyGame = Game[Any]


@dataclass(slots=True)
class Seating:
    """Every seat is a person's or a bot's."""

    people: dict[int, str] = field(default_factory=dict)  # by seat; an empty name if none was given
    bots: dict[int, str] = field(default_factory=dict)
    shields: bool = False  # whoever has no name is called after the beast on the shield of the seat

    def in_record(self) -> list[str]:
        """The names of the seats as a record keeps them: a bot's is that of its kind."""
        seats = {**self.people, **self.bots}
        return [seats[seat] for seat in range(len(seats))]

    def names(self, text: Text) -> list[str]:
        """What everybody is called at the table."""
        given = [self.people.get(seat, "") for seat in range(len(self.people) + len(self.bots))]
        # A record may know several people by one name; then the seat tells them apart.
        return [
            self.nameless(text, seat)
            if not name
            else name
            if given.count(name) == 1
            else f"{name} {seat + 1}"
            for seat, name in enumerate(given)
        ]

    def nameless(self, text: Text, seat: int) -> str:
        """What a seat is called that nobody has named."""
        return text.beast(seat) if self.shields else text.seat(seat)


def seated(
    game: AnyGame, players: int, seats: Sequence[int], names: Sequence[str], bots: Sequence[str]
) -> Seating:
    """A new table: people on the seats given, bots on the others; a short list of bots repeats."""
    chosen = list(dict.fromkeys(seats)) or [0]
    for seat in chosen:
        if not 0 <= seat < players:
            raise Wrong("terminal-seat-unknown", seat=seat + 1, last=players)
    people = dict(zip(chosen, named(game, names, len(chosen)), strict=True))
    free = [seat for seat in range(players) if seat not in people]
    kinds = checked(game, bots, len(free)) or [usual(game)]
    return Seating(people, {seat: kinds[place % len(kinds)] for place, seat in enumerate(free)})


def seated_again(game: AnyGame, written: Sequence[str], seats: Sequence[int], bots: Sequence[str]) -> Seating:
    """The table of a record. Seats given now are people's, and bots given now play all other seats."""
    for seat in seats:
        if not 0 <= seat < len(written):
            raise Wrong("terminal-seat-unknown", seat=seat + 1, last=len(written))
    known = [printable(name) for name in written]
    people = {
        seat: "" if is_bot(game, name) else name
        for seat, name in enumerate(known)
        if seat in seats or (not seats and not is_bot(game, name))
    }
    free = [seat for seat in range(len(known)) if seat not in people]
    kinds = checked(game, bots, len(free))
    playing = {
        seat: kinds[place % len(kinds)] if kinds else as_written(game, known[seat])
        for place, seat in enumerate(free)
    }
    return Seating(people, playing)


def as_written(game: AnyGame, name: str) -> str:
    """The bot that a record names; where it names a person or an unknown bot, the usual one."""
    return canonical(game, name) if is_bot(game, name) else usual(game)


def named(game: AnyGame, names: Sequence[str], people: int) -> list[str]:
    """One name for each person; nobody may be called like a bot or like somebody else."""
    given = [printable(name) for name in names]
    if given and len(given) != people:
        raise Wrong("terminal-names-number", names=len(given), people=people)
    for place, name in enumerate(given):
        if is_bot(game, name):
            raise Wrong("terminal-name-bot", name=name)
        if name and name in given[:place]:
            raise Wrong("terminal-name-twice", name=name)
    return given or [""] * people


def checked(game: AnyGame, bots: Sequence[str], seats: int) -> list[str]:
    """The bots by their present names, if there are seats for them."""
    if bots and not seats:
        raise Wrong("terminal-bots-none")
    if len(bots) > seats:
        raise Wrong("bots-number", bots=len(bots), players=seats)
    return [canonical(game, bot) for bot in bots]


def printable(text: str) -> str:
    """A name from a file may hold anything; what moves the cursor is left out."""
    return "".join(letter for letter in text if letter.isprintable()).strip()
