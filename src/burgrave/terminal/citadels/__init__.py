"""Show Citadels in a terminal."""
