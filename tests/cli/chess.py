"""A game with every kind of option and with component data: what commands know of a game is its contract."""

from typing import Any

from burgrave.core.components import digest_of
from burgrave.core.error import BurgraveError
from burgrave.core.options import FILE, FLAG, NUMBER, RANDOM_SEED, WORD, WORDS, Option
from burgrave.core.reference import GameReference
from tests.games.letter.game import Letter
from tests.games.letter.options import LetterOptions


class ChessOptions(LetterOptions):
    """The options of a game with component data."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        super().__init__(chosen["players"], tokens=1)
        self.chosen = chosen

    def to_dict(self) -> dict[str, Any]:
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
            Option("shuffle", RANDOM_SEED, "cli-option-seed"),
            Option("book", FILE, "cli-option-components"),
        ]

    def options(self, **given: Any) -> ChessOptions:
        names = [option.name for option in self.option_list()]
        for name in given:
            if name not in names:
                raise BurgraveError("option-unknown", option=name, known=", ".join(names))
        digest = given.get("book", digest_of(self.shipped))
        if digest not in self.known:
            raise BurgraveError("components-unknown", digest=digest)
        chosen = {"players": 2, **given}
        if digest == digest_of(self.shipped):
            chosen.pop("book", None)
        return ChessOptions(chosen)

    def reference(self) -> GameReference:
        return ChessLibrary(self)


class ChessLibrary(GameReference):
    """Nothing but the data."""

    def __init__(self, chess: Chess) -> None:
        super().__init__("chess")
        self.chess = chess

    def components(self, options: Any) -> bytes:
        return self.chess.known[options.chosen.get("book", digest_of(self.chess.shipped))]

    def register_components(self, data: bytes, name: str) -> str:
        if not data:
            raise BurgraveError("file-missing", file=name)
        self.chess.known[digest_of(data)] = data
        return digest_of(data)
