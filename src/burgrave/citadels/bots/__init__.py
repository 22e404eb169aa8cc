"""Scripted bots for Citadels, compiled with the rules so that they can serve as playouts."""
