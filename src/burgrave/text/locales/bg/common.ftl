# What every game and every part of Burgrave uses.

language-name = Български
# A seat that nobody has named; people count from 1, the notation of moves from 0.
seat-name = Играч { $number }
# Things in a row: $items are all but the last, with commas.
list-and = { $items } и { $last }
