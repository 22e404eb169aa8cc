### The page on which the printed pieces of a box are entered, and the pieces of a table.

nav-pieces = Your box
pieces-lede = Most values on these pieces are our own reconstruction: the rulebook shows only some of them. If you own the game, compare each piece with yours. Correct what differs, and confirm what is as printed.
pieces-enter-own = Enter the pieces of your box
pieces-no-game = This game has no pieces to enter.
pieces-loading = Loading the pieces …
pieces-away = The server cannot be reached. Nothing was changed.
pieces-again = Try again
pieces-unchecked = The server cannot be reached, so your pieces are not checked. They stay in this browser.

## Sections and progress

pieces-sections = Sections
pieces-section-wrong = something does not fit here
pieces-progress = { $count } of { $total } confirmed
pieces-progress-label = Confirmed pieces
pieces-find = Find a piece
pieces-find-how = wall, 3 stone, gold window
pieces-found =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
pieces-none = No piece has all of this.
pieces-choose = Choose a piece to look at it.
pieces-next = Next unconfirmed
pieces-all-done = Everything is confirmed
pieces-skip = Skip
pieces-undo = Undo
pieces-redo = Redo

## One piece

pieces-how = Click what differs on the drawing, or use the arrow keys and Enter. Rotation does not matter.
pieces-confirm = As printed
pieces-unconfirm = Not confirmed after all
pieces-reset = Back to the built-in values
pieces-source = Where the values come from
pieces-fixed = These values are part of the rules. You can only confirm them.
pieces-yes = yes
pieces-no = no
pieces-nothing = nothing
pieces-less = less: { $what }
pieces-more = more: { $what }
pieces-add = Add
pieces-add-one = Add: { $what }
pieces-one-of = One of
pieces-or = or
pieces-make-choice = A reward of your choice
pieces-another-choice = Another choice
pieces-remove-choice = Remove choice { $number }
pieces-era = Era
pieces-cost = Cost
pieces-reward = Reward
pieces-action = Action
pieces-university = University steps
pieces-edge = Edge { $place }
pieces-edge-of = edge: { $symbol }
pieces-red-corner = Red corner { $place }
pieces-blue-corner = Blue corner { $place }
pieces-no-cube = no space for a cube
pieces-effect = Effect
pieces-amounts = Amounts
pieces-amount = Amount
pieces-steps = Steps
pieces-points = Points
pieces-count = Number
pieces-upper = Upper reward
pieces-lower = Lower reward
pieces-colour = Colour
pieces-colour-yellow = yellow
pieces-colour-grey = grey
pieces-colour-brown = brown
pieces-at-once = At once
pieces-at-end = At the end
pieces-counts = Counts
pieces-counts-university = position at the university
pieces-counts-mines = position of the gold mines
pieces-counts-quarry = position of the quarries
pieces-counts-per_upgrade = each upgrade
pieces-counts-per_wall = each wall
pieces-counts-rows_sum = each row climbed
pieces-seal-flat = points
pieces-seal-gold = points for each gold
pieces-seal-stone = points for each stone
pieces-seal-pair = points for each gold with a stone

## Kinds of pieces and other parts

pieces-kind-upgrade = Upgrade
pieces-kind-wall = Wall
pieces-kind-building = Building
pieces-kind-technologies = Technology
pieces-kind-production_tokens = Production token
pieces-kind-plazas = Plaza tile
pieces-kind-kings_road-spaces = King’s Road
pieces-kind-kings_road-alternative_tiles = King’s Road tile
pieces-kind-bridge-places = Place on the bridge
pieces-kind-bridge-tiles = Bridge tile
pieces-kind-seals = Seal
pieces-part-wheel-positions = Zones of the frame
pieces-part-wheel-sectors = Bonuses of the wheel
pieces-part-wheel-start = Start of the blocked sector
pieces-part-wheel-frame = Turn counter and era II
pieces-part-wheel-recommended = Recommended order of the action tiles
pieces-part-action_tiles = Action tiles
pieces-part-board = City map
pieces-part-kings_road-colours = Colours of the King’s Road
pieces-part-projects-level_cost = Prices of the levels
pieces-part-projects-column = Columns
pieces-part-projects-row_vp = Points of the rows
pieces-part-projects-rows = Number of rows and levels
pieces-part-projects-hunger_wall = Hunger Wall
pieces-part-projects-cathedral = Cathedral
pieces-part-egg_scoring = Points for eggs
pieces-part-wall_scoring = Points for walls
pieces-part-display = Tiles on display
pieces-part-player_board-start = What a player starts with
pieces-part-player_board-mines = Track of the gold mines
pieces-part-player_board-quarry = Track of the quarries
pieces-part-player_board-technology = Technology track
pieces-part-player_board-university = University track
pieces-part-player_board-wealth = Bonuses for wealth
pieces-part-action_board = Action board

## Symbols

