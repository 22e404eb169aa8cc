# The choices made before a game of Citadels.

citadels-option-edition = Edition
citadels-option-players = Players
citadels-option-duplicates = The same district twice in a city
citadels-option-first_crown = Who starts with the crown
citadels-edition-classic = Classic
citadels-edition-2016 = 2016
citadels-edition-deluxe = De Luxe
citadels-duplicates-allowed = allowed
citadels-duplicates-forbidden = forbidden
citadels-first_crown-random = drawn by lot
