"""A wheel and an sdist of this tree, made once for all tests here, and empty environments."""

import os
import venv
from pathlib import Path

import pytest

from tests.packaging.environments import build, once


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel and the sdist that `python -m build` makes."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    return once(shared / "burgrave-built", build) / "dist"


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    (found,) = dist.glob("*.whl")
    return found


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """An environment with pip and nothing else."""
    venv.create(tmp_path / "environment", with_pip=True)
    return tmp_path / "environment" / ("Scripts" if os.name == "nt" else "bin")
