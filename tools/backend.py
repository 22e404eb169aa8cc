"""Builds the package: setuptools, after the browser client is built into it.

An editable installation builds nothing. An up-to-date client is not built again. An sdist contains the
client, so that a user who installs it does not need Node.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import build_client  # type: ignore[import-not-found]  # beside this file: the backend is called from here
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
    return [] if build_client.is_current() or build_client.has_node() else [build_client.NODE_WHEEL]


def training_needs() -> list[str]:
    """Return what the engine imports when it plays, for a profile-guided build (profile_guided.py)."""
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
    if not build_client.is_current():
        build_client.build()
    for copied in BUILT.glob("lib*/burgrave/server/client"):
        shutil.rmtree(copied)  # setuptools would keep the old files among the new ones
