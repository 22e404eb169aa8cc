"""Citadels at the terminal."""
