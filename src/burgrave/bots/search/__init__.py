"""Search for every game: the rules come from the state, what is clever from the game's insight."""
