"""`burgrave serve`: tables for friends and bots, on this machine or for everybody who can reach it."""

import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

from burgrave.cli.spoken import command, option, spoken, tell
from burgrave.cli.typed import whole
from burgrave.games import game as game_of

EXAMPLES: Final = (
    "serve",
    "serve --host 0.0.0.0",
    "serve --port 9000 --data tables",
    "serve --open --game praga",
)


@command("serve", about="cli-serve", examples=EXAMPLES)
@option("--host", about="cli-option-host", value="HOST", default="127.0.0.1", show_default=True)
@option(
    "--port", about="cli-option-port", value="number", default="8000", show_default=True, callback=whole(0)
)
@option("--data", about="cli-option-data", value="folder")
@option("--base-url", about="cli-option-base-url", value="URL", default="")
@option("--allow-host", "names", about="cli-option-allow-host", value="name", multiple=True)
@option("--keep", about="cli-option-keep", value="days", callback=whole(1))
@option("--components", about="cli-option-own-components", value="file", multiple=True)
@option("--open", "opened", about="cli-option-open", is_flag=True)
@option("--game", about="cli-option-open-game", value="game")
def serve(
    host: str,
    port: int,
    data: str | None,
    base_url: str,
    names: tuple[str, ...],
    keep: int | None,
    components: tuple[str, ...],
    opened: bool,
    game: str | None,
) -> None:
    """Imported when it is called: other commands need none of it."""
    from burgrave.server.addresses import addresses, announced
    from burgrave.server.run import run
    from burgrave.server.settings import Settings
    from burgrave.server.store import data_folder

    folder = Path(data).expanduser() if data is not None else None
    named = frozenset(name.lower() for name in names)
    own = tuple(Path(file) for file in components)
    settings = Settings(host, port, folder, base_url, named, own, keep=keep)
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
