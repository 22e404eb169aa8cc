"""Praga Caput Regni: the rules, as written."""
