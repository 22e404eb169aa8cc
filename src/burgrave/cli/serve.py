"""`burgrave serve`: tables for friends and bots, on this machine or for everybody who can reach it."""

import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

from burgrave.cli.spoken import command, option, spoken, tell
from burgrave.cli.typed import LAST_PORT, MOST_DAYS, web_address, whole
from burgrave.games import game as game_of
from burgrave.lab.extras import needs

BESIDE: Final = 1_000  # connections for requests beside those of sockets
EXAMPLES: Final = (
    "serve",
    "serve --host 0.0.0.0",
    "serve --port 9000 --data tables",
    "serve --open --game praga",
)


@command("serve", about="cli-serve", examples=EXAMPLES)
@option("--host", about="cli-option-host", value="HOST", default="127.0.0.1", show_default=True)
@option(
    "--port",
    about="cli-option-port",
    value="number",
    default="8000",
    show_default=True,
    callback=whole(0, LAST_PORT),
)
@option("--data", about="cli-option-data", value="folder")
@option("--base-url", about="cli-option-base-url", value="URL", default="", callback=web_address)
@option("--allow-host", "names", about="cli-option-allow-host", value="name", multiple=True)
@option("--metrics-port", about="cli-option-metrics-port", value="number", callback=whole(1, LAST_PORT))
@option("--bot", "bots", about="cli-option-offer-bot", value="name", multiple=True)
@option("--connections", about="cli-option-connections", value="number", default="5000", callback=whole(1))
@option("--per-address", about="cli-option-per-address", value="number", default="256", callback=whole(0))
@option("--keep", about="cli-option-keep", value="days", callback=whole(1, MOST_DAYS))
@option("--components", about="cli-option-own-components", value="file", multiple=True)
@option("--open", "opened", about="cli-option-open", is_flag=True)
@option("--game", about="cli-option-open-game", value="game")
def serve(
    host: str,
    port: int,
    data: str | None,
    base_url: str,
    names: tuple[str, ...],
    metrics_port: int | None,
    bots: tuple[str, ...],
    connections: int,
    per_address: int,
    keep: int | None,
    components: tuple[str, ...],
    opened: bool,
    game: str | None,
) -> None:
    """Imported when it is called: other commands need none of it."""
    with needs("server"):
        from burgrave.server.addresses import addresses, announced
        from burgrave.server.run import run
        from burgrave.server.settings import Settings
        from burgrave.table.folders import data_folder

    folder = Path(data).expanduser() if data is not None else None
    named = frozenset(name.lower() for name in names)
    own = tuple(Path(file) for file in components)
    settings = Settings(
        host,
        port,
        folder,
        base_url,
        named,
        own,
        connections=connections,
        most_open=connections + BESIDE,
        per_address=per_address,
        metrics_port=metrics_port,
        bots=tuple(dict.fromkeys(bots)),
        keep=keep,
    )
    page = f"#/new/{game_of(game).id}" if game is not None else ""

    def ready(listening: int) -> None:
        where = addresses(host, listening, base_url)
        for line in announced(spoken(), where, folder or data_folder(), sys.stdout.isatty()):
            tell(line)
        if keep is not None:
            tell(spoken().say("hosting-keep", days=keep))
        sys.stdout.flush()
        if opened:  # beside the server: some browsers only come back when they are closed
            threading.Thread(target=webbrowser.open, args=(where.here + page,), daemon=True).start()

    run(settings, ready)
