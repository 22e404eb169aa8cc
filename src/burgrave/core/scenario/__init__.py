"""Scenarios: rulings, bug reports and puzzles as YAML files. The format: docs/scenarios.md."""

from burgrave.core.scenario.scenario import Broken, Scenario, read
from burgrave.core.scenario.session import Mismatch

__all__ = ["Broken", "Mismatch", "Scenario", "read"]
