"""Presenters: how each game is shown to people."""
