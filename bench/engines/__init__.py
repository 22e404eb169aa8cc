"""Other engines, a module for each package: how to play one random game with it and copy a state."""
