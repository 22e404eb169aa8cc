"""`burgrave schema`: the JSON Schema of the data that describes a table, for those who write a client."""

import json

import click

from burgrave.cli.spoken import argument, command, option, words_of
from burgrave.core.schema import schema as schema_of
from burgrave.core.wrong import Wrong
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.lab.extras import needs
from burgrave.table.data import SightData

EXAMPLES = ("schema {game}", "schema {game} > {game}.schema.json", "schema --openapi > openapi.json")


@command("schema", about="cli-schema", examples=EXAMPLES)
@argument(
    "game", about="cli-argument-game", value="game", required=False, shell_complete=words_of("games", games)
)
@option("--openapi", "of_server", about="cli-option-openapi", is_flag=True)
def schema(game: str | None, of_server: bool) -> None:
    """Facts, the board if the game has one, and what a face is sent; or what a server says and hears."""
    if of_server:
        if game is not None:
            raise Wrong("terminal-schema-both", game=game)
        with needs("server"):
            from burgrave.server.openapi import described

        click.echo(json.dumps(described(), indent=2, ensure_ascii=False, sort_keys=True))
        return
    if game is None:
        raise Wrong("terminal-schema-game", known=", ".join(games()))
    made = schema_of(game_of(game), sight=SightData)
    click.echo(json.dumps(made, indent=2, ensure_ascii=False))
