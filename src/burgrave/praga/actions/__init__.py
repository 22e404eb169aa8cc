"""The six actions, one file each."""
