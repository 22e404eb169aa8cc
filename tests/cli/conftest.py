"""Commands in tests speak English unless a test chooses another language, and save nothing at home."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))


@pytest.fixture(autouse=True)
def no_progress_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a pipe a command tells its progress every few seconds; here stderr is empty, however slow it is."""
    monkeypatch.setattr("burgrave.cli.output.PIPE_SECONDS", 3600.0)


@pytest.fixture(autouse=True)
def no_waiting_for_disks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved after every move; that they reach the disk is tested in tests/records."""
    monkeypatch.setattr("burgrave.core.file_io.os.fsync", lambda number: None)
