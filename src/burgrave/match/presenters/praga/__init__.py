"""How people meet Praga."""
