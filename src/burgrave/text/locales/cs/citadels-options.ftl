# The choices made before a game of Citadels.

citadels-option-edition = Edice
citadels-option-players = Počet hráčů
citadels-option-duplicates = Stejná budova ve městě dvakrát
citadels-option-first_crown = Kdo začíná s korunou
citadels-option-preset = Sada karet
citadels-option-characters = Postavy
citadels-option-districts = Fialové budovy
citadels-option-random_cast = Postavy určí los
citadels-option-nine = Devět postav
citadels-option-ninth = Postava s číslem 9
citadels-option-instead_of_emperor = Místo Císaře
citadels-option-instead_of_queen = Místo Královny
citadels-option-action_cards = Akční karty
citadels-edition-classic = Klasická
citadels-edition-2016 = 2016
citadels-edition-deluxe = De Luxe
citadels-duplicates-allowed = povoleno
citadels-duplicates-forbidden = zakázáno
citadels-first_crown-random = určí los
