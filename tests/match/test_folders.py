"""The data folder on each platform; the classes of platformdirs stand for platforms that are not here."""

from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows, get_win_folder_from_env_vars

from burgrave.match.data_dir import default_games_dir, user_data_dir


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A home that no variable leads away from."""
    for name in ("XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "AppData" / "Local"))
    monkeypatch.setattr("platformdirs.windows.get_win_folder", get_win_folder_from_env_vars)
    return tmp_path


PLATFORMS = [
    (Unix, ".local/share/burgrave"),
    (MacOS, "Library/Application Support/burgrave"),
    (Windows, "AppData/Local/burgrave"),
]


@pytest.mark.parametrize(("platform", "place"), PLATFORMS)
def test_tables_and_terminal_games_are_where_the_platform_keeps_data(platform, place, home, monkeypatch):
    monkeypatch.setattr(platformdirs, "PlatformDirs", platform)
    assert user_data_dir() == home / place
    assert default_games_dir() == home / place / "games"


@pytest.mark.parametrize(("platform", "place"), PLATFORMS)
def test_games_that_version_0_1_saved_keep_their_folder(platform, place, home, monkeypatch):
    monkeypatch.setattr(platformdirs, "PlatformDirs", platform)
    old = home / ".local" / "share" / "burgrave" / "games"
    old.mkdir(parents=True)
    assert default_games_dir() == old
    assert user_data_dir() == home / place


@pytest.mark.parametrize(("platform", "place"), PLATFORMS[1:])
def test_a_folder_that_is_in_use_stays_in_use(platform, place, home, monkeypatch):
    monkeypatch.setattr(platformdirs, "PlatformDirs", platform)
    for folder in (home / ".local" / "share" / "burgrave", home / place):
        (folder / "games").mkdir(parents=True)
    assert default_games_dir() == home / place / "games"


def test_on_linux_the_variable_names_another_folder(home, monkeypatch):
    monkeypatch.setattr(platformdirs, "PlatformDirs", Unix)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    assert default_games_dir() == Path(home, "elsewhere", "burgrave", "games")
