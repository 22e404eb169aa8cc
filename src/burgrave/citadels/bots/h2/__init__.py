"""The bot h2: beliefs about hidden characters, and weights."""
