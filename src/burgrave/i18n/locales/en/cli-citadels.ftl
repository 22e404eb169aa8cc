# The options of Citadels on the command line.

cli-citadels-edition = the edition of the game
cli-citadels-players = how many players: 2 to 7 in the classic edition, 2 to 8 in the others
cli-citadels-preset = characters and districts that go well together: { $choices }
cli-citadels-characters = the characters, one of each rank, separated by commas; “burgrave cards” lists them
cli-citadels-districts = the fourteen unique districts, separated by commas; “burgrave cards” lists them
cli-citadels-random-cast = characters and districts drawn by lot
cli-citadels-nine = play with nine characters
cli-citadels-ninth = the character of rank 9 for a preset, in place of its own
cli-citadels-instead-of-emperor = who plays for the Emperor with two players
cli-citadels-instead-of-queen = who plays for the Queen with up to four players
cli-citadels-action-cards = shuffle the action cards in (De Luxe)
cli-citadels-duplicates = whether a city may have the same district twice
cli-citadels-first-crown = the seat that has the crown first, counted from 1
