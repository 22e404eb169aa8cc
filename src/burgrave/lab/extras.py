"""Packages that only some commands need, and that may be missing."""

from importlib import import_module
from typing import Any

from burgrave.core.wrong import Wrong


def extra(package: str, name: str) -> Any:
    """The package; Wrong says how to install it with burgrave's extra of that name."""
    try:
        return import_module(package)
    except ImportError:
        raise Wrong("extra-missing", package=package, extra=f"burgrave[{name}]") from None
