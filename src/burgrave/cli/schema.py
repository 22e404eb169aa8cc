"""`burgrave schema`: print the JSON Schema of the data of a game, for authors of clients."""

import json

import click

from burgrave.cli.localized import argument, command, complete_words, option
from burgrave.core.error import BurgraveError
from burgrave.core.schema import make_schema
from burgrave.game_registry import game as game_of
from burgrave.game_registry import games
from burgrave.match.client_schemas import add_game_schemas
from burgrave.match.view_data import MatchViewData
from burgrave.simulation.extras import require_extra

EXAMPLES = ("schema {game}", "schema {game} > {game}.schema.json", "schema --openapi > openapi.json")


@command("schema", help_key="cli-schema", examples=EXAMPLES)
@argument(
    "game",
    help_key="cli-argument-game",
    value="game",
    required=False,
    shell_complete=complete_words("games", games),
)
@option("--openapi", "of_server", help_key="cli-option-openapi", is_flag=True)
def schema(game: str | None, of_server: bool) -> None:
    """Print the schema of the state data, the board and the match view, or the server's OpenAPI document."""
    if of_server:
        if game is not None:
            raise BurgraveError("cli-schema-both", game=game)
        with require_extra("server"):
            from burgrave.server.openapi import describe_server

        click.echo(json.dumps(describe_server(), indent=2, ensure_ascii=False, sort_keys=True))
        return
    if game is None:
        raise BurgraveError("cli-schema-game", known=", ".join(games()))
    data = make_schema(game_of(game), sight=MatchViewData)
    add_game_schemas(data["$defs"], [game_of(game)], "#/$defs/")
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))
