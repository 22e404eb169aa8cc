"""Facts about the open decision: what each of its moves would bring, by the text of the move."""

from typing import cast

from burgrave.praga.board.types import Bundle
from burgrave.praga.catalogue import BONUS_IDS
from burgrave.praga.previews import Amounts, previews
from burgrave.praga.state import Table


def brought(s: Table) -> dict[str, list[Bundle]]:
    """Several bundles if the move leaves a rotation to choose: one for each."""
    moves = s.game.words().moves
    return {moves[move]: [bundle(each) for each in amounts] for move, amounts in previews(s).items()}


def bundle(amounts: Amounts) -> Bundle:
    """Codes and amounts by turns as a bundle; the same code is added up."""
    out: dict[str, int] = {}
    for code, amount in zip(amounts[::2], amounts[1::2], strict=True):
        out[BONUS_IDS[code]] = out.get(BONUS_IDS[code], 0) + int(amount)
    return cast(Bundle, out)
