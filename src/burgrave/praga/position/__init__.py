"""A position of Praga written by hand. The fields: docs/scenarios-praga.md."""
