# The choices made before a game of Citadels.

citadels-option-edition = Edice
citadels-option-players = Počet hráčů
citadels-option-duplicates = Stejná budova ve městě dvakrát
citadels-option-first_crown = Kdo začíná s korunou
citadels-edition-classic = Klasická
citadels-edition-2016 = 2016
citadels-edition-deluxe = De Luxe
citadels-duplicates-allowed = povoleno
citadels-duplicates-forbidden = zakázáno
citadels-first_crown-random = určí los
