"""Where Burgrave keeps data on this computer: the tables of a server and the games of the terminal."""

import os
from pathlib import Path
from typing import Final

import platformdirs

NAME: Final = "burgrave"
GAMES: Final = "games"


def data_folder() -> Path:
    """Return the folder in which the platform keeps the data of a person's programs."""
    return platformdirs.user_data_path(NAME, appauthor=False)


def games_folder() -> Path:
    """Return the folder of terminal games; one that version 0.1 made elsewhere stays in use."""
    folder, old = data_folder() / GAMES, old_data_folder() / GAMES
    return old if old.is_dir() and not folder.exists() else folder


def old_data_folder() -> Path:
    """Return where version 0.1 kept terminal games on every platform."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home, NAME)
