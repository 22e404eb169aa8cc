"""Bots of every game. A bot decides only from the view of its seat."""
