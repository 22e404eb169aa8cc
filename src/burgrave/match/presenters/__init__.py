"""How people meet each game."""
