# What every game and every part of Burgrave uses.

language-name = Polski
# A seat that nobody has named; seats count from 0, as in the notation of moves.
seat-name = Gracz { $number }
