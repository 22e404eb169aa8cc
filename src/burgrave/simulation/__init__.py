"""Counting and measuring: whole games between bots, and how fast the engine is."""
