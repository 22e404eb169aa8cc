"""A small game that nobody has heard of: the contract of docs/engine.md, and nothing beyond it.

Two to four suitors send a letter to the Burgravine. Everybody holds one card, draws one and plays one of the
two. Whoever is left at last, or holds the highest card when the deck is empty, wins a token; so many tokens
win the game.
"""
