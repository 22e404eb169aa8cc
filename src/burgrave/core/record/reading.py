"""Reading of a record. Each error names the line, the reason and what would be valid."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from burgrave.core.agenda import NO_SEAT
from burgrave.core.error import BurgraveError, RecordError, closest_match
from burgrave.core.events import EVERYONE, SPECTATOR, Event, Outcome, param_at
from burgrave.core.game import Game
from burgrave.core.notation import Notation
from burgrave.core.record.repair import complete_entry
from burgrave.core.record.shuffle import NO_NONCE, Shuffle
from burgrave.core.record.text import FIRST, FORMAT, SPECTATORS, Record, RecordEntry, start_chain
from burgrave.core.rng import STREAM_NAMES

Games = Callable[[str], Game[Any]]

HEAD = ["game", "rules", "notation", "options", "components", "scenario", "seat", "seed", "shuffle"]
SHUFFLE = "[0-9a-f]{64}( (-|[0-9a-f]{32}))*"
ENTRY = ["move", "chance", "tell"]
MOST_BYTES: Final = 20_000_000  # of a file; a game has up to some hundred thousand
BODY = [*ENTRY, "score", "end", "open"]
MIN_SUGGESTION = 0.6  # minimum similarity of a suggested word


def read_record(source: Path | str, games: Games, repair: bool = False) -> Record:
    """Return the record in a file (a Path) or in a text. `games` finds a game by its id: `burgrave.game`.

    `repair` accepts a text that breaks off, as after a power cut, and keeps every whole move before that. The
    last line may also be damaged.
    """
    lines = RecordLines(read_text(source) if isinstance(source, Path) else source, repair)
    record = read_head(lines, games)
    try:
        read_body(lines, record)
    except BurgraveError as error:
        if not repair or error.code != "record-truncated":
            raise
        if lines.word in ENTRY:
            last = record.entries.pop()
            whole = complete_entry(record, last)
            if whole is None and last.is_set_up:
                raise
            record.entries += [] if whole is None else [whole]
        record.scores = []
        record.places = []
    return record


def read_text(path: Path) -> str:
    """Return the text of a file. Raise BurgraveError if it is too long: a device may have no end."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise RecordError("record-long", most=MOST_BYTES // 1_000_000)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        if error.end == len(data) and error.reason == "unexpected end of data":
            return data[: error.start].decode()  # it breaks off inside a character
        raise RecordError("record-not-text", line=1 + data[: error.start].count(b"\n")) from None


class RecordLines:
    """The lines of a record after their checksums were checked. `word` and `rest` are of the current line."""

    def __init__(self, text: str, repair: bool = False) -> None:
        self.lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        cut = self.lines[-1] != ""  # the last line has no line end
        if not cut:
            self.lines.pop()
        self.number = 1
        self.read_first()
        self.broken = self.check_all(cut or repair)  # the last line is not complete
        self.number = 1
        self.word = ""
        self.rest = ""
        self.next()

    def read_first(self) -> None:
        first = self.lines[0] if self.lines else ""
        version = first.removeprefix(FIRST + " ")
        if version == first or not re.fullmatch("[1-9][0-9]{0,8}", version):
            raise self.make_error("record-not-one", right=f"{FIRST} {FORMAT}")
        if int(version) > FORMAT:
            raise self.make_error("record-newer-format", found=int(version), known=FORMAT)

    def check_all(self, last_may_be_broken: bool) -> bool:
        """Return whether the last line is broken, if that is allowed. Raise BurgraveError for other lines."""
        chain = start_chain()
        for line in self.lines[1:]:
            self.number += 1
            check, _, text = line.partition(" ")
            right = chain.next_checksum(text)
            if check != right:
                if last_may_be_broken and self.number == len(self.lines):
                    return True
                raise self.make_error("record-check", found=check, right=right)
        return False

    def next(self) -> None:
        """Go to the next line. Raise BurgraveError if the record has no more lines."""
        if self.number + self.broken >= len(self.lines):
            raise RecordError("record-truncated", line=len(self.lines))
        self.number += 1
        self.word, _, self.rest = self.lines[self.number - 1].partition(" ")[2].partition(" ")

    def finish(self) -> None:
        """Raise BurgraveError if there is a line after the closing line."""
        if self.number < len(self.lines):
            self.number += 1
            raise self.make_error("record-after-end")

    def make_error(self, code: str, **args: object) -> BurgraveError:
        return RecordError(code, line=self.number, **args)

    def make_unexpected_error(self, expected: list[str]) -> BurgraveError:
        """Return the error for a line of an unknown kind or in the wrong place."""
        known = HEAD + BODY
        if self.word not in known:
            near = closest_match(self.word, known, MIN_SUGGESTION)
            return self.make_error("record-field-unknown", field=self.word, near=near, known=", ".join(known))
        return self.make_error("record-field-misplaced", field=self.word, expected=", ".join(expected))

    def take(self, field: str) -> str:
        """Return the rest of the current line, which must be of this field, and go to the next line."""
        if self.word != field:
            raise self.make_unexpected_error([field])
        rest = self.rest
        self.next()
        return rest

    def whole(self, text: str) -> int:
        """Return a whole number. Raise BurgraveError if the text is not one in its usual form."""
        if not re.fullmatch("0|-?[1-9][0-9]{0,99}", text):
            raise self.make_error("record-number", text=text)
        return int(text)

    def check_count(self, right: int) -> None:
        """Raise BurgraveError unless the current line has this number."""
        if self.whole(self.rest) != right:
            raise self.make_error("record-count", field=self.word, found=self.rest, right=right)


