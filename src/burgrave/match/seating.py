"""Who sits where: people by name, bots by type. A record stores it in the names of its seats."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from burgrave.bots.registry import canonical_name, default_bot, is_bot
from burgrave.core.error import BotError, BurgraveError
from burgrave.core.game import Game
from burgrave.i18n import Translator

AnyGame = Game[Any]


@dataclass(slots=True)
class Seating:
    """The person or the bot of every seat."""

    people: dict[int, str] = field(default_factory=dict)  # by seat; empty if a person gave no name
    bots: dict[int, str] = field(default_factory=dict)
    uses_shield_names: bool = False  # a seat without a name is called after the animal on its shield

    def record_names(self) -> list[str]:
        """Return the names of the seats for a record. A bot has the name of its type."""
        seats = {**self.people, **self.bots}
        return [seats[seat] for seat in range(len(seats))]

    def display_names(self, tr: Translator) -> list[str]:
        """Return the names of all seats as people see them."""
        names = [self.people.get(seat, "") for seat in range(len(self.people) + len(self.bots))]
        # In a record several people may have one name. Then the number of the seat is added.
        return [
            self.default_name(tr, seat)
            if not name
            else name
            if names.count(name) == 1
            else f"{name} {seat + 1}"
            for seat, name in enumerate(names)
        ]

    def default_name(self, tr: Translator, seat: int) -> str:
        """Return the name of a seat for which there is no name of a person."""
        return tr.default_seat_name(seat) if self.uses_shield_names else tr.seat_name(seat)


def make_seating(
    game: AnyGame, players: int, seats: Sequence[int], names: Sequence[str], bots: Sequence[str]
) -> Seating:
    """Return a new seating: people on the given seats, bots on the others. A short list of bots repeats."""
    chosen = list(dict.fromkeys(seats)) or [0]
    for seat in chosen:
        if not 0 <= seat < players:
            raise BurgraveError("match-seat-unknown", seat=seat + 1, last=players)
    people = dict(zip(chosen, check_names(game, names, len(chosen)), strict=True))
    free = [seat for seat in range(players) if seat not in people]
    kinds = check_bots(game, bots, len(free)) or [default_bot(game)]
    return Seating(people, {seat: kinds[place % len(kinds)] for place, seat in enumerate(free)})


def seating_from_record(
    game: AnyGame, recorded_names: Sequence[str], seats: Sequence[int], bots: Sequence[str]
) -> Seating:
    """Return the seating of a record.

    Given seats are for people. Given bots play all other seats.
    """
    for seat in seats:
        if not 0 <= seat < len(recorded_names):
            raise BurgraveError("match-seat-unknown", seat=seat + 1, last=len(recorded_names))
    known = [strip_unprintable(name) for name in recorded_names]
    people = {
        seat: "" if is_bot(game, name) else name
        for seat, name in enumerate(known)
        if seat in seats or (not seats and not is_bot(game, name))
    }
    free = [seat for seat in range(len(known)) if seat not in people]
    kinds = check_bots(game, bots, len(free))
    playing = {
        seat: kinds[place % len(kinds)] if kinds else bot_from_record(game, known[seat])
        for place, seat in enumerate(free)
    }
    return Seating(people, playing)


def bot_from_record(game: AnyGame, name: str) -> str:
    """Return the bot that a record names; the default bot if it names a person or an unknown bot."""
    return canonical_name(game, name) if is_bot(game, name) else default_bot(game)


def check_names(game: AnyGame, names: Sequence[str], people: int) -> list[str]:
    """Return one name for each person.

    Raise BurgraveError if the number of names is not right, or if a name is that of a bot or of another
    person.
    """
    cleaned = [strip_unprintable(name) for name in names]
    if cleaned and len(cleaned) != people:
        raise BurgraveError("names-number", names=len(cleaned), people=people)
    for place, name in enumerate(cleaned):
        if is_bot(game, name):
            raise BurgraveError("name-of-bot", name=name)
        if name and name in cleaned[:place]:
            raise BurgraveError("name-twice", name=name)
    return cleaned or [""] * people


def check_bots(game: AnyGame, bots: Sequence[str], seats: int) -> list[str]:
    """Return the bots by their present names; raise BurgraveError if there are not enough seats."""
    if bots and not seats:
        raise BotError("bots-no-seats")
    if len(bots) > seats:
        raise BotError("bots-number", bots=len(bots), players=seats)
    return [canonical_name(game, bot) for bot in bots]


def strip_unprintable(text: str) -> str:
    """Return a text without the characters that could move the cursor."""
    return "".join(letter for letter in text if letter.isprintable()).strip()
