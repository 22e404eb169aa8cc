"""Other engines, one module for each package: how to play a random game with it and clone a state."""
