# The kinds of pieces in lists.

praga-kind-upgrade = upgrade
praga-kind-wall = wall
praga-kind-building = building
praga-kind-technology = technology
praga-kind-token = production token
praga-kind-plaza_tile = plaza tile
praga-kind-bridge_tile = bridge tile
praga-kind-seal = seal
praga-kind-action_tile = action tile

praga-number-era = era
praga-number-level = level
