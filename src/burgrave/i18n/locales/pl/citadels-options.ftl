# The choices made before a game of Citadels.

citadels-about = Zbuduj najlepsze miasto. W każdej rundzie potajemnie wybierz postać o wyjątkowej zdolności.

citadels-option-edition = Wydanie
citadels-option-players = Liczba graczy
citadels-option-duplicates = Ta sama dzielnica dwa razy w mieście
citadels-option-first_crown = Kto zaczyna z koroną
citadels-option-preset = Gotowy zestaw
citadels-option-characters = Postacie
citadels-option-districts = Unikatowe dzielnice
citadels-option-random_cast = Losowy skład
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

## Presets

citadels-text-preset-first_game = Osiem klasycznych postaci i proste dzielnice: najlepszy początek.
citadels-text-preset-ambitious_aristocrats = Szybcy budowniczowie i urzędnicy, którzy zabierają cudze dzielnice.
citadels-text-preset-cunning_agents = Szantaż, czary i podatki: dużo zależy od odgadnięcia, kto jest kim.
citadels-text-preset-illustrious_emissaries = Karty zmieniają właścicieli; wiedza o tym, co trzymają inni, jest na wagę złota.
citadels-text-preset-devious_dignitaries = Intrygi od pierwszej rundy: blefy, łapówki i utracone dzielnice.
citadels-text-preset-tenacious_delegates = Dla planistów: dużo kart, dużo wymian, dużo liczenia.
citadels-text-preset-vicious_nobles = Najostrzejszy zestaw: nic nie jest bezpieczne, ani złoto, ani dzielnice.
