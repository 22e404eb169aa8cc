"""What every game needs: agenda, random numbers, events, knowledge, views, records. Imports no game."""
