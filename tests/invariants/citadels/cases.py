"""The options of Citadels with which all invariants run: every edition, number of players and preset."""

import random
from typing import Any


def list_cases() -> list[dict[str, Any]]:
    """The options of each."""
    return classic_cases() + cases_of_2016() + deluxe_cases()


def classic_cases() -> list[dict[str, Any]]:
    every = [{"edition": "classic", "players": players} for players in range(2, 8)]
    return [*every, {"edition": "classic", "players": 5, "duplicates": "forbidden"}]


def cases_of_2016() -> list[dict[str, Any]]:
    """Every preset once, every number of players, eight and nine characters."""
    seatings: list[tuple[str, int, bool]] = [
        ("first_game", 2, False),
        ("tenacious_delegates", 3, True),
        ("devious_dignitaries", 4, False),
        ("illustrious_emissaries", 5, True),
        ("ambitious_aristocrats", 6, True),
        ("vicious_nobles", 7, False),
        ("cunning_agents", 8, True),
    ]
    return [
        {"edition": "2016", "players": players, "preset": preset, "nine": nine}
        for preset, players, nine in seatings
    ]


def deluxe_cases() -> list[dict[str, Any]]:
    """Casts by chance, in which together every character and every district takes part."""
    casts = {2: 25, 3: 28, 4: 39, 5: 49, 6: 50, 7: 1, 8: 45}
    return [
        {
            "edition": "deluxe",
            "players": players,
            "random_cast": cast,
            "nine": players in (3, 5, 7, 8),
            "action_cards": players not in (3, 5),
        }
        for players, cast in casts.items()
    ]


def random_case(edition: str, number: int) -> dict[str, Any]:
    """A table of an edition with everything else by chance; the same for the same number."""
    choice = random.Random(f"{edition} {number}")
    options: dict[str, Any] = {"edition": edition}
    if edition == "classic":
        options["players"] = choice.randint(2, 7)
        options["duplicates"] = choice.choice(["allowed", "forbidden"])
        return options
    options["players"] = choice.randint(2, 8)
    options["random_cast"] = number + 1
    if 4 <= options["players"] <= 7:
        options["nine"] = choice.choice([True, False])
    if edition == "deluxe":
        options["action_cards"] = choice.random() < 0.7
    return options
