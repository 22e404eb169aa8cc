"""Folders for data on this computer: the tables of a server and the games of the terminal."""

import os
from pathlib import Path
from typing import Final

import platformdirs

NAME: Final = "burgrave"
GAMES: Final = "games"


def user_data_dir() -> Path:
    """Return the folder in which the platform stores the data of the user's programs."""
    return platformdirs.user_data_path(NAME, appauthor=False)


def default_games_dir() -> Path:
    """Return the folder of terminal games. A folder that version 0.1 made elsewhere stays in use."""
    folder, old = user_data_dir() / GAMES, old_user_data_dir() / GAMES
    return old if old.is_dir() and not folder.exists() else folder


def old_user_data_dir() -> Path:
    """Return the folder in which version 0.1 stored data on every platform."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home, NAME)
