"""Steps that make something happen: moves, refused moves, stated chance, skipping, trying."""

import re
from typing import Any, Final

from burgrave.core.chance import NAMES
from burgrave.core.checked import play_checked
from burgrave.core.dictated import ANY_STREAM, Dictum
from burgrave.core.game import Game
from burgrave.core.scenario.checking import check_words
from burgrave.core.scenario.compare import same
from burgrave.core.scenario.fact import Fact, form_of
from burgrave.core.scenario.session import SKIPPED_AT_MOST, Session, Stop
from burgrave.core.scenario.written import Written, mapping, plain, scalar, sequence
from burgrave.core.words import Words
from burgrave.core.wrong import Wrong

SEAT_AT_END: Final = re.compile(r"\b(?:seat |p)(\d+)$")  # target seat 2, crown P1
OUT_OF_TURN: Final = ["not-your-decision", "game-over"]
BESIDE: Final = ["why", "reason", "number"]  # fields of a step that only explain its verb


class Verb:
    """One thing a scenario says. Reading it checks its form; running it plays or compares."""

    def run(self, on: Session) -> None:
        raise NotImplementedError

    def reread(self, on: Session) -> None:
        """A move before this step failed: only a slip of the pen is still told."""


def move_number(words: Words, written: Written) -> int:
    """The number of a written move, in any spelling of its ids and its seat."""
    text = plain(written.text())
    if SEAT_AT_END.search(text):
        written = scalar(SEAT_AT_END.sub(r"\1", text), written.file, written.line)
    return words.moves.index(written.one_of("move", words.moves))


def split_move(written: Written, seats: int) -> tuple[int, Written]:
    """Seat and move of a step written in one line: `1 take gold`."""
    text = written.text().split(maxsplit=1)
    if text and plain(text[0]) == "seat":
        text = text[1].split(maxsplit=1) if len(text) > 1 else []
    who = scalar(text[0].rstrip(":") if text else "", written.file, written.line)
    if len(text) < 2 or who.seat_or_none() is None:
        raise written.wrong("scenario-move-form", found=written.text())
    return who.seat(seats), scalar(text[1], written.file, written.line)


def written_moves(game: Game[Any], written: Written, seats: int) -> list[tuple[int, Written, int]]:
    """Seat, place and move of every move written here, in order."""
    out: list[tuple[int, Written, int]] = []
    words = game.words()
    for item in written.items():
        if item.is_mapping:
            for key, value in item.entries():
                seat = key.seat(seats)
                out += [(seat, move, move_number(words, move)) for move in value.items()]
        else:
            seat, move = split_move(item, seats)
            out.append((seat, move, move_number(words, move)))
    return out


class Played(Verb):
    """A seat plays one move, or several."""

    def __init__(self, game: Game[Any], written: Written, seats: int) -> None:
        self.moves = written_moves(game, written, seats)
        if not self.moves:
            raise written.misread("move")

    def run(self, on: Session) -> None:
        on.journal.clear()
        for seat, written, move in self.moves:
            on.play(written, seat, move)


class Refused(Verb):
    """Moves that must be refused, each for the reason given if one is, and change nothing."""

    def __init__(self, game: Game[Any], written: Written, beside: dict[str, Written], seats: int) -> None:
        self.moves: list[RefusedMove] = []
        for item in written.items():
            fields = dict(beside)
            moves = item
            if item.is_mapping:
                pairs = [(plain(key.text()), key, value) for key, value in item.entries()]
                fields |= {name: value for name, _, value in pairs if name in BESIDE}
                rest = [(key, value) for name, key, value in pairs if name not in BESIDE]
                moves = mapping(rest, item.file, item.line)
            self.moves += [RefusedMove(game, *move, fields) for move in written_moves(game, moves, seats)]
        if not self.moves:
            raise written.misread("move")

    def run(self, on: Session) -> None:
        for move in self.moves:
            move.run(on)


