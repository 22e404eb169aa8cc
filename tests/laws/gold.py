"""What the events of Citadels say about gold."""

from collections import Counter

from burgrave.core.event import Journal

GAINS = {"gold-gathered", "gold-gained", "income-taken"}
SMITHY_PRICE = 2
GRAVEYARD_PRICE = 1


def gold_moved(journal: Journal) -> Counter[int]:
    """Change of each stash; every coin comes from or goes to the bank or another stash."""
    from burgrave.citadels.catalogue import SMITHY

    moved: Counter[int] = Counter()
    for event in journal.events:
        args = event.args
        if event.name in GAINS:
            moved[args[0]] += args[1]
        elif event.name == "district-built":
            moved[args[0]] -= args[2]
        elif event.name == "robbed":
            moved[args[0]] += args[2]
            moved[args[1]] -= args[2]
        elif event.name == "district-destroyed":
            moved[args[0]] -= args[3]
        elif event.name == "district-recovered":
            moved[args[0]] -= GRAVEYARD_PRICE
        elif event.name == "district-used" and args[1] == SMITHY:
            moved[args[0]] -= SMITHY_PRICE
    return moved
