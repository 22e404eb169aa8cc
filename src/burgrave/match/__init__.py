"""A match: the seats, views, choices and texts for people who play a game.

This package neither draws nor sends. The terminal and the server are user interfaces of a `Match`.
"""
