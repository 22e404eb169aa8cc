"""Sampled states of Citadels: full states that the view's seat cannot distinguish from the true one."""
