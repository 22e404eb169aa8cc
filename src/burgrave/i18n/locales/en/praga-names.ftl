# Names of everything that has an id; `.short` stands in lists. Pieces have no names of their own: a phrase
# without an id composes them from $id, the id as printed, and $letters, the letters it begins with.

praga-title = Praga Caput Regni

## Pieces

praga-tile =
    { $letters ->
        [U] upgrade { $id }
        [W] wall { $id }
       *[B] building { $id }
    }
praga-tile-nothing = no tile
praga-action_tile = action tile { $id }
praga-action_tile-nothing = no action tile
praga-technology = technology { $id }
    .short = { $id }
praga-technology-nothing = no technology
praga-token = production token { $id }
praga-token-nothing = no production token
praga-seal = seal { $id }
praga-seal-nothing = no seal
praga-plaza_tile = plaza tile { $id }
praga-plaza_tile-nothing = no plaza tile
praga-bridge_tile = bridge tile { $id }
    .short = { $id }
praga-bridge_tile-nothing = no bridge tile

## Places

praga-plaza =
    { $letters ->
        [OT] Old Town plaza { $digits }
       *[NT] New Town plaza { $digits }
    }
praga-plot = plot { $id }
    .where = { $id }
# Where a plot is: at a plaza, on the side of it that $place says.
praga-at-plaza =
    { $town ->
        [OT] at Old Town plaza { $number }, { $place }
       *[NT] at New Town plaza { $number }, { $place }
    }
praga-row-upgrades = upgrades
praga-row-walls = walls
praga-row-buildings = buildings
praga-track-mines = gold mines
praga-track-quarry = quarries
praga-project-hunger_wall = Hunger Wall
praga-project-cathedral = Cathedral
praga-space-start = the start
praga-space-I = space I
praga-space-II = space II
praga-space-III = space III
praga-space-IV = space IV
praga-space-V = space V

## Actions

praga-action-mines = gold mines
praga-action-quarry = quarries
praga-action-upgrade = upgrade
praga-action-wall = wall
praga-action-building = building
praga-action-road = King’s Road
praga-performance-develop_mines = develop the gold mines
praga-performance-produce_gold = produce gold
praga-performance-develop_quarry = develop the quarries
praga-performance-produce_stone = produce stone
praga-performance-upgrade = upgrade an action
praga-performance-wall = build a wall
praga-performance-building = build a building
praga-performance-road = build the King’s Road

## Bonuses

praga-bonus-nothing = nothing
praga-bonus-gold = gold
praga-bonus-stone = stone
praga-bonus-vp = points
praga-bonus-tech = technology
praga-bonus-university = university
praga-bonus-mine = gold mines
praga-bonus-quarry = quarries
praga-bonus-silver = silver windows
praga-bonus-goldwin = gold windows
praga-bonus-egg = eggs
praga-bonus-red = red tokens
praga-bonus-blue = blue tokens
praga-bonus-hunger = sideways on the Hunger Wall
praga-bonus-cathedral = sideways on the Cathedral
praga-bonus-sideways_choice = sideways on either project
praga-bonus-special_or_vp = special tile or points
praga-bonus-buy_egg = egg for sale
praga-bonus-choose = reward of your choice

## Where a bonus comes from

praga-source-crane = action crane
praga-source-production = production
praga-source-upgrades = upgrade
praga-source-walls = wall
praga-source-buildings = building
praga-source-connections = connection
praga-source-plazas = plaza
praga-source-projects = Hunger Wall and Cathedral
praga-source-road = King’s Road
praga-source-bridge = Charles Bridge
praga-source-technologies = technology
praga-source-overflow = past the end of a track
praga-source-wealth = wealth
praga-source-actions = action

## Wealth

praga-wealth-gold6 = 6 gold
praga-wealth-stone6 = 6 stone
praga-wealth-nine = 9 gold or 9 stone

## Colours of the players and of the plazas

praga-colour-red = red
praga-colour-green = green
praga-colour-blue = blue
praga-colour-purple = purple
praga-plaza_colour-yellow = yellow
praga-plaza_colour-grey = grey
praga-plaza_colour-brown = brown

## Stacks, hexes of the action board, rewards of plazas

praga-stack-upgrades = stack of upgrades
praga-stack-special_upgrades = stack of special upgrades
praga-stack-walls = stack of walls
praga-stack-special_walls = stack of special walls
praga-stack-buildings = stack of buildings
praga-stack-special_buildings = stack of special buildings
praga-stack-technologies_1 = stack of technologies I
praga-stack-technologies_2 = stack of technologies II
praga-stack-technologies_3 = stack of technologies III
praga-stack-technologies_4 = stack of technologies IV
praga-stack-silver_tiles = stack of silver bridge tiles
praga-stack-gold_tiles = gold tiles at the bridge
praga-stack-cathedral_tiles = gold tiles at the Cathedral
praga-hex = wall slot { $id }
praga-hex-mines = gold mines
praga-hex-quarry = quarries
praga-hex-upgrade = upgrade
praga-hex-wall = wall
praga-hex-building = building
praga-hex-road = King’s Road
praga-reward-upper = the upper reward
praga-reward-lower = the lower reward
praga-reward-both = both rewards
