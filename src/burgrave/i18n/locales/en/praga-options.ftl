# The choices made before a game of Praga.

praga-about = Build medieval Prague for Charles IV. The longer an action waits, the cheaper it gets.

praga-option-players = Players
praga-option-side = Side of the action tiles
praga-option-tile_order = Order of the action tiles
praga-option-road_tiles = King’s Road tiles
praga-option-hunger_wall = Pieces of the Hunger Wall
praga-option-cathedral = Pieces of the Cathedral
praga-option-bridge = Sides of the bridge places
praga-option-first_player = First player
praga-option-solo = Solo opponent
praga-option-components = Component data

# What an option changes.
praga-about-side = Which two actions are on one tile. Side A has three pairs, side B six.
praga-about-tile_order = Where the action tiles lie on the crane at the start.
praga-about-road_tiles = Each gives a space of the King’s Road another effect: I for upgrades, II for walls (first side) or buildings (second side), III for windows.
praga-about-hunger_wall = Each set has its arrows and points in other places.
praga-about-bridge = What the five places of Charles Bridge give.
praga-about-cathedral = { praga-about-hunger_wall }

praga-side-A = side A
praga-side-B = side B
praga-tile_order-recommended = as recommended
praga-tile_order-random = random
praga-road_tiles-none = none
praga-road_tiles-KR-I = tile I
praga-road_tiles-KR-IIa = tile II, first side
praga-road_tiles-KR-IIb = tile II, second side
praga-road_tiles-KR-III = tile III
praga-hunger_wall-base = basic set
praga-hunger_wall-A = set A
praga-hunger_wall-B = set B
praga-cathedral-base = basic set
praga-cathedral-A = set A
praga-cathedral-B = set B
praga-bridge-a = front
praga-bridge-b = back
praga-first_player-random = random
praga-solo-none = none: several players
praga-solo-simple = simple: only takes tiles
praga-solo-parler = Parler: builds and takes tiles away

## Values that are not valid, as they are typed

option-road-sides = “{ $value }” names both sides of the King’s Road tile of space II. Choose one side.
option-bridge = “bridge” cannot be “{ $value }”. Give a or b for each of the five places, for example “{ $right }”.
option-solo-players = “solo” cannot be “{ $value }” in a game of { $players }. Remove it, or choose one player.
