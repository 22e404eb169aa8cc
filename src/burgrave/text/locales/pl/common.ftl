# What every game and every part of Burgrave uses.

language-name = Polski
# A seat that nobody has named; people count from 1, the notation of moves from 0.
seat-name = Gracz { $number }
# Things in a row: $items are all but the last, with commas.
list-and = { $items } i { $last }
# The beast on the shield of a seat, by which one may call it; people count from 1.
seat-beast-1 = Łabędź
seat-beast-2 = Lis
seat-beast-3 = Jeleń
seat-beast-4 = Jednorożec
seat-beast-5 = Lew
seat-beast-6 = Ryba
seat-beast-7 = Kruk
seat-beast-8 = Niedźwiedź
