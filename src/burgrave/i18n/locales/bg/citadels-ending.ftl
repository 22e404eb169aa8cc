# What decides among equal points. $seats are names with the number that decides, the better one first.

citadels-tie-classic = Равни точки; решават точките само от сградите: { $seats }.
citadels-tie-2016 = Равни точки; решава най-високият ранг, разкрит в последния рунд: { $seats }.
citadels-tie-deluxe = Равни точки; решава най-високият ранг от последния рунд: { $seats }.
