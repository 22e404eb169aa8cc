"""Search for every game: the state has the rules, and the game's search model says how to evaluate."""
