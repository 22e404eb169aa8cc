"""The layout of Citadels."""
