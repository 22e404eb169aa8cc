# What every game and every part of Burgrave uses.

language-name = Български
# A seat that nobody has named; people count from 1, the notation of moves from 0.
seat-name = Играч { $number }
# Things in a row: $items are all but the last, with commas.
list-and = { $items } и { $last }
# The beast on the shield of a seat, by which one may call it; people count from 1.
seat-beast-1 = Лебед
seat-beast-2 = Лисица
seat-beast-3 = Елен
seat-beast-4 = Еднорог
seat-beast-5 = Лъв
seat-beast-6 = Риба
seat-beast-7 = Гарван
seat-beast-8 = Мечка
