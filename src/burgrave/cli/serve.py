"""`burgrave serve`: run a server with tables for people and bots, on this machine or in a network."""

import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

from burgrave.cli.complete_bots import complete_bot
from burgrave.cli.localized import command, current_translator, echo, option
from burgrave.cli.param_types import (
    MAX_DAYS,
    MAX_PORT,
    parse_host_names,
    parse_web_address,
    whole_number_type,
)
from burgrave.cli.records import read_repaired
from burgrave.core.record import render
from burgrave.game_registry import game as game_of
from burgrave.simulation.extras import require_extra

EXTRA_CONNECTIONS: Final = 1_000  # connections for requests, in addition to sockets
EXAMPLES: Final = (
    "serve",
    "serve --host 0.0.0.0",
    "serve --port 9000 --data-dir tables",
    "serve --open-browser --game praga",
    "serve --open-browser --record game.txt",
)


@command("serve", help_key="cli-serve", examples=EXAMPLES)
@option("--host", help_key="cli-option-host", value="HOST", default="127.0.0.1", show_default=True)
@option(
    "--port",
    help_key="cli-option-port",
    value="number",
    default="8000",
    show_default=True,
    callback=whole_number_type(0, MAX_PORT),
)
@option("--data-dir", help_key="cli-option-data-dir", value="folder")
@option("--store", help_key="cli-option-store", value="URL", default="", envvar="BURGRAVE_STORE")
@option("--node", help_key="cli-option-node", value="name", default="", envvar="BURGRAVE_NODE")
@option("--base-url", help_key="cli-option-base-url", value="URL", default="", callback=parse_web_address)
@option(
    "--allow-host",
    "names",
    help_key="cli-option-allow-host",
    value="name",
    multiple=True,
    callback=parse_host_names,
)
@option(
    "--metrics-port",
    help_key="cli-option-metrics-port",
    value="number",
    callback=whole_number_type(1, MAX_PORT),
)
@option(
    "--bot", "bots", help_key="cli-option-offer-bot", value="name", multiple=True, shell_complete=complete_bot
)
@option(
    "--connections",
    help_key="cli-option-connections",
    value="number",
    default="5000",
    callback=whole_number_type(1),
)
@option(
    "--per-address",
    help_key="cli-option-per-address",
    value="number",
    default="256",
    callback=whole_number_type(0),
)
@option(
    "--delete-after",
    help_key="cli-option-delete-after",
    value="days",
    callback=whole_number_type(1, MAX_DAYS),
)
@option("--components", help_key="cli-option-own-components", value="file", multiple=True)
@option("--no-own-pieces", "no_own_pieces", help_key="cli-option-no-own-pieces", is_flag=True)
@option("--record", "record", help_key="cli-option-show-record", value="file")
@option("--open-browser", "open_browser", help_key="cli-option-open-browser", is_flag=True)
@option("--game", help_key="cli-option-open-game", value="game")
def serve(
    host: str,
    port: int,
    data_dir: str | None,
    store: str,
    node: str,
    base_url: str,
    names: frozenset[str],
    metrics_port: int | None,
    bots: tuple[str, ...],
    connections: int,
    per_address: int,
    delete_after: int | None,
    components: tuple[str, ...],
    no_own_pieces: bool,
    record: str | None,
    open_browser: bool,
    game: str | None,
) -> None:
    """Run the server. Its modules are imported here, because other commands do not need them."""
    with require_extra("server"):
        from burgrave.match.data_dir import user_data_dir
        from burgrave.server.addresses import find_addresses, startup_lines
        from burgrave.server.run import run
        from burgrave.server.settings import ServerSettings
        from burgrave.server.uploaded_records import read_uploaded_record, record_key

    folder = Path(data_dir).expanduser() if data_dir is not None else None
    own = tuple(Path(file) for file in components)
    shown = () if record is None else (read_whole(record, components),)
    page = f"#/new/{game_of(game).id}" if game is not None else ""
    if shown:
        page = f"#/record/{record_key(read_uploaded_record(shown[0]))}"
    settings = ServerSettings(
        host,
        port,
        folder,
        base_url,
        names,
        own,
        shown,
        own_components=not no_own_pieces,
        max_sockets=connections,
        max_connections=connections + EXTRA_CONNECTIONS,
        max_per_address=per_address,
        metrics_port=metrics_port,
        bots=tuple(dict.fromkeys(bots)),
        node=node,
        store=store,
        delete_after_days=delete_after,
    )

    def ready(listening: int) -> None:
        where = find_addresses(host, listening, base_url)
        for line in startup_lines(
            current_translator(), where, folder or user_data_dir(), sys.stdout.isatty()
        ):
            echo(line)
        if shown:
            echo(current_translator().format("hosting-record", address=where.local + page))
        if delete_after is not None:
            echo(current_translator().format("hosting-keep", days=delete_after))
        sys.stdout.flush()
        if open_browser:  # in a thread: some browsers block until they are closed
            threading.Thread(target=webbrowser.open, args=(where.local + page,), daemon=True).start()

    run(settings, ready)


def read_whole(file: str, components: tuple[str, ...]) -> bytes:
    """Return the text of a record; raise BurgraveError if a part of it is missing or damaged."""
    record, broken = read_repaired(Path(file), components)
    if broken is not None:
        raise broken
    return render(record).encode()
