"""The action cards of the De Luxe edition, one file each."""
