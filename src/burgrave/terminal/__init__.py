"""Play games, watch replays and look up cards in a terminal, drawn or in plain sentences.

The output is made from the state data of a view and from the events that its viewer may see. The parts that
differ from game to game are in a `BoardRenderer` (`board_renderer.py`). It works on plain data and does not
use the rules.
"""
