"""A position of Praga written by hand. The fields: docs/scenarios-praga.md."""

from burgrave.praga.position.table import position

__all__ = ["position"]
