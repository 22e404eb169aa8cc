"""Districts with an effect, one file each."""
