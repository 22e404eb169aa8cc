"""Optional packages, which only some commands need."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from burgrave.core.error import BurgraveError

# Packages whose name for pip is not that of the module.
NAMES_FOR_PIP: Final = {"vl_convert": "vl-convert-python"}


@contextmanager
def require_extra(name: str) -> Iterator[None]:
    """Raise BurgraveError if an import in this block lacks a package of burgrave's extra of that name."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "burgrave"):
            raise
        package = NAMES_FOR_PIP.get(package, package)
        raise BurgraveError("extra-missing", package=package, extra=f'"burgrave[{name}]"') from None


def import_extra(package: str, name: str) -> Any:
    """Import and return the package; raise BurgraveError with the extra to install if it is missing."""
    with require_extra(name):
        return import_module(package)


def is_installed(package: str) -> bool:
    return find_spec(package) is not None
