"""Where things lie on the table, how decisions are asked, and what moves, for clients that draw a game."""
