"""Citadels: the rules. Files are named after the rulebook's words."""
