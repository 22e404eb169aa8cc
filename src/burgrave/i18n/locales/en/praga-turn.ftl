# A turn as it is chosen: the groups of its moves, what ending it loses, and where gains come from.

## Groups

praga-group-take = Crane
praga-group-action = Action
praga-group-note-action = one of the two
praga-group-first = To settle
praga-group-note-first = before the turn can end
praga-group-comes = Bonuses
praga-group-note-comes = automatic at the end
praga-group-lost = If you want
praga-group-note-lost = lost at the end of the turn
praga-group-extra = Extra action
praga-group-note-extra = lost at the end of the turn
praga-group-technology = Technology
praga-group-project = Row up
praga-group-seal = Seals
praga-group-buy = Extra action
praga-group-refresh = Refresh

## What is lost

# $number is how many, $id a space of the road.
praga-loss-action = the action of the tile
praga-loss-extra =
    { $number ->
        [one] an extra action
       *[other] { $number } extra actions
    }
praga-loss-wheel-bonus = the egg that is for sale
praga-loss-road-effect = the purchase on space { $id }
praga-loss-road-egg-effect = the effect of space { $id } for an egg
praga-loss-sideways =
    { $id ->
        [hunger_wall] { praga-amount-hunger }
       *[cathedral] { praga-amount-cathedral }
    }
praga-loss-window =
    { $number ->
        [one] a window of your choice
       *[other] { $number } windows of your choice
    }
praga-loss-list = loses { $things }

## Where the gains of a tile come from

praga-gain-price = Price
# $number is what a technology takes off.
praga-gain-price-less = Price, { $number } off
praga-gain-plot = This plot
praga-gain-reward = Reward
praga-gain-university = University
praga-gain-edge = Edges match
praga-gain-corners-red = Red corners meet
praga-gain-corners-blue = Blue corners meet
praga-gain-symbol = Its symbol: a move sideways
praga-gain-around = Buildings around the plaza
praga-gain-cube = Your cube on it
praga-gain-no-cube = No cube left, no influence
praga-gain-technology = Technology { $level }
praga-gain-wealth = Wealth: { $wealth }
praga-gain-road = King’s Road, { $space }
praga-gain-overflow = Past the end of the track
praga-gain-projects = Moves sideways
praga-gain-limit = No room for more
praga-gain-plaza = Plaza complete
praga-gain-plaza-you = Plaza complete: you lead
praga-gain-plaza-shared = Plaza complete: you lead with { $seats }
praga-gain-plaza-other = Plaza complete: led by { $seats }
praga-gain-plaza-other-and-you = Plaza complete: led by { $seats }, you choose one
praga-gain-plaza-choose = Plaza complete: you choose one
praga-gain-each-time = From now on, each time
praga-gain-upgrade = Your upgrade, when you like

## Choices in words

praga-decline-arrow-up = Stay in this row
praga-decline-cathedral-tile = Take no tile
# $lost is a bundle.
praga-note-limit = of that { $lost } lost: you can have only 9
praga-note-row = row { $row }: { praga-amount-vp } at the end
# How many of the tiles of the row can be chosen for an action.
praga-note-tiles = { $action } (possible tiles: { $number } of { $count })
