# What points are given for: during the game, then at its end.

praga-points-start = Points at the start
praga-points-crane = Action crane
praga-points-production = Production
praga-points-upgrades = Upgrades
praga-points-walls = Walls
praga-points-buildings = Buildings
praga-points-connections = Connections
praga-points-plazas = Plazas
praga-points-projects = Hunger Wall and Cathedral
praga-points-road = King’s Road
praga-points-bridge = Charles Bridge
praga-points-technologies = Technologies
praga-points-overflow = Past the end of a track
praga-points-wealth = Wealth
praga-points-actions = Actions

praga-points-open_plazas = Plazas not completed
praga-points-academics = Academics
praga-points-hunger_wall = Rows of the Hunger Wall
praga-points-blue_tokens = Blue tokens
praga-points-cathedral = Rows of the Cathedral
praga-points-red_tokens = Red tokens
praga-points-wall_count = Number of walls
praga-points-gold_tiles = Gold bridge tiles
praga-points-seals = Seals
praga-points-eggs = Eggs