pieces-symbol-gold = gold
pieces-symbol-stone = stone
pieces-symbol-vp = points
pieces-symbol-tech = technology steps
pieces-symbol-university = university steps
pieces-symbol-mine = steps of the gold mines
pieces-symbol-quarry = steps of the quarries
pieces-symbol-silver = silver windows
pieces-symbol-goldwin = gold windows
pieces-symbol-egg = eggs
pieces-symbol-red = red tokens
pieces-symbol-blue = blue tokens
pieces-symbol-hunger = sideways on the Hunger Wall
pieces-symbol-cathedral = sideways on the Cathedral
pieces-symbol-sideways_choice = sideways on either project
pieces-symbol-special_or_vp = special tile or points
pieces-symbol-cube = free cubes
pieces-symbol-token = production token
pieces-symbol-seal = seal

## Boards

pieces-nth = { $number }.
pieces-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
pieces-side = Side { $side }
pieces-zone = Zone
pieces-zone-red = red
pieces-zone-green = green
pieces-zone-blue = blue
pieces-position = Position { $number }
pieces-sector = Sector { $number }
pieces-bonus = Bonus
pieces-block-start = Position of the blocked sector at the start
pieces-block-counts = Where it counts
pieces-drop = The counter moves at position
pieces-era-position = Era II begins at position
pieces-counter-start = Space of the turn counter at the start
pieces-era-change = Era II begins ({ $players })
pieces-change-pos = Position of the blocked sector
pieces-change-while_frame_space = Space of the turn counter
pieces-change-from = From space
pieces-change-to = To space
pieces-half-outer = Left action of { $tile }
pieces-half-inner = Right action of { $tile }
pieces-pairing = Which sides are one tile
pieces-enter = Price to get here
pieces-egg-effect = For an egg
pieces-road-gain = a reward
pieces-road-may_pay = pay and gain
pieces-road-vp_per_era1_upgrade = points for upgrades of era I
pieces-road-vp_per_window = points for windows
pieces-road-while_here_upgrade = reward for upgrades
pieces-road-while_here_wall = reward for walls
pieces-road-while_here_building_without = reward for buildings without a symbol
pieces-start = At the start
pieces-limit = Most gold or stone
pieces-cell = Space { $number }
pieces-ends = Ends of the track
pieces-first = First number
pieces-last = Last number
pieces-overflow = Points for each step beyond
pieces-worth = Points for each technology step
pieces-from = From
pieces-wealth-gold6 = Much gold
pieces-wealth-stone6 = Much stone
pieces-wealth-nine = As much as possible
pieces-project-hunger_wall = Hunger Wall
pieces-project-cathedral = Cathedral
pieces-project-cell = { $set }: row { $row }, column { $column }
pieces-column = Column { $column }
pieces-level-price = Price of row { $row }
pieces-climb = Price of one row up
pieces-hex = { $type }, row { $row }, column { $column }
pieces-hex-kind = What is here
pieces-hex-plot = plot
pieces-hex-plaza = plaza
pieces-hex-road = road
pieces-hex-green = green
pieces-hex-walled = walled quarter
pieces-hex-embankment = embankment
pieces-plaza = Plaza
pieces-surcharge = Additional gold
pieces-least-players = Has a tile from this number of players on
pieces-prefilled =
    { $count ->
        [one] Built on from the start ({ $count } player)
       *[other] Built on from the start ({ $count } players)
    }
pieces-loop = Path of Parler’s figure
pieces-shields = Spaces of the King’s Road
pieces-shield-row = { $space }: row
pieces-shield-column = { $space }: column

## The check

pieces-fits = All pieces fit together.
pieces-wrong =
    { $count ->
        [one] One thing does not fit:
       *[other] { $count } things do not fit:
    }
pieces-show = Show
pieces-show-all = Show all ({ $count })
pieces-show-less = Show fewer
pieces-exchange = Exchange their values

## Files

pieces-use = Use at my tables
pieces-use-about = Your pieces go along when you create a table.
pieces-use-off = This server does not allow it.
pieces-download = Download
pieces-open = Open a file
pieces-compare = Compare and merge
pieces-refused = The file cannot be used. Nothing was changed.
pieces-large = { $name } is larger than { $most } kB.
pieces-compared = Your pieces and { $name }
pieces-mine = Mine
pieces-theirs = Theirs
pieces-built-in = Built in
pieces-what = What
pieces-differ =
    { $count ->
        [one] One piece differs.
       *[other] { $count } pieces differ.
    }
pieces-agreed =
    { $count ->
        [one] One is confirmed by both.
       *[other] { $count } are confirmed by both.
    }
pieces-to-choose =
    { $count ->
        [one] Choose one more.
       *[other] Choose { $count } more.
    }
pieces-take = Take
pieces-take-mine = mine
pieces-take-theirs = theirs
pieces-take-both = both
pieces-merge = Use the merged pieces
pieces-merge-not = Keep mine unchanged

## New tables and the lobby

pieces-which = Pieces
pieces-mine-built-in = built in
pieces-mine-own = from my box
pieces-table = Pieces of { $name }
pieces-table-unnamed = A player’s own pieces
pieces-table-state = { $confirmed } of { $total } confirmed, { $changed } different from the built-in ones
pieces-table-differences = Show the differences
pieces-table-download = Download these pieces
pieces-only-confirmed = All values are the built-in ones.
pieces-origin-of = Values: { $origin }
