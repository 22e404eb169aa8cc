# What every game and every part of Burgrave uses.

language-name = Čeština
# A seat that nobody has named; people count from 1, the notation of moves from 0.
seat-name = Hráč { $number }
# Things in a row: $items are all but the last, with commas.
list-and = { $items } a { $last }
# The beast on the shield of a seat, by which one may call it; people count from 1.
seat-beast-1 = Labuť
seat-beast-2 = Liška
seat-beast-3 = Jelen
seat-beast-4 = Jednorožec
seat-beast-5 = Lev
seat-beast-6 = Ryba
seat-beast-7 = Havran
seat-beast-8 = Medvěd
