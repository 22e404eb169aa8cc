"""The table server: it sends the matches of `burgrave.match` to clients. `burgrave serve` starts it."""
