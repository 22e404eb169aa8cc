"""The layout of Praga."""
