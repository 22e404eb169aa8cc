# What a move does, as a label.

praga-move-end-turn = End your turn
praga-move-wheel-bonus = Use the bonus of the action crane
praga-move-buy-action-for-two-gold-windows = Extra action: 2 gold windows
praga-move-buy-action-for-gold-and-silver = Extra action: 1 gold and 1 silver window
praga-move-road-effect = King’s Road, { $space }: effect
praga-move-road-egg-effect = King’s Road, { $space }: for 1 egg
praga-move-arrow-up = Follow the arrow up
praga-move-decline = No
praga-move-upper-reward = Take the upper reward
praga-move-lower-reward = Take the lower reward
praga-move-discard-silver-window = Discard a silver window
praga-move-discard-gold-window = Discard a gold window
praga-move-track-mines = Gold mines
praga-move-track-quarry = Quarries
praga-move-take = Take { $action_tile }

## The main action, or the action of a technology

praga-move-action-develop_mines = Develop the gold mines: 1 gold, 1 step
praga-move-action-produce_gold = Produce gold
praga-move-action-develop_quarry = Develop the quarries: 1 stone, 1 step
praga-move-action-produce_stone = Produce stone
praga-move-action-upgrade = Upgrade an action
praga-move-action-wall = Build a wall
praga-move-action-building = Build a building
praga-move-action-road = Build the King’s Road

## The bought action

praga-move-extra = Extra action: { $performance }

## The rest of a turn

praga-move-use = Use { $technology }
praga-move-keep = Keep { $technology }
praga-move-refresh-for-gold-upgrades = Refresh the upgrades for 1 gold
praga-move-refresh-for-gold-walls = Refresh the walls for 1 gold
praga-move-refresh-for-gold-buildings = Refresh the buildings for 1 gold
praga-move-refresh-for-stone-upgrades = Refresh the upgrades for 1 stone
praga-move-refresh-for-stone-walls = Refresh the walls for 1 stone
praga-move-refresh-for-stone-buildings = Refresh the buildings for 1 stone
praga-move-climb-hunger_wall = Hunger Wall: a row up (2 silver windows)
praga-move-climb-cathedral = Cathedral: a row up (2 silver windows)
praga-move-sideways-hunger_wall = Move sideways on the Hunger Wall
praga-move-sideways-cathedral = Move sideways on the Cathedral
praga-move-project-hunger_wall = Hunger Wall
praga-move-project-cathedral = Cathedral
praga-move-bonus = Take the bonus of { $tile }
praga-move-seal = Claim { $seal }

## Choosing pieces and places

praga-move-tile = Choose { $tile }
praga-move-slot = Wall slot { $slot }
praga-move-rotation =
    { $rotation ->
        [0] Not turned
        [1] Turned by 60° clockwise ↻
        [2] Turned by 120° clockwise ↻
        [3] Turned by 180°
        [4] Turned by 120° counterclockwise ↺
       *[5] Turned by 60° counterclockwise ↺
    }
praga-move-plot = Plot { $plot_where }
praga-move-token = Take { $token }
praga-move-pick = Choose { $bridge_tile }
praga-move-place = Bridge place { $place }
praga-move-plaza = Choose { $plaza }
praga-move-choose = Reward { $choice }
