"""What a position leaves open is drawn by chance."""

from burgrave.core.scripted_rng import ScriptedRng


def draw(rng: ScriptedRng, ranks: list[int]) -> int:
    return ranks[int(rng.randbelow(len(ranks)))]
