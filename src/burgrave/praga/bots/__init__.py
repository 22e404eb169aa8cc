"""Bots made for Praga."""
