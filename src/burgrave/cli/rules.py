"""`burgrave rules`: the goal and the course of a game on a page."""

from rich.console import Console

from burgrave.cli.card import edition_option, edition_typed, show
from burgrave.cli.spoken import argument, command, spoken, tell, words_of
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.table.library import editions
from burgrave.table.primer import primer


@command("rules", about="terminal-rules", examples=("rules", "rules {game}"))
@argument(
    "game",
    about="terminal-argument-rules-game",
    value="game",
    required=False,
    shell_complete=words_of("games", games),
)
@edition_option()
def rules(game: str | None, edition: str | None) -> None:
    """Of one game, or of all of them."""
    asked = edition_typed(edition)
    for place, id in enumerate([game_of(game).id] if game is not None else games()):
        if place:
            tell()
        known = editions(game_of(id))
        show(
            primer(id, spoken(asked if asked in known else (known or ["none"])[0])), Console(highlight=False)
        )
