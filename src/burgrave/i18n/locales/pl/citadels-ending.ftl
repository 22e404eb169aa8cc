# What decides among equal points. $seats are names with the number that decides, the better one first.

citadels-tie-classic = Remis; decydują punkty za same dzielnice: { $seats }.
citadels-tie-2016 = Remis; decyduje najwyższa ranga ujawniona w ostatniej rundzie: { $seats }.
citadels-tie-deluxe = Remis; decyduje najwyższa ranga z ostatniej rundy: { $seats }.