# -- the head


def read_head(lines: RecordLines, games: Games) -> Record:
    game = read_game(lines, games)
    rules = read_version(lines, "rules", game.rules_version)
    notation = read_version(lines, "notation", game.notation_version)
    options = read_mapping(lines, "options")
    components = lines.take("components") if lines.word == "components" else ""
    scenario = read_mapping(lines, "scenario") if lines.word == "scenario" else None
    seats = read_seats(lines)
    seed = read_seed(lines) if lines.word == "seed" else None
    record = Record(game, rules, notation, options, components, seats, seed, scenario=scenario)
    if seed is not None and lines.word == "shuffle":
        record.shuffle = read_shuffle(lines, len(seats))
    return record


def read_game(lines: RecordLines, games: Games) -> Game[Any]:
    if lines.word != "game":
        raise lines.make_unexpected_error(["game"])
    try:
        game = games(lines.rest)
    except BurgraveError as error:
        raise lines.make_error(
            "record-game-unknown", id=lines.rest, known=error.params.get("known", "")
        ) from None
    lines.next()
    return game


def read_version(lines: RecordLines, field: str, known: int) -> int:
    if lines.word != field:
        raise lines.make_unexpected_error([field])
    found = lines.whole(lines.rest)
    if found > known:
        raise lines.make_error(f"record-newer-{field}", found=found, known=known)
    lines.next()
    return found


def read_mapping(lines: RecordLines, field: str) -> dict[str, Any]:
    """Return the mapping that the line has in JSON."""
    if lines.word != field:
        raise lines.make_unexpected_error([field])
    found = json_of(lines, lines.rest)
    if not isinstance(found, dict):
        raise lines.make_error("record-json", text=lines.rest)
    lines.next()
    return found


def read_seats(lines: RecordLines) -> list[str]:
    seats: list[str] = []
    while lines.word == "seat" or not seats:
        if lines.word != "seat":
            raise lines.make_unexpected_error(["seat"])
        number, _, text = lines.rest.partition(" ")
        if lines.whole(number) != len(seats):
            raise lines.make_error("record-seat-order", found=int(number), right=len(seats))
        name = json_of(lines, text)
        if not isinstance(name, str):
            raise lines.make_error("record-json", text=text)
        seats.append(name)
        lines.next()
    return seats


