"""Measures how fast the engine is, alone and beside other engines."""
