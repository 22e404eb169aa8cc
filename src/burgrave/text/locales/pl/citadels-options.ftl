# The choices made before a game of Citadels.

citadels-option-edition = Wydanie
citadels-option-players = Liczba graczy
citadels-option-duplicates = Ta sama dzielnica dwa razy w mieście
citadels-option-first_crown = Kto zaczyna z koroną
citadels-option-preset = Gotowy zestaw
citadels-option-characters = Postacie
citadels-option-districts = Unikatowe dzielnice
citadels-option-random_cast = Losowe postacie
citadels-option-nine = Dziewięć postaci
citadels-option-ninth = Postać z numerem 9
citadels-option-instead_of_emperor = Zamiast Cesarza
citadels-option-instead_of_queen = Zamiast Królowej
citadels-option-action_cards = Karty akcji
citadels-edition-classic = Klasyczne
citadels-edition-2016 = 2016
citadels-edition-deluxe = De Luxe
citadels-duplicates-allowed = dozwolona
citadels-duplicates-forbidden = zabroniona
citadels-first_crown-random = losowo
