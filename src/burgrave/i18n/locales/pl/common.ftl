# What every game and every part of Burgrave uses.

language-name = Polski
# A seat that nobody has named; people count from 1, the notation of moves from 0.
seat-name = Gracz { $number }
# Things in a row: $items are all but the last, with commas.
list-and = { $items } i { $last }
# The animal on the shield of a seat, used as its name; people count from 1.
seat-default-name-1 = Łabędź
seat-default-name-2 = Lis
seat-default-name-3 = Jeleń
seat-default-name-4 = Jednorożec
seat-default-name-5 = Lew
seat-default-name-6 = Ryba
seat-default-name-7 = Kruk
seat-default-name-8 = Niedźwiedź
