"""Reasons in words: each is a pattern that is filled with counts."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.i18n import Translator
from burgrave.i18n.segments import segments, tag_name
from burgrave.match.presenters.base import Presenter
from burgrave.review.review_data import ReasonData

ICONS: Final = {
    "completes-first": "end",
    "rival-completes-first": "warning",
    "builds": "build",
    "builds-more": "build",
    "loses-district": "destroy",
    "is-killed": "aim",
    "is-robbed": "gold",
    "gold-left": "gold",
    "points-by": "points",
    "leads-plaza": "plaza",
    "row-reached": "row_up",
    "token-times": "token",
    "walls-at-end": "wall_tile",
    "buildings-at-end": "building_tile",
    "stone-left": "stone",
}


def reason_data(
    presenter: Presenter, tr: Translator, names: Sequence[str], why: Mapping[str, Any]
) -> ReasonData:
    """Return a reason with its sentence."""
    is_amount = why["of"] == 0
    numbers: dict[str, Any] = {
        "best": tr.format_number(why["best"], 1) if is_amount else why["best"],
        "chosen": tr.format_number(why["chosen"], 1) if is_amount else why["chosen"],
        "of": why["of"],
    }
    piece = piece_name(presenter, tr, why["vocabulary"], why["piece"]) if "piece" in why else ""
    name = tr.seat_name(why["seat"], names) if "seat" in why else ""
    data: ReasonData = {
        "key": why["key"],
        "best": why["best"],
        "chosen": why["chosen"],
        "of": why["of"],
        "icon": ICONS[why["key"]],
        "sentence": segments(tr.format(f"review-why-{why['key']}", piece=piece, name=name, **numbers)),
    }
    if "piece" in why:
        data["vocabulary"], data["piece"] = why["vocabulary"], why["piece"]
    if "seat" in why:
        data["seat"] = why["seat"]
    return data


def piece_name(presenter: Presenter, tr: Translator, vocabulary: str, id: str) -> str:
    name = tr.name_of(presenter.game, vocabulary, id)
    return tag_name(vocabulary, id, name) if tr.tags_names else name
