"""The table of Citadels as plain data made of ids. Of a view it says what the view's seat knows, no more."""
