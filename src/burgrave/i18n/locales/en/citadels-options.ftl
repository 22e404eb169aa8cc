# The choices made before a game of Citadels.

citadels-about = Build the best city. Each round, secretly choose a character with a special ability.

citadels-option-edition = Edition
citadels-option-players = Players
citadels-option-duplicates = Duplicate districts
citadels-option-first_crown = First crown
citadels-option-preset = Preset
citadels-option-characters = Characters
citadels-option-districts = Unique districts
citadels-option-random_cast = Random cast
citadels-option-nine = Nine characters
citadels-option-ninth = Character of rank 9
citadels-option-instead_of_emperor = In place of the Emperor
citadels-option-instead_of_queen = In place of the Queen
citadels-option-action_cards = Action cards
citadels-edition-classic = Classic
citadels-edition-2016 = 2016
citadels-edition-deluxe = De Luxe
citadels-duplicates-allowed = allowed
citadels-duplicates-forbidden = forbidden
citadels-first_crown-random = random

## Presets

citadels-text-preset-first_game = The eight classic characters and plain districts: the best way to learn the game.
citadels-text-preset-ambitious_aristocrats = Quick builders, and officials who take what others build.
citadels-text-preset-cunning_agents = Threats, spells and taxes: much depends on guessing who is who.
citadels-text-preset-illustrious_emissaries = Cards change hands; knowing what others hold is worth gold.
citadels-text-preset-devious_dignitaries = Intrigue from the first round: bluffs, bribes and lost districts.
citadels-text-preset-tenacious_delegates = For planners: many cards, many exchanges, much to calculate.
citadels-text-preset-vicious_nobles = The harshest preset: neither gold nor districts are safe.
