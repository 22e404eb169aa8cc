"""A position of Citadels written by hand. The fields: docs/scenarios.md."""

from burgrave.citadels.position.table import position

__all__ = ["position"]
