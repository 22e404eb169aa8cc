"""Commands in tests speak English unless they are told otherwise, and save nothing in anybody's home."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
