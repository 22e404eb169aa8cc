"""`BURGRAVE_EXPECT=compiled|interpreted` says which engine the tests are meant to run on."""

import os
import signal
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from burgrave import COMPILED
from burgrave.praga import components

# Failed invariants are explained like assertions of tests.
pytest.register_assert_rewrite("burgrave.testing")

# Speed is measured by the benchmark, never by a test: a busy machine must not fail one.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


BROWSER = Path(__file__).parent / "browser"


def pytest_configure(config: pytest.Config) -> None:
    running = "compiled" if COMPILED else "interpreted"
    expected = os.environ.get("BURGRAVE_EXPECT", running)
    if expected != running:
        raise pytest.UsageError(
            f"the tests should run on the {expected} engine, but the engine is {running}: "
            "`python tools/compile_engine.py` compiles it, BURGRAVE_PURE=1 runs it interpreted"
        )
    config.pluginmanager.register(CtrlC(), "burgrave-ctrl-c")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in tests/browser needs a browser."""
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(autouse=True, scope="module")
def _unregistered_components() -> Iterator[None]:
    """Component files that a module registers in this process are unknown to the next module."""
    yield
    for digest in components.loaded_digests():
        components._remembered.pop(digest)


class CtrlC:
    """Ends the run on Ctrl-C.

    Commands that are tested within this process answer Ctrl-C themselves: the test would fail, and the run
    would go on. Python writes every signal to the wake-up pipe, no matter what handles it.
    """

    def __init__(self) -> None:
        self.read_end, self.write_end = socket.socketpair()  # Windows knows no other wake-up pipe
        self.read_end.setblocking(False)
        self.write_end.setblocking(False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[None]:
        if threading.current_thread() is threading.main_thread():
            signal.set_wakeup_fd(self.write_end.fileno(), warn_on_full_buffer=False)
        result = yield
        if self.was_pressed():
            pytest.exit("Ctrl-C", returncode=pytest.ExitCode.INTERRUPTED)
        return result

    def was_pressed(self) -> bool:
        try:
            return signal.SIGINT in self.read_end.recv(4096)
        except BlockingIOError:
            return False
