"""Paying: whether a player can pay a price, what is missing, and the payment."""

from mypy_extensions import i64

from burgrave.core.events import EVERYONE
from burgrave.praga.catalogue import EGG, GOLD, GOLD_WINDOW, SILVER, STONE
from burgrave.praga.price import Price
from burgrave.praga.reasons import (
    NOT_NOW,
    TOO_FEW_EGGS,
    TOO_FEW_GOLD_WINDOWS,
    TOO_FEW_SILVER_WINDOWS,
    TOO_LITTLE_GOLD,
    TOO_LITTLE_STONE,
)
from burgrave.praga.state import PragaPlayer, PragaState


def can_pay(p: PragaPlayer, price: Price) -> bool:
    return (
        p.gold >= price.gold
        and p.stone >= price.stone
        and p.silver >= price.silver
        and p.gold_windows >= price.gold_windows
        and p.eggs >= price.eggs
    )


def can_pay_both(p: PragaPlayer, price: Price, other: Price) -> bool:
    return (
        p.gold >= price.gold + other.gold
        and p.stone >= price.stone + other.stone
        and p.silver >= price.silver + other.silver
        and p.gold_windows >= price.gold_windows + other.gold_windows
        and p.eggs >= price.eggs + other.eggs
    )


def missing(p: PragaPlayer, price: Price) -> i64:
    """Return the reason why a price cannot be paid."""
    if p.gold < price.gold:
        return TOO_LITTLE_GOLD
    if p.stone < price.stone:
        return TOO_LITTLE_STONE
    if p.silver < price.silver:
        return TOO_FEW_SILVER_WINDOWS
    if p.gold_windows < price.gold_windows:
        return TOO_FEW_GOLD_WINDOWS
    return TOO_FEW_EGGS if p.eggs < price.eggs else NOT_NOW


def amount_of(price: Price, reason: i64) -> i64:
    """Return how much of the missing resource the price needs."""
    if reason == TOO_LITTLE_GOLD:
        return price.gold
    if reason == TOO_LITTLE_STONE:
        return price.stone
    if reason == TOO_FEW_SILVER_WINDOWS:
        return price.silver
    return price.gold_windows if reason == TOO_FEW_GOLD_WINDOWS else price.eggs


def pay(s: PragaState, seat: i64, price: Price) -> None:
    pay_one(s, seat, GOLD, price.gold)
    pay_one(s, seat, STONE, price.stone)
    pay_one(s, seat, SILVER, price.silver)
    pay_one(s, seat, GOLD_WINDOW, price.gold_windows)
    pay_one(s, seat, EGG, price.eggs)


def pay_one(s: PragaState, seat: i64, code: i64, amount: i64) -> None:
    if amount == 0:
        return
    p = s.players[seat]
    if code == GOLD:
        p.gold -= amount
    elif code == STONE:
        p.stone -= amount
    elif code == SILVER:
        p.silver -= amount
    elif code == GOLD_WINDOW:
        p.gold_windows -= amount
    else:
        p.eggs -= amount
    s.emit(EVERYONE, "paid", seat, code, amount)
