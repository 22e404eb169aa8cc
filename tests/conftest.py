"""`BURGRAVE_EXPECT=compiled|interpreted` says which engine the tests are meant to run on."""

import os

import pytest

from burgrave import COMPILED


def pytest_configure() -> None:
    running = "compiled" if COMPILED else "interpreted"
    expected = os.environ.get("BURGRAVE_EXPECT", running)
    if expected != running:
        raise pytest.UsageError(
            f"the tests should run on the {expected} engine, but the engine is {running}: "
            "`python tools/engine.py` compiles it, BURGRAVE_PURE=1 runs it interpreted"
        )
