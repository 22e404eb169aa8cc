"""Characters, one file each."""
