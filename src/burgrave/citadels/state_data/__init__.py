"""The state of Citadels as plain data with ids. For a view it contains only what its seat knows."""
