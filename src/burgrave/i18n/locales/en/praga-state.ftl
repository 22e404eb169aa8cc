# The state of Praga in words: labels begin with a small letter, because they can also stand in a sentence.
# $who is "you" or "other".

praga-state-turn = turn { $number } of { $turns }
praga-state-counter =
    { $number ->
        [0] turn counter at the hourglass
       *[other] turn counter at { $number }
    }
praga-state-taken = taken
praga-state-at = at { $number }: { $told }
praga-state-seal-rights = Seals to claim: { $number }.
praga-state-has =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } { $bundle }.
praga-state-place = row { $row }, column { $column }
praga-state-evaluated = evaluated
praga-state-free-plot = free
praga-state-cube = cube of { $owner }

## Headings

praga-state-heading-display = On offer, with all sides
praga-state-heading-stacks = Stacks and river
praga-state-heading-map = City
praga-state-heading-projects = Hunger Wall and Cathedral
praga-state-heading-seals = Seals

## Places

# $town is OT (Old Town) or NT (New Town).
# $side is the side of the plaza on which the plot lies.
praga-state-plot = { $plaza }, plot { $side }
praga-state-position = position { $number }
praga-state-slot = slot { $number }
praga-state-wall-slot = wall slot { $number }
praga-state-round = round { $number }

## Kinds of pieces

praga-state-piece-technology = technology
praga-state-piece-bridge_tile = bridge tile
praga-state-piece-seal = seal

## What is on the table

praga-state-used-up = already paid: { $edges }
praga-state-covers = on top of: { $tiles }
praga-state-buildings =
    { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    }
praga-state-free-plots =
    { $number ->
        [one] { $number } free plot
       *[other] { $number } free plots
    }
praga-state-taken-by = taken by { $owner }
praga-state-you-know = you know: { $pieces }
praga-state-used-technologies = technologies used and discarded
praga-state-silver-discarded = silver bridge tiles discarded
praga-state-pointer = next tile of { $row }
praga-state-cards-left = cards left
praga-state-cards-shuffled = All five cards are shuffled before the next one.
praga-state-card-played = played since the last shuffle
praga-state-last-card = last card
praga-state-tokens-discarded = production tokens discarded

## Seats

praga-state-working = already in effect
praga-state-used-this-cycle = used in this cycle
praga-state-points-by-source = where the points come from
praga-state-points-now = points if the game ended now

## The turn

praga-state-seat-in-turn = player
praga-state-done = done
praga-state-done-main_done = main action
praga-state-done-bought = extra action bought
praga-state-done-refreshed = a row refreshed
praga-state-end-first = to settle before the turn can end
praga-state-end-comes = comes at the end of the turn
praga-state-end-lost = lost at the end of the turn
praga-state-claims = upgrades that can still be used, by action
praga-state-drawn = to choose from
praga-state-performing = being performed
praga-state-performing-main = main action
praga-state-performing-extra = extra action
praga-state-performing-technology = action of a technology
praga-state-discount = price lowered by
praga-state-tile = tile chosen
praga-state-slot-chosen = wall slot chosen
praga-state-plot-chosen = plot chosen
