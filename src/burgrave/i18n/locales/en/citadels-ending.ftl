# What decides among equal points. $seats are names with the number that decides, the better one first.

citadels-tie-classic = Equal points; the value of the districts alone decides: { $seats }.
citadels-tie-2016 = Equal points; the highest rank revealed in the last round decides: { $seats }.
citadels-tie-deluxe = Equal points; the highest rank held in the last round decides: { $seats }.
