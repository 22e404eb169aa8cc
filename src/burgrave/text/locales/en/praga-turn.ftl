# A turn as it is chosen: the groups of its moves, what ending it loses, and where gains come from.

## Groups

praga-group-take = Crane
praga-group-action = Action
praga-group-note-action = one of the two
praga-group-first = To settle
praga-group-note-first = before the turn can end
praga-group-comes = Bonuses
praga-group-note-comes = at the end they come by themselves
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
praga-forfeit-action = the action of the tile
praga-forfeit-extra =
    { $number ->
        [one] an extra action
       *[other] { $number } extra actions
    }
praga-forfeit-wheel-bonus = the egg that is for sale
praga-forfeit-road-effect = the purchase on space { $id }
praga-forfeit-road-egg-effect = the effect of space { $id } for an egg
praga-forfeit-sideways =
    { $id ->
        [hunger_wall] { praga-amount-hunger }
       *[cathedral] { praga-amount-cathedral }
    }
praga-forfeit-window =
    { $number ->
        [one] a window of your choice
       *[other] { $number } windows of your choice
    }
praga-forfeit-list = loses { $things }

## Where what a tile brings comes from

praga-ledger-price = Price
# $number is what a technology takes off.
praga-ledger-price-less = Price, { $number } off
praga-ledger-plot = This plot
praga-ledger-reward = Reward
praga-ledger-university = University
praga-ledger-edge = Edges match
praga-ledger-corners-red = Red corners meet
praga-ledger-corners-blue = Blue corners meet
praga-ledger-symbol = Its symbol: a move sideways
praga-ledger-around = Buildings around the plaza
praga-ledger-cube = Your cube on it
praga-ledger-no-cube = No cube left, no influence
praga-ledger-technology = Technology { $level }
praga-ledger-wealth = Wealth: { $wealth }
praga-ledger-road = King’s Road, { $space }
praga-ledger-overflow = Past the end of the track
praga-ledger-projects = Moves sideways
praga-ledger-limit = No room for more
praga-ledger-plaza = Plaza complete
praga-ledger-plaza-you = Plaza complete: you lead
praga-ledger-plaza-shared = Plaza complete: you lead with { $seats }
praga-ledger-plaza-other = Plaza complete: led by { $seats }
praga-ledger-plaza-other-and-you = Plaza complete: led by { $seats }, you choose one
praga-ledger-plaza-choose = Plaza complete: you choose one
praga-ledger-each-time = From now on, each time
praga-ledger-upgrade = Your upgrade, when you like
