# The choices made before a game of Citadels.

citadels-about = Postav nejlepší město. V každém kole si tajně vyber postavu se zvláštní schopností.

citadels-option-edition = Vydání
citadels-option-players = Počet hráčů
citadels-option-duplicates = Stejná stavba ve městě dvakrát
citadels-option-first_crown = Kdo začíná s korunou
citadels-option-preset = Sada karet
citadels-option-characters = Postavy
citadels-option-districts = Fialové budovy
citadels-option-random_cast = Náhodná sestava
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
citadels-first_crown-random = náhodně

## Presets

citadels-text-preset-first_game = Osm klasických postav a jednoduché budovy: nejlepší začátek.
citadels-text-preset-ambitious_aristocrats = Rychlí stavitelé a úředníci, kteří berou cizí budovy.
citadels-text-preset-cunning_agents = Vydírání, kouzla a daně: hodně záleží na odhadu, kdo je kdo.
citadels-text-preset-illustrious_emissaries = Karty mění majitele; vědět, co drží ostatní, má cenu zlata.
citadels-text-preset-devious_dignitaries = Intriky od prvního kola: blafy, úplatky a ztracené budovy.
citadels-text-preset-tenacious_delegates = Pro plánovače: hodně karet, hodně výměn, hodně počítání.
citadels-text-preset-vicious_nobles = Nejtvrdší sada: nic není v bezpečí, ani mince, ani budovy.
