"""`BURGRAVE_EXPECT=compiled|interpreted` says which engine the tests are meant to run on."""

import os

import pytest
from hypothesis import settings

from burgrave import COMPILED

# What a law found says as much as an assertion of a test does.
pytest.register_assert_rewrite("burgrave.testing")

# Speed is measured by the benchmark, never by a test: a busy machine must not fail one.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_configure() -> None:
    running = "compiled" if COMPILED else "interpreted"
    expected = os.environ.get("BURGRAVE_EXPECT", running)
    if expected != running:
        raise pytest.UsageError(
            f"the tests should run on the {expected} engine, but the engine is {running}: "
            "`python tools/engine.py` compiles it, BURGRAVE_PURE=1 runs it interpreted"
        )
