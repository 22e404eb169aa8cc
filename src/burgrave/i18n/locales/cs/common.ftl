# What every game and every part of Burgrave uses.

language-name = Čeština
# A seat that nobody has named; people count from 1, the notation of moves from 0.
seat-name = Hráč { $number }
# Things in a row: $items are all but the last, with commas.
list-and = { $items } a { $last }
# The animal on the shield of a seat, used as its name; people count from 1.
seat-default-name-1 = Labuť
seat-default-name-2 = Liška
seat-default-name-3 = Jelen
seat-default-name-4 = Jednorožec
seat-default-name-5 = Lev
seat-default-name-6 = Ryba
seat-default-name-7 = Havran
seat-default-name-8 = Medvěd
