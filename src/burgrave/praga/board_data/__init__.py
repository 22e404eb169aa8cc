"""The printed board and pieces of a game as plain data, which never changes and is sent once."""
