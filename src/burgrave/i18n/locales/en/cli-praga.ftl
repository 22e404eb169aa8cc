# The options of Praga Caput Regni on the command line.

cli-praga-players = number of players, 1 to 4; 1 is a solo game
cli-praga-side = the side of the action tiles
cli-praga-tile-order = the order of the action tiles on the action crane
cli-praga-road-tiles = which of the King’s Road tiles are used, separated by commas: KR-I, KR-IIa or KR-IIb, KR-III
cli-praga-hunger-wall = the pieces of the Hunger Wall
cli-praga-cathedral = the pieces of the Cathedral
cli-praga-bridge = the side of each of the five places of the bridge, a or b, for example ababa
cli-praga-first-player = seat that begins, counted from 1
cli-praga-solo = the opponent in a solo game
cli-praga-components = a file with other component data, for example with corrected numbers
