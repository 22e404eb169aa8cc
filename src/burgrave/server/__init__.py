"""The table server: a face of `burgrave.table` that sends it. `burgrave serve` starts it."""
