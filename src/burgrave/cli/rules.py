"""`burgrave rules`: print the goal and the course of a game on one page."""

from burgrave.cli.card import check_edition_for, edition_option, print_lines
from burgrave.cli.localized import argument, command, complete_words, current_translator, echo
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.match.piece_search import list_editions
from burgrave.match.rules_summary import summarize_rules


@command("rules", help_key="cli-rules", examples=("rules", "rules {game}"))
@argument(
    "game",
    help_key="cli-argument-rules-game",
    value="game",
    required=False,
    shell_complete=complete_words("games", games),
)
@edition_option()
def rules(game: str | None, edition: str | None) -> None:
    """Print the summary for one game, or for all games that have the edition."""
    found = [game_of(game)] if game is not None else [game_of(id) for id in games()]
    requested = check_edition_for(found, edition, current_translator())
    for place, each in enumerate(
        each for each in found if requested is None or requested in list_editions(each)
    ):
        if place:
            echo()
        known = list_editions(each) or ["none"]
        print_lines(summarize_rules(each.id, current_translator(requested or known[0])))
