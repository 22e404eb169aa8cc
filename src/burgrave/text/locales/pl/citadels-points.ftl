# What points are given for.

citadels-points-districts = Dzielnice
citadels-points-all-types = Wszystkich pięć rodzajów
citadels-points-first-completed = Miasto ukończone jako pierwsze
citadels-points-completed = Ukończone miasto
