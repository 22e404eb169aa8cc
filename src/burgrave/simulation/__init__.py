"""Simulates games between bots and counts the results."""
