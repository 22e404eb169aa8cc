"""A game with people at it: who sits where, what one pair of eyes sees and may do, in data and in sentences.

Nothing here draws and nothing here sends: the terminal and the server are faces of a `Match`.
"""
