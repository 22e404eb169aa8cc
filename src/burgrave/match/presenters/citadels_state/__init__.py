"""Describes the state of Citadels in sentences."""
