"""Tests of texts are strict: a phrase that lacks anything fails. All spaces look the same to them."""

from collections.abc import Mapping

import pytest

from burgrave.i18n import Translator
from burgrave.i18n.spaces import replace_no_break_spaces


@pytest.fixture(autouse=True)
def no_phrase_lacks_anything(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "lenient" in request.fixturenames:
        return
    forgiving = Translator.format_with_errors

    def strict(self: Translator, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        text, errors = forgiving(self, key, args)
        assert not errors, f"{self.language} {key} {dict(args)}: {errors}"
        return replace_no_break_spaces(text), errors

    monkeypatch.setattr(Translator, "format_with_errors", strict)


@pytest.fixture
def lenient() -> None:
    """For a test about what is shown when something is missing."""
