"""Selects the engine: the compiled one, or the same sources interpreted.

`BURGRAVE_PURE=1` selects the interpreted one. In a working tree the interpreted one also runs if a source was
changed after `tools/compile_engine.py` compiled it, so that outdated machine code never runs.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP = PACKAGE / ".engine"  # written by tools/compile_engine.py: a digest, then the sources it compiled


class SourceFinder(MetaPathFinder):
    """Finds the `.py` file of a burgrave module even if a compiled file is beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("burgrave."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def is_outdated() -> bool:
    """Check whether a source was changed or removed after the engine was compiled."""
    try:
        compiled = STAMP.stat().st_mtime_ns
        sources = STAMP.read_text(encoding="utf-8").split("\n")[1:]
    except FileNotFoundError:
        return False
    try:
        return any((PACKAGE / source).stat().st_mtime_ns > compiled for source in sources)
    except FileNotFoundError:
        return True


def select_engine() -> bool:
    """Select the engine and return whether it is the compiled one.

    Call this before any module of the engine is imported.
    """
    if os.environ.get("BURGRAVE_PURE") == "1" or is_outdated():
        sys.meta_path.insert(0, SourceFinder())
    from burgrave import core

    return not str(core.__file__).endswith(".py")
