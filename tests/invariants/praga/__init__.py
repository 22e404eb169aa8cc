"""Laws of Praga beyond those of every game."""
