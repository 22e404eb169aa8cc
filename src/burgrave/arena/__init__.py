"""The arena: how strong bots are, with error bars."""
