"""Builds the package: setuptools, with the browser client built into it first.

An editable installation builds nothing. What is built once is not built again: an sdist carries the client,
so that nobody who installs it needs Node.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import client  # type: ignore[import-not-found]  # beside this file: the backend is called from here
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None
BUILT = Path("build")


def node_requirement() -> list[str]:
    return [] if client.is_current() or client.has_node() else [client.NODE_WHEEL]


def training_needs() -> list[str]:
    """What the engine imports when it plays, for a build by a profile (guided.py)."""
    return ["PyYAML>=6.0.2"] if os.environ.get("BURGRAVE_PGO") == "1" else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    asked = build_meta.get_requires_for_build_wheel(config_settings)
    return [*asked, *node_requirement(), *training_needs()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node_requirement()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    ensure_client()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    ensure_client()
    return build_meta.build_sdist(sdist_directory, config_settings)


def ensure_client() -> None:
    if not client.is_current():
        client.build()
    for copied in BUILT.glob("lib*/burgrave/server/client"):
        shutil.rmtree(copied)  # setuptools would keep the old files among the new ones
