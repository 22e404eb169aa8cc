"""The arena measures how strong bots are, with error bars."""
