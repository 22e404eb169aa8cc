"""A game with every kind of option and with component data: what commands know of a game is its contract."""

from typing import Any

from burgrave.core.components import digest_of
from burgrave.core.library import Library
from burgrave.core.option import FILE, FLAG, LOT, NUMBER, WORD, WORDS, Option
from burgrave.core.wrong import Wrong
from tests.games.letter.game import Letter
from tests.games.letter.options import LetterOptions


class ChessOptions(LetterOptions):
    """The options of a game with component data."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        super().__init__(chosen["players"], tokens=1)
        self.chosen = chosen

    def as_dict(self) -> dict[str, Any]:
        return self.chosen


class Chess(Letter):
    """The letter by another name and with other options."""

    shipped = b'{"pieces": "usual"}'

    def __init__(self) -> None:
        super().__init__("chess")
        self.known = {digest_of(self.shipped): self.shipped}

    def option_list(self) -> list[Option]:
        return [
            Option("players", NUMBER, "cli-option-players"),
            Option("clock", WORD, "cli-option-seed", ["slow", "fast"]),
            Option("openings", WORDS, "cli-option-seed"),
            Option("blind", FLAG, "cli-option-seed"),
            Option("shuffle", LOT, "cli-option-seed"),
            Option("book", FILE, "cli-option-components"),
        ]

    def options(self, **given: Any) -> ChessOptions:
        names = [option.name for option in self.option_list()]
        for name in given:
            if name not in names:
                raise Wrong("option-unknown", option=name, known=", ".join(names))
        digest = given.get("book", digest_of(self.shipped))
        if digest not in self.known:
            raise Wrong("components-unknown", digest=digest)
        chosen = {"players": 2, **given}
        if digest == digest_of(self.shipped):
            chosen.pop("book", None)
        return ChessOptions(chosen)

    def library(self) -> Library:
        return ChessLibrary(self)


class ChessLibrary(Library):
    """Nothing but the data."""

    def __init__(self, chess: Chess) -> None:
        super().__init__("chess")
        self.chess = chess

    def components(self, options: Any) -> bytes:
        return self.chess.known[options.chosen.get("book", digest_of(self.chess.shipped))]

    def know_components(self, data: bytes, name: str) -> str:
        if not data:
            raise Wrong("terminal-file-missing", file=name)
        self.chess.known[digest_of(data)] = data
        return digest_of(data)
