"""A game that nobody has heard of, with component data: what commands know of a game is its contract.

It can be played on the interpreted engine only: compiled games have no interpreted children.
"""

from typing import Any

from burgrave.citadels.game import Citadels
from burgrave.citadels.options import CitadelsOptions
from burgrave.citadels.state import Table
from burgrave.core.components import digest_of
from burgrave.core.library import Library
from burgrave.core.option import FILE, FLAG, LOT, NUMBER, WORD, WORDS, Option, Options
from burgrave.core.scenarios import Scenarios
from burgrave.core.wrong import Wrong


class ChessOptions(Options):
    """The options of a game with component data."""

    def __init__(self, inner: CitadelsOptions, chosen: dict[str, Any]) -> None:
        super().__init__(inner.players)
        self.inner = inner
        self.chosen = chosen

    def as_dict(self) -> dict[str, Any]:
        return self.chosen


class Chess(Citadels):  # type: ignore[misc]
    """Citadels by another name and with other options."""

    shipped = b'{"pieces": "usual"}'

    def __init__(self) -> None:
        super().__init__()
        self.id = "chess"
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

    def options(self, **given: Any) -> Any:
        digest = given.get("book", digest_of(self.shipped))
        if digest not in self.known:
            raise Wrong("components-unknown", digest=digest)
        inner = super().options(players=given.get("players", 2))
        chosen = {**given, "players": inner.players}
        if digest == digest_of(self.shipped):
            chosen.pop("book", None)
        return ChessOptions(inner, chosen)

    def scenarios(self) -> Scenarios[Table]:
        return Scenarios("chess")

    def rules(self, options: Any) -> Any:
        return super().rules(options.inner)

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
