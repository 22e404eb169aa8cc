"""Looking at a game again: its record and its film. There is neither before the end."""

from collections import OrderedDict
from dataclasses import replace
from typing import Final

from burgrave.core.event import SPECTATOR
from burgrave.core.record import Record, render
from burgrave.core.wrong import Wrong
from burgrave.server.incoming import FilmAsked
from burgrave.server.table import Table
from burgrave.table.film import Film, FilmData, film_data
from burgrave.table.sight import OPEN

KEPT: Final = 8  # films that may be asked for again soon


def seen_again(table: Table, seats: list[int]) -> Record:
    """The record with everything that can be told now; Wrong unless these seats may see it."""
    if table.status == "open" or (table.running and table.frozen is None):
        raise Wrong("server-not-over")
    if not seats and not table.manners.listed:
        raise Wrong("server-record-private")
    record = table.playing().whole
    return replace(record, seats=table.seating().in_record(), seed=table.shuffle.seed, shuffle=table.shuffle)


def record_text(table: Table, seats: list[int]) -> str:
    return render(seen_again(table, seats))


class Films:
    """Making one takes a while, so the last ones are kept."""

    def __init__(self) -> None:
        self.films: OrderedDict[tuple[str, str], Film] = OrderedDict()

    def show(self, table: Table, record: Record, asked: FilmAsked) -> FilmData:
        """Takes its time: not for the event loop."""
        eyes = eyes_of(table, asked)
        key = (table.id, asked.language)
        film = self.films.pop(key, None)
        if film is None:
            text = table.text(asked.language)
            film = Film(record, table.playing().match.lens, text, table.names(text))
        self.films[key] = film
        if len(self.films) > KEPT:
            self.films.popitem(last=False)
        return film_data(film, asked.pace, eyes, asked.first, asked.count)


def eyes_of(table: Table, asked: FilmAsked) -> int:
    if asked.eyes == "open":
        return OPEN
    if asked.eyes == "spectator":
        return SPECTATOR
    if asked.eyes >= len(table.seats):
        raise Wrong("seat-unknown", seat=asked.eyes, last=len(table.seats) - 1)
    return asked.eyes
