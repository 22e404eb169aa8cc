"""Reasons in words: each is a pattern that is filled with counts."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.i18n import Translator
from burgrave.match.presenters.base import Presenter
from burgrave.review.review_data import ReasonData

ICONS: Final[dict[str, str]] = {}


def reason_data(
    presenter: Presenter, tr: Translator, names: Sequence[str], why: Mapping[str, Any]
) -> ReasonData:
    """Return a reason with its sentence."""
    raise NotImplementedError
