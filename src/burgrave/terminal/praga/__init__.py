"""Praga at the terminal."""
