"""The presenter of Praga."""
