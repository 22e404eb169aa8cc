# The choices made before a game of Citadels.

citadels-option-edition = Издание
citadels-option-players = Играчи
citadels-option-duplicates = Една и съща сграда два пъти в града
citadels-option-first_crown = Кой започва с короната
citadels-edition-classic = Класическо
citadels-edition-2016 = 2016
citadels-edition-deluxe = De Luxe
citadels-duplicates-allowed = разрешена
citadels-duplicates-forbidden = забранена
citadels-first_crown-random = по жребий
