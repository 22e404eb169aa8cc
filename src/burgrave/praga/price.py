"""The price of something."""

from typing import Any, final

from mypy_extensions import i64


@final
class Price:
    """Resources, windows and eggs that are paid together."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.gold: i64 = data.get("gold", 0)
        self.stone: i64 = data.get("stone", 0)
        self.silver: i64 = data.get("silver", 0)
        self.gold_windows: i64 = data.get("goldwin", 0)
        self.eggs: i64 = data.get("egg", 0)