class RefusedMove:
    """One move that must be refused."""

    def __init__(
        self, game: Game[Any], seat: int, written: Written, move: int, fields: dict[str, Written]
    ) -> None:
        self.seat = seat
        self.written = written
        self.move = move
        self.text = game.words().moves[move]
        self.reason: str | None = None
        self.number: int | None = None
        if "reason" in fields:
            self.reason = fields["reason"].one_of("reason", [*game.words().reasons, *OUT_OF_TURN])
        if "number" in fields:
            self.number = fields["number"].whole(0, 1000)

    def run(self, on: Session) -> None:
        if self.seat == on.state.acting and self.move in on.state.legal():
            args = {"seat": self.seat, "move": self.text, "reason": self.reason or "any"}
            on.mismatch(self.written, "mismatch-not-refused", **args)
            return
        before = on.state.to_bytes()
        try:
            play_checked(on.state, self.seat, self.move)
        except Wrong as wrong:
            self.look_at(on, on.refusal(wrong))
        if on.state.to_bytes() != before:
            on.mismatch(self.written, "mismatch-refusal-changed", move=self.text)

    def look_at(self, on: Session, refusal: dict[str, object]) -> None:
        if self.reason is not None and refusal["reason"] != self.reason:
            args = {"move": self.text, "expected": self.reason, "found": refusal["reason"]}
            on.mismatch(self.written, "mismatch-reason", **args)
        elif self.number is not None and refusal["number"] != self.number:
            args = {"move": self.text, "expected": self.number, "found": refusal["number"]}
            on.mismatch(self.written, "mismatch-reason-number", **args)


class StatedChance(Verb):
    """Outcomes of the next chance events."""

    def __init__(self, game: Game[Any], written: Written) -> None:
        self.dicta: list[Dictum] = []
        words = game.words()
        streams = [name for name, _ in words.streams[:NAMES]]
        for item in written.items():
            if item.is_mapping:
                for key, value in item.entries():
                    stream = key.one_of("stream", streams)
                    vocabulary = words.streams[streams.index(stream)][1]
                    self.add(stream, value, known_ids(words, vocabulary))
            else:
                every = [id for _, vocabulary in words.streams for id in known_ids(words, vocabulary)]
                self.add(ANY_STREAM, item, every)

    def add(self, stream: str, written: Written, known: list[str]) -> None:
        items = [item.one_of("outcome", known) if known else item.text() for item in written.items()]
        if not items:
            raise written.misread("list")
        self.dicta.append(Dictum(stream, items, written.file, written.line))

    def run(self, on: Session) -> None:
        for dictum in self.dicta:
            on.chance.dictate(dictum.clone())


def known_ids(words: Words, vocabulary: str) -> list[str]:
    """The ids an outcome may name; seats and numbers stand for themselves."""
    return words.names[vocabulary][1:] if vocabulary in words.names else [str(n) for n in range(100)]


class SkipTo(Verb):
    """Everybody makes the least of their decisions until the place named comes."""

    def __init__(self, game: Game[Any], written: Written, seats: int) -> None:
        self.written = written
        kinds = [step.kind for step in game.book if step.kind]
        if written.is_mapping:
            self.facts = decision_fields(written)
            check_words(game, self.facts, seats)
        elif written.seat_or_none() is not None:
            self.facts = fact({"decision": {"seat": written.seat(seats)}}, written)
        elif plain(written.text()) in ("end", "end of game", "over"):
            self.facts = fact({"over": True}, written)
        elif plain(written.text()) in map(plain, kinds):
            self.facts = fact({"decision": {"kind": written.text()}}, written)
        else:
            try:
                self.facts = fact(game.scenarios().landmark(plain(written.text())), written)
            except Wrong as wrong:
                raise written.wrong(wrong.key, **wrong.given, kinds=", ".join(kinds)) from None

    def run(self, on: Session) -> None:
        on.journal.clear()
        for _ in range(SKIPPED_AT_MOST):
            if same(self.facts, Fact(on.state.facts(), form_of(on.game.facts_type()))):
                return
            if on.state.over:
                break
            try:
                on.skip(on.game.scenarios().dull_move(on.state))
            except Wrong as wrong:
                on.impossible(wrong)
        on.mismatch(self.written, "mismatch-never-came", place=str(self.written))
        raise Stop


def decision_fields(written: Written) -> Written:
    """`seat` and `kind` speak of the open decision, every other field of the facts."""
    inner = [pair for pair in written.entries() if plain(pair[0].text()) in ("seat", "kind")]
    rest = [pair for pair in written.entries() if pair not in inner]
    if inner:
        key = scalar("decision", written.file, written.line)
        rest.append((key, mapping(inner, written.file, written.line)))
    return mapping(rest, written.file, written.line)


def fact(data: Any, at: Written) -> Written:
    """Plain data as if it were written at that line."""
    if isinstance(data, dict):
        pairs = [(scalar(key, at.file, at.line), fact(value, at)) for key, value in data.items()]
        return mapping(pairs, at.file, at.line)
    if isinstance(data, list):
        return sequence([fact(item, at) for item in data], at.file, at.line)
    return scalar(data, at.file, at.line)
