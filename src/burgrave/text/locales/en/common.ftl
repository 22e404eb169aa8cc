# What every game and every part of Burgrave uses.

language-name = English
# A seat that nobody has named; seats count from 0, as in the notation of moves.
seat-name = Seat { $number }
