"""The table of Praga as plain data made of ids. Of a view it says what the view's seat knows, and no more."""
