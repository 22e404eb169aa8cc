"""A position of Citadels written by hand. The fields: docs/scenarios.md."""
