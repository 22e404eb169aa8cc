"""The rules of Praga Caput Regni."""
