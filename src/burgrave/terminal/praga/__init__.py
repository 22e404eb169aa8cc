"""Show Praga in a terminal."""
