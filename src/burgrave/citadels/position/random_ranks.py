"""Random choice of the ranks that a position leaves open."""

from burgrave.core.scripted_rng import ScriptedRng


def draw(rng: ScriptedRng, ranks: list[int]) -> int:
    return ranks[int(rng.randbelow(len(ranks)))]
