"""A small game that nobody has heard of: the contract of docs/engine.md, and nothing beyond it.

Two to four suitors send a letter to the Burgravine. Everybody holds one card, draws one and plays one of the
two. The last player left, or the one with the highest card when the deck is empty, wins a token. A number of
tokens wins the game.
"""
