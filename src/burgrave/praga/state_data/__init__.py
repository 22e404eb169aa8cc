"""The state of Praga as plain data made of ids. The data of a view holds only what its seat knows."""
