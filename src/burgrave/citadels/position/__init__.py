"""A position of Citadels written by hand. Its fields are in docs/scenarios.md."""
