"""Editions are data: cast, deck and numbers. No rule asks which edition is on the table."""
