# What every game and every part of Burgrave uses.

language-name = English
# A seat that nobody has named; people count from 1, the notation of moves from 0.
seat-name = Seat { $number }
# Things in a row: $items are all but the last, with commas.
list-and = { $items } and { $last }
# The animal on the shield of a seat, used as its name; people count from 1.
seat-default-name-1 = Swan
seat-default-name-2 = Fox
seat-default-name-3 = Stag
seat-default-name-4 = Unicorn
seat-default-name-5 = Lion
seat-default-name-6 = Fish
seat-default-name-7 = Raven
seat-default-name-8 = Bear
