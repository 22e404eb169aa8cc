"""`burgrave schema`: the JSON Schema of the data that describes a table, for those who write a client."""

import json

import click

from burgrave.cli.spoken import argument, command, words_of
from burgrave.core.schema import schema as schema_of
from burgrave.games import game as game_of
from burgrave.games import games
from burgrave.table.data import SightData


@command("schema", about="cli-schema", examples=("schema {game}", "schema {game} > {game}.schema.json"))
@argument("game", about="cli-argument-game", value="game", shell_complete=words_of("games", games))
def schema(game: str) -> None:
    """Facts, the board if the game has one, and what a face is sent."""
    made = schema_of(game_of(game), sight=SightData)
    click.echo(json.dumps(made, indent=2, ensure_ascii=False))
