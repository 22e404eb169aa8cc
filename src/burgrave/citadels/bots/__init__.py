"""Scripted bots for Citadels. They are compiled with the rules, so that playouts can use them."""
