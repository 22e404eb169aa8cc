"""The table in a terminal: playing, looking at records and cards, drawn or in plain sentences.

Everything shown is made of a view's facts and of the events told to its seat. What is special about a
game stands in a board of its own (`board.py`), which works on plain data and knows no rules.
"""
