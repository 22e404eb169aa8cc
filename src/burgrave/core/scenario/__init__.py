"""Scenarios: rulings, bug reports and puzzles as YAML files. The format: docs/scenarios.md."""

from burgrave.core.scenario.run import Mismatch
from burgrave.core.scenario.scenario import InvalidScenario, Scenario, read_scenarios

__all__ = ["InvalidScenario", "Mismatch", "Scenario", "read_scenarios"]
