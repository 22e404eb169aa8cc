"""The printed board and pieces of a table as a model: plain data that never changes, sent once."""
