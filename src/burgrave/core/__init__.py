"""What every game needs: agenda, chance, events, knowledge, views, records. Knows no game."""
