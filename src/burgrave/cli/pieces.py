"""The cards of each game as plain data, for whoever shows them. The command line knows games by name."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from burgrave.citadels.catalogue import (
    CARD_IDS,
    CHARACTER_IDS,
    COST,
    LAST_DISTRICT,
    TYPE_IDS,
    TYPE_OF,
    rank_of,
)
from burgrave.citadels.options import EDITIONS
from burgrave.citadels.rules import full_deck
from burgrave.core.game import Game
from burgrave.terminal.rulings import rulings_of
from burgrave.terminal.sheets import CARDS, CHARACTERS, Sheet

GAME: Final = "citadels"


def citadels_sheets(edition: str) -> list[Sheet]:
    """The characters by rank, then the cards as in the catalogue."""
    data = EDITIONS[edition]
    cast = data.cast or range(1, len(CHARACTER_IDS))
    copies = Counter(full_deck(data.unique_districts, data.action_cards))
    characters = [
        Sheet(
            edition,
            "character",
            CHARACTERS,
            CHARACTER_IDS[number],
            rank=int(rank_of(number)),
            rulings=rulings_of(GAME, edition, CHARACTER_IDS[number]),
        )
        for number in cast
    ]
    return characters + [citadels_card(edition, kind, copies[kind]) for kind in sorted(copies)]


def citadels_card(edition: str, kind: int, copies: int) -> Sheet:
    """A district or an action card; what costs nothing cannot be built at all."""
    data = EDITIONS[edition]
    cost = data.costs.get(kind, COST[kind]) or None
    return Sheet(
        edition,
        "district" if kind <= LAST_DISTRICT else "action",
        CARDS,
        CARD_IDS[kind],
        type=TYPE_IDS[TYPE_OF[kind]] if kind <= LAST_DISTRICT else "",
        cost=cost,
        points=data.values.get(kind, cost or 0) or None,
        copies=copies,
        rulings=rulings_of(GAME, edition, CARD_IDS[kind]),
    )


SHEETS: Final[dict[str, Callable[[str], list[Sheet]]]] = {GAME: citadels_sheets}
EDITIONS_OF: Final[dict[str, Callable[[], list[str]]]] = {GAME: lambda: list(EDITIONS)}


def sheets(game: Game[Any], edition: object) -> list[Sheet]:
    """Every card that an edition has; none for an edition that nobody knows here."""
    return SHEETS[game.id](str(edition)) if edition in editions(game) else []


def editions(game: Game[Any]) -> list[str]:
    """The editions of a game that can be played."""
    return EDITIONS_OF[game.id]() if game.id in EDITIONS_OF else []
