"""`burgrave rules`: the goal and the course of a game on a page."""

from burgrave.cli.card import edition_for, edition_option, show
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
    """Of one game, or of all of them that have the edition."""
    found = [game_of(game)] if game is not None else [game_of(id) for id in games()]
    asked = edition_for(found, edition, spoken())
    for place, each in enumerate(each for each in found if asked is None or asked in editions(each)):
        if place:
            tell()
        known = editions(each) or ["none"]
        show(primer(each.id, spoken(asked or known[0])))
