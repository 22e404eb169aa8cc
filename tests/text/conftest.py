"""Tests of texts are strict: a phrase that lacks anything fails. All spaces look the same to them."""

from collections.abc import Mapping

import pytest

from burgrave.text import Text
from burgrave.text.spaces import loose


@pytest.fixture(autouse=True)
def no_phrase_lacks_anything(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "lenient" in request.fixturenames:
        return
    forgiving = Text.format

    def strict(self: Text, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        text, errors = forgiving(self, key, args)
        assert not errors, f"{self.language} {key} {dict(args)}: {errors}"
        return loose(text), errors

    monkeypatch.setattr(Text, "format", strict)


@pytest.fixture
def lenient() -> None:
    """For a test about what is shown when something is missing."""
