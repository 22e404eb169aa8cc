"""Reasons: what the two choices of a decision led to, counted over the same sampled states."""
