# The options of Citadels on the command line.

cli-citadels-edition = the edition of the game
cli-citadels-players = number of players: 2 to 7 in the classic edition, 2 to 8 in the others
cli-citadels-preset = characters and districts that go well together: { $choices }
cli-citadels-characters = the characters, one of each rank, separated by commas; “burgrave cards” lists them
cli-citadels-districts = the fourteen unique districts, separated by commas; “burgrave cards” lists them
cli-citadels-random-cast = random characters and districts
cli-citadels-nine = play with nine characters
cli-citadels-ninth = character of rank 9 instead of the one in the preset
cli-citadels-instead-of-emperor = character that replaces the Emperor with two players
cli-citadels-instead-of-queen = character that replaces the Queen with up to four players
cli-citadels-action-cards = shuffle the action cards into the deck (De Luxe)
cli-citadels-duplicates = whether a city may have the same district twice
cli-citadels-first-crown = seat that starts with the crown, counted from 1
