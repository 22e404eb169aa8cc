"""What a position leaves open is drawn by chance."""

from burgrave.core.dictated import Dictated


def draw(chance: Dictated, ranks: list[int]) -> int:
    return ranks[int(chance.below(len(ranks)))]
