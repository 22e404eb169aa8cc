# The glossary: words that stand alone, as headings and labels. docs/praga-glossary.md is the same as a table.

## The action crane

praga-term-crane = Action crane
praga-term-action_tile = Action tile
praga-term-red_zone = Red zone
praga-term-green_zone = Green zone
praga-term-blue_zone = Blue zone
praga-term-position = Position
praga-term-sector = Sector
praga-term-blocked_sector = Blocked sector
praga-term-turn_counter = Turn counter
praga-term-hourglass = Hourglass
praga-term-five_points = 5-point token
praga-term-wheel_bonus = Bonus of the action crane

## Boards and tracks

praga-term-action_board = Action board
praga-term-player_board = Player board
praga-term-main_board = Main board
praga-term-mines = Gold mines
praga-term-quarry = Quarries
praga-term-technology = Technology
praga-term-university = Charles University
praga-term-produce = Produce
praga-term-production_bonus = Production bonus
praga-term-production_token = Production token
praga-term-wealth_bonus = Wealth bonus
praga-term-seal = Seal
praga-term-river = River

## What players have

praga-term-gold = Gold
praga-term-stone = Stone
praga-term-points = Points
praga-term-egg = Eggs
praga-term-window = Windows
praga-term-silver_window = Silver windows
praga-term-gold_window = Gold windows
praga-term-red_token = Red tokens
praga-term-blue_token = Blue tokens
praga-term-cube = Cubes
praga-term-figure = Figure
praga-term-marker = Marker

## Actions

praga-term-action = Action
praga-term-main_action = Main action
praga-term-extra_action = Extra action
praga-term-action_mines = Manage gold mines
praga-term-action_quarry = Manage quarries
praga-term-action_upgrade = Upgrade an action
praga-term-action_wall = Build a wall
praga-term-action_building = Build a building
praga-term-action_road = Build the King’s Road

## Tiles

praga-term-tile = Tile
praga-term-upgrade = Upgrade
praga-term-wall = Wall
praga-term-building = Building
praga-term-normal_tile = Normal tile
praga-term-special_tile = Special tile
praga-term-display = On offer
praga-term-stack = Stack
praga-term-refresh = Refresh
praga-term-era = Era
praga-term-edge = Edge
praga-term-corner = Corner
praga-term-connection = Connection
praga-term-cost = Cost
praga-term-reward = Reward

## City and projects

praga-term-old_town = Old Town
praga-term-new_town = New Town
praga-term-plot = Plot
praga-term-plaza = Plaza
praga-term-influence = Influence
praga-term-hunger_wall = Hunger Wall
praga-term-cathedral = St. Vitus Cathedral
praga-term-row = Row
praga-term-column = Column
praga-term-level = Level
praga-term-sideways = Move sideways
praga-term-row_up = Row up
praga-term-kings_road = King’s Road
praga-term-bridge = Charles Bridge
praga-term-bridge_place = Place of the bridge
praga-term-silver_tile = Silver bridge tile
praga-term-gold_tile = Gold bridge tile

## Playing

praga-term-first_player = First player
praga-term-turn = Turn
praga-term-scoring = Final scoring
praga-term-solo = Solo game
praga-term-opponent = Virtual opponent
praga-term-parler = Peter Parler
praga-term-pawn = Parler’s pawn
praga-term-pointer = Parler’s next tile
praga-term-parler_card_1 = Parler’s card 1
praga-term-parler_card_2 = Parler’s card 2
praga-term-parler_card_3 = Parler’s card 3
praga-term-parler_card_4 = Parler’s card 4
praga-term-parler_card_5 = Parler’s card 5
praga-term-unknown = Unknown

## Phases

praga-phase-setup = setup
praga-phase-turn = turn
praga-phase-close = end of the turn
praga-phase-opponent = turn of the opponent
praga-phase-era_change = change of era
praga-phase-scoring = final scoring
praga-phase-over = the end
