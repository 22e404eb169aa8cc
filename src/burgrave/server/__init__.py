"""The table server: a face of `burgrave.match` that sends it. `burgrave serve` starts it."""
