# Amounts of bonuses: `praga-amount-CODE` with $number, and bundles of them, joined with commas by the code
# that reads the data file. $cost and $bundle are such bundles.

praga-amount-nothing = nothing
praga-amount-gold = { $number } gold
praga-amount-stone = { $number } stone
praga-amount-vp =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
praga-amount-tech =
    { $number ->
        [one] { $number } technology step
       *[other] { $number } technology steps
    }
praga-amount-university =
    { $number ->
        [one] { $number } university step
       *[other] { $number } university steps
    }
praga-amount-mine =
    { $number ->
        [one] { $number } step of the gold mines
       *[other] { $number } steps of the gold mines
    }
praga-amount-quarry =
    { $number ->
        [one] { $number } step of the quarries
       *[other] { $number } steps of the quarries
    }
praga-amount-silver =
    { $number ->
        [one] { $number } silver window
       *[other] { $number } silver windows
    }
praga-amount-goldwin =
    { $number ->
        [one] { $number } gold window
       *[other] { $number } gold windows
    }
praga-amount-egg =
    { $number ->
        [one] { $number } egg
       *[other] { $number } eggs
    }
praga-amount-red =
    { $number ->
        [one] { $number } red token
       *[other] { $number } red tokens
    }
praga-amount-blue =
    { $number ->
        [one] { $number } blue token
       *[other] { $number } blue tokens
    }
praga-amount-hunger =
    { $number ->
        [one] { $number } move sideways on the Hunger Wall
       *[other] { $number } moves sideways on the Hunger Wall
    }
praga-amount-cathedral =
    { $number ->
        [one] { $number } move sideways on the Cathedral
       *[other] { $number } moves sideways on the Cathedral
    }
praga-amount-sideways_choice =
    { $number ->
        [one] { $number } move sideways on the Hunger Wall or the Cathedral
       *[other] { $number } moves sideways on the Hunger Wall or the Cathedral
    }
praga-amount-special_or_vp = a special tile or { praga-amount-vp }
praga-amount-buy_egg = the right to buy an egg
praga-amount-choose = a reward of your choice

# Any of them: $bonus_id is the code.
praga-amount =
    { $bonus_id ->
        [gold] { praga-amount-gold }
        [stone] { praga-amount-stone }
        [vp] { praga-amount-vp }
        [tech] { praga-amount-tech }
        [university] { praga-amount-university }
        [mine] { praga-amount-mine }
        [quarry] { praga-amount-quarry }
        [silver] { praga-amount-silver }
        [goldwin] { praga-amount-goldwin }
        [egg] { praga-amount-egg }
        [red] { praga-amount-red }
        [blue] { praga-amount-blue }
        [hunger] { praga-amount-hunger }
        [cathedral] { praga-amount-cathedral }
        [sideways_choice] { praga-amount-sideways_choice }
        [special_or_vp] { praga-amount-special_or_vp }
        [buy_egg] { praga-amount-buy_egg }
        [choose] { praga-amount-choose }
       *[nothing] { praga-amount-nothing }
    }

## Bundles

praga-bundle-empty = nothing
praga-bundle-buy_egg = 1 egg for { $cost }
# $choices are bundles with a stroke between them.
praga-bundle-choose = one of: { $choices }
praga-bundle-trade = { $cost } → { $bundle }
