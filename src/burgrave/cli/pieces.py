"""The cards of each game as plain data, for whoever shows them. The command line knows games by name."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from burgrave.citadels.catalogue import (
    CARD_IDS,
    CHARACTER_IDS,
    LAST_DISTRICT,
    TYPE_IDS,
    TYPE_OF,
    rank_of,
)
from burgrave.citadels.game import Citadels
from burgrave.citadels.options import EDITIONS
from burgrave.core.game import Game, Options
from burgrave.terminal.rulings import rulings_of
from burgrave.terminal.sheets import CARDS, CHARACTERS, Sheet


def citadels_sheets(game: Game[Any], options: Options) -> list[Sheet]:
    """The cast by rank, then the districts by type as in the catalogue."""
    assert isinstance(game, Citadels)
    rules = game.rules(options)
    edition = rules.edition.id
    cast = [
        Sheet(
            edition,
            "character",
            CHARACTERS,
            CHARACTER_IDS[character],
            rank=int(rank_of(character)),
            rulings=rulings_of(game.id, edition, CHARACTER_IDS[character]),
        )
        for character in rules.cast[1:]
    ]
    copies = Counter(rules.deck)
    cards = [
        Sheet(
            edition,
            "district" if kind <= LAST_DISTRICT else "action",
            CARDS,
            CARD_IDS[kind],
            type=TYPE_IDS[TYPE_OF[kind]] if kind <= LAST_DISTRICT else "",
            cost=int(rules.cost[kind]) if kind <= LAST_DISTRICT else None,
            points=int(rules.value[kind]) if kind <= LAST_DISTRICT else None,
            copies=copies[kind],
            rulings=rulings_of(game.id, edition, CARD_IDS[kind]),
        )
        for kind in sorted(copies)
    ]
    return cast + cards


def citadels_editions() -> list[str]:
    return list(EDITIONS)


SHEETS: Final[dict[str, Callable[[Game[Any], Options], list[Sheet]]]] = {"citadels": citadels_sheets}
EDITIONS_OF: Final[dict[str, Callable[[], list[str]]]] = {"citadels": citadels_editions}


def sheets(game: Game[Any], options: Options) -> list[Sheet]:
    """Every card that can turn up at a table with these options."""
    return SHEETS[game.id](game, options) if game.id in SHEETS else []


def editions(game: Game[Any]) -> list[str]:
    """The editions of a game that can be played."""
    return EDITIONS_OF[game.id]() if game.id in EDITIONS_OF else []
