# What every game and every part of Burgrave uses.

language-name = Български
# A seat that nobody has named; people count from 1, the notation of moves from 0.
seat-name = Играч { $number }
# Things in a row: $items are all but the last, with commas.
list-and = { $items } и { $last }
# The animal on the shield of a seat, used as its name; people count from 1.
seat-default-name-1 = Лебед
seat-default-name-2 = Лисица
seat-default-name-3 = Елен
seat-default-name-4 = Еднорог
seat-default-name-5 = Лъв
seat-default-name-6 = Риба
seat-default-name-7 = Гарван
seat-default-name-8 = Мечка
