"""What the production of a seat would bring."""

from typing import Any, Final

from burgrave.table.lenses.praga.printed import Printed

RESOURCES: Final = {"mines": "gold", "quarry": "stone"}


def production(player: dict[str, Any], printed: Printed, track: str) -> dict[str, int]:
    """What a production brings: the count, the bonuses passed, and the token."""
    value = player[track]
    out: dict[str, int] = {RESOURCES[track]: value}
    token = player["mine_token" if track == "mines" else "quarry_token"]
    for entry in printed.board[track]["bonuses"]:
        bonus: Any = entry["bonus"]
        if bonus == "production_token":
            bonus = printed.tokens[token]["bonus"] if token else {}
        if entry["at"] <= value:
            for code, amount in bonus.items():
                out[code] = out.get(code, 0) + amount
    return out
