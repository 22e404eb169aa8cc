"""Tests compare errors by code and parameters: their sentences may change."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from burgrave.core.error import BurgraveError


@contextmanager
def raises_error(
    pattern: str, kind: type[BurgraveError] = BurgraveError
) -> Iterator[pytest.ExceptionInfo[BurgraveError]]:
    """Check that a BurgraveError is raised whose line `code name=value …` has the pattern in it."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(pattern, caught.value.describe())
