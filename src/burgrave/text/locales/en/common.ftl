# What every game and every part of Burgrave uses.

language-name = English
# A seat that nobody has named; people count from 1, the notation of moves from 0.
seat-name = Seat { $number }
# Things in a row: $items are all but the last, with commas.
list-and = { $items } and { $last }
# The beast on the shield of a seat, by which one may call it; people count from 1.
seat-beast-1 = Swan
seat-beast-2 = Fox
seat-beast-3 = Stag
seat-beast-4 = Unicorn
seat-beast-5 = Lion
seat-beast-6 = Fish
seat-beast-7 = Raven
seat-beast-8 = Bear
