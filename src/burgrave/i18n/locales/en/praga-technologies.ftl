# What technologies do, by the names of their effects in the data file, in our own words. $bundle is what the
# parameters of the effect are worth ("1 gold, 1 point"); $resource, $track, $symbol, $token are ids.

praga-text-technology =
    { $level ->
        [1] { $effect } Works from your next turn on.
        [2] { $effect } Works from your next turn on.
       *[other] { $effect } Works once: then discard it.
    }

praga-effect-wheel_resource_plus =
    { $resource ->
        [gold] Each time your bonus of the action crane is gold, gain 1 more gold and 1 point.
       *[stone] Each time your bonus of the action crane is stone, gain 1 more stone and 1 point.
    }
praga-effect-track_step_vp =
    { $track ->
        [mines] For each step of your gold mines gain { $bundle }.
       *[quarry] For each step of your quarries gain { $bundle }.
    }
praga-effect-row_up_vp = For each row you climb on the Hunger Wall or the Cathedral gain { $bundle }.
praga-effect-wheel_vp_plus = Each time the action crane gives you points, gain { $bundle } more.
praga-effect-building_with_symbol = For each building you build with the { part-praga-symbol } gain { $bundle }.
praga-effect-building_without_symbol = For each building you build without the { part-praga-symbol } gain { $bundle }.
praga-effect-wall_with_symbol = For each wall you build with the { part-praga-symbol } gain { $bundle }.
praga-effect-token_once =
    { $token ->
        [red] Once in each of your turns, when you gain a red token, gain { $bundle }.
       *[blue] Once in each of your turns, when you gain a blue token, gain { $bundle }.
    }
praga-effect-egg_gain = For each egg you gain or buy, gain { $bundle }.
praga-effect-egg_and_road = Gain 1 egg, then build the King’s Road.
praga-effect-free_row_up = Climb a row of the Hunger Wall or the Cathedral. It costs no windows and no level price.
praga-effect-university_steps =
    { $steps ->
        [one] Advance { $steps } step at the university.
       *[other] Advance { $steps } steps at the university.
    }
praga-effect-upgrade_and_vp = Upgrade an action and gain { $bundle }.
praga-effect-upgrade_and_goldwin = Upgrade an action and gain { $bundle }.
praga-effect-produce_gold = Produce gold and gain { $bundle }. This is not an action.
praga-effect-produce_stone = Produce stone and gain { $bundle }. This is not an action.
praga-effect-building_discount = Build a building and pay { $bundle } less for tile and plot together.
praga-effect-wall_discount = Build a wall and pay { $bundle } less.
praga-effect-any_action = Perform any one action.
praga-effect-step_and_produce =
    { $steps ->
        [one] Advance your gold mines or your quarries { $steps } step, then produce gold or stone. This is not an action.
       *[other] Advance your gold mines or your quarries { $steps } steps, then produce gold or stone. This is not an action.
    }
praga-effect-plaza_both = Gain both rewards of any plaza tile on the board.
