# Why a move is refused. $tile, $technology, $seal and the like are what the move names, "none" if that is not
# given; $number is how much of it is needed, $have how much of it the reader has, "none" if that is not given.

praga-reason-not-now = You cannot do that now.
praga-reason-tile-already-taken = You have already taken an action tile this turn.
praga-reason-take-tile-first = Take an action tile first.
praga-reason-too-little-gold =
    { $number ->
        [0] You do not have enough gold.
       *[other]
            { $have ->
                [none] Costs { praga-amount-gold }: you do not have that much.
               *[other] Costs { praga-amount-gold }, you have { $have }.
            }
    }
praga-reason-too-little-stone =
    { $number ->
        [0] You do not have enough stone.
       *[other]
            { $have ->
                [none] Costs { praga-amount-stone }: you do not have that much.
               *[other] Costs { praga-amount-stone }, you have { $have }.
            }
    }
praga-reason-too-few-eggs =
    { $number ->
        [0] You do not have enough eggs.
       *[other]
            { $have ->
                [none] Costs { praga-amount-egg }: you do not have that many.
               *[other] Costs { praga-amount-egg }, you have { $have }.
            }
    }
praga-reason-too-few-silver-windows =
    { $number ->
        [0] You do not have enough silver windows.
       *[other]
            { $have ->
                [none] Costs { praga-amount-silver }: you do not have that many.
               *[other] Costs { praga-amount-silver }, you have { $have }.
            }
    }
praga-reason-too-few-gold-windows =
    { $number ->
        [0] You do not have enough gold windows.
       *[other]
            { $have ->
                [none] Costs { praga-amount-goldwin }: you do not have that many.
               *[other] Costs { praga-amount-goldwin }, you have { $have }.
            }
    }
praga-reason-not-on-tile = This action is not on the action tile you took.
praga-reason-main-action-done = You have already performed the action of your action tile.
praga-reason-main-action-first = First perform one of the actions on your action tile.
praga-reason-already-bought = You can buy only one extra action a turn.
praga-reason-no-extra-action = You have no extra action. Buy one for windows first.
praga-reason-no-wheel-bonus = You have no bonus of the action crane to use now.
praga-reason-not-owned =
    { $technology ->
        [none] You do not have that.
       *[other] You do not have { $technology }.
    }
praga-reason-already-refreshed = You can refresh only one row a turn.
praga-reason-row-too-short = There are too few tiles in this row to refresh it.
praga-reason-top-row = Your marker is in the top row already.
praga-reason-no-sideways-credit = You have no move sideways there.
praga-reason-no-claim =
    { $tile ->
        [none] You do not have this bonus this turn.
       *[other] This turn you have no bonus from { $tile }.
    }
praga-reason-no-seal-right = Reach the end of the gold mine track or the quarry track to claim a seal.
praga-reason-seal-taken =
    { $seal ->
        [none] That seal is already claimed.
       *[other] Already claimed: { $seal }.
    }
praga-reason-no-road-effect = You cannot use this effect of the King’s Road this turn.
praga-reason-settle-claim-first = First choose the bonus of your upgraded action.
praga-reason-no-tile-possible = You cannot take any tile on offer.
praga-reason-not-in-row =
    { $tile ->
        [none] That tile is not on offer.
       *[other] Not on offer: { $tile }.
    }
praga-reason-special-tile = You can take a special tile only with that bonus of the action crane, and only with the action of your action tile.
praga-reason-no-free-plot = You cannot pay for it on any free plot.
praga-reason-not-a-plot = Nothing can be built there.
praga-reason-plot-taken = A building stands there already.
praga-reason-slot-taken = A wall stands there already.
praga-reason-end-of-road = Your figure is at the end of the King’s Road.
praga-reason-end-of-track = Your marker is at the end of this track.
praga-reason-token-gone =
    { $token ->
        [none] That production token is not on the river.
       *[other] Not on the river: { $token }.
    }
praga-reason-not-drawn = You cannot choose that tile.
praga-reason-place-taken = This place of the bridge already has a tile.
praga-reason-no-plaza-tile = This plaza has no tile.
praga-reason-no-effect =
    { $technology ->
        [none] That would do nothing now.
       *[other] It would do nothing now: { $technology }.
    }
praga-reason-not-on-wheel = That action tile is not on the action crane.
praga-reason-not-at-pawn = This plot is not at the plaza where Parler’s pawn stands.
praga-reason-no-corner-match = A blue corner must match if that is possible.
praga-reason-settle-road-first = First settle the effect of the King’s Road.
praga-reason-no-action-possible = Neither of its actions is possible, but another tile has a possible action.