def json_of(lines: RecordLines, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise lines.make_error("record-json", text=text) from None


def read_seed(lines: RecordLines) -> int | bytes:
    text = lines.rest
    if re.fullmatch("0x[0-9a-f]{64}", text):
        seed: int | bytes = bytes.fromhex(text[2:])
    elif text.startswith("0x"):
        raise lines.make_error("record-seed", text=text)
    else:
        seed = lines.whole(text)
    lines.next()
    return seed


def read_shuffle(lines: RecordLines, seats: int) -> Shuffle:
    secret, *nonces = lines.rest.split(" ")
    if not re.fullmatch(SHUFFLE, lines.rest) or len(nonces) != seats:
        raise lines.make_error("record-shuffle", text=lines.rest, seats=seats)
    lines.next()
    given = tuple(NO_NONCE if nonce == "-" else bytes.fromhex(nonce) for nonce in nonces)
    return Shuffle(bytes.fromhex(secret), given)


# -- the game


def read_body(lines: RecordLines, record: Record) -> None:
    """Read entry after entry, then the closing lines. An entry is complete when another line starts."""
    entry = RecordEntry(NO_SEAT, -1)
    record.entries.append(entry)
    while lines.word in ENTRY:
        if lines.word == "move":
            entry = read_move(lines, record)
            record.entries.append(entry)
        elif lines.word == "tell":
            entry.events.append(read_event(lines, record.game.notation))
        elif entry.events:
            raise lines.make_unexpected_error(["tell", "move", "open", "score"])
        else:
            entry.outcomes.append(read_outcome(lines, record.game.notation))
        lines.next()
    if lines.word not in ("open", "score"):
        raise lines.make_unexpected_error(["move", "open", "score"])
    if lines.word == "score":
        read_scores(lines, record)
    if lines.word not in ("open", "end") or record.finished != (lines.word == "end"):
        raise lines.make_unexpected_error(["end" if record.finished else "open"])
    lines.check_count(record.moves)
    lines.finish()


def read_move(lines: RecordLines, record: Record) -> RecordEntry:
    number, _, text = lines.rest.partition(" ")
    seat = read_seat(lines, number, len(record.seats))
    try:
        return RecordEntry(seat, record.game.notation.parse_move(text))
    except BurgraveError as error:
        raise lines.make_error("record-move-unknown", text=text, near=error.params["near"]) from None


def read_seat(lines: RecordLines, text: str, seats: int) -> int:
    seat = lines.whole(text)
    if not 0 <= seat < seats:
        raise lines.make_error("record-seat-unknown", seat=seat, last=seats - 1)
    return seat


def read_outcome(lines: RecordLines, notation: Notation) -> Outcome:
    stream, *items = lines.rest.split(" ")
    name, _, count = stream.partition(".")
    known = [known for known, _ in notation.streams]
    if name not in known:
        raise lines.make_error("record-stream-unknown", stream=name, known=", ".join(known))
    place = known.index(name)
    vocabulary = notation.streams[place][1]
    numbers = [read_id(lines, notation, vocabulary, item) for item in items]
    return Outcome(place + STREAM_NAMES * (lines.whole(count) if count else 0), numbers)


def read_event(lines: RecordLines, notation: Notation) -> Event:
    audience, colon, body = lines.rest.partition(": ")
    if not colon:
        audience, body = "", lines.rest
    name, *ids = body.split(" ")
    if name not in notation.events:
        near = closest_match(name, list(notation.events), MIN_SUGGESTION)
        raise lines.make_error("record-event-unknown", event=name, near=near)
    shape = notation.events[name]
    args: list[int] = []
    for place, id in enumerate(ids):
        argument = param_at(shape, place)
        if argument is None:
            right = " ".join(argument.name for argument in shape)
            raise lines.make_error("record-event-arguments", event=name, right=right)
        args.append(read_id(lines, notation, argument.vocabulary, id))
    return Event(name, args, read_audience(lines, audience))


def read_id(lines: RecordLines, notation: Notation, vocabulary: str, id: str) -> int:
    table = notation.ids(vocabulary)
    if table is None:
        return lines.whole(id)
    if id not in table:
        near = closest_match(id, table, MIN_SUGGESTION)
        raise lines.make_error("record-name-unknown", vocabulary=vocabulary, id=id, near=near)
    return table.index(id)


def read_audience(lines: RecordLines, text: str) -> int:
    listed = text.removeprefix("not ")
    mask = 0
    for who in listed.split(",") if listed not in ("", "nobody") else []:
        if who == SPECTATORS:
            mask |= 1 << SPECTATOR
        elif who in [str(seat) for seat in range(SPECTATOR)]:
            mask |= 1 << int(who)
        else:
            raise lines.make_error("record-audience", who=who, spectators=SPECTATORS)
    return EVERYONE ^ mask if listed != text or not text else mask


def read_scores(lines: RecordLines, record: Record) -> None:
    for seat in range(len(record.seats)):
        if lines.word != "score":
            raise lines.make_unexpected_error([f"score {seat}"])
        parts = lines.rest.split(" ")
        if len(parts) != 4 or parts[2] != "place" or lines.whole(parts[0]) != seat:
            raise lines.make_error("record-score", text=lines.rest, right=f"score {seat} … place …")
        record.scores.append(lines.whole(parts[1]))
        record.places.append(lines.whole(parts[3]))
        lines.next()
