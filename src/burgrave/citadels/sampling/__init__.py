"""Sampled states of Citadels: full states that a view's seat cannot tell from the true one."""
