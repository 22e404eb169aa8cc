# What points are given for.

citadels-points-districts = Dzielnice
citadels-points-all-types = Wszystkich pięć rodzajów
citadels-points-first-completed = Miasto ukończone jako pierwsze
citadels-points-completed = Ukończone miasto
citadels-points-basilica = { citadels-card-basilica }
citadels-points-capitol = { citadels-card-capitol }
citadels-points-dragon_gate = { citadels-card-dragon_gate }
citadels-points-imperial_treasury = { citadels-card-imperial_treasury }
citadels-points-ivory_tower = { citadels-card-ivory_tower }
citadels-points-map_room = { citadels-card-map_room }
citadels-points-museum = { citadels-card-museum }
citadels-points-statue = { citadels-card-statue }
citadels-points-wishing_well = { citadels-card-wishing_well }
citadels-points-secret_vault = { citadels-card-secret_vault }
citadels-points-action_cards = Karty akcji
