"""The editions as data: cast, deck and numbers. No rule asks for the name of the edition."""
