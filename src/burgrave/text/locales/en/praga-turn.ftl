# A turn as it is chosen: the groups of its moves, and what ending it loses.

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
