"""Files with the values of the pieces: their parts and origins, checks of drafts, differences, merging."""
