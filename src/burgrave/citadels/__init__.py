"""The rules of Citadels. Files have the names that the rulebook uses."""
