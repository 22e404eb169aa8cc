"""A position of Praga in a scenario. The fields: docs/scenarios-praga.md."""
