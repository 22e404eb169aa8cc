"""Describes the state of Praga in sentences."""
