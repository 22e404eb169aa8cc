"""The public address of a server is checked before it starts."""

import pytest

from burgrave.cli.main import main
from burgrave.cli.param_types import is_web_address

BAD_ADDRESSES = [
    "http://[",
    "http://[::1",
    "http://[x]/",
    "games.example",
    "ftp://games.example",
    "http://",
    "https:///burgrave",
    "https://games example",
    "https://games.example/a b",
    "https://games.example/\n",
    "http://games.example:99999",
    "http://games.example:0",
    "http://games.example:port",
    "http://games.example:",
    "https://games.example/?table=1",
    "https://games.example/#top",
    "https://somebody:secret@games.example/",
    "http://games.example:\uff18000",
]
RIGHT = [
    "https://games.example",
    "https://games.example/",
    "http://games.example:8000/club/burgrave",
    "http://192.168.1.5:8000",
    "http://[::1]:8000/",
    "http://[2001:db8::1]",
    "HTTPS://Games.Example",
    "https://žluť.example/klub",
]


@pytest.mark.parametrize("typed", BAD_ADDRESSES)
def test_what_no_browser_can_open_is_answered_with_an_example(typed, tmp_path, capsys):
    code = main(["serve", "--data-dir", str(tmp_path / "data"), "--base-url", typed])
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert (
        "is not a valid address for --base-url. Give one like https://games.example/burgrave." in printed.err
    )
    assert "Traceback" not in printed.err
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("typed", RIGHT)
def test_what_browsers_can_open_is_taken(typed):
    assert is_web_address(typed)
