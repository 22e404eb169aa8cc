# What is printed on pieces, one fact a phrase: the code joins those that apply to a piece.
# $cost and $bundle are bundles as in praga-amounts.ftl, $number is a number, $action the name of an action.

## Hex tiles

praga-fact-era =
    { $number ->
        [1] era I
       *[2] era II
    }
praga-fact-special = special tile
praga-fact-cost = cost: { $cost }
praga-fact-free = free
praga-fact-reward = reward: { $bundle }
praga-fact-upgrade = on each action “{ $action }”: { $bundle }
praga-fact-university = on laying: { praga-amount-university }
# $symbol is hunger or cathedral.
praga-fact-symbol = { part-praga-symbol }
praga-fact-edges = edges: { $edges }
praga-fact-red_corners =
    { $number ->
        [one] { $number } red corner
       *[other] { $number } red corners
    }
praga-fact-blue_corners =
    { $number ->
        [one] { $number } blue corner
       *[other] { $number } blue corners
    }
praga-fact-cube_space = space for a cube
praga-fact-no_cube_space = no space for a cube: 1 point for each building at the plaza

## Symbols on edges, and where edges and corners are

praga-edge-gold = gold
praga-edge-stone = stone
praga-edge-silver = silver window
praga-edge-tech = technology
praga-edge-vp2 = 2 points
praga-edge-at = { $symbol } { $place }
praga-edge_place-0 = northeast
praga-edge_place-1 = east
praga-edge_place-2 = southeast
praga-edge_place-3 = southwest
praga-edge_place-4 = west
praga-edge_place-5 = northwest
praga-corner_place-0 = north
praga-corner_place-1 = northeast
praga-corner_place-2 = southeast
praga-corner_place-3 = south
praga-corner_place-4 = southwest
praga-corner_place-5 = northwest

## The action crane

praga-text-action_tile = { $first } or { $second }
praga-fact-red_zone = red zone: costs { $cost }
praga-fact-green_zone = green zone: free
praga-fact-blue_zone = blue zone: { $bundle }
praga-fact-five_points = with the 5-point token: 5 points
praga-fact-wheel_bonus = bonus of the action crane: { $bundle }
praga-fact-blocked_sector = blocked sector

## Tracks

praga-text-token = At each production of its track: { $bundle }.
praga-fact-track_bonus = from { $number } on, at each production: { $bundle }
praga-fact-track_token = at { $number }: take a production token
praga-fact-track_seal = at { $number }: you may claim a seal
praga-fact-technology_level =
    { $level ->
        [1] at step { $number }: technology of level I
        [2] at step { $number }: technology of level II
        [3] at step { $number }: technology of level III
       *[4] at step { $number }: technology of level IV
    }
praga-fact-academics = at the end, for each technology step: { praga-amount-vp }
praga-text-wealth =
    { $wealth ->
        [gold6] The first time you have { praga-wealth-gold6 }: { $bundle }.
        [stone6] The first time you have { praga-wealth-stone6 }: { $bundle }.
       *[nine] The first time you have { praga-wealth-nine }: { $bundle }.
    }

## Plazas

praga-text-plaza_tile = Above: { $upper }. Below: { $lower }.
praga-fact-plot = costs { $cost } more, gives { $bundle }

## Hunger Wall and Cathedral

praga-cell-empty = empty
praga-cell-points = { praga-amount-vp }
praga-cell-up = arrow up
praga-cell-sideways = arrow sideways
praga-fact-row_points = row { $row }: { praga-amount-vp }
praga-fact-column_points =
    { $project ->
        [hunger_wall] column { $column }: { praga-amount-vp } for each blue token
       *[cathedral] column { $column }: { praga-amount-vp } for each red token
    }
praga-fact-level_cost = row { $row } costs { $cost } more

## King's Road

praga-road-enter = to get here: { $cost }
praga-road-egg = for 1 egg: { $bundle }
praga-road-may_pay = once you may pay { $cost } and gain { $bundle }
praga-road-vp_per_era1_upgrade = { praga-amount-vp } for each of your upgrades of era I
praga-road-vp_per_window = { praga-amount-vp } for each of your windows
praga-road-while_here_upgrade = while you are here, on each upgrade: { $bundle }
praga-road-while_here_wall = while you are here, for each wall: { $bundle }
praga-road-while_here_building_without = while you are here, for each building without the { part-praga-symbol }: { $bundle }
praga-road-bridge_silver = draw 3 silver bridge tiles and lay one on the bridge
praga-road-bridge_gold = choose a gold bridge tile and lay it on the bridge

## Charles Bridge

praga-text-bridge_tile =
    { $end ->
        [none] At once: { $bundle }.
       *[other]
            { $bundle ->
                [none] At the end: { $end }.
               *[other] At once: { $bundle }. At the end: { $end }.
            }
    }
# Moves that a bridge tile offers and does not force: after the bundle.
praga-optional-hunger =
    { $number ->
        [one] you may move { $number } column sideways on the Hunger Wall
       *[other] you may move { $number } columns sideways on the Hunger Wall
    }
praga-optional-cathedral =
    { $number ->
        [one] you may move { $number } column sideways on the Cathedral
       *[other] you may move { $number } columns sideways on the Cathedral
    }
praga-fact-bridge_place = place { $number }: { $bundle }

## Seals, and what scores at the end

praga-text-seal =
    { $cost ->
        [none] Free. At the end: { $end }.
       *[other] Costs { $cost }. At the end: { $end }.
    }
praga-score-buy =
    { $resource ->
        [gold] { praga-amount-vp } for each gold you have left
       *[stone] { praga-amount-vp } for each stone you have left
    }
praga-score-buy_pair = { praga-amount-vp } for each pair of 1 gold and 1 stone you have left
praga-score-flat = { praga-amount-vp }
praga-score-track_position =
    { $track ->
        [university] as many points as your position at the university
        [mines] as many points as your gold mines
       *[quarry] as many points as your quarries
    }
praga-score-per_upgrade = { praga-amount-vp } for each of your upgrades, covered ones too
praga-score-per_wall = { praga-amount-vp } for each of your walls
praga-score-rows_sum = { praga-amount-vp } times the sum of your rows on the Hunger Wall and the Cathedral
