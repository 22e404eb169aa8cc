"""Bots of every game. A bot decides from the view of its seat alone."""
